<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl_NL">
<context>
    <name>Abouts</name>
    <message>
        <source>A row, column or box in which only one cell is empty. Eight of its cells are filled, so eight different digits are used, and one digit A is missing. A goes into the empty cell.</source>
        <translation>Een rij, kolom of blok waarin maar één cel leeg is. Acht cellen zijn gevuld, dus zijn acht verschillende cijfers gebruikt, en één cijfer A ontbreekt. A hoort in de lege cel.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with a single gap, and count from 1 to 9 to find the digit that is missing.</source>
        <translation>Zoek een rij, kolom of blok met één gat en tel van 1 tot 9 om te vinden welk cijfer ontbreekt.</translation>
    </message>
    <message>
        <source>Each row, column and box has nine cells and needs each of the nine digits once.</source>
        <translation>Elke rij, elke kolom en elk blok heeft negen cellen en heeft elk van de negen cijfers één keer nodig.</translation>
    </message>
    <message>
        <source>Eight cells are filled, with eight different digits.</source>
        <translation>Acht cellen zijn gevuld, met acht verschillende cijfers.</translation>
    </message>
    <message>
        <source>Only A is missing, and only one cell is free. So A goes there.</source>
        <translation>Alleen A ontbreekt, en er is maar één cel vrij. Dus hoort A daar.</translation>
    </message>
    <message>
        <source>A digit A that fits into only one cell of a row, column or box. Each of the other cells is filled, or shares a row, column or box with an A that is already there. So A goes into the cell that is left.</source>
        <translation>Een cijfer A dat in een rij, kolom of blok maar in één cel past. Elke andere cel is gevuld, of deelt een rij, kolom of blok met een A die er al staat. Dus hoort A in de cel die overblijft.</translation>
    </message>
    <message>
        <source>Choose a digit that is on the board often. Follow its rows and columns into a box that does not have it yet, and see which cells are left.</source>
        <translation>Kies een cijfer dat vaak op het bord staat. Volg zijn rijen en kolommen naar een blok dat het nog niet heeft, en kijk welke cellen overblijven.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and it has none yet.</source>
        <translation>De rij, de kolom of het blok heeft een A nodig en heeft er nog geen.</translation>
    </message>
    <message>
        <source>A cell that is filled has no room for it.</source>
        <translation>Een gevulde cel heeft er geen plaats voor.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with another A cannot be A, because A would be there twice.</source>
        <translation>Een cel die een rij, kolom of blok met een andere A deelt, kan geen A zijn, want dan zou A er twee keer staan.</translation>
    </message>
    <message>
        <source>One cell is left. The A must be somewhere, so it is there.</source>
        <translation>Er blijft één cel over. De A moet ergens staan, dus staat hij daar.</translation>
    </message>
    <message>
        <source>A cell that can only be A. Its row, its column and its box together already hold the eight other digits. Every cell needs a digit, so this one is A.</source>
        <translation>Een cel die alleen A kan zijn. Haar rij, haar kolom en haar blok bevatten samen al de acht andere cijfers. Elke cel heeft een cijfer nodig, dus is deze A.</translation>
    </message>
    <message>
        <source>Look where a full row, column and box cross, and count which digits the cell meets. With all candidates written, look for a cell with only one.</source>
        <translation>Kijk waar een volle rij, kolom en een vol blok elkaar kruisen, en tel welke cijfers de cel tegenkomt. Staan alle kandidaten erin, zoek dan een cel met maar één kandidaat.</translation>
    </message>
    <message>
        <source>The cell cannot be a digit that its row already has, nor one of its column or box.</source>
        <translation>De cel kan geen cijfer zijn dat haar rij al heeft, en ook geen cijfer uit haar kolom of blok.</translation>
    </message>
    <message>
        <source>Together these are eight different digits: all but A.</source>
        <translation>Samen zijn dat acht verschillende cijfers: alle behalve A.</translation>
    </message>
    <message>
        <source>The cell must hold some digit. Only A is left, so it is A.</source>
        <translation>De cel moet een cijfer bevatten. Alleen A blijft over, dus is het A.</translation>
    </message>
    <message>
        <source>All cells that can be filled now, in one step. Each has only one candidate left, or is the only place for its digit in a row, column or box. None of them waits for another, so their order does not matter.</source>
        <translation>Alle cellen die nu gevuld kunnen worden, in één stap. Elke cel heeft nog maar één kandidaat, of is de enige plaats voor haar cijfer in een rij, kolom of blok. Geen ervan wacht op een andere, dus doet de volgorde er niet toe.</translation>
    </message>
    <message>
        <source>Go through the digits from 1 to 9, and then through the cells that meet many digits.</source>
        <translation>Loop de cijfers van 1 tot 9 langs, en daarna de cellen die veel cijfers tegenkomen.</translation>
    </message>
    <message>
        <source>Each of the cells follows by itself: by a Hidden Single or by a Naked Single.</source>
        <translation>Elke cel volgt op zichzelf: door een verborgen single of een naakte single.</translation>
    </message>
    <message>
        <source>A digit that is right stays right when another right digit is written.</source>
        <translation>Een cijfer dat klopt, blijft kloppen als er een ander juist cijfer wordt geschreven.</translation>
    </message>
    <message>
        <source>So all of them may be written at once.</source>
        <translation>Dus mogen ze allemaal tegelijk worden geschreven.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. All places for A in one box lie in one row or column, or all its places in a row or column lie in one box, so A cannot be in the rest. That leaves A only one place somewhere else, and there it goes.</source>
        <translation>Twee stappen tegelijk, waarvoor geen kandidaten nodig zijn. Alle plaatsen voor A in een blok liggen in één rij of kolom, of alle plaatsen in een rij of kolom liggen in één blok, dus kan A niet in de rest staan. Zo blijft er elders maar één plaats voor A over, en daar hoort hij.</translation>
    </message>
    <message>
        <source>When a digit has two or three places side by side in a box, follow their row or column into the next boxes. There it may have only one place left.</source>
        <translation>Heeft een cijfer in een blok twee of drie plaatsen naast elkaar, volg dan hun rij of kolom naar de volgende blokken. Misschien blijft daar maar één plaats over.</translation>
    </message>
    <message>
        <source>All places for A in the first box lie in one row, and the box needs an A. So the A of that row is in this box.</source>
        <translation>Alle plaatsen voor A in het eerste blok liggen in één rij, en het blok heeft een A nodig. Dus staat de A van die rij in dit blok.</translation>
    </message>
    <message>
        <source>The row has only one A. So none of its cells in other boxes can be A.</source>
        <translation>De rij heeft maar één A. Dus kan geen van haar cellen in andere blokken A zijn.</translation>
    </message>
    <message>
        <source>Another row, column or box had its places for A in these cells, and in one more. Only that one is left.</source>
        <translation>Een andere rij, kolom of een ander blok had zijn plaatsen voor A in deze cellen, en in nog één. Alleen die blijft over.</translation>
    </message>
    <message>
        <source>So A goes there. With a column instead of the row, or a line first and its box then, the reason is the same.</source>
        <translation>Dus hoort A daar. Met een kolom in plaats van de rij, of eerst een lijn en dan haar blok, is de reden dezelfde.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. Two or three digits fit only into two or three cells of a row, column or box, so they fill these cells. Another digit of the same row, column or box then has only one place left.</source>
        <translation>Twee stappen tegelijk, waarvoor geen kandidaten nodig zijn. Twee of drie cijfers passen maar in twee of drie cellen van een rij, kolom of blok, dus vullen ze die cellen. Een ander cijfer van dezelfde rij, kolom of hetzelfde blok heeft dan nog maar één plaats.</translation>
    </message>
    <message>
        <source>Look for two digits that are ruled out in the same cells of a box. Keep the two cells that are left for them, and see what that means for the other digits.</source>
        <translation>Zoek twee cijfers die in dezelfde cellen van een blok zijn uitgesloten. Houd de twee cellen die overblijven voor hen vrij, en kijk wat dat voor de andere cijfers betekent.</translation>
    </message>
    <message>
        <source>Say the digits are two, and both fit into the same two cells only. Both must be somewhere, and a cell holds one digit.</source>
        <translation>Stel, het zijn twee cijfers, en beide passen alleen in dezelfde twee cellen. Beide moeten ergens staan, en een cel bevat één cijfer.</translation>
    </message>
    <message>
        <source>So these two cells hold these two digits, and nothing else.</source>
        <translation>Dus bevatten deze twee cellen deze twee cijfers, en niets anders.</translation>
    </message>
    <message>
        <source>A third digit loses its places there. In the row, column or box it has one place left, so it goes there.</source>
        <translation>Een derde cijfer verliest daar zijn plaatsen. In de rij, de kolom of het blok heeft het één plaats over, dus hoort het daar.</translation>
    </message>
    <message>
        <source>With three digits in three cells the reason is the same.</source>
        <translation>Met drie cijfers in drie cellen is de reden dezelfde.</translation>
    </message>
    <message>
        <source>A digit A that fits into a box only in cells of one row, or only in cells of one column. The box needs an A, so one of these cells is A. So A can be removed from the other cells of that row or column, outside the box.</source>
        <translation>Een cijfer A dat in een blok alleen in cellen van één rij past, of alleen in cellen van één kolom. Het blok heeft een A nodig, dus is een van deze cellen A. Daarom kan A uit de andere cellen van die rij of kolom worden weggestreept, buiten het blok.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for boxes in which its two or three places are all in one row or all in one column; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Markeer het ene cijfer na het andere. Zoek blokken waarin zijn twee of drie plaatsen allemaal in één rij of één kolom liggen; een gat ertussen maakt niet uit. Vaak valt er niets weg te strepen: zoek dan verder.</translation>
    </message>
    <message>
        <source>The box needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>Het blok heeft een A nodig, en alleen deze twee of drie cellen kunnen A zijn. Dus is een ervan A.</translation>
    </message>
    <message>
        <source>They all lie in the same row. Whichever of them is A, the row then has its A.</source>
        <translation>Ze liggen allemaal in dezelfde rij. Welke ervan ook A is, de rij heeft daarmee haar A.</translation>
    </message>
    <message>
        <source>A second A in the row is not allowed. So no other cell of the row can be A. With a column it is the same.</source>
        <translation>Een tweede A in de rij mag niet. Dus kan geen andere cel van de rij A zijn. Met een kolom gaat het net zo.</translation>
    </message>
    <message>
        <source>A digit A that fits into a row, or into a column, only in cells of one box. The row or column needs an A, so one of these cells is A. So A can be removed from the other cells of the box.</source>
        <translation>Een cijfer A dat in een rij of kolom alleen in cellen van één blok past. De rij of kolom heeft een A nodig, dus is een van deze cellen A. Daarom kan A uit de andere cellen van het blok worden weggestreept.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for rows and columns in which its two or three places are all in one box; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>Markeer het ene cijfer na het andere. Zoek rijen en kolommen waarin zijn twee of drie plaatsen allemaal in één blok liggen; een gat ertussen maakt niet uit. Vaak valt er niets weg te strepen: zoek dan verder.</translation>
    </message>
    <message>
        <source>The row needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>De rij heeft een A nodig, en alleen deze twee of drie cellen kunnen A zijn. Dus is een ervan A.</translation>
    </message>
    <message>
        <source>They all lie in the same box. Whichever of them is A, the box then has its A.</source>
        <translation>Ze liggen allemaal in hetzelfde blok. Welke ervan ook A is, het blok heeft daarmee zijn A.</translation>
    </message>
    <message>
        <source>A second A in the box is not allowed. So no other cell of the box can be A. With a column it is the same.</source>
        <translation>Een tweede A in het blok mag niet. Dus kan geen andere cel van het blok A zijn. Met een kolom gaat het net zo.</translation>
    </message>
    <message>
        <source>Two cells of a row, column or box have only the same two candidates A and B: a pair. A triple is three cells with only three digits between them, a quadruple four cells with four. The cells need these digits for themselves, so the digits can be removed from all other cells there.</source>
        <translation>Twee cellen van een rij, kolom of blok hebben alleen dezelfde twee kandidaten A en B: een paar. Een drietal is drie cellen met samen maar drie cijfers, een viertal vier cellen met vier. De cellen hebben deze cijfers zelf nodig, dus kunnen die daar uit alle andere cellen worden weggestreept.</translation>
    </message>
    <message>
        <source>Look for a cell with exactly two candidates, and for a second cell with the same two in its row, column or box. If they share a row and a box, remove in both. A triple may be (A or B), (B or C) and (A or C).</source>
        <translation>Zoek een cel met precies twee kandidaten, en in haar rij, kolom of blok een tweede cel met dezelfde twee. Delen ze een rij en een blok, streep dan in beide weg. Een drietal kan (A of B), (B of C) en (A of C) zijn.</translation>
    </message>
    <message>
        <source>Take two cells (A or B) of one row. They share the row, so they are different.</source>
        <translation>Neem twee cellen (A of B) van één rij. Ze delen de rij, dus zijn ze verschillend.</translation>
    </message>
    <message>
        <source>If the first is A, the second is B. If the first is B, the second is A.</source>
        <translation>Is de eerste A, dan is de tweede B. Is de eerste B, dan is de tweede A.</translation>
    </message>
    <message>
        <source>Either way the row has its A and its B in these two cells. So no other cell of the row can be A or B.</source>
        <translation>Hoe dan ook heeft de rij haar A en haar B in deze twee cellen. Dus kan geen andere cel van de rij A of B zijn.</translation>
    </message>
    <message>
        <source>Three cells with only three digits between them hold three different digits, so all three. Four cells with four digits do the same.</source>
        <translation>Drie cellen met samen maar drie cijfers bevatten drie verschillende cijfers, dus alle drie. Vier cellen met vier cijfers doen hetzelfde.</translation>
    </message>
    <message>
        <source>Two cells with only the candidates A and B, or three cells with A, B and C, that lie in one box and also in one row or column. They use these digits up for the box and for the row or column at once. The digits go from the other cells of both.</source>
        <translation>Twee cellen met alleen de kandidaten A en B, of drie cellen met A, B en C, die in één blok liggen en ook in één rij of kolom. Ze gebruiken deze cijfers tegelijk op voor het blok en voor de rij of kolom. De cijfers vervallen in de andere cellen van beide.</translation>
    </message>
    <message>
        <source>Look for cells with the same few candidates side by side in a box.</source>
        <translation>Zoek in een blok cellen naast elkaar met dezelfde paar kandidaten.</translation>
    </message>
    <message>
        <source>Two cells (A or B) that share a row are different: one is A, the other B.</source>
        <translation>Twee cellen (A of B) die een rij delen, zijn verschillend: de ene is A, de andere B.</translation>
    </message>
    <message>
        <source>So the row has its A and its B there, and no other cell of the row can be A or B.</source>
        <translation>Dus heeft de rij daar haar A en haar B, en geen andere cel van de rij kan A of B zijn.</translation>
    </message>
    <message>
        <source>The two cells share a box too. So the box has its A and its B there as well, and no other cell of the box can be A or B.</source>
        <translation>De twee cellen delen ook een blok. Dus heeft ook het blok daar zijn A en zijn B, en geen andere cel van het blok kan A of B zijn.</translation>
    </message>
    <message>
        <source>Two digits A and B that fit only into the same two cells of a row, column or box, or three digits that fit only into three cells, or four into four. The digits need all of these cells. So every other candidate goes from them.</source>
        <translation>Twee cijfers A en B die alleen in dezelfde twee cellen van een rij, kolom of blok passen, of drie cijfers die alleen in drie cellen passen, of vier in vier. De cijfers hebben al deze cellen nodig. Dus vervalt daar elke andere kandidaat.</translation>
    </message>
    <message>
        <source>In a row, column or box look for digits with only two places, and see whether two of them have the same two. For a triple each digit may have two or three of the three cells.</source>
        <translation>Zoek in een rij, kolom of blok cijfers met maar twee plaatsen, en kijk of twee ervan dezelfde hebben. Bij een drietal kan elk cijfer twee of drie van de drie cellen hebben.</translation>
    </message>
    <message>
        <source>In one row A fits only into two cells, and B fits only into the same two.</source>
        <translation>In een rij past A maar in twee cellen, en B past alleen in dezelfde twee.</translation>
    </message>
    <message>
        <source>If A is in the first, B must be in the second. If A is in the second, B must be in the first.</source>
        <translation>Staat A in de eerste, dan moet B in de tweede staan. Staat A in de tweede, dan moet B in de eerste staan.</translation>
    </message>
    <message>
        <source>Either way both cells are taken by A and B. So no other digit can be in them.</source>
        <translation>Hoe dan ook zijn beide cellen bezet door A en B. Dus kan er geen ander cijfer in staan.</translation>
    </message>
    <message>
        <source>Three digits that fit only into three cells take all three, and four digits take four.</source>
        <translation>Drie cijfers die alleen in drie cellen passen, bezetten ze alle drie, en vier cijfers bezetten er vier.</translation>
    </message>
    <message>
        <source>Two or three digits that fit into only two or three cells of a row, column or box, where all these cells lie in a second one too. The digits fill the cells, so nothing else can be there. They are used up in both, so no other cell of the second can have them.</source>
        <translation>Twee of drie cijfers die in een rij, kolom of blok maar in twee of drie cellen passen, die ook allemaal in een tweede liggen. De cijfers vullen de cellen, dus kan er niets anders staan. Ze zijn in beide opgebruikt, dus kan geen andere cel van de tweede ze hebben.</translation>
    </message>
    <message>
        <source>Look for two or three digits whose places in a box are the same two or three cells of one row or column.</source>
        <translation>Zoek twee of drie cijfers waarvan de plaatsen in een blok dezelfde twee of drie cellen van één rij of kolom zijn.</translation>
    </message>
    <message>
        <source>In a box A and B fit only into the same two cells. One of these is A and the other B, so nothing else can be there.</source>
        <translation>In een blok passen A en B alleen in dezelfde twee cellen. De ene is A en de andere B, dus kan er niets anders staan.</translation>
    </message>
    <message>
        <source>Both cells lie in one row. So the A and the B of this row are there as well.</source>
        <translation>Beide cellen liggen in één rij. Dus staan ook de A en de B van die rij daar.</translation>
    </message>
    <message>
        <source>No other cell of the row can be A or B. With three digits in three cells the reason is the same.</source>
        <translation>Geen andere cel van de rij kan A of B zijn. Met drie cijfers in drie cellen is de reden dezelfde.</translation>
    </message>
    <message>
        <source>In two rows a digit A has places only in the same two columns: an X-Wing. It works with rows and columns swapped, too, and with three of each (Swordfish) or four (Jellyfish). Each of the rows has its A in a different one of the columns, so A can be removed from all other cells of these columns.</source>
        <translation>In twee rijen heeft een cijfer A alleen plaatsen in dezelfde twee kolommen: een X-Wing. Het werkt ook met rijen en kolommen verwisseld, en met drie van elk (Swordfish) of vier (Jellyfish). Elke rij heeft haar A in een andere kolom, dus kan A uit alle andere cellen van deze kolommen worden weggestreept.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows where it has two places each, in the same columns; then remove it in the columns. Or for two columns with places in the same rows; then remove it in the rows. In a Swordfish each row has two or three.</source>
        <translation>Markeer één cijfer. Zoek twee rijen waarin het elk twee plaatsen heeft, in dezelfde kolommen; streep het dan in de kolommen weg. Of twee kolommen met plaatsen in dezelfde rijen; streep het dan in de rijen weg. In een Swordfish heeft elke rij er twee of drie.</translation>
    </message>
    <message>
        <source>Each of the two rows needs an A, and has room for it only in the two columns.</source>
        <translation>Elk van de twee rijen heeft een A nodig en heeft daar alleen in de twee kolommen plaats voor.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the left column, the lower row cannot have it there: a column has only one A. So its A is in the right column.</source>
        <translation>Heeft de bovenste rij haar A in de linkerkolom, dan kan de onderste die daar niet hebben: een kolom heeft maar één A. Dus staat haar A in de rechterkolom.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the right column, the A of the lower row is in the left one.</source>
        <translation>Heeft de bovenste rij haar A in de rechterkolom, dan staat de A van de onderste rij in de linker.</translation>
    </message>
    <message>
        <source>Either way both columns have their A in these two rows. So no other cell of the two columns can be A.</source>
        <translation>Hoe dan ook hebben beide kolommen hun A in deze twee rijen. Dus kan geen andere cel van de twee kolommen A zijn.</translation>
    </message>
    <message>
        <source>Three rows put three As into three different columns, and so each of the three columns has its A. Four rows do it with four.</source>
        <translation>Drie rijen zetten drie A’s in drie verschillende kolommen, en zo heeft elk van de drie kolommen haar A. Vier rijen doen het met vier.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern of rows and columns that is spoiled by a few extra places for A in one box. These extra places are called fins. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>Een X-Wing, Swordfish of groter patroon van rijen en kolommen dat wordt verstoord door een paar extra plaatsen voor A in één blok. Die extra plaatsen heten vinnen. A vervalt in de cellen die in een kolom van het patroon liggen en met alle vinnen het blok delen.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows that would be an X-Wing if one or two places close to a corner were not there.</source>
        <translation>Markeer één cijfer. Zoek twee rijen die een X-Wing zouden zijn als een of twee plaatsen vlak bij een hoek er niet waren.</translation>
    </message>
    <message>
        <source>If one of the fins is A, its box has its A. Then no other cell of the box can be A.</source>
        <translation>Is een van de vinnen A, dan heeft haar blok zijn A. Dan kan geen andere cel van het blok A zijn.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is a real X-Wing or Swordfish: its columns have their A in its rows. Then no other cell of the columns can be A.</source>
        <translation>Is geen vin A, dan is het patroon een echte X-Wing of Swordfish: de kolommen hebben hun A in de rijen ervan. Dan kan geen andere cel van de kolommen A zijn.</translation>
    </message>
    <message>
        <source>A cell that lies in such a column and in the box of the fins loses A either way.</source>
        <translation>Een cel die in zo’n kolom en in het blok van de vinnen ligt, verliest A hoe dan ook.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern with extra places for A in one box, called fins, where a corner of the pattern beside the fins cannot be A. Without the fins, one of its rows would have only one place left. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>Een X-Wing, Swordfish of groter patroon met extra plaatsen voor A in één blok, de vinnen, waarbij een hoek van het patroon naast de vinnen geen A kan zijn. Zonder de vinnen zou een van de rijen maar één plaats hebben. A vervalt in de cellen die in een kolom van het patroon liggen en met alle vinnen het blok delen.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows with a place each in one column, whose other places lie in the same three columns but not in line.</source>
        <translation>Markeer één cijfer. Zoek twee rijen met elk een plaats in één kolom, waarvan de andere plaatsen in dezelfde drie kolommen liggen, maar niet op één lijn.</translation>
    </message>
    <message>
        <source>If no fin is A, the row of the fins has its A in the place that is left, and the other rows must use the other columns. So each column of the pattern has its A in these rows.</source>
        <translation>Is geen vin A, dan heeft de rij van de vinnen haar A op de plaats die overblijft, en moeten de andere rijen de andere kolommen gebruiken. Dus heeft elke kolom van het patroon haar A in deze rijen.</translation>
    </message>
    <message>
        <source>A pattern of one digit A like an X-Wing or a Swordfish, in which boxes may take the place of rows or columns. Some rows and boxes have all their places for A in just as many columns or boxes. A goes from the other cells of these, unless extra places (fins) stand in the way.</source>
        <translation>Een patroon van één cijfer A, zoals een X-Wing of een Swordfish, waarin blokken de plaats van rijen of kolommen kunnen innemen. Een aantal rijen en blokken heeft alle plaatsen voor A in evenveel kolommen of blokken. A vervalt in de andere cellen daarvan, tenzij extra plaatsen (vinnen) in de weg staan.</translation>
    </message>
    <message>
        <source>Look for a row with few places for a digit and a box with few places for it, which use the same two columns.</source>
        <translation>Zoek een rij met weinig plaatsen voor een cijfer en een blok met weinig plaatsen ervoor, die dezelfde twee kolommen gebruiken.</translation>
    </message>
    <message>
        <source>Say a row and a box that do not overlap have all their places for A in two columns. Both need an A, and these are two different cells.</source>
        <translation>Stel, een rij en een blok die elkaar niet overlappen, hebben alle plaatsen voor A in twee kolommen. Beide hebben een A nodig, en dat zijn twee verschillende cellen.</translation>
    </message>
    <message>
        <source>A column has only one A. So the A of the row and the A of the box are in different columns.</source>
        <translation>Een kolom heeft maar één A. Dus staan de A van de rij en de A van het blok in verschillende kolommen.</translation>
    </message>
    <message>
        <source>Both columns then have their A, so no other cell of them can be A. With more of them the count is the same.</source>
        <translation>Beide kolommen hebben dan hun A, dus kan geen andere cel ervan A zijn. Met meer ervan gaat de telling net zo.</translation>
    </message>
    <message>
        <source>If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.</source>
        <translation>Zijn er vinnen: ofwel is een vin A, ofwel is het patroon compleet. Wat in beide gevallen geen A is, vervalt.</translation>
    </message>
    <message>
        <source>A pattern of one digit A in which rows, columns and boxes are mixed freely. Some of them have all their places for A in just as many others. A goes from the other cells of these others, unless extra places (fins) stand in the way.</source>
        <translation>Een patroon van één cijfer A waarin rijen, kolommen en blokken vrij gemengd zijn. Een aantal ervan heeft alle plaatsen voor A in evenveel andere. A vervalt in de overige cellen van die andere, tenzij extra plaatsen (vinnen) in de weg staan.</translation>
    </message>
    <message>
        <source>People find these seldom. Start from a row and a column with two places each, and look for a box that joins them.</source>
        <translation>Mensen vinden ze zelden. Begin bij een rij en een kolom met elk twee plaatsen, en zoek een blok dat ze verbindt.</translation>
    </message>
    <message>
        <source>Each row, column or box of the first kind needs an A. They have no place for it in common, so these are different cells.</source>
        <translation>Elke rij, elke kolom en elk blok van de eerste soort heeft een A nodig. Ze hebben er geen plaats voor gemeen, dus zijn het verschillende cellen.</translation>
    </message>
    <message>
        <source>Each of these As lies in one of the second kind, which has only one A. So they all lie in different ones.</source>
        <translation>Elk van deze A’s ligt in een van de tweede soort, die maar één A heeft. Dus liggen ze allemaal in verschillende.</translation>
    </message>
    <message>
        <source>There are as many of the second kind as of the first. So each of them has its A in the pattern, and its other cells cannot be A.</source>
        <translation>Van de tweede soort zijn er net zoveel als van de eerste. Dus heeft elk ervan zijn A in het patroon, en kunnen zijn andere cellen geen A zijn.</translation>
    </message>
    <message>
        <source>Two patterns with fins over the same rows, shown in one step. They use different columns and different extra places (fins) for the digit A. Each rules out cells of its own, so together they rule out more.</source>
        <translation>Twee patronen met vinnen over dezelfde rijen, in één stap getoond. Ze gebruiken verschillende kolommen en verschillende extra plaatsen (vinnen) voor het cijfer A. Elk sluit eigen cellen uit, dus samen sluiten ze meer uit.</translation>
    </message>
    <message>
        <source>When you have found a pattern with fins, see whether the fins can change parts with a corner in the same box.</source>
        <translation>Heb je een patroon met vinnen gevonden, kijk dan of de vinnen van rol kunnen wisselen met een hoek in hetzelfde blok.</translation>
    </message>
    <message>
        <source>Look at the first pattern alone. If a fin of it is A, its box has its A. If none is, its columns have their A in the rows.</source>
        <translation>Kijk alleen naar het eerste patroon. Is een vin ervan A, dan heeft haar blok zijn A. Is er geen A, dan hebben de kolommen hun A in de rijen.</translation>
    </message>
    <message>
        <source>A cell in the box and in such a column loses A either way.</source>
        <translation>Een cel in het blok en in zo’n kolom verliest A hoe dan ook.</translation>
    </message>
    <message>
        <source>The second pattern is right for the same reason, with other fins and other columns.</source>
        <translation>Het tweede patroon klopt om dezelfde reden, met andere vinnen en andere kolommen.</translation>
    </message>
    <message>
        <source>Both are true at the same time, so what each rules out goes.</source>
        <translation>Beide gelden tegelijk, dus vervalt wat elk ervan uitsluit.</translation>
    </message>
    <message>
        <source>A pattern of rows and columns for the digit A with extra places (fins) that are too far from the cell in question. From each fin a chain of simple conclusions leads to that cell. Whether a fin is A or none is, the cell loses its candidate.</source>
        <translation>Een patroon van rijen en kolommen voor het cijfer A met extra plaatsen (vinnen) die te ver van de cel in kwestie liggen. Van elke vin leidt een keten van eenvoudige conclusies naar die cel. Of nu een vin A is of geen enkele, de cel verliest haar kandidaat.</translation>
    </message>
    <message>
        <source>Find a pattern that fails only because a fin is in the wrong box. Then follow what happens if the fin is true.</source>
        <translation>Zoek een patroon dat alleen mislukt omdat een vin in het verkeerde blok ligt. Volg dan wat er gebeurt als de vin waar is.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is complete: its columns have their A in its rows. The cell in question lies in such a column and cannot be A.</source>
        <translation>Is geen vin A, dan is het patroon compleet: de kolommen hebben hun A in de rijen ervan. De cel in kwestie ligt in zo’n kolom en kan geen A zijn.</translation>
    </message>
    <message>
        <source>If a fin is A, follow the chain that starts at it, one conclusion after the other. It ends with the cell in question, which loses the candidate too.</source>
        <translation>Is een vin A, volg dan de keten die daar begint, conclusie na conclusie. Die eindigt bij de cel in kwestie, die de kandidaat ook verliest.</translation>
    </message>
    <message>
        <source>One of these cases is true. The candidate is wrong in each of them, so it goes.</source>
        <translation>Een van deze gevallen is waar. In elk ervan is de kandidaat fout, dus vervalt hij.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, have only two places each for A, and one place of each lies in the same column or row: the ground. The two on the ground cannot both be A, so at least one of the two tops is. A goes from every cell that shares a row, column or box with both tops.</source>
        <translation>Twee rijen, of twee kolommen, hebben elk maar twee plaatsen voor A, en van elk ligt één plaats in dezelfde kolom of rij: de grond. De twee op de grond kunnen niet beide A zijn, dus is minstens een van de twee toppen A. A vervalt in elke cel die met beide toppen een rij, kolom of blok deelt.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two columns with two places each, of which two stand in the same row and the other two do not.</source>
        <translation>Markeer één cijfer. Zoek twee kolommen met elk twee plaatsen, waarvan er twee in dezelfde rij staan en de andere twee niet.</translation>
    </message>
    <message>
        <source>The two places on the ground share a row. So one of them is not A.</source>
        <translation>De twee plaatsen op de grond delen een rij. Dus is een ervan geen A.</translation>
    </message>
    <message>
        <source>If the left one is not A, the A of the left column is at its top.</source>
        <translation>Is de linker geen A, dan staat de A van de linkerkolom in haar top.</translation>
    </message>
    <message>
        <source>If the right one is not A, the A of the right column is at its top.</source>
        <translation>Is de rechter geen A, dan staat de A van de rechterkolom in haar top.</translation>
    </message>
    <message>
        <source>Either way one of the tops is A. A cell that shares a row, column or box with both tops meets an A, so it is not A.</source>
        <translation>Hoe dan ook is een van de toppen A. Een cel die met beide toppen een rij, kolom of blok deelt, komt een A tegen, dus is zij geen A.</translation>
    </message>
    <message>
        <source>A row and a column have only two places each for A, and one place of each lies in the same box. These two cannot both be A, so at least one of the two far ends is. A goes from the cell that lies in the row or column of both far ends.</source>
        <translation>Een rij en een kolom hebben elk maar twee plaatsen voor A, en van elk ligt één plaats in hetzelfde blok. Die twee kunnen niet beide A zijn, dus is minstens een van de twee verre uiteinden A. A vervalt in de cel die in de rij of kolom van beide verre uiteinden ligt.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a row and a column with two places each that meet in one box without sharing a cell there.</source>
        <translation>Markeer één cijfer. Zoek een rij en een kolom met elk twee plaatsen, die elkaar in één blok treffen zonder daar een cel te delen.</translation>
    </message>
    <message>
        <source>The two places in the box share this box. So one of them is not A.</source>
        <translation>De twee plaatsen in het blok delen dit blok. Dus is een ervan geen A.</translation>
    </message>
    <message>
        <source>If the one of the row is not A, the A of the row is at its far end.</source>
        <translation>Is die van de rij geen A, dan staat de A van de rij aan haar verre uiteinde.</translation>
    </message>
    <message>
        <source>If the one of the column is not A, the A of the column is at its far end.</source>
        <translation>Is die van de kolom geen A, dan staat de A van de kolom aan haar verre uiteinde.</translation>
    </message>
    <message>
        <source>Either way one far end is A. The cell that shares the column of the first end and the row of the second meets it, so it is not A.</source>
        <translation>Hoe dan ook is één ver uiteinde A. De cel die de kolom van het eerste uiteinde en de rij van het tweede deelt, komt die tegen, dus is zij geen A.</translation>
    </message>
    <message>
        <source>Two kites that use the same box, in one step. In each, a row and a column have only two places each for A and meet in the box, so one of their two far ends is A. Each kite removes A from the cell that its two far ends have in common.</source>
        <translation>Twee kites die hetzelfde blok gebruiken, in één stap. In elk hebben een rij en een kolom maar twee plaatsen voor A en treffen ze elkaar in het blok, dus is een van hun twee verre uiteinden A. Elke kite streept A weg uit de cel die zijn twee verre uiteinden gemeen hebben.</translation>
    </message>
    <message>
        <source>When you have found a kite, look for a second row or column with two places that meets the same box.</source>
        <translation>Heb je een kite gevonden, zoek dan een tweede rij of kolom met twee plaatsen die hetzelfde blok treft.</translation>
    </message>
    <message>
        <source>In the box of the first kite, the places of its row and its column cannot both be A.</source>
        <translation>In het blok van de eerste kite kunnen de plaatsen van zijn rij en zijn kolom niet beide A zijn.</translation>
    </message>
    <message>
        <source>If the place of the row is not A, the far end of the row is A. If the place of the column is not A, the far end of the column is A.</source>
        <translation>Is de plaats van de rij geen A, dan is het verre uiteinde van de rij A. Is de plaats van de kolom geen A, dan is het verre uiteinde van de kolom A.</translation>
    </message>
    <message>
        <source>Either way the cell in line with both far ends meets an A and loses its own.</source>
        <translation>Hoe dan ook komt de cel op één lijn met beide verre uiteinden een A tegen en verliest zij de hare.</translation>
    </message>
    <message>
        <source>The second kite is right for the same reason, so both cells lose A.</source>
        <translation>De tweede kite klopt om dezelfde reden, dus verliezen beide cellen A.</translation>
    </message>
    <message>
        <source>Two rows, columns or boxes have only two places each for A, and one place of each shares a row, column or box with the other. These two cannot both be A, so at least one of the two far ends is. A goes from every cell that shares a row, column or box with both far ends.</source>
        <translation>Twee rijen, kolommen of blokken hebben elk maar twee plaatsen voor A, en van elk deelt één plaats een rij, kolom of blok met die van de ander. Die twee kunnen niet beide A zijn, dus is minstens een van de twee verre uiteinden A. A vervalt in elke cel die met beide verre uiteinden een rij, kolom of blok deelt.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box with two places, and for a row or column with two places that comes near one of them.</source>
        <translation>Markeer één cijfer. Zoek een blok met twee plaatsen, en een rij of kolom met twee plaatsen die dicht bij een ervan komt.</translation>
    </message>
    <message>
        <source>The two near places share a row, column or box. So one of them is not A.</source>
        <translation>De twee nabije plaatsen delen een rij, kolom of blok. Dus is een ervan geen A.</translation>
    </message>
    <message>
        <source>If the first is not A, its partner at the far end is A, because there were only two places.</source>
        <translation>Is de eerste geen A, dan is haar partner aan het verre uiteinde A, want er waren maar twee plaatsen.</translation>
    </message>
    <message>
        <source>If the second is not A, its partner at the other far end is A.</source>
        <translation>Is de tweede geen A, dan is haar partner aan het andere verre uiteinde A.</translation>
    </message>
    <message>
        <source>Either way a cell that shares a row, column or box with both far ends meets an A, so it is not A.</source>
        <translation>Hoe dan ook komt een cel die met beide verre uiteinden een rij, kolom of blok deelt, een A tegen, dus is zij geen A.</translation>
    </message>
    <message>
        <source>In a box all places for A lie in one row and one column, like a cross, and a row or column outside has only two places for A. If its far place is A, the cell in line with it is not. If its near place is A, the box must use the other arm of its cross, which removes A from the same cell.</source>
        <translation>In een blok liggen alle plaatsen voor A in één rij en één kolom, als een kruis, en een rij of kolom daarbuiten heeft maar twee plaatsen voor A. Is de verre plaats A, dan is de cel op één lijn ermee geen A. Is de nabije plaats A, dan moet het blok de andere arm van zijn kruis gebruiken, wat A uit dezelfde cel wegneemt.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box whose four cells outside a cross are all without it, and for a row or column with two places that points at the cross.</source>
        <translation>Markeer één cijfer. Zoek een blok waarvan de vier cellen buiten een kruis het niet hebben, en een rij of kolom met twee plaatsen die naar het kruis wijst.</translation>
    </message>
    <message>
        <source>Say a row outside the box has two places for A. The near one lies in the column of the cross, the far one does not.</source>
        <translation>Stel, een rij buiten het blok heeft twee plaatsen voor A. De nabije ligt in de kolom van het kruis, de verre niet.</translation>
    </message>
    <message>
        <source>If the far place is A, its column has its A.</source>
        <translation>Is de verre plaats A, dan heeft haar kolom haar A.</translation>
    </message>
    <message>
        <source>If the near place is A, the column of the cross has its A outside the box. So the A of the box is in the row of the cross, and that row has its A.</source>
        <translation>Is de nabije plaats A, dan heeft de kolom van het kruis haar A buiten het blok. Dus staat de A van het blok in de rij van het kruis, en die rij heeft haar A.</translation>
    </message>
    <message>
        <source>The cell where that column and that row cross is not A either way.</source>
        <translation>De cel waar die kolom en die rij elkaar kruisen, is hoe dan ook geen A.</translation>
    </message>
    <message>
        <source>A cell with two candidates (A or B), the pivot, shares a row, column or box with each of two other cells, the wings: one is (A or C), the other (B or C). Whichever digit the pivot takes, one of the wings becomes C. So C can be removed from every cell that shares a row, column or box with both wings.</source>
        <translation>Een cel met twee kandidaten (A of B), de spil, deelt een rij, kolom of blok met elk van twee andere cellen, de vleugels: de ene is (A of C), de andere (B of C). Welk cijfer de spil ook krijgt, een van de vleugels wordt C. Daarom kan C worden weggestreept uit elke cel die met beide vleugels een rij, kolom of blok deelt.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Take one (A or B) as the pivot. Look in its row, column and box for (A or C) and (B or C) with the same C. The wings need not meet. A cell may meet one by row, the other by column.</source>
        <translation>Markeer alle cellen met twee kandidaten. Neem er een (A of B) als spil. Zoek in haar rij, kolom en blok (A of C) en (B of C) met dezelfde C. De vleugels hoeven elkaar niet te treffen. Een cel kan de ene via de rij treffen en de andere via de kolom.</translation>
    </message>
    <message>
        <source>The pivot (A or B) shares a row, column or box with each wing.</source>
        <translation>De spil (A of B) deelt met elke vleugel een rij, kolom of blok.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) cannot be A. So it is C.</source>
        <translation>Is de spil A, dan kan de vleugel (A of C) geen A zijn. Dus is hij C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) cannot be B. So it is C.</source>
        <translation>Is de spil B, dan kan de vleugel (B of C) geen B zijn. Dus is hij C.</translation>
    </message>
    <message>
        <source>Either way one wing is C. A cell that shares a row, column or box with both wings meets a C, so it is not C.</source>
        <translation>Hoe dan ook is één vleugel C. Een cel die met beide vleugels een rij, kolom of blok deelt, komt een C tegen, dus is zij geen C.</translation>
    </message>
    <message>
        <source>A pivot with the three candidates A, B and C, and two wings that share a row, column or box with it: one has A and C, the other B and C. One of the three cells must be C. So C goes from every cell that shares a row, column or box with all three.</source>
        <translation>Een spil met de drie kandidaten A, B en C, en twee vleugels die er een rij, kolom of blok mee delen: de ene heeft A en C, de andere B en C. Een van de drie cellen moet C zijn. Dus vervalt C in elke cel die met alle drie een rij, kolom of blok deelt.</translation>
    </message>
    <message>
        <source>Look for a cell with three candidates, a cell with two of them in its box, and one with two of them in its row or column outside. The cells that lose C lie in the box of the pivot.</source>
        <translation>Zoek een cel met drie kandidaten, een cel met twee daarvan in haar blok, en een met twee ervan in haar rij of kolom daarbuiten. De cellen die C verliezen, liggen in het blok van de spil.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) meets it and is C.</source>
        <translation>Is de spil A, dan treft de vleugel (A of C) haar en is hij C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) meets it and is C.</source>
        <translation>Is de spil B, dan treft de vleugel (B of C) haar en is hij C.</translation>
    </message>
    <message>
        <source>Otherwise the pivot itself is C.</source>
        <translation>Anders is de spil zelf C.</translation>
    </message>
    <message>
        <source>In each case one of the three cells is C. A cell that shares a row, column or box with all three meets it, so it is not C.</source>
        <translation>In elk geval is een van de drie cellen C. Een cel die met alle drie een rij, kolom of blok deelt, komt die tegen, dus is zij geen C.</translation>
    </message>
    <message>
        <source>Two cells with the same candidates A and B, and a row, column or box with only two places for A, one in line with each of the cells. One of these places is A, so one of the two cells is not A, and is B. So B goes from every cell that shares a row, column or box with both cells.</source>
        <translation>Twee cellen met dezelfde kandidaten A en B, en een rij, kolom of blok met maar twee plaatsen voor A, elk op één lijn met een van de cellen. Een van die plaatsen is A, dus is een van de twee cellen geen A maar B. Dus vervalt B in elke cel die met beide een rij, kolom of blok deelt.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates that do not share a row, column or box. Then look for a row or column with two places for one of the digits that joins them.</source>
        <translation>Zoek twee cellen met dezelfde twee kandidaten die geen rij, kolom of blok delen. Zoek dan een rij of kolom met twee plaatsen voor een van de cijfers die ze verbindt.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and has two places for it: one meets the first cell, the other meets the second.</source>
        <translation>De rij, de kolom of het blok heeft een A nodig en heeft er twee plaatsen voor: de ene treft de eerste cel, de andere de tweede.</translation>
    </message>
    <message>
        <source>If the A is at the first place, the first cell (A or B) cannot be A. So it is B.</source>
        <translation>Staat de A op de eerste plaats, dan kan de eerste cel (A of B) geen A zijn. Dus is zij B.</translation>
    </message>
    <message>
        <source>If the A is at the second place, the second cell (A or B) cannot be A. So it is B.</source>
        <translation>Staat de A op de tweede plaats, dan kan de tweede cel (A of B) geen A zijn. Dus is zij B.</translation>
    </message>
    <message>
        <source>Either way one of the two cells is B. A cell that shares a row, column or box with both meets it, so it is not B.</source>
        <translation>Hoe dan ook is een van de twee cellen B. Een cel die met beide een rij, kolom of blok deelt, komt die tegen, dus is zij geen B.</translation>
    </message>
    <message>
        <source>Start from a cell with three or four candidates where a box and a row cross, and collect cells of both that have only these digits.</source>
        <translation>Begin bij een cel met drie of vier kandidaten waar een blok en een rij elkaar kruisen, en verzamel cellen van beide die alleen deze cijfers hebben.</translation>
    </message>
    <message>
        <source>A line of at least four cells that all have the candidates A and B, each in a row, column or box with the next. They are A and B in turn, so the first and the fourth are different. A and B go from every cell that shares a row, column or box with both of these.</source>
        <translation>Een reeks van minstens vier cellen die allemaal de kandidaten A en B hebben, elk in een rij, kolom of blok met de volgende. Ze zijn om en om A en B, dus zijn de eerste en de vierde verschillend. A en B vervallen in elke cel die met deze twee een rij, kolom of blok deelt.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in four or more cells, try to walk from one to the next.</source>
        <translation>Staan dezelfde twee kandidaten alleen in vier of meer cellen, probeer dan van de ene naar de volgende te lopen.</translation>
    </message>
    <message>
        <source>Neighbours in the line share a row, column or box. So they are different: one is A, the other B.</source>
        <translation>Buren in de reeks delen een rij, kolom of blok. Dus zijn ze verschillend: de ene is A, de andere B.</translation>
    </message>
    <message>
        <source>If the first cell is A, the second is B, the third A and the fourth B.</source>
        <translation>Is de eerste cel A, dan is de tweede B, de derde A en de vierde B.</translation>
    </message>
    <message>
        <source>If the first cell is B, the second is A, the third B and the fourth A.</source>
        <translation>Is de eerste cel B, dan is de tweede A, de derde B en de vierde A.</translation>
    </message>
    <message>
        <source>Either way the first and the fourth are an A and a B. A cell that shares a row, column or box with both meets both digits, so it is neither.</source>
        <translation>Hoe dan ook zijn de eerste en de vierde een A en een B. Een cel die met beide een rij, kolom of blok deelt, komt beide cijfers tegen, dus is zij geen van beide.</translation>
    </message>
    <message>
        <source>A board on which nearly every empty cell has two candidates, and nearly every digit has two places in each row, column and box where it is missing. If it were so everywhere, the puzzle could not have exactly one solution. A proper Sudoku has exactly one, so one of the extra candidates is true.</source>
        <translation>Een bord waarop bijna elke lege cel twee kandidaten heeft, en bijna elk cijfer twee plaatsen in elke rij, kolom en elk blok waar het ontbreekt. Was het overal zo, dan kon de puzzel niet precies één oplossing hebben. Een goede sudoku heeft er precies één, dus is een van de extra kandidaten waar.</translation>
    </message>
    <message>
        <source>Late in a game, when all cells but one have two candidates, look at the one with three. The digit that stands three times in its row is the one.</source>
        <translation>Laat in het spel, als alle cellen op één na twee kandidaten hebben, kijk dan naar die met drie. Het cijfer dat drie keer in haar rij staat, is het.</translation>
    </message>
    <message>
        <source>Suppose every empty cell had two candidates, and every missing digit two places in each row, column and box.</source>
        <translation>Stel dat elke lege cel twee kandidaten had en elk ontbrekend cijfer twee plaatsen in elke rij, elke kolom en elk blok.</translation>
    </message>
    <message>
        <source>If there were a solution, giving each of these cells its other candidate would make a second one: each row, column and box keeps all its digits.</source>
        <translation>Was er een oplossing, dan gaf het een tweede om elk van deze cellen haar andere kandidaat te geven: elke rij, kolom en elk blok houdt al zijn cijfers.</translation>
    </message>
    <message>
        <source>So such a board has no solution or more than one, and a proper Sudoku never comes to it.</source>
        <translation>Dus heeft zo’n bord geen oplossing of meer dan één, en een goede sudoku komt daar nooit.</translation>
    </message>
    <message>
        <source>If none of the extra candidates were true, the board would come to it. So one of them is true, and what meets all of them goes.</source>
        <translation>Was geen van de extra kandidaten waar, dan kwam het bord daar wel. Dus is een ervan waar, en vervalt wat ze allemaal treft.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which three have only the candidates A and B. If the fourth were A or B too, these could be swapped, and the puzzle would have two solutions. A proper Sudoku has only one, so A and B go from the fourth corner.</source>
        <translation>Vier cellen, de hoeken van een rechthoek in twee rijen, twee kolommen en twee blokken, waarvan er drie alleen de kandidaten A en B hebben. Was de vierde ook A of B, dan konden die worden verwisseld en had de puzzel twee oplossingen. Een goede sudoku heeft er maar één, dus vervallen A en B in de vierde hoek.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates in one box and one row, and below or above them a third. The fourth corner is the interesting one.</source>
        <translation>Zoek twee cellen met dezelfde twee kandidaten in één blok en één rij, en eronder of erboven een derde. De vierde hoek is de interessante.</translation>
    </message>
    <message>
        <source>If the four corners held only A and B, each row, column and box of theirs would have one A and one B there.</source>
        <translation>Hadden de vier hoeken alleen A en B, dan had elke rij, kolom en elk blok ervan daar één A en één B.</translation>
    </message>
    <message>
        <source>Swapping every A and B in the corners then breaks no rule: each row, column and box keeps both digits. So there would be two solutions.</source>
        <translation>Elke A en B in de hoeken verwisselen breekt dan geen regel: elke rij, kolom en elk blok houdt beide cijfers. Er zouden dus twee oplossingen zijn.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So something else than A and B is in one of the corners.</source>
        <translation>Een goede sudoku heeft maar één oplossing. Dus staat in een van de hoeken iets anders dan A en B.</translation>
    </message>
    <message>
        <source>Three corners have nothing else. So it is the fourth, and that one is neither A nor B.</source>
        <translation>Drie hoeken hebben niets anders. Dus is het de vierde, en die is geen A en geen B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that have only A, B and one extra candidate C. If none of them were C, A and B could be swapped, and the puzzle would have two solutions. So one of the corners with C is C, and C goes from every cell that meets all of them.</source>
        <translation>Vier cellen, de hoeken van een rechthoek in twee rijen, twee kolommen en twee blokken, die alleen A, B en één extra kandidaat C hebben. Was geen ervan C, dan konden A en B worden verwisseld en had de puzzel twee oplossingen. Dus is een van de hoeken met C ook C, en vervalt C in elke cel die ze allemaal treft.</translation>
    </message>
    <message>
        <source>Find a rectangle whose corners have A and B. If all that is extra in it is the same digit, look for cells that share a row, column or box with all corners that have it.</source>
        <translation>Zoek een rechthoek waarvan de hoeken A en B hebben. Is alles wat er extra in staat hetzelfde cijfer, zoek dan cellen die met alle hoeken die het hebben een rij, kolom of blok delen.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution, so one of the corners is neither A nor B. The only other candidate is C.</source>
        <translation>Een goede sudoku heeft maar één oplossing, dus is een van de hoeken geen A en geen B. De enige andere kandidaat is C.</translation>
    </message>
    <message>
        <source>So one of the corners with C is C. A cell that shares a row, column or box with all of them meets it, so it is not C.</source>
        <translation>Dus is een van de hoeken met C ook C. Een cel die met al die hoeken een rij, kolom of blok deelt, komt die tegen, dus is zij geen C.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which two have only two candidates, and the other two have some more. One of these two must be an extra digit, or the puzzle would have two solutions. Together with other cells of their row, column or box they use digits up, which go from the rest.</source>
        <translation>Vier cellen, de hoeken van een rechthoek in twee rijen, twee kolommen en twee blokken, waarvan er twee maar twee kandidaten hebben en de andere twee nog meer. Een van die twee moet een extra cijfer zijn, anders had de puzzel twee oplossingen. Samen met andere cellen van hun rij, kolom of blok gebruiken ze cijfers op, die in de rest vervallen.</translation>
    </message>
    <message>
        <source>Treat the two corners as one cell that has only their extra digits, and look for a pair or triple with it.</source>
        <translation>Behandel de twee hoeken als één cel die alleen hun extra cijfers heeft, en zoek er een paar of drietal mee.</translation>
    </message>
    <message>
        <source>If the corners held only the two digits that all four have, swapping these would give a second solution: each row, column and box keeps both.</source>
        <translation>Hadden de hoeken alleen de twee cijfers die ze alle vier hebben, dan gaf verwisselen een tweede oplossing: elke rij, kolom en elk blok houdt beide.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the two corners is one of the extra digits.</source>
        <translation>Een goede sudoku heeft er maar één. Dus is een van de twee hoeken een van de extra cijfers.</translation>
    </message>
    <message>
        <source>Other cells in the same row, column or box have only such digits as well. With that corner there are as many cells as digits.</source>
        <translation>Andere cellen in dezelfde rij, kolom of hetzelfde blok hebben ook alleen zulke cijfers. Met die hoek zijn er evenveel cellen als cijfers.</translation>
    </message>
    <message>
        <source>So they use these digits up, and no other cell there can have them.</source>
        <translation>Dus gebruiken ze deze cijfers op, en geen andere cel daar kan ze hebben.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, with the candidates A and B, where one of the two digits has no other place in a row or column. It must then be in one of the corners. If the other digit came beside it, both could be swapped, so it goes from these corners.</source>
        <translation>Vier cellen, de hoeken van een rechthoek in twee rijen, twee kolommen en twee blokken, met de kandidaten A en B, waarbij een van de twee cijfers in een rij of kolom geen andere plaats heeft. Dan moet het in een van de hoeken staan. Kwam het andere cijfer ernaast, dan konden beide worden verwisseld, dus vervalt dat in deze hoeken.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners, two of them without anything else. Then count the places of A and of B in the row or column of the other two.</source>
        <translation>Zoek een rechthoek met A en B in alle hoeken, twee ervan zonder iets anders. Tel dan de plaatsen van A en van B in de rij of kolom van de andere twee.</translation>
    </message>
    <message>
        <source>The digit without another place there is in one of the two corners.</source>
        <translation>Het cijfer zonder andere plaats daar staat in een van de twee hoeken.</translation>
    </message>
    <message>
        <source>If the other corner were the other digit, all four corners would hold only A and B.</source>
        <translation>Was de andere hoek het andere cijfer, dan hadden alle vier de hoeken alleen A en B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So neither corner is that other digit.</source>
        <translation>Een goede sudoku heeft maar één oplossing. Dus is geen van beide hoeken dat andere cijfer.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have the candidates A and B. Opposite one corner, the row and the column have no other place for A. If that corner&apos;s opposite were B, A and B would fill all four and could be swapped, so it is not B.</source>
        <translation>Vier cellen, de hoeken van een rechthoek in twee rijen, twee kolommen en twee blokken, die allemaal de kandidaten A en B hebben. Tegenover één hoek hebben de rij en de kolom geen andere plaats voor A. Was de hoek daartegenover B, dan vulden A en B ze alle vier en konden ze worden verwisseld, dus is die geen B.</translation>
    </message>
    <message>
        <source>Start from a cell that has only A and B. In the row and in the column of the opposite corner, count the places of one digit.</source>
        <translation>Begin bij een cel die alleen A en B heeft. Tel in de rij en in de kolom van de hoek ertegenover de plaatsen van één cijfer.</translation>
    </message>
    <message>
        <source>Suppose the corner in question were B. Its row has only two places for A, both in the rectangle, so its neighbour in the row would be A.</source>
        <translation>Stel dat de hoek in kwestie B was. Haar rij heeft maar twee plaatsen voor A, beide in de rechthoek, dus zou haar buur in de rij A zijn.</translation>
    </message>
    <message>
        <source>Its column has only two places for A as well. So its neighbour in the column would be A.</source>
        <translation>Ook haar kolom heeft maar twee plaatsen voor A. Dus zou haar buur in de kolom A zijn.</translation>
    </message>
    <message>
        <source>The opposite corner (A or B) meets an A, so it would be B. All four would hold only A and B.</source>
        <translation>De hoek ertegenover (A of B) komt een A tegen, dus zou die B zijn. Alle vier hadden dan alleen A en B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corner in question is not B.</source>
        <translation>Een goede sudoku heeft maar één oplossing. Dus is de hoek in kwestie geen B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, none of them given and some of them solved by you. If they held only A and B, these could be swapped, because no given holds them. A proper Sudoku has only one solution, so one of the corners is something else.</source>
        <translation>Vier cellen, de hoeken van een rechthoek in twee rijen, twee kolommen en twee blokken, geen ervan gegeven en sommige door jou opgelost. Hadden ze alleen A en B, dan konden die worden verwisseld, want geen gegeven cijfer houdt ze vast. Een goede sudoku heeft maar één oplossing, dus is een van de hoeken iets anders.</translation>
    </message>
    <message>
        <source>Look at digits that you have placed yourself. Three of them as A, B, A in a rectangle leave the fourth corner without B.</source>
        <translation>Kijk naar cijfers die je zelf hebt gezet. Drie ervan als A, B, A in een rechthoek laten de vierde hoek zonder B.</translation>
    </message>
    <message>
        <source>None of the four corners is a given. So nothing in the puzzle says which of them is A and which is B.</source>
        <translation>Geen van de vier hoeken is gegeven. Dus zegt niets in de puzzel welke ervan A is en welke B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So what would complete A and B in the corners goes.</source>
        <translation>Een goede sudoku heeft maar één oplossing. Dus vervalt wat A en B in de hoeken compleet zou maken.</translation>
    </message>
    <message>
        <source>Six or more cells in a closed loop that nearly all have only the candidates A and B, with two of them in each row, column and box of the loop. If all were A or B, these could be swapped all round, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in the loop is true.</source>
        <translation>Zes of meer cellen in een gesloten lus die bijna allemaal alleen de kandidaten A en B hebben, twee ervan in elke rij, elke kolom en elk blok van de lus. Waren ze allemaal A of B, dan konden die overal worden verwisseld en had de puzzel twee oplossingen. Een goede sudoku heeft er maar één, dus is een extra kandidaat in de lus waar.</translation>
    </message>
    <message>
        <source>When many cells have the same two candidates, walk from one to the next and try to come back. One cell on the way may have more candidates.</source>
        <translation>Hebben veel cellen dezelfde twee kandidaten, loop dan van de ene naar de volgende en probeer terug te komen. Eén cel onderweg mag meer kandidaten hebben.</translation>
    </message>
    <message>
        <source>If the loop held only A and B, they would stand in it in turn, and each row, column and box of it would have one A and one B there.</source>
        <translation>Had de lus alleen A en B, dan stonden ze er om en om in, en had elke rij, kolom en elk blok ervan daar één A en één B.</translation>
    </message>
    <message>
        <source>Swapping every A and B of the loop then breaks no rule, because each row, column and box keeps both. So there would be two solutions.</source>
        <translation>Elke A en B van de lus verwisselen breekt dan geen regel, want elke rij, kolom en elk blok houdt beide. Er zouden dus twee oplossingen zijn.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the cells with extra candidates holds an extra one.</source>
        <translation>Een goede sudoku heeft er maar één. Dus bevat een van de cellen met extra kandidaten er een van.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is neither A nor B. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Type 1: maar één cel heeft extra’s, dus is die geen A en geen B. Type 2: alle extra’s zijn één cijfer, dat vervalt in de cellen die ze allemaal treffen.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: A has no other place beside them, so B cannot be there.</source>
        <translation>Type 3: de cellen met extra’s gebruiken samen met andere cijfers op. Type 4: A heeft naast hen geen andere plaats, dus kan B daar niet staan.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have A and B, and two opposite ones have more candidates. The two rows have no other place for B, so B takes two opposite corners. In the corners with more candidates it would make the others A, and both could be swapped, so B goes from there.</source>
        <translation>Vier cellen, de hoeken van een rechthoek in twee rijen, twee kolommen en twee blokken, die allemaal A en B hebben, en twee tegenover elkaar hebben meer kandidaten. De twee rijen hebben geen andere plaats voor B, dus neemt B twee hoeken tegenover elkaar. In de hoeken met meer kandidaten zou B de andere A maken en konden beide worden verwisseld, dus vervalt B daar.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners and extra candidates only in two opposite ones. Then count the places of each digit in both rows, and in both columns.</source>
        <translation>Zoek een rechthoek met A en B in alle hoeken en extra kandidaten in maar twee hoeken tegenover elkaar. Tel dan de plaatsen van elk cijfer in beide rijen en in beide kolommen.</translation>
    </message>
    <message>
        <source>Both rows need a B and have room for it only in the corners. The two Bs cannot share a column, so they are in opposite corners.</source>
        <translation>Beide rijen hebben een B nodig en hebben er alleen in de hoeken plaats voor. De twee B’s kunnen geen kolom delen, dus staan ze in hoeken tegenover elkaar.</translation>
    </message>
    <message>
        <source>If they were in the corners with extra candidates, the other two corners (A or B) would meet a B and be A.</source>
        <translation>Stonden ze in de hoeken met extra kandidaten, dan kwamen de andere twee hoeken (A of B) een B tegen en waren ze A.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corners with extra candidates are not B.</source>
        <translation>Een goede sudoku heeft maar één oplossing. Dus zijn de hoeken met extra kandidaten geen B.</translation>
    </message>
    <message>
        <source>All places of a digit A that are joined by rows, columns and boxes with only two places, coloured in turn with two colours. Either every cell of the first colour is A, or every cell of the second. A cell outside that meets both colours is not A, and a colour that stands twice in one row, column or box is wrong.</source>
        <translation>Alle plaatsen van een cijfer A die verbonden zijn door rijen, kolommen en blokken met maar twee plaatsen, om en om in twee kleuren. Ofwel is elke cel van de eerste kleur A, ofwel elke cel van de tweede. Een cel daarbuiten die beide kleuren treft, is geen A, en een kleur die twee keer in een rij, kolom of blok staat, is fout.</translation>
    </message>
    <message>
        <source>Highlight one digit, and colour its places in turn wherever a row, column or box has only two. Then look for cells that share a row, column or box with both colours.</source>
        <translation>Markeer één cijfer en kleur zijn plaatsen om en om waar een rij, kolom of blok er maar twee heeft. Zoek dan cellen die met beide kleuren een rij, kolom of blok delen.</translation>
    </message>
    <message>
        <source>In a row with only two places for A, one of them is A and the other is not. So they get different colours.</source>
        <translation>In een rij met maar twee plaatsen voor A is de ene A en de andere niet. Dus krijgen ze verschillende kleuren.</translation>
    </message>
    <message>
        <source>From place to place this goes on: if one cell of a colour is A, all cells of that colour are, and none of the other.</source>
        <translation>Zo gaat het van plaats naar plaats verder: is één cel van een kleur A, dan zijn alle cellen van die kleur het, en geen van de andere.</translation>
    </message>
    <message>
        <source>Trap: a cell outside meets both colours. If the first colour is A, it meets an A. If the second is, it meets an A too. Either way it is not A.</source>
        <translation>Trap: een cel daarbuiten treft beide kleuren. Is de eerste kleur A, dan komt zij een A tegen. Is de tweede het, dan ook. Hoe dan ook is zij geen A.</translation>
    </message>
    <message>
        <source>Wrap: two cells of one colour share a row, column or box. Both cannot be A, so this colour is wrong everywhere, and the other one is right.</source>
        <translation>Wrap: twee cellen van één kleur delen een rij, kolom of blok. Ze kunnen niet beide A zijn, dus is deze kleur overal fout en klopt de andere.</translation>
    </message>
    <message>
        <source>Two separate groups of places for a digit A, each coloured in turn with two colours of its own. Where a colour of the first group meets a colour of the second, both cannot be A. So one of the two other colours is A, or a colour that meets both of the other group is wrong.</source>
        <translation>Twee losse groepen van plaatsen voor een cijfer A, elk om en om in twee eigen kleuren. Waar een kleur van de eerste groep een kleur van de tweede treft, kunnen niet beide A zijn. Dus is een van de twee andere kleuren A, of is een kleur die beide van de andere groep treft fout.</translation>
    </message>
    <message>
        <source>Colour one digit as for Simple Colors. If a second group of places stays uncoloured, give it two other colours, and see where the groups touch.</source>
        <translation>Kleur één cijfer zoals bij Eenvoudige kleuren. Blijft een tweede groep plaatsen ongekleurd, geef die dan twee andere kleuren, en kijk waar de groepen elkaar raken.</translation>
    </message>
    <message>
        <source>In each group one of its two colours is A and the other is not.</source>
        <translation>In elke groep is een van de twee kleuren A en de andere niet.</translation>
    </message>
    <message>
        <source>Say a cell of the blue colour shares a row, column or box with a cell of the green one. Then blue and green are not both A.</source>
        <translation>Stel, een cel van de blauwe kleur deelt een rij, kolom of blok met een cel van de groene. Dan zijn blauw en groen niet beide A.</translation>
    </message>
    <message>
        <source>If blue is not A, the other colour of its group is. If green is not A, the other colour of its group is. A cell that meets these two others is not A either way.</source>
        <translation>Is blauw geen A, dan is de andere kleur van zijn groep het. Is groen geen A, dan is de andere kleur van zijn groep het. Een cel die deze twee andere treft, is hoe dan ook geen A.</translation>
    </message>
    <message>
        <source>If blue meets both colours of the other group, it meets an A in any case. So no blue cell is A.</source>
        <translation>Treft blauw beide kleuren van de andere groep, dan komt het in elk geval een A tegen. Dus is geen blauwe cel A.</translation>
    </message>
    <message>
        <source>Candidates of all digits, joined where a cell has only two of them or a row, column or box has only two places for a digit, and coloured in turn with two colours. Either all candidates of the first colour are true, or all of the second. A colour that contradicts itself is wrong, and a candidate that both colours rule out goes.</source>
        <translation>Kandidaten van alle cijfers, verbonden waar een cel er maar twee heeft of een rij, kolom of blok maar twee plaatsen voor een cijfer, en om en om in twee kleuren. Ofwel zijn alle kandidaten van de eerste kleur waar, ofwel alle van de tweede. Een kleur die zichzelf tegenspreekt, is fout, en een kandidaat die beide kleuren uitsluiten, vervalt.</translation>
    </message>
    <message>
        <source>Start in a cell with two candidates and colour them differently. Go on along rows, columns and boxes with only two places, and through other cells with two candidates.</source>
        <translation>Begin in een cel met twee kandidaten en kleur ze verschillend. Ga verder langs rijen, kolommen en blokken met maar twee plaatsen, en door andere cellen met twee kandidaten.</translation>
    </message>
    <message>
        <source>Of two candidates alone in a cell, one is true and the other false. The same holds for the two places of a digit in a row, column or box.</source>
        <translation>Van twee kandidaten alleen in een cel is de ene waar en de andere onwaar. Hetzelfde geldt voor de twee plaatsen van een cijfer in een rij, kolom of blok.</translation>
    </message>
    <message>
        <source>So if one candidate of a colour is true, all of that colour are, and all of the other are false.</source>
        <translation>Is dus één kandidaat van een kleur waar, dan zijn alle van die kleur waar en alle van de andere onwaar.</translation>
    </message>
    <message>
        <source>Wrap: a colour has two candidates in one cell, or one digit twice in a row, column or box. Both cannot be true, so this colour is wrong.</source>
        <translation>Wrap: een kleur heeft twee kandidaten in één cel, of één cijfer twee keer in een rij, kolom of blok. Beide kunnen niet waar zijn, dus is deze kleur fout.</translation>
    </message>
    <message>
        <source>Trap: a candidate is ruled out by the first colour, and by the second as well. Either way it is false.</source>
        <translation>Trap: een kandidaat wordt door de eerste kleur uitgesloten en ook door de tweede. Hoe dan ook is hij onwaar.</translation>
    </message>
    <message>
        <source>Two or three cells where a box and a row or column cross, with some cells of the rest of the box and of the rest of the row, that have as many digits between them as there are cells. No digit fits twice, so each is there once. Digits of the row part go from the rest of the row, digits of the box part from the rest of the box.</source>
        <translation>Twee of drie cellen waar een blok en een rij of kolom elkaar kruisen, met enkele cellen uit de rest van het blok en uit de rest van de rij, die samen zoveel cijfers hebben als er cellen zijn. Geen cijfer past twee keer, dus staat elk er één keer. Cijfers van het rijdeel vervallen in de rest van de rij, cijfers van het blokdeel in de rest van het blok.</translation>
    </message>
    <message>
        <source>Look where a box and a row cross for two cells with four candidates together. Then look for a cell with two of these in the row, and one with the two others in the box.</source>
        <translation>Zoek waar een blok en een rij elkaar kruisen twee cellen met samen vier kandidaten. Zoek dan een cel met twee daarvan in de rij, en een met de twee andere in het blok.</translation>
    </message>
    <message>
        <source>The cells of the row part and those of the box part have no digit in common. A digit of the row part has its places only in the row, so it fits there once.</source>
        <translation>De cellen van het rijdeel en die van het blokdeel hebben geen cijfer gemeen. Een cijfer van het rijdeel heeft zijn plaatsen alleen in de rij, dus past het daar één keer.</translation>
    </message>
    <message>
        <source>A digit of the box part has its places only in the box, so it fits there once.</source>
        <translation>Een cijfer van het blokdeel heeft zijn plaatsen alleen in het blok, dus past het daar één keer.</translation>
    </message>
    <message>
        <source>There are as many cells as digits. Each cell needs one, and none can be there twice, so each of the digits is in one of the cells.</source>
        <translation>Er zijn evenveel cellen als cijfers. Elke cel heeft er een nodig en geen kan er twee keer staan, dus staat elk van de cijfers in een van de cellen.</translation>
    </message>
    <message>
        <source>So the row has its digits of the row part in these cells, and the box those of the box part. They go from the other cells.</source>
        <translation>Dus heeft de rij de cijfers van het rijdeel in deze cellen, en het blok die van het blokdeel. In de andere cellen vervallen ze.</translation>
    </message>
    <message>
        <source>Two or three cells for which every combination of digits is tried. A combination is impossible if it leaves a nearby cell without any digit, or if it repeats a digit in a row, column or box. A candidate that is in no possible combination goes.</source>
        <translation>Twee of drie cellen waarvoor elke combinatie van cijfers wordt geprobeerd. Een combinatie is onmogelijk als ze een cel in de buurt zonder cijfer laat, of een cijfer in een rij, kolom of blok herhaalt. Een kandidaat die in geen mogelijke combinatie voorkomt, vervalt.</translation>
    </message>
    <message>
        <source>Choose two cells that share a row, column or box with many cells with two candidates. Each of these forbids one combination.</source>
        <translation>Kies twee cellen die een rij, kolom of blok delen met veel cellen met twee kandidaten. Elk daarvan verbiedt één combinatie.</translation>
    </message>
    <message>
        <source>Take one candidate of the first cell, and try each candidate of the other cells beside it.</source>
        <translation>Neem één kandidaat van de eerste cel en probeer er elke kandidaat van de andere cellen bij.</translation>
    </message>
    <message>
        <source>If both digits are the same and the cells share a row, column or box, the combination breaks the rule.</source>
        <translation>Zijn beide cijfers gelijk en delen de cellen een rij, kolom of blok, dan breekt de combinatie de regel.</translation>
    </message>
    <message>
        <source>If a cell that meets them has only these two candidates, it would have no digit left. So the combination is impossible too.</source>
        <translation>Heeft een cel die ze treft alleen deze twee kandidaten, dan zou ze geen cijfer overhouden. Dus is ook die combinatie onmogelijk.</translation>
    </message>
    <message>
        <source>If every combination with the candidate fails, the candidate is wrong.</source>
        <translation>Mislukt elke combinatie met de kandidaat, dan is de kandidaat fout.</translation>
    </message>
    <message>
        <source>A chain of places for one digit A: if it is not here, it must be there, so it cannot be at the next place, and so on. If the first place is not A, the last one is. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Een keten van plaatsen voor één cijfer A: staat het niet hier, dan moet het daar staan, dus niet op de volgende plaats, enzovoort. Is de eerste plaats geen A, dan is de laatste het. Dus vervalt A in elke cel die met beide uiteinden een rij, kolom of blok deelt.</translation>
    </message>
    <message>
        <source>Highlight one digit. Find rows, columns and boxes with only two places for it, and join them where their ends share a row, column or box.</source>
        <translation>Markeer één cijfer. Zoek rijen, kolommen en blokken met maar twee plaatsen ervoor, en verbind ze waar hun uiteinden een rij, kolom of blok delen.</translation>
    </message>
    <message>
        <source>Suppose the first place is not A. Its row, column or box has only one other place, so that one is A.</source>
        <translation>Stel dat de eerste plaats geen A is. Haar rij, kolom of blok heeft maar één andere plaats, dus is die A.</translation>
    </message>
    <message>
        <source>The next place shares a row, column or box with it. So the next is not A, and its partner must be A. So it goes on to the last place, which is A.</source>
        <translation>De volgende plaats deelt er een rij, kolom of blok mee. Dus is die geen A, en moet haar partner A zijn. Zo gaat het door tot de laatste plaats, die A is.</translation>
    </message>
    <message>
        <source>So if the first place is not A, the last one is. If the first is A, nothing needs to be followed.</source>
        <translation>Is dus de eerste plaats geen A, dan is de laatste het. Is de eerste A, dan hoeft niets te worden gevolgd.</translation>
    </message>
    <message>
        <source>Either way one of the ends is A. A cell that shares a row, column or box with both ends meets it, so it is not A.</source>
        <translation>Hoe dan ook is een van de uiteinden A. Een cel die met beide uiteinden een rij, kolom of blok deelt, komt die tegen, dus is zij geen A.</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates each, in which every cell shares a row, column or box with the next and has a digit in common with it. If the first cell is not the digit A, the cells follow one another until the last one is A. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>Een keten van cellen met elk twee kandidaten, waarin elke cel met de volgende een rij, kolom of blok deelt en er een cijfer mee gemeen heeft. Is de eerste cel niet het cijfer A, dan volgt de ene cel uit de andere, tot de laatste A is. Dus vervalt A in elke cel die met beide uiteinden een rij, kolom of blok deelt.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Start from one, say that it is not A, and follow what the others must be until A comes back.</source>
        <translation>Markeer alle cellen met twee kandidaten. Begin bij een ervan, stel dat ze geen A is, en volg wat de andere moeten zijn tot A terugkomt.</translation>
    </message>
    <message>
        <source>The first cell has A and one other digit. If it is not A, it is the other digit.</source>
        <translation>De eerste cel heeft A en één ander cijfer. Is ze geen A, dan is ze het andere cijfer.</translation>
    </message>
    <message>
        <source>The next cell shares a row, column or box with it. So it is not that digit, and must be its own other one.</source>
        <translation>De volgende cel deelt er een rij, kolom of blok mee. Dus is ze dat cijfer niet, en moet ze haar eigen andere zijn.</translation>
    </message>
    <message>
        <source>So it goes from cell to cell, until the last one has only A left.</source>
        <translation>Zo gaat het van cel tot cel, tot de laatste alleen A overhoudt.</translation>
    </message>
    <message>
        <source>If the first cell is A, one end is A at once. Either way one of the ends is A, and a cell that shares a row, column or box with both is not.</source>
        <translation>Is de eerste cel A, dan is één uiteinde meteen A. Hoe dan ook is een van de uiteinden A, en een cel die met beide een rij, kolom of blok deelt, is het niet.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions, called AIC: if this candidate is false, that one is true, so the next is false, and so on. Each step uses a cell with two candidates, or a row, column or box with two places for a digit. The first candidate or the last is true, so what both rule out goes.</source>
        <translation>Een keten van eenvoudige conclusies, AIC genoemd: is deze kandidaat onwaar, dan is die waar, dus de volgende onwaar, enzovoort. Elke stap gebruikt een cel met twee kandidaten, of een rij, kolom of blok met twee plaatsen voor een cijfer. De eerste kandidaat of de laatste is waar, dus vervalt wat beide uitsluiten.</translation>
    </message>
    <message>
        <source>Start at a candidate that you would like to see gone, and ask: what if it were true? Follow the forced digits until something cannot be.</source>
        <translation>Begin bij een kandidaat die je graag kwijt wilt, en vraag: en als hij waar was? Volg de gedwongen cijfers tot iets niet kan.</translation>
    </message>
    <message>
        <source>Suppose the first candidate is false. Its cell has only one other candidate, or its row only one other place. So that one is true.</source>
        <translation>Stel dat de eerste kandidaat onwaar is. Zijn cel heeft maar één andere kandidaat, of zijn rij maar één andere plaats. Dus is die waar.</translation>
    </message>
    <message>
        <source>What is true rules out its neighbours: the other candidates of its cell, and the same digit in its row, column and box.</source>
        <translation>Wat waar is, sluit zijn buren uit: de andere kandidaten van zijn cel, en hetzelfde cijfer in zijn rij, kolom en blok.</translation>
    </message>
    <message>
        <source>False, true, false, true: so it goes on, and the last candidate is true.</source>
        <translation>Onwaar, waar, onwaar, waar: zo gaat het verder, en de laatste kandidaat is waar.</translation>
    </message>
    <message>
        <source>If the first is false, the last is true. If the first is true, that is good as well. Either way what both rule out is false.</source>
        <translation>Is de eerste onwaar, dan is de laatste waar. Is de eerste waar, dan is het ook goed. Hoe dan ook is onwaar wat beide uitsluiten.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also be about two or three cells of one box in one row or column: one of them has the digit, or none has it. Otherwise it works like every such chain. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Een keten van eenvoudige conclusies (AIC) waarin een stap ook over twee of drie cellen van één blok in één rij of kolom kan gaan: een ervan heeft het cijfer, of geen. Verder werkt ze als elke andere keten. De eerste uitspraak of de laatste is waar, dus vervalt wat beide uitsluiten.</translation>
    </message>
    <message>
        <source>When a chain is stuck because a row has three places, see whether two of them lie in one box. Take these two as one.</source>
        <translation>Loopt een keten vast omdat een rij drie plaatsen heeft, kijk dan of twee ervan in één blok liggen. Neem die twee als één.</translation>
    </message>
    <message>
        <source>Say a row has its places for a digit at one cell and at a group of two cells in one box.</source>
        <translation>Stel, een rij heeft haar plaatsen voor een cijfer in één cel en in een groep van twee cellen in één blok.</translation>
    </message>
    <message>
        <source>If the one cell does not have the digit, one of the group has it. Which one is not known, but both share the row and the box.</source>
        <translation>Heeft die ene cel het cijfer niet, dan heeft een van de groep het. Welke is niet bekend, maar beide delen de rij en het blok.</translation>
    </message>
    <message>
        <source>So the digit goes from all other cells of that row and that box, and the chain goes on from there.</source>
        <translation>Dus vervalt het cijfer in alle andere cellen van die rij en dat blok, en gaat de keten van daar verder.</translation>
    </message>
    <message>
        <source>In the end the first statement or the last is true. Either way what both rule out is false.</source>
        <translation>Aan het eind is de eerste uitspraak of de laatste waar. Hoe dan ook is onwaar wat beide uitsluiten.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also use a group of cells with one candidate more than cells, called an almost locked set. If such a group loses one digit, it needs all the others. The first statement or the last is true, so what both rule out goes.</source>
        <translation>Een keten van eenvoudige conclusies (AIC) waarin een stap ook een groep cellen met één kandidaat meer dan cellen kan gebruiken, een bijna vergrendelde verzameling. Verliest zo’n groep een cijfer, dan heeft ze alle andere nodig. De eerste uitspraak of de laatste is waar, dus vervalt wat beide uitsluiten.</translation>
    </message>
    <message>
        <source>Look for two cells with three digits or three cells with four in a row, column or box. They carry a chain from one of their digits to another.</source>
        <translation>Zoek twee cellen met drie cijfers of drie cellen met vier in een rij, kolom of blok. Ze dragen een keten van een van hun cijfers naar een ander.</translation>
    </message>
    <message>
        <source>Take two cells of a row with the digits 1, 2 and 3 between them. If 1 is ruled out in both, two digits are left for two cells.</source>
        <translation>Neem twee cellen van een rij met samen de cijfers 1, 2 en 3. Is 1 in beide uitgesloten, dan blijven er twee cijfers over voor twee cellen.</translation>
    </message>
    <message>
        <source>So 2 is in one of them, and 3 in the other. A cell that shares a row, column or box with both places of 2 cannot be 2.</source>
        <translation>Dus staat 2 in een ervan en 3 in de andere. Een cel die met beide plaatsen van 2 een rij, kolom of blok deelt, kan geen 2 zijn.</translation>
    </message>
    <message>
        <source>With this the chain goes on. A larger group does the same.</source>
        <translation>Daarmee gaat de keten verder. Een grotere groep doet hetzelfde.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that comes back to its beginning, so that it can be read forwards and backwards. Either every second statement is true, or all the others are. So of two neighbours in a row, column, box or cell one is always true, and what it rules out goes.</source>
        <translation>Een keten van eenvoudige conclusies die bij haar begin terugkomt, zodat ze vooruit en achteruit gelezen kan worden. Ofwel is elke tweede uitspraak waar, ofwel zijn alle andere het. Van twee buren in een rij, kolom, blok of cel is er dus altijd een waar, en wat die uitsluit, vervalt.</translation>
    </message>
    <message>
        <source>When the two ends of a chain meet in a row, column or box, or in one cell, close the loop, and look along each of its lines for what can go.</source>
        <translation>Treffen de twee uiteinden van een keten elkaar in een rij, kolom of blok, of in één cel, sluit dan de lus en kijk langs elk van haar lijnen wat weg kan.</translation>
    </message>
    <message>
        <source>If the first candidate is false, the second is true, the third false, and so on round the loop.</source>
        <translation>Is de eerste kandidaat onwaar, dan is de tweede waar, de derde onwaar, enzovoort de lus rond.</translation>
    </message>
    <message>
        <source>If the first candidate is true, go round the other way: the last is false, the one before it true, and so on, until the second is false.</source>
        <translation>Is de eerste kandidaat waar, ga dan andersom: de laatste is onwaar, die ervoor waar, enzovoort, tot de tweede onwaar is.</translation>
    </message>
    <message>
        <source>Either way two neighbours are never both false. Where they share a row, column or box, the digit is in one of the two.</source>
        <translation>Hoe dan ook zijn twee buren nooit beide onwaar. Waar ze een rij, kolom of blok delen, staat het cijfer in een van de twee.</translation>
    </message>
    <message>
        <source>So it goes from the other cells there. Where the two are in one cell, its other candidates go.</source>
        <translation>Dus vervalt het daar in de andere cellen. Waar de twee in één cel zijn, vervallen haar andere kandidaten.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that starts with an assumption about one candidate and comes back to it with the opposite. An assumption that leads to its own opposite is wrong. So the candidate goes, or it is the one to write.</source>
        <translation>Een keten van eenvoudige conclusies die met een aanname over één kandidaat begint en met het tegendeel bij hem terugkomt. Een aanname die tot haar eigen tegendeel leidt, is fout. Dus vervalt de kandidaat, of is hij juist degene die je schrijft.</translation>
    </message>
    <message>
        <source>Choose a candidate whose row, column or box has few others of its digit, suppose that it is true, and follow the forced digits until one of them rules it out.</source>
        <translation>Kies een kandidaat waarvan de rij, de kolom of het blok weinig andere van zijn cijfer heeft, stel dat hij waar is, en volg de gedwongen cijfers tot een ervan hem uitsluit.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true. Then its neighbours are false, and where only one other is left, that one is true.</source>
        <translation>Stel dat de kandidaat waar is. Dan zijn zijn buren onwaar, en waar maar één andere overblijft, is die waar.</translation>
    </message>
    <message>
        <source>So it goes on, false and true in turn, each conclusion from the one before.</source>
        <translation>Zo gaat het verder, om en om onwaar en waar, elke conclusie uit de vorige.</translation>
    </message>
    <message>
        <source>The last conclusion says that the first candidate is false. But it was supposed to be true.</source>
        <translation>De laatste conclusie zegt dat de eerste kandidaat onwaar is. Maar hij zou waar zijn.</translation>
    </message>
    <message>
        <source>Both cannot be, so the candidate is false. The other way round, if it is supposed to be false and comes out true, it is true.</source>
        <translation>Beide kan niet, dus is de kandidaat onwaar. Andersom: stel je dat hij onwaar is en komt hij er waar uit, dan is hij waar.</translation>
    </message>
    <message>
        <source>Two groups of cells, each in one row, column or box and with one candidate more than cells: almost locked sets. They share a digit that only one of them can have, so the other group needs all its remaining digits. Another digit that both have is then in one of them, and goes from every cell that meets all its places.</source>
        <translation>Twee groepen cellen, elk in één rij, kolom of blok en met één kandidaat meer dan cellen: bijna vergrendelde verzamelingen. Ze delen een cijfer dat maar een van hen kan hebben, dus heeft de andere groep al haar overige cijfers nodig. Een ander cijfer dat beide hebben, staat dan in een van hen en vervalt in elke cel die al zijn plaatsen treft.</translation>
    </message>
    <message>
        <source>The smallest group is a cell with two candidates. Look for it beside two or three cells with one digit more than cells, and for a digit that both have in one row, column or box.</source>
        <translation>De kleinste groep is een cel met twee kandidaten. Zoek die naast twee of drie cellen met één cijfer meer dan cellen, en een cijfer dat beide in één rij, kolom of blok hebben.</translation>
    </message>
    <message>
        <source>All places of the shared digit in both groups share one row, column or box. So the digit is not in both groups.</source>
        <translation>Alle plaatsen van het gedeelde cijfer in beide groepen delen één rij, kolom of blok. Dus staat het cijfer niet in beide groepen.</translation>
    </message>
    <message>
        <source>If the first group does not have it, the group has as many digits left as cells. It needs each of them, so also the second common digit.</source>
        <translation>Heeft de eerste groep het niet, dan houdt ze zoveel cijfers over als cellen. Ze heeft ze allemaal nodig, dus ook het tweede gemeenschappelijke cijfer.</translation>
    </message>
    <message>
        <source>If the second group does not have it, the second group needs all its other digits, so also the second common digit.</source>
        <translation>Heeft de tweede groep het niet, dan heeft de tweede groep al haar andere cijfers nodig, dus ook het tweede gemeenschappelijke.</translation>
    </message>
    <message>
        <source>Either way the second common digit is in one of the groups. A cell that shares a row, column or box with all its places there cannot have it.</source>
        <translation>Hoe dan ook staat het tweede gemeenschappelijke cijfer in een van de groepen. Een cel die met al zijn plaatsen daar een rij, kolom of blok deelt, kan het niet hebben.</translation>
    </message>
    <message>
        <source>Three groups of cells, each with one candidate more than cells: almost locked sets. The first shares a digit with the second and another digit with the third, and can do without only one of them. So the second or the third group loses a digit and needs all its others, among them the digit that both have.</source>
        <translation>Drie groepen cellen, elk met één kandidaat meer dan cellen: bijna vergrendelde verzamelingen. De eerste deelt een cijfer met de tweede en een ander met de derde, en kan er maar één van missen. Dus verliest de tweede of de derde groep een cijfer en heeft die al haar andere nodig, waaronder het cijfer dat beide hebben.</translation>
    </message>
    <message>
        <source>It is an XY-Wing with groups of cells in place of cells. Look for the middle group first, then for the two others that meet it.</source>
        <translation>Het is een XY-Wing met groepen cellen in plaats van cellen. Zoek eerst de middelste groep en dan de twee andere die haar treffen.</translation>
    </message>
    <message>
        <source>The first group has one digit more than cells. So it lacks only one of its digits, and has at least one of the two shared ones.</source>
        <translation>De eerste groep heeft één cijfer meer dan cellen. Dus mist ze maar één van haar cijfers, en heeft ze minstens een van de twee gedeelde.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the second group, the second group cannot have it and needs all its others.</source>
        <translation>Heeft ze het cijfer dat ze met de tweede groep deelt, dan kan de tweede groep het niet hebben en heeft die al haar andere nodig.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the third group, the third group needs all its others.</source>
        <translation>Heeft ze het cijfer dat ze met de derde groep deelt, dan heeft de derde groep al haar andere nodig.</translation>
    </message>
    <message>
        <source>Either way a digit that the second and the third group have is in one of them. A cell that meets all its places there cannot have it.</source>
        <translation>Hoe dan ook staat een cijfer dat de tweede en de derde groep hebben, in een van hen. Een cel die al zijn plaatsen daar treft, kan het niet hebben.</translation>
    </message>
    <message>
        <source>A chain of groups of cells, each with one candidate more than cells: almost locked sets. A group that loses one digit needs all its others, and one of these takes a digit from the next group, and so on. So a digit of the first and the last group is in one of them.</source>
        <translation>Een keten van groepen cellen, elk met één kandidaat meer dan cellen: bijna vergrendelde verzamelingen. Een groep die een cijfer verliest, heeft al haar andere nodig, en een daarvan neemt de volgende groep een cijfer af, enzovoort. Dus staat een cijfer van de eerste en de laatste groep in een van hen.</translation>
    </message>
    <message>
        <source>Begin with two groups that share a digit in one row, column or box, and add a third that shares another digit with the second.</source>
        <translation>Begin met twee groepen die een cijfer delen in één rij, kolom of blok, en voeg een derde toe die een ander cijfer met de tweede deelt.</translation>
    </message>
    <message>
        <source>Suppose the first group does not have the digit in question. Then it needs all its others, also the one that it shares with the next group.</source>
        <translation>Stel dat de eerste groep het cijfer in kwestie niet heeft. Dan heeft ze al haar andere nodig, ook het cijfer dat ze met de volgende groep deelt.</translation>
    </message>
    <message>
        <source>So the next group loses this digit and needs all its others, also the one that it shares with the group after it.</source>
        <translation>Dus verliest de volgende groep dit cijfer en heeft die al haar andere nodig, ook het cijfer dat ze met de groep daarna deelt.</translation>
    </message>
    <message>
        <source>So it goes on to the last group, which must have the digit in question.</source>
        <translation>Zo gaat het door tot de laatste groep, die het cijfer in kwestie moet hebben.</translation>
    </message>
    <message>
        <source>Either the first group has it or the last. A cell that meets all its places in both cannot have it.</source>
        <translation>Ofwel de eerste groep heeft het, ofwel de laatste. Een cel die al zijn plaatsen in beide treft, kan het niet hebben.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a group of cells with one candidate more than cells, a petal. Whatever the stem is, one petal loses that digit and needs all its others. A digit that all petals have is in one of them, and goes from every cell that meets all its places.</source>
        <translation>Een cel, de stengel, en voor elk van haar kandidaten een groep cellen met één kandidaat meer dan cellen, een bloemblad. Wat de stengel ook is, één blad verliest dat cijfer en heeft al zijn andere nodig. Een cijfer dat alle bladen hebben, staat in een ervan en vervalt in elke cel die al zijn plaatsen treft.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates. For each of them look for a group whose places for it all share a row, column or box with the cell.</source>
        <translation>Begin bij een cel met twee of drie kandidaten. Zoek voor elk ervan een groep waarvan alle plaatsen ervoor met de cel een rij, kolom of blok delen.</translation>
    </message>
    <message>
        <source>The stem is one of its candidates. Say it is the one of the first petal.</source>
        <translation>De stengel is een van zijn kandidaten. Stel, het is die van het eerste blad.</translation>
    </message>
    <message>
        <source>All places for it in that petal share a row, column or box with the stem. So the petal loses this digit.</source>
        <translation>Alle plaatsen ervoor in dat blad delen met de stengel een rij, kolom of blok. Dus verliest het blad dit cijfer.</translation>
    </message>
    <message>
        <source>It then has as many digits as cells and needs them all, also the digit that all petals have.</source>
        <translation>Het heeft dan zoveel cijfers als cellen en heeft ze allemaal nodig, ook het cijfer dat alle bladen hebben.</translation>
    </message>
    <message>
        <source>With each other candidate of the stem it is another petal. Either way the common digit is in one of them, and a cell that meets all its places cannot have it.</source>
        <translation>Met elke andere kandidaat van de stengel is het een ander blad. Hoe dan ook staat het gemeenschappelijke cijfer in een ervan, en een cel die al zijn plaatsen treft, kan het niet hebben.</translation>
    </message>
    <message>
        <source>One digit is tried at one place, and only this digit is followed across the board. Its other places fall, one after the other, until a row, column or box has none left. So the digit cannot be there, and the candidate goes.</source>
        <translation>Eén cijfer wordt op één plaats geprobeerd, en alleen dit cijfer wordt over het bord gevolgd. Zijn andere plaatsen vallen, de ene na de andere, tot een rij, kolom of blok er geen meer heeft. Dus kan het cijfer daar niet staan, en vervalt de kandidaat.</translation>
    </message>
    <message>
        <source>Choose a digit with few places left, and try it where it would take away many of them.</source>
        <translation>Kies een cijfer met weinig plaatsen en probeer het waar het er veel van zou wegnemen.</translation>
    </message>
    <message>
        <source>Suppose the cell is A. Then A goes from all other cells of its row, column and box.</source>
        <translation>Stel dat de cel A is. Dan vervalt A in alle andere cellen van haar rij, kolom en blok.</translation>
    </message>
    <message>
        <source>Some other row, column or box has only one place for A now. So A is there, and more places fall.</source>
        <translation>Een andere rij, kolom of een ander blok heeft nu maar één plaats voor A. Dus staat A daar, en vallen er meer plaatsen.</translation>
    </message>
    <message>
        <source>In the end some row, column or box has no place for A at all. But each needs one.</source>
        <translation>Ten slotte heeft een rij, kolom of blok helemaal geen plaats meer voor A. Maar elk heeft er een nodig.</translation>
    </message>
    <message>
        <source>So the cell is not A.</source>
        <translation>Dus is de cel geen A.</translation>
    </message>
    <message>
        <source>All candidates of a cell, or all places of a digit in a row, column or box, are tried one after the other. From each of them a chain of simple conclusions is followed. If all of them lead to the same, it is true, because one of them must be right.</source>
        <translation>Alle kandidaten van een cel, of alle plaatsen van een cijfer in een rij, kolom of blok, worden na elkaar geprobeerd. Vanuit elk wordt een keten van eenvoudige conclusies gevolgd. Leiden ze allemaal tot hetzelfde, dan is dat waar, want een ervan moet kloppen.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates, follow both, and note what comes out the same.</source>
        <translation>Kies een cel met twee kandidaten, volg beide, en onthoud wat er hetzelfde uitkomt.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places. There is no other case.</source>
        <translation>De cel moet een van haar kandidaten zijn, of het cijfer moet op een van zijn plaatsen staan. Een ander geval is er niet.</translation>
    </message>
    <message>
        <source>If it is the first, follow what must be then, conclusion by conclusion. It leads to the result.</source>
        <translation>Is het de eerste, volg dan wat er moet zijn, conclusie na conclusie. Het leidt tot het resultaat.</translation>
    </message>
    <message>
        <source>If it is the second, or the third, the conclusions are others, but they lead to the same result.</source>
        <translation>Is het de tweede, of de derde, dan zijn de conclusies anders, maar ze leiden tot hetzelfde resultaat.</translation>
    </message>
    <message>
        <source>One of the cases is right. Whichever it is, the result is true.</source>
        <translation>Een van de gevallen klopt. Welk het ook is, het resultaat is waar.</translation>
    </message>
    <message>
        <source>An assumption from which several chains of simple conclusions start. Together they take away all candidates of a cell, or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong.</source>
        <translation>Een aanname waaruit meerdere ketens van eenvoudige conclusies vertrekken. Samen nemen ze alle kandidaten van een cel weg, of alle plaatsen van een cijfer in een rij, kolom of blok. Dat kan niet, dus was de aanname fout.</translation>
    </message>
    <message>
        <source>Suppose a candidate whose truth would force much, and watch cells with two candidates and rows with two places.</source>
        <translation>Neem een kandidaat aan die veel zou afdwingen, en let op cellen met twee kandidaten en rijen met twee plaatsen.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true (or false).</source>
        <translation>Stel dat de kandidaat waar (of onwaar) is.</translation>
    </message>
    <message>
        <source>One chain of conclusions takes away the first candidate of some cell, another chain the second, and so on.</source>
        <translation>De ene keten van conclusies neemt de eerste kandidaat van een cel weg, een andere keten de tweede, enzovoort.</translation>
    </message>
    <message>
        <source>All of them hold at the same time. So this cell would have no digit left, or a digit no place.</source>
        <translation>Ze gelden allemaal tegelijk. Dus zou deze cel geen cijfer overhouden, of een cijfer geen plaats.</translation>
    </message>
    <message>
        <source>Every cell needs a digit. So the assumption was wrong, and the opposite is true.</source>
        <translation>Elke cel heeft een cijfer nodig. Dus was de aanname fout, en is het tegendeel waar.</translation>
    </message>
    <message>
        <source>An assumption whose consequences are followed like a net: a conclusion may need several earlier ones. In the end a cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong.</source>
        <translation>Een aanname waarvan de gevolgen als een net worden gevolgd: een conclusie kan meerdere eerdere nodig hebben. Ten slotte houdt een cel geen cijfer over, of heeft een cijfer geen plaats. Dat kan niet, dus was de aanname fout.</translation>
    </message>
    <message>
        <source>Try it out in a branch. Write the digit, go on with singles, and see whether something breaks.</source>
        <translation>Probeer het uit in een zijtak. Schrijf het cijfer, ga verder met singles, en kijk of er iets stukloopt.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true, and write down what follows at once.</source>
        <translation>Stel dat de kandidaat waar is, en schrijf op wat meteen volgt.</translation>
    </message>
    <message>
        <source>From this and the board more follows. A cell may lose its last but one candidate only after several of these conclusions.</source>
        <translation>Hieruit en uit het bord volgt meer. Een cel verliest haar voorlaatste kandidaat misschien pas na meerdere van deze conclusies.</translation>
    </message>
    <message>
        <source>In the end a cell has no digit left, or a row, column or box has no place for a digit.</source>
        <translation>Ten slotte houdt een cel geen cijfer over, of heeft een rij, kolom of blok geen plaats voor een cijfer.</translation>
    </message>
    <message>
        <source>A proper Sudoku can be filled. So the assumption was wrong.</source>
        <translation>Een goede sudoku kan worden gevuld. Dus was de aanname fout.</translation>
    </message>
    <message>
        <source>Several assumptions of which one must be true, each followed to all its consequences. A conclusion may need several earlier ones. What follows from every one of them is true.</source>
        <translation>Meerdere aannames waarvan er één waar moet zijn, elk gevolgd tot al haar gevolgen. Een conclusie kan meerdere eerdere nodig hebben. Wat uit elk ervan volgt, is waar.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates. Write the first in a branch and go on, then the second, and compare.</source>
        <translation>Kies een cel met twee kandidaten. Schrijf de eerste in een zijtak en ga verder, dan de tweede, en vergelijk.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places in a row, column or box.</source>
        <translation>De cel moet een van haar kandidaten zijn, of het cijfer moet op een van zijn plaatsen in een rij, kolom of blok staan.</translation>
    </message>
    <message>
        <source>If it is the first, many things follow. If it is the second, other things follow.</source>
        <translation>Is het de eerste, dan volgen er veel dingen. Is het de tweede, dan volgen er andere.</translation>
    </message>
    <message>
        <source>What follows in every case is true, whichever case is right.</source>
        <translation>Wat in elk geval volgt, is waar, welk geval ook klopt.</translation>
    </message>
    <message>
        <source>All ways to put one digit into every row, column and box are looked at together. A cell that all ways use has the digit. A cell that none of them uses cannot have it.</source>
        <translation>Alle manieren om één cijfer in elke rij, elke kolom en elk blok te zetten worden samen bekeken. Een cel die alle manieren gebruiken, heeft het cijfer. Een cel die geen ervan gebruikt, kan het niet hebben.</translation>
    </message>
    <message>
        <source>This is work for a computer: a digit can have thousands of such ways. For a person a few are enough when nearly all of its places are known.</source>
        <translation>Dit is werk voor een computer: een cijfer kan duizenden van die manieren hebben. Voor een mens zijn het er weinig genoeg als bijna al zijn plaatsen bekend zijn.</translation>
    </message>
    <message>
        <source>In the solution the digit stands once in each row, column and box. This is one of the ways.</source>
        <translation>In de oplossing staat het cijfer één keer in elke rij, elke kolom en elk blok. Dat is een van de manieren.</translation>
    </message>
    <message>
        <source>Which one it is, is not known. But if all ways use a cell, the right one does too.</source>
        <translation>Welke het is, is niet bekend. Maar gebruiken alle manieren een cel, dan doet de juiste dat ook.</translation>
    </message>
    <message>
        <source>If no way uses a cell, the right one does not either. So the digit goes from it.</source>
        <translation>Gebruikt geen manier een cel, dan doet de juiste dat ook niet. Dus vervalt het cijfer daar.</translation>
    </message>
    <message>
        <source>Three or more pairs of cells side by side in the same two rows or the same two columns, that nearly all have only as many digits as there are pairs. If they held nothing else, the two lines could exchange these digits, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Drie of meer paren cellen naast elkaar in dezelfde twee rijen of kolommen, die bijna allemaal maar zoveel cijfers hebben als er paren zijn. Hadden ze niets anders, dan konden de twee lijnen deze cijfers verwisselen en had de puzzel twee oplossingen. Een goede sudoku heeft er maar één, dus is een extra kandidaat in deze cellen waar.</translation>
    </message>
    <message>
        <source>In two rows of a band or two columns of a stack, look for three pairs of cells, one pair in each box, with the same three digits. One cell may have more.</source>
        <translation>Zoek in twee rijen van een band of twee kolommen van een stapel drie paren cellen, in elk blok één, met dezelfde drie cijfers. Eén cel mag er meer hebben.</translation>
    </message>
    <message>
        <source>If the cells held only these digits, each of the two lines would have all of them there, because it has as many cells as there are digits.</source>
        <translation>Hadden de cellen alleen deze cijfers, dan had elk van de twee lijnen ze daar allemaal, want die heeft evenveel cellen als er cijfers zijn.</translation>
    </message>
    <message>
        <source>Exchanging the two lines there breaks no rule: each pair stays in its crossing line, and every row, column and box keeps its digits.</source>
        <translation>De twee lijnen daar verwisselen breekt geen regel: elk paar blijft in zijn kruisende lijn, en elke rij, elke kolom en elk blok houdt zijn cijfers.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. One of the cells with extra candidates holds an extra one.</source>
        <translation>Er waren dan twee oplossingen, maar een goede sudoku heeft er maar één. Een van de cellen met extra kandidaten heeft een extra.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is one of these. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>Type 1: maar één cel heeft extra’s, dus is die een ervan. Type 2: alle extra’s zijn één cijfer, dat vervalt in de cellen die ze allemaal treffen.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: a digit has no other place beside them, so the pattern&apos;s others cannot be there.</source>
        <translation>Type 3: de cellen met extra’s gebruiken samen met andere cijfers op. Type 4: een cijfer heeft naast ze geen andere plaats, dus kunnen de andere van het patroon daar niet staan.</translation>
    </message>
    <message>
        <source>Some cells that nearly all have two candidates, and in which each digit has two places in every row, column and box where it is. If none had more, each could take its other candidate, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Enkele cellen die bijna allemaal twee kandidaten hebben, en waarin elk cijfer twee plaatsen heeft in elke rij, elke kolom en elk blok waar het staat. Had er geen meer, dan kon elke cel haar andere kandidaat nemen en had de puzzel twee oplossingen. Een goede sudoku heeft er maar één, dus is een extra kandidaat in deze cellen waar.</translation>
    </message>
    <message>
        <source>Follow cells with two candidates: for each of their digits look for one partner in the row, in the column and in the box, until everything has a partner.</source>
        <translation>Volg cellen met twee kandidaten: zoek bij elk van hun cijfers een partner in de rij, in de kolom en in het blok, tot alles een partner heeft.</translation>
    </message>
    <message>
        <source>Suppose each of the cells had only its two candidates. In a solution each row, column and box would use one of the two places of each digit.</source>
        <translation>Stel dat elk van de cellen alleen haar twee kandidaten had. In een oplossing gebruikte elke rij, elke kolom en elk blok een van de twee plaatsen van elk cijfer.</translation>
    </message>
    <message>
        <source>Giving each of these cells its other candidate would use the other places: each row, column and box keeps all its digits, so it is a second solution.</source>
        <translation>Geeft u elk van deze cellen haar andere kandidaat, dan zijn de andere plaatsen gebruikt: elke rij, elke kolom en elk blok houdt al zijn cijfers, dus is het een tweede oplossing.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So in one of the cells with more than two candidates an extra one is true.</source>
        <translation>Een goede sudoku heeft er maar één. Dus is in een van de cellen met meer dan twee kandidaten een extra waar.</translation>
    </message>
    <message>
        <source>Solved cells that would be a closed set with one cell more: two digits in the same rows, columns and boxes, or the same digits in a part of two lines. If the set were closed, the rest of the grid could be swapped as well, because no given is there. A proper Sudoku has only one solution, so the cell does not complete the set.</source>
        <translation>Opgeloste cellen die met één cel meer een gesloten verzameling zouden zijn: twee cijfers in dezelfde rijen, kolommen en blokken, of dezelfde cijfers in een deel van twee lijnen. Was de verzameling gesloten, dan kon ook de rest van het rooster worden verwisseld, want daar is niets gegeven. Een goede sudoku heeft maar één oplossing, dus maakt de cel de verzameling niet af.</translation>
    </message>
    <message>
        <source>Choose two digits that have been solved in few places. Mark every row, column and box that has only one of them, and look for the cell where these meet.</source>
        <translation>Kies twee cijfers die nog op weinig plaatsen staan. Onthoud elke rij, elke kolom en elk blok met maar één ervan, en zoek de cel waar die elkaar treffen.</translation>
    </message>
    <message>
        <source>Every row, column and box has each of the two digits once. If the solved cells had both of them or none in each, so would the cells that are still open.</source>
        <translation>Elke rij, elke kolom en elk blok heeft elk van de twee cijfers één keer. Hadden de opgeloste cellen er overal beide of geen van, dan gold dat ook voor de nog open cellen.</translation>
    </message>
    <message>
        <source>Swapping the two digits in all open cells then breaks no rule: each row, column and box keeps both. And no given is changed, because all givens of the two are in the closed set.</source>
        <translation>De twee cijfers dan in alle open cellen verwisselen breekt geen regel: elke rij, elke kolom en elk blok houdt beide. En niets wat gegeven is verandert, want alle gegevens van de twee zijn in de gesloten verzameling.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. The set is never closed, so a cell that would close it holds something else.</source>
        <translation>Er waren dan twee oplossingen, maar een goede sudoku heeft er maar één. De verzameling sluit nooit, dus heeft een cel die haar zou sluiten iets anders.</translation>
    </message>
    <message>
        <source>Two lines are alike: if a part of both has the same digits, so has the rest, and the rests could be exchanged.</source>
        <translation>Bij twee lijnen is het net zo: heeft een deel van beide dezelfde cijfers, dan ook de rest, en de resten konden worden verwisseld.</translation>
    </message>
    <message>
        <source>The givens of a few puzzles are symmetric: turn, mirror or shift the board, exchange some digits, and the same givens are there again. A proper Sudoku has only one solution, so the solution must be symmetric too. A digit is in a cell only if its partner is in the partner cell, and what has lost its partner goes.</source>
        <translation>De gegevens van enkele puzzels zijn symmetrisch: draai, spiegel of verschuif het rooster, verwissel enkele cijfers, en dezelfde gegevens staan er weer. Een goede sudoku heeft maar één oplossing, dus moet die ook symmetrisch zijn. Een cijfer staat alleen in een cel als zijn partner in de partnercel staat, en wat zijn partner kwijt is, vervalt.</translation>
    </message>
    <message>
        <source>When the givens form a symmetric picture, compare each given with the one on the other side. If every 1 faces the same digit, and so on, the puzzle is symmetric.</source>
        <translation>Als de gegevens een symmetrisch beeld vormen, vergelijk dan elk met dat aan de andere kant. Staat tegenover elke 1 hetzelfde cijfer, enzovoort, dan is de puzzel symmetrisch.</translation>
    </message>
    <message>
        <source>Such a motion takes rows, columns and boxes to rows, columns and boxes. So it takes the solution to a grid that obeys the rules, also with exchanged digits.</source>
        <translation>Zo&apos;n beweging maakt van rijen, kolommen en blokken weer rijen, kolommen en blokken. Zo maakt ze van de oplossing een rooster dat de regels volgt, ook met verwisselde cijfers.</translation>
    </message>
    <message>
        <source>The givens go to the givens. So what the solution becomes is a solution of the same puzzle.</source>
        <translation>De gegevens worden de gegevens. Dus is wat de oplossing wordt een oplossing van dezelfde puzzel.</translation>
    </message>
    <message>
        <source>There is only one, so the solution becomes itself. If a cell holds a digit, its partner cell holds the partner of the digit.</source>
        <translation>Er is er maar één, dus wordt de oplossing zichzelf. Heeft een cel een cijfer, dan heeft haar partnercel de partner van het cijfer.</translation>
    </message>
    <message>
        <source>A candidate whose partner is gone goes. So does one that would share a cell, or a row, column or box, with a partner that rules it out.</source>
        <translation>Een kandidaat waarvan de partner weg is, vervalt. Ook een die een cel, rij, kolom of blok zou delen met een partner die hem uitsluit.</translation>
    </message>
    <message>
        <source>Look for a row and a column with the same digits given or ruled out in many of the cells outside the box where they cross.</source>
        <translation>Zoek een rij en een kolom waarin dezelfde cijfers zijn uitgesloten in veel cellen buiten het blok waar ze elkaar kruisen.</translation>
    </message>
    <message>
        <source>Say the digit is in neither wing. Then the row has it inside the box, and the column too.</source>
        <translation>Stel dat het cijfer in geen vleugel staat. Dan heeft de rij het binnen het blok, en de kolom ook.</translation>
    </message>
    <message>
        <source>The box has it only once, so it is where both lines meet: in the pivot.</source>
        <translation>Het blok heeft het maar één keer, dus staat het waar beide elkaar treffen: in de spil.</translation>
    </message>
    <message>
        <source>Three digits that each need one of three cells leave no room for others.</source>
        <translation>Drie cijfers die elk een van drie cellen nodig hebben, laten geen plaats voor andere.</translation>
    </message>
    <message>
        <source>Of two digits a pivot can have only one, so a wing has the other. Two pairs of digits with two pivots so fill both wings and both pivots.</source>
        <translation>Van twee cijfers kan een spil er maar één hebben, dus heeft een vleugel het andere. Twee paren cijfers met twee spillen vullen zo beide vleugels en beide spillen.</translation>
    </message>
    <message>
        <source>A Firework of two digits A and B: each is in one of three cells, the pivot where a row and a column cross, or a wing in each of them. The pivot can have only one, so one of the wings is A or B. The cell opposite the pivot, which meets both wings, decides what follows.</source>
        <translation>Een vuurwerk van twee cijfers A en B: elk staat in een van drie cellen, de spil waar een rij en een kolom elkaar kruisen, of een vleugel in elk daarvan. De spil kan er maar één hebben, dus is een van de vleugels A of B. De cel tegenover de spil, die beide vleugels treft, bepaalt wat volgt.</translation>
    </message>
    <message>
        <source>Find two digits with only one place each outside a box in a row and a column, in the same cells. Then look at the cell that completes the rectangle.</source>
        <translation>Zoek twee cijfers met elk maar één plaats buiten een blok in een rij en een kolom, in dezelfde cellen. Kijk dan naar de cel die de rechthoek compleet maakt.</translation>
    </message>
    <message>
        <source>ALP: if the opposite cell has only A and B, it keeps its digit from both wings. So the pivot has the same digit. With two such Fireworks around one opposite cell, the other digit is in its row and its column among the wings.</source>
        <translation>ALP: als de cel ertegenover alleen A en B heeft, houdt zij haar cijfer weg van beide vleugels. Dus heeft de spil hetzelfde cijfer. Met twee zulke vuurwerken rond één cel staat het andere cijfer in haar rij en in haar kolom in de vleugels.</translation>
    </message>
    <message>
        <source>W-Wing: two cells with only A and B meet the opposite cell, one by row, the other by column. If it were A, they would be B, and no wing could be A or B.</source>
        <translation>W-Wing: twee cellen met alleen A en B treffen de cel ertegenover, de ene in de rij, de andere in de kolom. Was die A, dan waren zij B, en kon geen vleugel A of B zijn.</translation>
    </message>
    <message>
        <source>L-Wing: a digit C has only three places in the row and the column of the opposite cell: this one and the wings. If it were not here, both wings would be C, and none A or B.</source>
        <translation>L-Wing: een cijfer C heeft in de rij en de kolom van de cel ertegenover maar drie plaatsen: deze cel en de vleugels. Stond het hier niet, dan waren beide vleugels C, en geen A of B.</translation>
    </message>
    <message>
        <source>Look for three digits that are not yet placed in four such boxes and are left together in many cells there. It is rare, but breaks the hardest puzzles known.</source>
        <translation>Zoek drie cijfers die in vier zulke blokken nog niet staan en daar in veel cellen samen over zijn. Het is zeldzaam, maar breekt de moeilijkste bekende sudoku&apos;s.</translation>
    </message>
    <message>
        <source>Two boxes side by side have different digits in each of the three rows. That is only possible if both go round the same way.</source>
        <translation>Twee blokken naast elkaar hebben in elk van de drie rijen verschillende cijfers. Dat kan alleen als beide dezelfde kant rondgaan.</translation>
    </message>
    <message>
        <source>Read from left to right, two boxes one above the other go round the same way too.</source>
        <translation>Van links naar rechts gelezen gaan ook twee blokken boven elkaar dezelfde kant rond.</translation>
    </message>
    <message>
        <source>If the cells of a box fall, both readings go the same way round. If they rise, the readings go opposite ways.</source>
        <translation>Dalen de cellen van een blok, dan gaan beide leeswijzen dezelfde kant rond. Stijgen ze, dan gaan ze tegengesteld.</translation>
    </message>
    <message>
        <source>So on a tour through the four boxes the way changes in each box with rising cells. With one or three of them it ends the wrong way round, which cannot be.</source>
        <translation>Op een rondje door de vier blokken wisselt de richting dus in elk blok met stijgende cellen. Met één of drie daarvan eindigt het de verkeerde kant op, en dat kan niet.</translation>
    </message>
    <message>
        <source>A closed loop of five, seven or more cells, an odd number, in which each shares a row, column or box with the next and nearly all have only A and B. With A and B alone it cannot be filled. So one of the other candidates in it, the guardians, is right.</source>
        <translation>Een gesloten lus van vijf, zeven of meer cellen, een oneven aantal, waarin elk met de volgende een rij, kolom of blok deelt en bijna alle alleen A en B hebben. Met A en B alleen is die niet te vullen. Dus klopt een van de andere kandidaten erin, de wachters.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in several cells, try to join these to a loop with one or two cells that have something besides.</source>
        <translation>Staan dezelfde twee kandidaten alleen in meerdere cellen, probeer die dan tot een lus te verbinden met één of twee cellen die nog iets anders hebben.</translation>
    </message>
    <message>
        <source>Suppose the loop held only A and B. Neighbours in it differ, so A and B take turns along the loop.</source>
        <translation>Stel dat de lus alleen A en B had. Buren erin verschillen, dus wisselen A en B elkaar langs de lus af.</translation>
    </message>
    <message>
        <source>With an odd number of cells the last is the same as the first. But they are neighbours too, so this cannot be.</source>
        <translation>Bij een oneven aantal cellen is de laatste gelijk aan de eerste. Maar ook die zijn buren, dus dat kan niet.</translation>
    </message>
    <message>
        <source>So one of the cells holds something else. If only one of them can, it does. If all guardians are the same digit, cells that meet all of them cannot have it. Guardians in one row, column or box can complete a set.</source>
        <translation>Dus heeft een van de cellen iets anders. Kan er maar één dat, dan heeft die het. Zijn alle wachters hetzelfde cijfer, dan kunnen cellen die ze alle treffen het niet hebben. Wachters in één rij, kolom of blok kunnen een groep compleet maken.</translation>
    </message>
    <message>
        <source>Start with a cell with A, and a cell that meets it with B.</source>
        <translation>Begin met een cel met A, en een cel die haar treft met B.</translation>
    </message>
    <message>
        <source>Every cell that meets both is C. Go on as long as a cell has one digit left, and try both where it has two.</source>
        <translation>Elke cel die beide treft is C. Ga door zolang een cel nog één cijfer over heeft, en probeer beide waar het er twee zijn.</translation>
    </message>
    <message>
        <source>In the marked cells every way ends with two equal digits that meet. As the three digits can be exchanged, another start changes nothing.</source>
        <translation>In de gemarkeerde cellen eindigt elke weg met twee gelijke cijfers die elkaar treffen. Omdat de drie cijfers verwisselbaar zijn, verandert een ander begin niets.</translation>
    </message>
    <message>
        <source>So one of the cells holds another digit than A, B and C.</source>
        <translation>Dus heeft een van de cellen een ander cijfer dan A, B en C.</translation>
    </message>
    <message>
        <source>Highlight one digit and join its places wherever a row, column or box has only two. If a loop of five would close but for one or two places, you have found it.</source>
        <translation>Markeer één cijfer en verbind zijn plaatsen waar een rij, kolom of blok er maar twee heeft. Zou een lus van vijf op één of twee plaatsen na sluiten, dan heb je hem gevonden.</translation>
    </message>
    <message>
        <source>Suppose none of the guardians is A. Then each two neighbours in the loop are the only places for A in their row, column or box: one is A, the other is not.</source>
        <translation>Stel dat geen van de wachters A is. Dan zijn elke twee buren in de lus de enige plaatsen voor A in hun rij, kolom of blok: de ene is A, de andere niet.</translation>
    </message>
    <message>
        <source>So the cells are A and not A in turn. With an odd number of cells the last is the same as the first, but they are neighbours too. That cannot be.</source>
        <translation>Dus zijn de cellen om de beurt A en niet A. Bij een oneven aantal cellen is de laatste gelijk aan de eerste, maar ook die zijn buren. Dat kan niet.</translation>
    </message>
    <message>
        <source>So one of the guardians is A. Cells that meet all of them are not A, and if there is only one, it is A.</source>
        <translation>Dus is een van de wachters A. Cellen die ze alle treffen zijn niet A, en is er maar één, dan is die A.</translation>
    </message>
    <message>
        <source>Two base cells side by side in a box, with three or four candidates together, and two target cells that do not meet them. The targets must hold the same two digits as the base. Candidates that fit in no such way go.</source>
        <translation>Twee basiscellen naast elkaar in een blok, met samen drie of vier kandidaten, en twee doelcellen die ze niet ontmoeten. De doelen moeten dezelfde twee cijfers bevatten als de basis. Kandidaten die op geen enkele manier passen, vervallen.</translation>
    </message>
    <message>
        <source>Look for two cells of a box in one row with three or four candidates together, and for cells with the same candidates in other rows of the boxes beside it. In the three columns outside these boxes, each of the digits must fit in two rows at most.</source>
        <translation>Zoek twee cellen van een blok in één rij met samen drie of vier kandidaten, en cellen met dezelfde kandidaten in andere rijen van de blokken ernaast. In de drie kolommen buiten deze blokken mag elk van de cijfers in hoogstens twee rijen passen.</translation>
    </message>
    <message>
        <source>Say the base is in a row. Three columns matter, one in each box: those of the targets, and that beside the base.</source>
        <translation>Stel dat de basis in een rij ligt. Het gaat om drie kolommen, één in elk blok: die van de doelen en die naast de basis.</translation>
    </message>
    <message>
        <source>A digit of the base is nowhere else in its row and box. If it were in no target either, all three columns would need it in their other cells.</source>
        <translation>Een cijfer van de basis staat nergens anders in zijn rij en blok. Stond het ook in geen doel, dan hadden alle drie kolommen het nodig in hun andere cellen.</translation>
    </message>
    <message>
        <source>These need three different rows, but there is room in two at most. So the digit is in a target, and so is the other one of the base.</source>
        <translation>Dat vraagt drie verschillende rijen, maar er is plaats in hoogstens twee. Dus staat het cijfer in een doel, en het andere van de basis ook.</translation>
    </message>
    <message>
        <source>Both digits also need room in the three columns and in the other boxes, so not every pair fits. What every way left over blocks is wrong.</source>
        <translation>Beide cijfers hebben ook plaats nodig in de drie kolommen en in de andere blokken, dus past niet elk paar. Wat elke overblijvende manier blokkeert, is fout.</translation>
    </message>
    <message>
        <source>Junior: both targets lie in the boxes beside the base. Senior: one lies further along such a column. Double: two Exocets use the same columns.</source>
        <translation>Junior: beide doelen liggen in de blokken naast de basis. Senior: één ligt verderop in zo&apos;n kolom. Dubbel: twee Exocets gebruiken dezelfde kolommen.</translation>
    </message>
    <message>
        <source>Sixteen cells in four boxes where two rows and two columns cross: in each box two cells of the row and two of the column. They form a ring in which each pair shares digits with the next. If there is room for just as many digits as cells, each goes from the rest of its row, column or box.</source>
        <translation>Zestien cellen in vier blokken waar twee rijen en twee kolommen elkaar kruisen: in elk blok twee cellen van de rij en twee van de kolom. Ze vormen een ring waarin elk paar cijfers deelt met het volgende. Is er maar plaats voor evenveel cijfers als cellen, dan vervalt elk in de rest van zijn rij, kolom of blok.</translation>
    </message>
    <message>
        <source>Look for four boxes at the corners of a rectangle with two rows and two columns that are empty there except for the crossings. Each pair of cells has about four candidates, two in common with either neighbour.</source>
        <translation>Zoek vier blokken op de hoeken van een rechthoek met twee rijen en twee kolommen die daar leeg zijn, behalve op de kruisingen. Elk paar cellen heeft ongeveer vier kandidaten, twee gemeenschappelijk met elke buur.</translation>
    </message>
    <message>
        <source>Go around the ring: each pair shares a row or column with one neighbour and a box with the other. There a digit can be only once.</source>
        <translation>Ga de ring rond: elk paar deelt een rij of kolom met de ene buur en een blok met de andere. Daar kan een cijfer maar één keer staan.</translation>
    </message>
    <message>
        <source>Count for each digit how many of these rows, columns and boxes contain all its places in the ring. Together that is as many as there are cells.</source>
        <translation>Tel voor elk cijfer hoeveel van deze rijen, kolommen en blokken al zijn plaatsen in de ring bevatten. Samen zijn dat er evenveel als cellen.</translation>
    </message>
    <message>
        <source>Every cell needs a digit, so none can be lost: each of these rows, columns and boxes has its digits in the ring. They go from its other cells.</source>
        <translation>Elke cel heeft een cijfer nodig, dus mag er geen ontbreken: elk van deze rijen, kolommen en blokken heeft zijn cijfers in de ring. Ze vervallen in de andere cellen daar.</translation>
    </message>
    <message>
        <source>The cells where some rows and some columns cross. Some digits are counted once in each of the columns, all others once in each of the rows. If that makes as many digits as there are cells, each goes from the rest of its row or column.</source>
        <translation>De cellen waar enkele rijen en enkele kolommen elkaar kruisen. Sommige cijfers tellen één keer in elk van de kolommen, alle andere één keer in elk van de rijen. Zijn dat evenveel cijfers als cellen, dan vervalt elk in de rest van zijn rij of kolom.</translation>
    </message>
    <message>
        <source>Look for four rows and four or five columns that cross in many empty cells, and for digits that are given in many of their other cells.</source>
        <translation>Zoek vier rijen en vier of vijf kolommen die elkaar in veel lege cellen kruisen, en cijfers die in veel van hun andere cellen gegeven zijn.</translation>
    </message>
    <message>
        <source>Each of the cells needs a digit. A digit can be only once in a column, and only once in a row.</source>
        <translation>Elk van de cellen heeft een cijfer nodig. Een cijfer kan maar één keer in een kolom staan en maar één keer in een rij.</translation>
    </message>
    <message>
        <source>Count the digits that fit: some by columns, the others by rows. If that is just as many as there are cells, none can be lost.</source>
        <translation>Tel de cijfers die passen: sommige per kolom, de andere per rij. Zijn dat er precies evenveel als cellen, dan mag er geen ontbreken.</translation>
    </message>
    <message>
        <source>So each row and column has the digits counted by it in these cells. They go from its other cells.</source>
        <translation>Dus heeft elke rij en kolom de cijfers die per haar geteld zijn in deze cellen. Ze vervallen in haar andere cellen.</translation>
    </message>
    <message>
        <source>A Multifish counts from the digits: some must be in each of some rows, and columns and single cells have just enough room for them.</source>
        <translation>Een Multifish telt vanuit de cijfers: sommige moeten in elk van enkele rijen staan, en kolommen en losse cellen hebben precies genoeg plaats voor ze.</translation>
    </message>
    <message>
        <source>Cells of a box, with some cells of a row and of a column that cross it, that have as many digits between them as there are cells. Each digit lies only in the row, only in the column or only in the box, so each is there once. It goes from every other cell that meets all its places.</source>
        <translation>Cellen van een blok, met enkele cellen van een rij en van een kolom die het kruisen, met evenveel cijfers als cellen. Elk cijfer ligt alleen in de rij, alleen in de kolom of alleen in het blok, dus staat elk er één keer. Het vervalt in elke andere cel die al zijn plaatsen tegenkomt.</translation>
    </message>
    <message>
        <source>Look for a Sue de Coq in which the part in the box needs some cells of a second line, with the digits that are left over.</source>
        <translation>Zoek een Sue de Coq waarin het deel in het blok enkele cellen van een tweede lijn nodig heeft, met de cijfers die over zijn.</translation>
    </message>
    <message>
        <source>Each digit has all its places in the row, in the column or in the box. So it fits there once.</source>
        <translation>Elk cijfer heeft al zijn plaatsen in de rij, in de kolom of in het blok. Dus past het daar één keer.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with all places of such a digit meets it wherever it is. So it cannot be that digit.</source>
        <translation>Een cel die met alle plaatsen van zo&apos;n cijfer een rij, kolom of blok deelt, komt het tegen waar het ook staat. Dus kan zij dat cijfer niet zijn.</translation>
    </message>
    <message>
        <source>It takes something from a cell, or from a row, column or box, so that a single is left there. Other candidates may have gone earlier on the way.</source>
        <translation>Hij neemt iets weg uit een cel, rij, kolom of blok, zodat daar een single overblijft. Andere kandidaten kunnen onderweg al eerder vervallen zijn.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows, as in a whip. But each may be found anywhere, not only where the one before has taken something. In the end a cell has no digit left, or a digit no place, so the candidate goes.</source>
        <translation>Een kandidaat wordt aangenomen, en de ene single volgt na de andere, zoals in een whip. Maar elk mag overal staan, niet alleen waar de vorige iets heeft weggenomen. Op het eind heeft een cel geen cijfer meer, of een cijfer geen plaats, dus vervalt de kandidaat.</translation>
    </message>
    <message>
        <source>A row and a box that cross: outside the crossing the row has a cell with the candidates A and B, and the box has A and B in only one cell. These two cells are the same digit, and the other one is where row and box cross. So the cell of the box has no other digit, and A and B go from the rest of the row.</source>
        <translation>Een rij en een blok die elkaar kruisen: buiten de kruising heeft de rij een cel met de kandidaten A en B, en het blok heeft A en B in maar één cel. Deze twee cellen zijn hetzelfde cijfer, en het andere staat waar rij en blok kruisen. Dus heeft de cel van het blok geen ander cijfer, en vervallen A en B in de rest van de rij.</translation>
    </message>
    <message>
        <source>Take a cell with two candidates and look at the other boxes of its row: is there one that has both digits outside the row in only one cell? Two cells with three digits, and three with four, do the same.</source>
        <translation>Neem een cel met twee kandidaten en kijk naar de andere blokken van haar rij: heeft er een beide cijfers buiten de rij in maar één cel? Twee cellen met drie cijfers, en drie met vier, doen hetzelfde.</translation>
    </message>
    <message>
        <source>The cell of the row is A or B. If it is A, there is no other A in the row, so none where row and box cross.</source>
        <translation>De cel van de rij is A of B. Is zij A, dan staat er geen andere A in de rij, dus geen waar rij en blok kruisen.</translation>
    </message>
    <message>
        <source>The box needs an A as well, and has only its one cell outside the row for it. Its B is then where row and box cross, and the row has it there too.</source>
        <translation>Het blok heeft ook een A nodig, en heeft daarvoor buiten de rij maar één cel. Zijn B staat dan waar rij en blok kruisen, en de rij heeft de hare daar ook.</translation>
    </message>
    <message>
        <source>If the cell of the row is B, it is the same the other way round.</source>
        <translation>Is de cel van de rij B, dan is het omgekeerd net zo.</translation>
    </message>
    <message>
        <source>Cells in a row or column and a box that cross, with only as many digits between them as there are cells: four in a WXYZ-Wing, five in a VWXYZ-Wing, and so on. All but one of the digits can be there only once each. So the last digit is in one of the cells, and goes from every cell that meets all its places.</source>
        <translation>Cellen van een rij of kolom en een blok die elkaar kruisen, met maar evenveel cijfers als cellen: vier bij een WXYZ-Wing, vijf bij een VWXYZ-Wing, enzovoort. Alle cijfers op één na kunnen er maar één keer staan. Dus staat het laatste in een van de cellen, en vervalt het in elke cel die al zijn plaatsen tegenkomt.</translation>
    </message>
    <message>
        <source>All but one of the digits fit at most once each into these cells, because their places share a row, column or box.</source>
        <translation>Alle cijfers op één na passen hoogstens één keer in deze cellen, omdat hun plaatsen een rij, kolom of blok delen.</translation>
    </message>
    <message>
        <source>So they leave at least one cell open, and the last digit fills it.</source>
        <translation>Dus laten ze minstens één cel vrij, en het laatste cijfer vult die.</translation>
    </message>
    <message>
        <source>All cells with the same two candidates A and B that are joined by rows, columns and boxes, with branches and rings. They fall into two groups: one is all A, the other all B. A and B go from every cell that shares a row, column or box with one cell of each group.</source>
        <translation>Alle cellen met dezelfde twee kandidaten A en B die door rijen, kolommen en blokken verbonden zijn, met takken en ringen. Ze vormen twee groepen: de ene is helemaal A, de andere helemaal B. A en B vervallen in elke cel die met een cel van elke groep een rij, kolom of blok deelt.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in five or more cells, give them two colors in turn, and look for cells that meet both colors.</source>
        <translation>Staan dezelfde twee kandidaten in vijf of meer cellen alleen, geef die dan om en om twee kleuren, en zoek cellen die beide kleuren tegenkomen.</translation>
    </message>
    <message>
        <source>Joined cells that share a row, column or box are different.</source>
        <translation>Verbonden cellen die een rij, kolom of blok delen, zijn verschillend.</translation>
    </message>
    <message>
        <source>So one group is all A and the other all B, or the other way round.</source>
        <translation>Dus is de ene groep helemaal A en de andere helemaal B, of omgekeerd.</translation>
    </message>
    <message>
        <source>Either way a cell that meets one of each group meets an A and a B, so it is neither.</source>
        <translation>Hoe dan ook komt een cel die van elke groep een cel tegenkomt, een A en een B tegen, dus is zij geen van beide.</translation>
    </message>
    <message>
        <source>Outside the box where a row and a column cross, a digit has only one place in the row and one in the column. Then it is in one of three cells: these two, the wings, or the pivot where the lines cross. Three such digits fill the three cells; two, and two others with the same wings and the opposite pivot, fill four.</source>
        <translation>Een rij en een kolom kruisen elkaar in een blok. Buiten dit blok heeft een cijfer maar één plaats in de rij en één in de kolom. Dan staat het in een van drie cellen: deze twee, de vleugels, of de spil waar ze elkaar kruisen. Drie zulke cijfers vullen de drie cellen; twee, en twee andere met dezelfde vleugels en de spil ertegenover, vullen er vier.</translation>
    </message>
    <message>
        <source>Suppose the twelve cells hold only A, B and C. Read those of a box downwards: A, B, C, A and so on goes round one way, A, C, B, A and so on the other way.</source>
        <translation>Stel dat de twaalf cellen alleen A, B en C hebben. Lees die van een blok naar beneden: A, B, C, A ... gaat de ene kant rond, A, C, B, A ... de andere kant.</translation>
    </message>
    <message>
        <source>A few cells that nearly all have only the same three or four digits, in such places that there are always two ways to fill them with the same digits in each row, column and box. If they held nothing else, the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>Enkele cellen die bijna allemaal alleen dezelfde drie of vier cijfers hebben, op zulke plaatsen dat er altijd twee manieren zijn om ze met dezelfde cijfers in elke rij, elke kolom en elk blok te vullen. Hadden ze niets anders, dan had de puzzel twee oplossingen. Een goede sudoku heeft er maar één, dus is een extra kandidaat in deze cellen waar.</translation>
    </message>
    <message>
        <source>Look for cells of three or four digits that meet others of them in the row, in the column and in the box. Fill them, and try to fill them in another way with the same digits in each row, column and box.</source>
        <translation>Zoek cellen met drie of vier cijfers die er in de rij, in de kolom en in het blok andere van treffen. Vul ze en probeer ze op een andere manier te vullen met dezelfde cijfers in elke rij, elke kolom en elk blok.</translation>
    </message>
    <message>
        <source>Take any way to fill the cells with these digits. There is a second way in which each row, column and box has the same digits there.</source>
        <translation>Neem een willekeurige manier om de cellen met deze cijfers te vullen. Er is een tweede waarbij elke rij, elke kolom en elk blok daar dezelfde cijfers heeft.</translation>
    </message>
    <message>
        <source>All other cells fit to the second way as well as to the first, because what they meet is the same.</source>
        <translation>Alle andere cellen passen bij de tweede manier net zo goed als bij de eerste, want wat ze treffen is hetzelfde.</translation>
    </message>
    <message>
        <source>Four boxes at the corners of a rectangle, each with three cells in three rows and three columns, that seem to hold only A, B and C. Also called Thor&apos;s Hammer or Trivalue Oddagon. In one or three of the boxes the cells rise, in the others they fall; such cells cannot be filled, so one of the candidates that they have besides is right.</source>
        <translation>Vier blokken op de hoeken van een rechthoek, elk met drie cellen in drie rijen en drie kolommen, die alleen A, B en C lijken te hebben. Ook Thors hamer of Trivalue Oddagon genoemd. In één of drie van de blokken stijgen de cellen, in de andere dalen ze. Zulke cellen zijn niet te vullen, dus klopt een van de kandidaten die ze nog meer hebben.</translation>
    </message>
    <message>
        <source>A closed loop of five or seven places for a digit A, each in a row, column or box with the next that has no other places for A, but for a few: the guardians. Also called Guardians. Without these the loop could not be right, so one of them is A.</source>
        <translation>Een gesloten lus van vijf of zeven plaatsen voor een cijfer A, elk met de volgende in een rij, kolom of blok zonder andere plaatsen voor A, op enkele na: de wachters. Ook Guardians genoemd. Zonder die kon de lus niet kloppen, dus is een ervan A.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows. Each is found in a cell, or in a row, column or box, from which the one before has taken something. In the end nothing is left in one of them, so the candidate goes.</source>
        <translation>Een kandidaat wordt aangenomen, en de ene single volgt na de andere: elk staat in een cel, rij, kolom of blok waaruit de vorige iets heeft weggenomen. Op het eind blijft in een ervan niets over, dus vervalt de kandidaat.</translation>
    </message>
    <message>
        <source>Choose a candidate near cells with two candidates and rows with two places, and follow what it forces. Look only at what the last digit takes away. The fewer singles it takes, the easier is the whip.</source>
        <translation>Kies een kandidaat bij cellen met twee kandidaten en rijen met twee plaatsen, en volg wat hij afdwingt. Kijk alleen naar wat het laatste cijfer wegneemt. Hoe minder singles nodig zijn, hoe makkelijker de whip is.</translation>
    </message>
    <message>
        <source>Ten or more cells that seem to hold only A, B and C. They share so many rows, columns and boxes that no way to fill them is left. So one of the candidates that they have besides is right.</source>
        <translation>Tien of meer cellen die alleen A, B en C lijken te hebben en zoveel rijen, kolommen en blokken delen dat er geen manier overblijft om ze te vullen. Dus klopt een van de kandidaten die ze nog meer hebben.</translation>
    </message>
    <message>
        <source>Where three digits are left together in many cells, give these three colours, so that equal colours never meet. Where that fails, one cell must be something else. The best known pattern of this kind is the Tridagon.</source>
        <translation>Waar drie cijfers in veel cellen samen over zijn, geef ze drie kleuren, zo dat gelijke kleuren elkaar nooit treffen. Waar dat mislukt, moet een cel iets anders zijn. Het bekendste patroon van deze soort is de Tridagon.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Bestand</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Be&amp;werken</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Puzzel</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>&amp;Notities</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Beel&amp;d</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nieuw</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Openen...</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>Puzzel &amp;plakken</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>Opslaan &amp;als...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>A&amp;fsluiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Opnie&amp;uw</translation>
    </message>
    <message>
        <source>&amp;Copy Puzzle</source>
        <translation>Puzzel &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>Kopiëren &amp;als</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Wissen</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Controleren</translation>
    </message>
    <message>
        <source>&amp;Back to Before the Mistake</source>
        <translation>&amp;Terug naar vóór de fout</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>&amp;Eigen puzzel invoeren</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauze</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Opnieuw beginnen</translation>
    </message>
    <message>
        <source>&amp;Try Something Out</source>
        <translation>Iets &amp;uitproberen</translation>
    </message>
    <message>
        <source>&amp;Drop What You Tried</source>
        <translation>Uitgeprobeerde &amp;weggooien</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>&amp;Kleuren wissen</translation>
    </message>
    <message>
        <source>&amp;Auto-clean Candidates</source>
        <translation>Kandidaten automatisch &amp;opruimen</translation>
    </message>
    <message>
        <source>Write &amp;Digits</source>
        <translation>&amp;Cijfers schrijven</translation>
    </message>
    <message>
        <source>Write Ca&amp;ndidates</source>
        <translation>K&amp;andidaten schrijven</translation>
    </message>
    <message>
        <source>Write Corner Mar&amp;ks</source>
        <translation>&amp;Hoeknotities schrijven</translation>
    </message>
    <message>
        <source>Write Cen&amp;tre Marks</source>
        <translation>&amp;Middennotities schrijven</translation>
    </message>
    <message>
        <source>Write Co&amp;lours</source>
        <translation>K&amp;leuren zetten</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mode</source>
        <translation>&amp;Volgende modus</translation>
    </message>
    <message>
        <source>Mark Re&amp;peated Digits</source>
        <translation>Dubbele cijfers &amp;markeren</translation>
    </message>
    <message>
        <source>Highlight the &amp;Same Digit</source>
        <translation>Zelfde ci&amp;jfer markeren</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>&amp;Rij, kolom en blok markeren</translation>
    </message>
    <message>
        <source>Highlight T&amp;wo-Candidate Cells</source>
        <translation>Cellen met &amp;twee kandidaten markeren</translation>
    </message>
    <message>
        <source>Mark Wrong Digits at &amp;Once</source>
        <translation>&amp;Foute cijfers meteen markeren</translation>
    </message>
    <message>
        <source>Show &amp;Digits Left</source>
        <translation>Re&amp;sterende cijfers tonen</translation>
    </message>
    <message>
        <source>Choose the Digit &amp;First</source>
        <translation>Eerst het c&amp;ijfer kiezen</translation>
    </message>
    <message>
        <source>Show Row and Column &amp;Names</source>
        <translation>&amp;Namen van rijen en kolommen tonen</translation>
    </message>
    <message>
        <source>Show the Cloc&amp;k</source>
        <translation>&amp;Klok tonen</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hema</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>T&amp;aal</translation>
    </message>
    <message>
        <source>Na&amp;mes of the Cells</source>
        <translation>&amp;Celnamen</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>V&amp;olledig scherm</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>Toetsenbord &amp;en muis</translation>
    </message>
    <message>
        <source>&amp;About Ninefold</source>
        <translation>&amp;Over Ninefold</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Recent geopend</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Exporteren...</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>Afdr&amp;ukken...</translation>
    </message>
    <message>
        <source>&amp;Next Hint</source>
        <translation>&amp;Volgende hint</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>&amp;Apply Hint</source>
        <translation>Hint &amp;toepassen</translation>
    </message>
    <message>
        <source>&amp;Close Hint</source>
        <translation>Hint &amp;sluiten</translation>
    </message>
    <message>
        <source>&amp;Solve Now</source>
        <translation>&amp;Nu oplossen</translation>
    </message>
    <message>
        <source>&amp;Count Solutions</source>
        <translation>Oplossingen &amp;tellen</translation>
    </message>
    <message>
        <source>F&amp;it the Board to the Window</source>
        <translation>Bord aan &amp;venster aanpassen</translation>
    </message>
    <message>
        <source>&amp;Change Keys...</source>
        <translation>&amp;Toetsen wijzigen...</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>H&amp;int</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;Oplossen</translation>
    </message>
    <message>
        <source>All &amp;Steps</source>
        <translation>&amp;Alle stappen</translation>
    </message>
    <message>
        <source>Solution &amp;Path</source>
        <translation>Oplossings&amp;pad</translation>
    </message>
    <message>
        <source>Choose &amp;Techniques...</source>
        <translation>Technieken &amp;kiezen...</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>&amp;Instellingen...</translation>
    </message>
    <message>
        <source>Erase L&amp;inks</source>
        <translation>Li&amp;jnen wissen</translation>
    </message>
    <message>
        <source>Dra&amp;w Links</source>
        <translation>Lijnen &amp;tekenen</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Kijken</translation>
    </message>
    <message>
        <source>Two Solvers Si&amp;de by Side</source>
        <translation>T&amp;wee oplossers naast elkaar</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>Eigensc&amp;happen</translation>
    </message>
    <message>
        <source>Offer Corner, C&amp;entre, Colour and Link</source>
        <translation>Hoek, mi&amp;dden, kleur en lijn aanbieden</translation>
    </message>
    <message>
        <source>La&amp;rger Board</source>
        <translation>&amp;Groter bord</translation>
    </message>
    <message>
        <source>Sm&amp;aller Board</source>
        <translation>Kl&amp;einer bord</translation>
    </message>
    <message>
        <source>Repla&amp;y My Game</source>
        <translation>&amp;Mijn spel terugkijken</translation>
    </message>
    <message>
        <source>Save &amp;Pictures of This Run...</source>
        <translation>A&amp;fbeeldingen van deze run opslaan...</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates</source>
        <translation>Kandidaten &amp;invullen</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Selection</source>
        <translation>Kandidaten van de &amp;selectie invullen</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Highlighted Digit</source>
        <translation>Kandidaten van het &amp;gemarkeerde cijfer invullen</translation>
    </message>
    <message>
        <source>&amp;Remove Impossible Candidates</source>
        <translation>O&amp;nmogelijke kandidaten wegstrepen</translation>
    </message>
    <message>
        <source>&amp;Erase All Candidates and Marks</source>
        <translation>Alle kandidaten en notities &amp;wissen</translation>
    </message>
    <message>
        <source>&amp;Why Not This Digit...</source>
        <translation>Waarom niet dit ci&amp;jfer...</translation>
    </message>
    <message>
        <source>Highlight a digit first: hold Alt and press the digit.</source>
        <translation>Markeer eerst een cijfer: houd Alt ingedrukt en druk op het cijfer.</translation>
    </message>
    <message>
        <source>&amp;Keep What You Tried</source>
        <translation>Uitgeprobeerde &amp;houden</translation>
    </message>
    <message>
        <source>&amp;Fill In Singles</source>
        <translation>Singles &amp;invullen</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>Nieuwe pu&amp;zzel...</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>First where to look, then the cells, then the whole reason.</source>
        <translation>Eerst waar je moet kijken, dan de cellen, dan de hele reden.</translation>
    </message>
    <message>
        <source>Does what the hint says.</source>
        <translation>Doet wat de hint zegt.</translation>
    </message>
    <message>
        <source>Every step that is possible now.</source>
        <translation>Elke stap die nu mogelijk is.</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other.</source>
        <translation>Alle stappen van hier tot de oplossing, de ene na de andere.</translation>
    </message>
    <message>
        <source>Marks a digit that appears twice in a row, column or box.</source>
        <translation>Markeert een cijfer dat twee keer in een rij, kolom of blok staat.</translation>
    </message>
    <message>
        <source>Cells with only two candidates are often the place to go on.</source>
        <translation>Bij cellen met maar twee kandidaten kun je vaak verder.</translation>
    </message>
    <message>
        <source>Compares every digit with the solution as soon as it is written; Check does so only when asked.</source>
        <translation>Vergelijkt elk cijfer meteen met de oplossing; Controleren doet dat alleen op verzoek.</translation>
    </message>
    <message>
        <source>The keys show how often each digit is still missing.</source>
        <translation>De toetsen tonen hoe vaak elk cijfer nog ontbreekt.</translation>
    </message>
    <message>
        <source>First choose a digit, then click all the cells where it goes.</source>
        <translation>Kies eerst een cijfer en klik dan op alle cellen waar het hoort.</translation>
    </message>
    <message>
        <source>More that the digit keys can write, beside digits and candidates.</source>
        <translation>Wat de cijfertoetsen verder kunnen schrijven, naast cijfers en kandidaten.</translation>
    </message>
    <message>
        <source>How sentences call a cell: r1c1 is row 1, column 1; in A1 the rows are letters.</source>
        <translation>Hoe zinnen een cel noemen: r1c1 is rij 1, kolom 1; bij A1 zijn de rijen letters.</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>&amp;Zo speel je</translation>
    </message>
    <message>
        <source>The rule, and how to write, check and undo, with pictures.</source>
        <translation>De regel, en hoe je schrijft, controleert en ongedaan maakt, met afbeeldingen.</translation>
    </message>
    <message>
        <source>&amp;What Am I Watching?</source>
        <translation>&amp;Waar kijk ik naar?</translation>
    </message>
    <message>
        <source>What the solvers do, and one run in five pictures.</source>
        <translation>Wat de oplossers doen, en één run in vijf afbeeldingen.</translation>
    </message>
    <message>
        <source>Games that you have started; each is kept with all its moves.</source>
        <translation>Spellen waaraan je bent begonnen, elk met al zijn zetten.</translation>
    </message>
    <message>
        <source>Opens a puzzle that you have copied in another program.</source>
        <translation>Opent een puzzel die je in een ander programma hebt gekopieerd.</translation>
    </message>
    <message>
        <source>Copies the puzzle in the form that another program reads.</source>
        <translation>Kopieert de puzzel in de vorm die een ander programma leest.</translation>
    </message>
    <message>
        <source>Compares your digits with the solution once, and says which are wrong.</source>
        <translation>Vergelijkt je cijfers één keer met de oplossing en zegt welke fout zijn.</translation>
    </message>
    <message>
        <source>Takes back all moves since the first mistake.</source>
        <translation>Neemt alle zetten sinds de eerste fout terug.</translation>
    </message>
    <message>
        <source>Type in a puzzle from a newspaper or a book.</source>
        <translation>Typ een puzzel uit een krant of een boek in.</translation>
    </message>
    <message>
        <source>Stops the clock and covers the board.</source>
        <translation>Zet de klok stil en bedekt het bord.</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>Verd&amp;er</translation>
    </message>
    <message>
        <source>Level, ratings, source and other facts about this puzzle.</source>
        <translation>Niveau, waarderingen, bron en andere gegevens van deze puzzel.</translation>
    </message>
    <message>
        <source>Takes away all that you have written; Undo brings it back.</source>
        <translation>Haalt alles weg wat je hebt geschreven; Ongedaan maken brengt het terug.</translation>
    </message>
    <message>
        <source>What you write now has a second colour; later you keep or drop all of it.</source>
        <translation>Wat je nu schrijft, krijgt een tweede kleur; later houd je alles of gooi je alles weg.</translation>
    </message>
    <message>
        <source>Takes back all that you wrote in the second colour.</source>
        <translation>Neemt alles terug wat je in de tweede kleur hebt geschreven.</translation>
    </message>
    <message>
        <source>Writes into every empty cell the digits that the rules still allow there.</source>
        <translation>Schrijft in elke lege cel de cijfers die de regels daar nog toestaan.</translation>
    </message>
    <message>
        <source>The same, only in the cells that are selected.</source>
        <translation>Hetzelfde, maar alleen in de geselecteerde cellen.</translation>
    </message>
    <message>
        <source>The same, only for the digit that is highlighted.</source>
        <translation>Hetzelfde, maar alleen voor het gemarkeerde cijfer.</translation>
    </message>
    <message>
        <source>Removes once all candidates that a digit in their row, column or box rules out.</source>
        <translation>Streept één keer alle kandidaten weg die een cijfer in hun rij, kolom of blok uitsluit.</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box.</source>
        <translation>Een geschreven cijfer verdwijnt uit de kandidaten van zijn rij, kolom en blok.</translation>
    </message>
    <message>
        <source>Candidates are the digits that a cell can still hold; hints work with them.</source>
        <translation>Kandidaten zijn de cijfers die nog in een cel passen; hints werken ermee.</translation>
    </message>
    <message>
        <source>Small digits in the corners of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Kleine cijfers in de hoeken van een cel: eigen notities, waar het programma van afblijft.</translation>
    </message>
    <message>
        <source>Small digits in the middle of a cell: notes of your own, which the program leaves alone.</source>
        <translation>Kleine cijfers in het midden van een cel: eigen notities, waar het programma van afblijft.</translation>
    </message>
    <message>
        <source>Draws lines between candidates, to follow what depends on what.</source>
        <translation>Tekent lijnen tussen kandidaten, om te volgen wat waarvan afhangt.</translation>
    </message>
    <message>
        <source>Changes what the digit keys write.</source>
        <translation>Verandert wat de cijfertoetsen schrijven.</translation>
    </message>
    <message>
        <source>Says what rules a digit out in the selected cell.</source>
        <translation>Zegt wat een cijfer in de geselecteerde cel uitsluit.</translation>
    </message>
    <message>
        <source>Writes every digit that has only one place left, or that is alone in its cell.</source>
        <translation>Schrijft elk cijfer dat nog maar één plaats heeft of alleen in zijn cel staat.</translation>
    </message>
    <message>
        <source>Which techniques hints and steps use, and in which order.</source>
        <translation>Welke technieken hints en stappen gebruiken, en in welke volgorde.</translation>
    </message>
    <message>
        <source>Two solvers work on this puzzle at the same time.</source>
        <translation>Twee oplossers werken tegelijk aan deze puzzel.</translation>
    </message>
    <message>
        <source>Fills in the whole solution.</source>
        <translation>Vult de hele oplossing in.</translation>
    </message>
    <message>
        <source>A proper Sudoku has exactly one.</source>
        <translation>Een goede sudoku heeft er precies één.</translation>
    </message>
    <message>
        <source>&amp;Daily Puzzle...</source>
        <translation>&amp;Dagpuzzel...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliotheek</translation>
    </message>
    <message>
        <source>All puzzles, and what you have played of them.</source>
        <translation>Alle puzzels, en wat je ervan hebt gespeeld.</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>Pu&amp;zzel</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>I&amp;mporteren...</translation>
    </message>
    <message>
        <source>Puts the puzzles of files into a collection of your own.</source>
        <translation>Zet de puzzels uit bestanden in een eigen verzameling.</translation>
    </message>
    <message>
        <source>Set Book&amp;mark</source>
        <translation>&amp;Bladwijzer zetten</translation>
    </message>
    <message>
        <source>Remembers the board as it is now; Bookmarks leads back to it.</source>
        <translation>Onthoudt het bord zoals het nu is; Bladwijzers brengt je ernaar terug.</translation>
    </message>
    <message>
        <source>B&amp;ookmarks</source>
        <translation>Bladwi&amp;jzers</translation>
    </message>
    <message>
        <source>Goes back to a position that you marked; Undo returns.</source>
        <translation>Gaat terug naar een stelling die je hebt gemarkeerd; Ongedaan maken keert om.</translation>
    </message>
    <message>
        <source>All techniques, from the easiest to the hardest, explained.</source>
        <translation>Alle technieken, van de makkelijkste tot de moeilijkste, uitgelegd.</translation>
    </message>
    <message>
        <source>Learn Te&amp;chniques</source>
        <translation>Technieken &amp;leren</translation>
    </message>
    <message>
        <source>Saved &amp;Games...</source>
        <translation>Opgeslagen &amp;spellen...</translation>
    </message>
    <message>
        <source>S&amp;how Me</source>
        <translation>Laat het &amp;me zien</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture.</source>
        <translation>Speelt de reden op het bord af, beeld voor beeld.</translation>
    </message>
    <message>
        <source>E&amp;xplain the Solutions</source>
        <translation>Oplossingen &amp;uitleggen</translation>
    </message>
    <message>
        <source>Why this puzzle has one solution, none or several.</source>
        <translation>Waarom deze puzzel één, geen of meerdere oplossingen heeft.</translation>
    </message>
    <message>
        <source>C&amp;ompare Solvers</source>
        <translation>Oplossers &amp;vergelijken</translation>
    </message>
    <message>
        <source>What each solver and each way of guessing needs for this puzzle, or for all puzzles of a file.</source>
        <translation>Wat elke oplosser en elke manier van gokken voor deze puzzel nodig heeft, of voor alle puzzels van een bestand.</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Handboek</translation>
    </message>
    <message>
        <source>All about playing, keys, solvers, techniques and files, to search.</source>
        <translation>Alles over spelen, toetsen, oplossers, technieken en bestanden, met zoeken.</translation>
    </message>
</context>
<context>
    <name>Because</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 is %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 is geen %2</translation>
    </message>
    <message>
        <source>%1 stands in %2</source>
        <translation>%1 in %2 staat</translation>
    </message>
    <message>
        <source>nothing else is left there</source>
        <translation>daar niets anders overblijft</translation>
    </message>
    <message>
        <source>%1 has no other place in %2</source>
        <translation>%1 in %2 geen andere plaats heeft</translation>
    </message>
    <message>
        <source>in %1 all places of %2 lie in %3</source>
        <translation>in %1 alle plaatsen van %2 in %3 liggen</translation>
    </message>
    <message>
        <source>note %1 says so</source>
        <translation>notitie %1 dat zegt</translation>
    </message>
</context>
<context>
    <name>Bundled</name>
    <message>
        <source>Hardest step for HoDoKu: %1</source>
        <translation>Moeilijkste stap voor HoDoKu: %1</translation>
    </message>
    <message>
        <source>To practise: %1</source>
        <translation>Om te oefenen: %1</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1, stelling %2</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the Cells</source>
        <translation>Cellen &amp;kleuren</translation>
    </message>
    <message>
        <source>&amp;Set %1</source>
        <translation>%1 &amp;zetten</translation>
    </message>
    <message>
        <source>&amp;Remove Candidate %1</source>
        <translation>Kandidaat %1 weg&amp;strepen</translation>
    </message>
    <message>
        <source>&amp;Write Candidate %1</source>
        <translation>Kandidaat %1 s&amp;chrijven</translation>
    </message>
    <message>
        <source>There is already a %2 in %1.</source>
        <translation>Er staat al een %2 in %1.</translation>
    </message>
    <message>
        <source>%1 cannot go into %2, because it is already in %3.</source>
        <translation>%1 kan niet in %2 staan, want dat cijfer staat al in %3.</translation>
    </message>
    <message>
        <source>Why Is %1 &amp;Gone?</source>
        <translation>Waar&amp;om is %1 weg?</translation>
    </message>
    <message>
        <source>Select All of &amp;This Digit</source>
        <translation>Alle cellen met &amp;dit cijfer selecteren</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;Wissen</translation>
    </message>
    <message>
        <source>Wh&amp;y Not %1?</source>
        <translation>W&amp;aarom niet %1?</translation>
    </message>
    <message>
        <source>Draw the &amp;Link to %1 Here</source>
        <translation>&amp;Lijn naar %1 hierheen trekken</translation>
    </message>
    <message>
        <source>Draw a &amp;Link from %1 Here</source>
        <translation>&amp;Lijn vanaf %1 hier trekken</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of This Cell</source>
        <translation>
            <numerusform>%n lij&amp;n van deze cel verwijderen</numerusform>
            <numerusform>%n lij&amp;nen van deze cel verwijderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>%n lij&amp;n van %1 verwijderen</numerusform>
            <numerusform>%n lij&amp;nen van %1 verwijderen</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour the Ca&amp;ndidate %1</source>
        <translation>Kandidaat %1 kl&amp;euren</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates Here</source>
        <translation>Kandidaten hier &amp;invullen</translation>
    </message>
    <message>
        <source>Why Is &amp;%1 Gone?</source>
        <translation>Waarom is &amp;%1 weg?</translation>
    </message>
    <message>
        <source>Why Not &amp;%1?</source>
        <translation>Waarom niet &amp;%1?</translation>
    </message>
    <message>
        <source>Wh&amp;y Not</source>
        <translation>Waarom ni&amp;et</translation>
    </message>
    <message>
        <source>Colour &amp;%1</source>
        <translation>Kleur &amp;%1</translation>
    </message>
    <message>
        <source>&amp;Set Digit</source>
        <translation>Cijfer &amp;zetten</translation>
    </message>
    <message>
        <source>&amp;Write Candidate</source>
        <translation>Kandidaat &amp;schrijven</translation>
    </message>
    <message>
        <source>&amp;No Colour</source>
        <translation>&amp;Geen kleur</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>one of %1 cells</source>
        <translation>een van %1 cellen</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 cellen</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>zelfde rij</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>zelfde kolom</translation>
    </message>
    <message>
        <source>same box</source>
        <translation>zelfde blok</translation>
    </message>
    <message>
        <source>assume this</source>
        <translation>neem dit aan</translation>
    </message>
    <message>
        <source>only other %1 in %2</source>
        <translation>enige andere %1 in %2</translation>
    </message>
    <message>
        <source>nothing else is left in %1</source>
        <translation>in %1 blijft niets anders over</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>cell, its candidates</comment>
        <translation>%1 heeft %2</translation>
    </message>
    <message>
        <source>same cell</source>
        <translation>zelfde cel</translation>
    </message>
    <message>
        <source>%1 has its %2 already</source>
        <comment>row 3</comment>
        <translation>%1 heeft al een %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>why %1</source>
        <comment>r1c3 is not 2</comment>
        <translation>waarom %1</translation>
    </message>
    <message>
        <source>if %1</source>
        <comment>r7c4 is 3</comment>
        <translation>als %1</translation>
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
        <translation>de %2 van %1 staat in %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, same row</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>If %1, %2.</source>
        <comment>condition, what follows</comment>
        <translation>Als %1: %2.</translation>
    </message>
    <message>
        <source>, so </source>
        <translation>, dus </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>row 2 with r2c2</comment>
        <translation>%1 met %2</translation>
    </message>
    <message>
        <source>they share %1</source>
        <translation>ze delen %1</translation>
    </message>
    <message>
        <source>it shares %1</source>
        <translation>deelt %1</translation>
    </message>
    <message>
        <source>each shares a row, column or box with all of these</source>
        <translation>elk deelt een rij, kolom of blok met al deze</translation>
    </message>
    <message>
        <source>each shares a row, column or box with both</source>
        <translation>elk deelt een rij, kolom of blok met beide</translation>
    </message>
    <message>
        <source>%1: see %2</source>
        <comment>reason, numbers of lines</comment>
        <translation>%1: zie %2</translation>
    </message>
    <message>
        <source>without an assumption</source>
        <translation>zonder aanname</translation>
    </message>
    <message>
        <source>a single by now</source>
        <translation>inmiddels een single</translation>
    </message>
    <message>
        <source>in each of these walks, the first or the last candidate is true</source>
        <translation>in elk van deze wegen is de eerste of de laatste kandidaat waar</translation>
    </message>
    <message>
        <source>, and </source>
        <comment>between two sentences</comment>
        <translation>, en </translation>
    </message>
    <message>
        <source>only place for %1 in %2</source>
        <translation>enige plaats voor %1 in %2</translation>
    </message>
    <message>
        <source>it leads to a dead end</source>
        <translation>dat loopt dood</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <comment>row 3</comment>
        <translation>%1 heeft geen plaats voor %2</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <comment>cell</comment>
        <translation>%1 heeft geen cijfer over</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>een doodlopende weg</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 rules out %2</source>
        <comment>3 in r1c1, 4 in r1c2</comment>
        <translation>%1 sluit %2 uit</translation>
    </message>
    <message>
        <source>nothing would be left for %1</source>
        <translation>voor %1 zou niets overblijven</translation>
    </message>
    <message>
        <source>same row, column or box</source>
        <translation>zelfde rij, kolom of blok</translation>
    </message>
    <message>
        <source>%1: %2 cells for %3</source>
        <comment>cells, count, digits</comment>
        <translation>%1: %2 cellen voor %3</translation>
    </message>
    <message>
        <source>%1 need all their other digits</source>
        <comment>cells</comment>
        <translation>%1 hebben al hun andere cijfers nodig</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>een van %1 is %2</translation>
    </message>
    <message>
        <source>the same %1 cells</source>
        <translation>dezelfde %1 cellen</translation>
    </message>
    <message>
        <source>else %1 fill %2: nothing for %3</source>
        <comment>digits, cells, another cell</comment>
        <translation>anders vullen %1 %2: niets voor %3</translation>
    </message>
    <message>
        <source>otherwise nothing would be left for %1</source>
        <translation>anders bleef er niets over voor %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>anders: %1</translation>
    </message>
    <message>
        <source>so the others go too</source>
        <translation>dus vervallen de andere ook</translation>
    </message>
    <message>
        <source>%1 except %2</source>
        <comment>row 2, cells</comment>
        <translation>%1 zonder %2</translation>
    </message>
    <message>
        <source>%1 fill %2</source>
        <comment>digits, cells</comment>
        <translation>%1 vullen %2</translation>
    </message>
    <message>
        <source>%1 have only %2</source>
        <comment>cells, digits</comment>
        <translation>%1 hebben alleen %2</translation>
    </message>
    <message>
        <source>only places for %1 in %2</source>
        <comment>digits, row 3</comment>
        <translation>enige plaatsen voor %1 in %2</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>rijen %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>kolommen %1</translation>
    </message>
    <message>
        <source>%1 need %2 for %3</source>
        <comment>rows, columns, digit</comment>
        <translation>%1 hebben %2 nodig voor %3</translation>
    </message>
    <message>
        <source>as in lines %1 to %2</source>
        <translation>zoals in regels %1 tot %2</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>blokken %1</translation>
    </message>
    <message>
        <source>only places in %1</source>
        <comment>rows 1,5, column 7</comment>
        <translation>enige plaatsen in %1</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <comment>cells, digit</comment>
        <translation>%1 zijn %2</translation>
    </message>
    <message>
        <source>only place in %1</source>
        <translation>enige plaats in %1</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>smallest cell</source>
        <translation>kleinste cel</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left</source>
        <translation>Gokt in de cel met de minste cijfers over</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>doodlopend</translation>
    </message>
    <message>
        <source>It guesses what took part in recent dead ends (by activity)</source>
        <translation>Gokt wat meedeed aan recente doodlopende wegen (op activiteit)</translation>
    </message>
    <message>
        <source>fewest ways</source>
        <translation>minste wegen</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left, or where a digit goes in the row, column or box with the fewest places for it</source>
        <translation>Gokt in de cel met de minste cijfers over, of waar een cijfer komt in de rij, de kolom of het blok met de minste plaatsen ervoor</translation>
    </message>
    <message>
        <source>first cell</source>
        <translation>eerste cel</translation>
    </message>
    <message>
        <source>It guesses in the first empty cell, row by row</source>
        <translation>Gokt in de eerste lege cel, rij voor rij</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>It guesses any digit of any cell</source>
        <translation>Gokt een willekeurig cijfer van een willekeurige cel</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>%Ln puzzel</numerusform>
            <numerusform>%Ln puzzels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln given up</source>
        <translation>
            <numerusform>, %Ln opgegeven</numerusform>
            <numerusform>, %Ln opgegeven</numerusform>
        </translation>
    </message>
    <message>
        <source>working</source>
        <translation>bezig</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>zit vast</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>geen oplossing</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>één oplossing</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>twee of meer</translation>
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
        <translation>%1 met %2</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 zonder %2</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 moet %2 zijn</translation>
    </message>
    <message>
        <source>Because of %1, no digit is left for %2.</source>
        <translation>Door %1 blijft er geen cijfer over voor %2.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then no digit is left for %3.</source>
        <translation>Door %1 geldt: %2, en dan blijft er geen cijfer over voor %3.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then no digit is left for %2.</source>
        <translation>
            <numerusform>Door %1 volgt %n cijfer, en dan blijft er geen cijfer over voor %2.</numerusform>
            <numerusform>Door %1 volgen %n cijfers, en dan blijft er geen cijfer over voor %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, there is no place left for %2 in %3.</source>
        <translation>Door %1 is er geen plaats meer voor %2 in %3.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then there is no place left for %3 in %4.</source>
        <translation>Door %1 geldt: %2, en dan is er geen plaats meer voor %3 in %4.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</source>
        <translation>
            <numerusform>Door %1 volgt %n cijfer, en dan is er geen plaats meer voor %2 in %3.</numerusform>
            <numerusform>Door %1 volgen %n cijfers, en dan is er geen plaats meer voor %2 in %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, every way to fill the other cells ends in a dead end.</source>
        <translation>Door %1 loopt elke manier om de andere cellen te vullen dood.</translation>
    </message>
    <message>
        <source>%1 can be filled in two ways, and no given decides between them.</source>
        <translation>%1 kunnen op twee manieren worden gevuld, en geen gegeven cijfer beslist ertussen.</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Easier</source>
        <translation>Makkelijker</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Midden</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Moeilijker</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>The pattern is spread over the board. It decides something in %1.</source>
        <translation>Het patroon ligt over het hele bord. Het beslist iets in %1.</translation>
    </message>
    <message>
        <source>This cell matters: %1.</source>
        <translation>Om deze cel gaat het: %1.</translation>
    </message>
    <message>
        <source>These cells matter: %1.</source>
        <translation>Om deze cellen gaat het: %1.</translation>
    </message>
    <message numerus="yes">
        <source>These %n cells matter.</source>
        <translation>
            <numerusform>Om deze %n cel gaat het.</numerusform>
            <numerusform>Om deze %n cellen gaat het.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>Stel: %1.</translation>
    </message>
    <message>
        <source>Suppose %1. %2 …</source>
        <comment>r1c3 is 2, Why r4c5 is not 2</comment>
        <translation>Stel: %1. %2 …</translation>
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
        <translation>de link</translation>
    </message>
    <message>
        <source>the XML file</source>
        <translation>het XML-bestand</translation>
    </message>
    <message>
        <source>the JSON file</source>
        <translation>het JSON-bestand</translation>
    </message>
    <message>
        <source>the zip archive</source>
        <translation>het zip-archief</translation>
    </message>
    <message>
        <source>the game data</source>
        <translation>de spelgegevens</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>de puzzel</translation>
    </message>
    <message>
        <source>the list of candidates</source>
        <translation>de lijst met kandidaten</translation>
    </message>
    <message>
        <source>a Sudoku of HoDoKu</source>
        <translation>een sudoku van HoDoKu</translation>
    </message>
    <message>
        <source>a Sudoku of KSudoku</source>
        <translation>een sudoku van KSudoku</translation>
    </message>
    <message>
        <source>a file of Ninefold</source>
        <translation>een bestand van Ninefold</translation>
    </message>
    <message>
        <source>a puzzle but a position of HoDoKu&apos;s library</source>
        <translation>een puzzel maar een stelling uit de bibliotheek van HoDoKu</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>een map</translation>
    </message>
    <message>
        <source>a named pipe</source>
        <translation>een benoemde pipe</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>een socket</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>een apparaat</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>een Git LFS-verwijzing</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>welke cijfers gegeven zijn</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>kandidaten</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>notities</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>kleuren</translation>
    </message>
    <message>
        <source>more than one Sudoku</source>
        <translation>meer dan één sudoku</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>killerkooien</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>kooien</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>thermometers</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>pijlen</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>lijnen</translation>
    </message>
    <message>
        <source>drawn clues</source>
        <translation>getekende aanwijzingen</translation>
    </message>
    <message>
        <source>irregular boxes</source>
        <translation>onregelmatige blokken</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>paardverbod</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>koningverbod</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>diagonalen</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>verschillen</translation>
    </message>
    <message>
        <source>non-consecutive</source>
        <translation>niet-opeenvolgend</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>verspreide groepen</translation>
    </message>
    <message>
        <source>ratios</source>
        <translation>verhoudingen</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>palindromen</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>renban-lijnen</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>fluisterlijnen</translation>
    </message>
    <message>
        <source>region sum lines</source>
        <translation>bloksomlijnen</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>little-killer-sommen</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>sandwichsommen</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>kwadrupels</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>tussenlijnen</translation>
    </message>
    <message>
        <source>minimum cells</source>
        <translation>minimumcellen</translation>
    </message>
    <message>
        <source>maximum cells</source>
        <translation>maximumcellen</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>extra gebieden</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>klonen</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>oneven cellen</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>even cellen</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>mist</translation>
    </message>
    <message>
        <source>indexers</source>
        <translation>indexcellen</translation>
    </message>
    <message>
        <source>a link of a known form</source>
        <translation>een link van een bekende vorm</translation>
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
        <translation>lijnen</translation>
    </message>
    <message>
        <source>the beginning of a Sudoku</source>
        <translation>het begin van een sudoku</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>de oplossing</translation>
    </message>
    <message>
        <source>placed digits</source>
        <translation>gezette cijfers</translation>
    </message>
    <message>
        <source>that candidates are part of the puzzle</source>
        <translation>dat kandidaten bij de puzzel horen</translation>
    </message>
    <message>
        <source>second colours and colours of candidates</source>
        <translation>tweede kleuren en kleuren van kandidaten</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>zetten</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>de tijd</translation>
    </message>
    <message>
        <source>names, sources and levels</source>
        <translation>namen, bronnen en niveaus</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>opmerkingen</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>datums</translation>
    </message>
    <message>
        <source>ids and ratings</source>
        <translation>kenmerken en waarderingen</translation>
    </message>
    <message>
        <source>the gzip file</source>
        <translation>het gzip-bestand</translation>
    </message>
    <message>
        <source>a Sudoku (Solo) of Simon Tatham</source>
        <translation>een sudoku (Solo) van Simon Tatham</translation>
    </message>
    <message>
        <source>a puzzle of Penpa</source>
        <translation>een puzzel van Penpa</translation>
    </message>
    <message>
        <source>a puzzle of lisudoku</source>
        <translation>een puzzel van lisudoku</translation>
    </message>
    <message>
        <source>a puzzle of the Interactive Sudoku Solver</source>
        <translation>een puzzel van de Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>an archive within an archive</source>
        <translation>een archief in een archief</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>de afbeelding</translation>
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
        <translation>Er is niets mogelijk.</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>%1 moet %2 zijn</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 kan geen %2 zijn</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>If %1, then %2.</source>
        <translation>Als %1, dan geldt: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the puzzle rules it out.</source>
        <translation>%1 kan geen %2 zijn: de puzzel sluit het uit.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is already in %3.</source>
        <translation>%1 kan geen %2 zijn: die staat al in %3.</translation>
    </message>
    <message>
        <source>%1 must be %2: no other digit is left there.</source>
        <translation>%1 moet %2 zijn: daar blijft geen ander cijfer over.</translation>
    </message>
    <message>
        <source>%1 must be %2: there is no other place for it in %3.</source>
        <translation>%1 moet %2 zijn: in %3 is er geen andere plaats voor.</translation>
    </message>
    <message>
        <source>By note %3, %1 must be %2.</source>
        <translation>Volgens notitie %3 moet %1 %2 zijn.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in %3 all its places lie in %4.</source>
        <translation>%1 kan geen %2 zijn: in %3 liggen alle plaatsen ervoor in %4.</translation>
    </message>
    <message>
        <source>By note %3, %1 cannot be %2.</source>
        <translation>Volgens notitie %3 kan %1 geen %2 zijn.</translation>
    </message>
    <message>
        <source>Dead end: no digit is left for %1.</source>
        <translation>Doodlopend: er blijft geen cijfer over voor %1.</translation>
    </message>
    <message>
        <source>Dead end: there is no place left for %1 in %2.</source>
        <translation>Doodlopend: er is geen plaats meer voor %1 in %2.</translation>
    </message>
    <message>
        <source>Dead end: note %1 can no longer hold.</source>
        <translation>Doodlopend: notitie %1 kan niet meer gelden.</translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Notitie %1: %2</translation>
    </message>
    <message>
        <source>Note %1 is thrown away: it was of little use.</source>
        <translation>Notitie %1 wordt weggegooid: ze was van weinig nut.</translation>
    </message>
    <message>
        <source>All guesses are taken back to start again; the notes stay.</source>
        <translation>Alle gokken worden teruggenomen om opnieuw te beginnen; de notities blijven.</translation>
    </message>
    <message>
        <source>A solution: every cell has its digit.</source>
        <translation>Een oplossing: elke cel heeft haar cijfer.</translation>
    </message>
    <message>
        <source>Note %1 rules this solution out, to look for another one.</source>
        <translation>Notitie %1 sluit deze oplossing uit, om een andere te zoeken.</translation>
    </message>
    <message>
        <source>Everything has been tried: there is no solution beyond those found.</source>
        <translation>Alles is geprobeerd: buiten de gevonden oplossingen is er geen.</translation>
    </message>
    <message>
        <source>Guess %1 is taken back.</source>
        <translation>Gok %1 wordt teruggenomen.</translation>
    </message>
    <message>
        <source>Guesses %1 and %2 are taken back.</source>
        <translation>Gokken %1 en %2 worden teruggenomen.</translation>
    </message>
    <message>
        <source>All %1 guesses are taken back.</source>
        <translation>Alle %1 gokken worden teruggenomen.</translation>
    </message>
    <message>
        <source>Guesses %1 to %2 are taken back.</source>
        <translation>Gokken %1 tot %2 worden teruggenomen.</translation>
    </message>
    <message>
        <source>Guess %1: %2 in %3.</source>
        <translation>Gok %1: %2 in %3.</translation>
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
        <translation>Stel: %1.</translation>
    </message>
    <message>
        <source>Then %1.</source>
        <translation>Dan %1.</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Singles</source>
        <translation>Singles</translation>
    </message>
    <message>
        <source>Locked Candidates</source>
        <translation>Vergrendelde kandidaten</translation>
    </message>
    <message>
        <source>Pairs, Triples, Quadruples</source>
        <translation>Paren, drietallen, viertallen</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Vissen</translation>
    </message>
    <message>
        <source>Two Links of One Digit</source>
        <translation>Twee verbindingen van één cijfer</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>Vleugels</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>Uniciteit</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Chains and Loops</source>
        <translation>Ketens en lussen</translation>
    </message>
    <message>
        <source>Almost Locked Sets</source>
        <translation>Bijna vergrendelde verzamelingen (ALS)</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>Uitsluiting</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Sjablonen</translation>
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
        <translation>een gok</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>techniques</comment>
        <translation>Met %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>name, techniques</comment>
        <translation>%1, met %2</translation>
    </message>
    <message>
        <source>Your fastest %1 ever</source>
        <comment>level</comment>
        <translation>Zo snel als nooit tevoren: %1</translation>
    </message>
    <message>
        <source>Your fastest %1 this month</source>
        <comment>level</comment>
        <translation>Snelste van deze maand: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dag op rij</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>time</comment>
        <translation>%1 sneller</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>time</comment>
        <translation>%1 langzamer</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>een fout</translation>
    </message>
    <message>
        <source>%1, first stage only</source>
        <comment>hints</comment>
        <translation>%1, alleen eerste trap</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <comment>number, technique</comment>
        <translation>Stap %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Longest: %1 before the %2 at step %3.</source>
        <comment>time, technique, number</comment>
        <translation>Langst: %1 vóór stap %3 (%2).</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <translation>%1 oefenen</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Techniques</source>
        <translation>Technieken</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>Kijken</translation>
    </message>
    <message>
        <source>opened</source>
        <comment>a file format</comment>
        <translation>wordt geopend</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a file format</comment>
        <translation>wordt bewaard</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>File Formats</source>
        <translation>Bestandsindelingen</translation>
    </message>
    <message>
        <source>Ninefold recognises a format by what is in the file, and not by its name. A file, a folder or a link can also be dropped on the window, and a puzzle pasted.</source>
        <translation>Ninefold herkent een indeling aan wat er in het bestand staat, en niet aan de naam. Een bestand, een map of een link kan ook op het venster worden gesleept, en een puzzel worden geplakt.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The cells: %1.</source>
        <translation>De cellen: %1.</translation>
    </message>
    <message>
        <source>Looking for a step</source>
        <translation>Er wordt een stap gezocht</translation>
    </message>
    <message>
        <source>There is a mistake on the board</source>
        <translation>Er staat een fout op het bord</translation>
    </message>
    <message>
        <source>This can take a while.</source>
        <translation>Dit kan even duren.</translation>
    </message>
    <message>
        <source>Correct the mistake first; until then no hint can lead on.</source>
        <translation>Verbeter eerst de fout; tot dan kan geen hint verder helpen.</translation>
    </message>
    <message>
        <source>solid line: one of its ends is true</source>
        <translation>doorgetrokken lijn: een van de uiteinden is waar</translation>
    </message>
    <message>
        <source>dashed line: not both ends are true</source>
        <translation>streepjeslijn: niet beide uiteinden zijn waar</translation>
    </message>
    <message numerus="yes">
        <source>No short reason was found; this one takes %n step(s).</source>
        <translation>
            <numerusform>Er is geen korte reden gevonden; deze kost %n stap.</numerusform>
            <numerusform>Er is geen korte reden gevonden; deze kost %n stappen.</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed line: this digit blocks that cell</source>
        <translation>streepjeslijn: dit cijfer blokkeert die cel</translation>
    </message>
    <message>
        <source>solid line: its end follows from its beginning</source>
        <translation>doorgetrokken lijn: het eind volgt uit het begin</translation>
    </message>
    <message>
        <source>Only one digit fits in %1.</source>
        <translation>In %1 past maar één cijfer.</translation>
    </message>
    <message>
        <source>Only one cell of %1 is empty.</source>
        <translation>In %1 is maar één cel leeg.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a statement, its reason</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3.</source>
        <translation>Lijn %1 van %2: %3.</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Now find: %1.</source>
        <comment>a technique</comment>
        <translation>Zoek nu: %1.</translation>
    </message>
    <message>
        <source>There is no step of %1 here.</source>
        <comment>a technique</comment>
        <translation>%1 komt hier niet voor.</translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n removal(s) are still missing.</source>
        <translation>
            <numerusform>Goed, maar niet alles: er ontbreekt nog één kandidaat.</numerusform>
            <numerusform>Goed, maar niet alles: er ontbreken nog %n kandidaten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n digit(s) are still missing.</source>
        <translation>
            <numerusform>Goed, maar niet alles: er ontbreekt nog één cijfer.</numerusform>
            <numerusform>Goed, maar niet alles: er ontbreken nog %n cijfers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good, but something is still missing.</source>
        <translation>Goed, maar er ontbreekt nog iets.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 is %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 has its %2 in %4.</source>
        <translation>%1 kan geen %2 zijn: de %2 van %3 staat in %4.</translation>
    </message>
    <message>
        <source>leaves [{cells:has} without a digit][no place for {digits} in {house}]</source>
        <translation>blijft [er geen cijfer over voor {cells:has}][er geen plaats over voor {digits} in {house}]</translation>
    </message>
    <message>
        <source>%1 cannot be %2: step by step that %3.</source>
        <translation>%1 kan geen %2 zijn: stap voor stap %3.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise it would be %3, and step by step that %4.</source>
        <translation>%1 kan nog %2 zijn. Anders was het %3, en stap voor stap %4.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise the %2 of %3 would be in %4, and step by step that %5.</source>
        <translation>%1 kan nog %2 zijn. Anders stond de %2 van %3 in %4, en stap voor stap %5.</translation>
    </message>
    <message>
        <source>%1 Set the digit that it gives.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Zet het cijfer dat eruit volgt.</translation>
    </message>
    <message>
        <source>%1 Remove what it removes.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 Streep weg wat vervalt.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>Goed. %1</translation>
    </message>
    <message>
        <source>True, but it takes a harder step: %1.</source>
        <comment>techniques</comment>
        <translation>Klopt, maar het vraagt een moeilijkere stap: %1.</translation>
    </message>
    <message>
        <source>The rest is true as well, by %1.</source>
        <comment>techniques</comment>
        <translation>De rest klopt ook, door: %1.</translation>
    </message>
    <message>
        <source>The %1 is right. The rest is true, but no step that I know shows it.</source>
        <translation>De techniek is goed: %1. De rest klopt, maar geen stap die ik ken, laat het zien.</translation>
    </message>
    <message>
        <source>Not all of it is right.</source>
        <translation>Niet alles ervan klopt.</translation>
    </message>
    <message>
        <source>The %1 of %2 belongs to the pattern itself: what goes is beside it.</source>
        <translation>De %1 van %2 hoort bij het patroon zelf: wat vervalt, ligt ernaast.</translation>
    </message>
    <message>
        <source>True, by %1.</source>
        <comment>techniques</comment>
        <translation>Klopt, door: %1.</translation>
    </message>
    <message>
        <source>True, but not by a step that I know.</source>
        <translation>Klopt, maar niet door een stap die ik ken.</translation>
    </message>
    <message>
        <source>Nothing would change: mark what goes, or set a digit.</source>
        <translation>Er zou niets veranderen: streep weg wat vervalt, of zet een cijfer.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this candidate is gone already.</source>
        <translation>%1 kan geen %2 zijn: deze kandidaat is al weg.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other digit is left there.</source>
        <translation>%1 kan nog %2 zijn: daar blijft geen ander cijfer over.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other place is left for it in %3.</source>
        <translation>%1 kan nog %2 zijn: in %3 is er geen andere plaats voor.</translation>
    </message>
    <message>
        <source>%1 is not %2 in the solution.</source>
        <translation>%1 is in de oplossing geen %2.</translation>
    </message>
    <message>
        <source>%1 can still be %2: it is so in the solution.</source>
        <translation>%1 kan nog %2 zijn: zo is het in de oplossing.</translation>
    </message>
</context>
<context>
    <name>Legends</name>
    <message>
        <source>one of these is {digits}</source>
        <translation>een ervan is {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base} and {cover}</source>
        <translation>plaatsen voor {digits} in {base} en {cover}</translation>
    </message>
    <message>
        <source>at most one of these is {digits}</source>
        <translation>hoogstens een ervan is {digits}</translation>
    </message>
    <message>
        <source>either all of these are true</source>
        <translation>ofwel zijn deze allemaal waar</translation>
    </message>
    <message>
        <source>or all of these are true</source>
        <translation>of deze allemaal</translation>
    </message>
    <message>
        <source>cells that share {setdigits} with {guards}</source>
        <translation>cellen die {setdigits} delen met {guards}</translation>
    </message>
    <message>
        <source>these alone would allow two solutions</source>
        <translation>alleen deze gaven twee oplossingen</translation>
    </message>
    <message>
        <source>true in one of the cases</source>
        <translation>waar in een van de gevallen</translation>
    </message>
    <message>
        <source>false in one of the cases</source>
        <translation>onwaar in een van de gevallen</translation>
    </message>
    <message>
        <source>digits that some combination uses</source>
        <translation>cijfers die in een combinatie voorkomen</translation>
    </message>
    <message>
        <source>one digit must be left in each of {excluders}</source>
        <translation>in elk van {excluders} moet een cijfer overblijven</translation>
    </message>
    <message>
        <source>A: either all of these are {digits}</source>
        <translation>A: ofwel zijn deze allemaal {digits}</translation>
    </message>
    <message>
        <source>B: or all of these, if A are not</source>
        <translation>B: of deze allemaal, als A het niet is</translation>
    </message>
    <message>
        <source>C: either all of these are {digits}</source>
        <translation>C: ofwel zijn deze allemaal {digits}</translation>
    </message>
    <message>
        <source>D: or all of these, if C are not</source>
        <translation>D: of deze allemaal, als C het niet is</translation>
    </message>
    <message>
        <source>so none of these is {digits}</source>
        <translation>dus geen ervan is {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base}</source>
        <translation>plaatsen voor {digits} in {base}</translation>
    </message>
    <message>
        <source>at most one of these for each digit</source>
        <translation>hoogstens een ervan per cijfer</translation>
    </message>
    <message>
        <source>A: one of these is {digits}</source>
        <translation>A: een ervan is {digits}</translation>
    </message>
    <message>
        <source>B: one of these is {digits2}</source>
        <translation>B: een ervan is {digits2}</translation>
    </message>
    <message>
        <source>one in {pairhouse}, one in {pairhouse2}</source>
        <translation>een in {pairhouse}, een in {pairhouse2}</translation>
    </message>
    <message>
        <source>all places of {digits} in {box}</source>
        <translation>alle plaatsen voor {digits} in {box}</translation>
    </message>
    <message>
        <source>the digits that leave no other choice</source>
        <translation>de cijfers die geen andere keus laten</translation>
    </message>
    <message>
        <source>A: where {line} and {box} cross</source>
        <translation>A: waar {line} en {box} kruisen</translation>
    </message>
    <message>
        <source>B: cells in the rest of {line}</source>
        <translation>B: cellen in de rest van {line}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {box}</source>
        <translation>C: cellen in de rest van {box}</translation>
    </message>
    <message>
        <source>the other places of {digits}</source>
        <translation>de andere plaatsen voor {digits}</translation>
    </message>
    <message>
        <source>these alone would not give one solution</source>
        <translation>alleen deze gaven niet één oplossing</translation>
    </message>
    <message>
        <source>at most one of these is {linked}</source>
        <translation>hoogstens een ervan is {linked}</translation>
    </message>
    <message>
        <source>one of these is {linked}</source>
        <translation>een ervan is {linked}</translation>
    </message>
    <message>
        <source>each of {restricted} at most once</source>
        <translation>elk van {restricted} hoogstens één keer</translation>
    </message>
    <message>
        <source>the other digits of these cells</source>
        <translation>de andere cijfers van deze cellen</translation>
    </message>
    <message>
        <source>{digits} fill these cells</source>
        <translation>{digits} vullen deze cellen</translation>
    </message>
    <message>
        <source>the other places of {digits} in {base}</source>
        <translation>de andere plaatsen van {digits} in {base}</translation>
    </message>
    <message>
        <source>one of these must be true</source>
        <translation>een ervan moet waar zijn</translation>
    </message>
    <message>
        <source>{name}: without one digit, it needs all its others</source>
        <translation>{name}: zonder één cijfer zijn alle andere nodig</translation>
    </message>
    <message>
        <source>{name}: cells that a line needs together</source>
        <translation>{name}: cellen die een regel van de uitleg samen nodig heeft</translation>
    </message>
    <message>
        <source>true if {start:if}</source>
        <translation>waar als {start:if}</translation>
    </message>
    <message>
        <source>false if {start:if}</source>
        <translation>onwaar als {start:if}</translation>
    </message>
    <message>
        <source>A: it has {firstDigits} or {secondDigits}</source>
        <translation>A: heeft {firstDigits} of {secondDigits}</translation>
    </message>
    <message>
        <source>B: without {firstDigits} it needs its other digits</source>
        <translation>B: heeft zonder {firstDigits} de andere cijfers nodig</translation>
    </message>
    <message>
        <source>C: without {secondDigits} it needs its other digits</source>
        <translation>C: heeft zonder {secondDigits} de andere cijfers nodig</translation>
    </message>
    <message>
        <source>{name}: without a digit of {cells} it needs its others</source>
        <translation>{name}: heeft zonder een cijfer van {cells} de andere nodig</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>een ervan is waar</translation>
    </message>
    <message>
        <source>so these are true</source>
        <translation>dus zijn deze waar</translation>
    </message>
    <message>
        <source>the wrong kind would remove all of these</source>
        <translation>de foute soort nam deze allemaal weg</translation>
    </message>
    <message>
        <source>wrong: these cannot all be true</source>
        <translation>fout: deze kunnen niet allemaal waar zijn</translation>
    </message>
    <message>
        <source>wrong: A and B both block one of these</source>
        <translation>fout: A en B blokkeren beide een ervan</translation>
    </message>
    <message>
        <source>wrong: two of these share {house}</source>
        <translation>fout: twee ervan delen {house}</translation>
    </message>
    <message>
        <source>{set} fill these cells</source>
        <translation>{set} vullen deze cellen</translation>
    </message>
    <message>
        <source>A: {digits} in {base} and {cover}</source>
        <translation>A: {digits} in {base} en {cover}</translation>
    </message>
    <message>
        <source>in one of the two views outside {cover} or {cover2}</source>
        <translation>volgens een van beide, buiten {cover} of {cover2}</translation>
    </message>
    <message>
        <source>these would leave a swap in the rest of the grid</source>
        <translation>deze lieten in de rest van het rooster een wissel toe</translation>
    </message>
    <message>
        <source>givens that are partners of each other</source>
        <translation>gegevens die elkaars partner zijn</translation>
    </message>
    <message>
        <source>the partner cells</source>
        <translation>de partnercellen</translation>
    </message>
    <message>
        <source>these alone cannot fill their cells</source>
        <translation>deze alleen kunnen hun cellen niet vullen</translation>
    </message>
    <message>
        <source>a loop that needs one more place</source>
        <translation>een lus die nog een plaats nodig heeft</translation>
    </message>
    <message>
        <source>one of these is {digits:or}</source>
        <translation>een ervan is {digits:or}</translation>
    </message>
    <message>
        <source>candidates that meet these</source>
        <translation>kandidaten die deze treffen</translation>
    </message>
    <message>
        <source>the base: two of these digits</source>
        <translation>de basis: twee van deze cijfers</translation>
    </message>
    <message>
        <source>the targets: the same two digits</source>
        <translation>de doelen: dezelfde twee cijfers</translation>
    </message>
    <message>
        <source>too little room for a third one</source>
        <translation>te weinig plaats voor een derde</translation>
    </message>
    <message>
        <source>counted once in each {across:kind}</source>
        <translation>één keer geteld per {across:kind}</translation>
    </message>
    <message>
        <source>counted once in each {along:kind}</source>
        <translation>één keer geteld per {along:kind}</translation>
    </message>
    <message>
        <source>at most once for each digit and column</source>
        <translation>hoogstens één keer per cijfer en kolom</translation>
    </message>
    <message>
        <source>at most one of these in each cell</source>
        <translation>hoogstens één ervan per cel</translation>
    </message>
    <message>
        <source>limited by their row or column</source>
        <translation>begrensd door rij of kolom</translation>
    </message>
    <message>
        <source>limited by their box</source>
        <translation>begrensd door het blok</translation>
    </message>
    <message>
        <source>A: all but one of {digits}</source>
        <translation>A: alle van {digits} op één na</translation>
    </message>
    <message>
        <source>B: the same as A</source>
        <translation>B: dezelfde als A</translation>
    </message>
    <message>
        <source>the last of {digits} is one of these</source>
        <translation>de laatste van {digits} is een hiervan</translation>
    </message>
    <message>
        <source>A: cells of {box}</source>
        <translation>A: cellen van {box}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {column}</source>
        <translation>C: cellen in de rest van {column}</translation>
    </message>
    <message>
        <source>A: all the same digit</source>
        <translation>A: alle hetzelfde cijfer</translation>
    </message>
    <message>
        <source>B: all the other digit</source>
        <translation>B: alle het andere cijfer</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Very Easy</source>
        <translation>Heel makkelijk</translation>
    </message>
    <message>
        <source>26 cells to fill, nearly all at first sight.</source>
        <translation>26 lege cellen, bijna allemaal op het eerste gezicht.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>40 cells to fill; looking along rows, columns and boxes is enough.</source>
        <translation>40 lege cellen; langs rijen, kolommen en blokken kijken is genoeg.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Here and there a digit takes a longer search.</source>
        <translation>Hier en daar moet je langer naar een cijfer zoeken.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Small notes in the cells help: some steps compare two or three cells.</source>
        <translation>Kleine notities in de cellen helpen: sommige stappen vergelijken twee of drie cellen.</translation>
    </message>
    <message>
        <source>Very Hard</source>
        <translation>Heel moeilijk</translation>
    </message>
    <message>
        <source>Notes in nearly every cell are needed, and patience.</source>
        <translation>Je hebt notities in bijna elke cel nodig, en geduld.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>For those who like to be stuck for a while.</source>
        <translation>Voor wie graag een tijdje vastzit.</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Makkelijker</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Midden</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Moeilijker</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>only singles</source>
        <comment>what a puzzle needs</comment>
        <translation>alleen singles</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1 en één makkelijkere</numerusform>
            <numerusform>%1 en %n makkelijkere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>Not valid</source>
        <translation>Ongeldig</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Geen oplossing</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Meerdere oplossingen</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n gegeven cijfer</numerusform>
            <numerusform>%n gegeven cijfers</numerusform>
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
        <translation>Regel %1: %2</translation>
    </message>
    <message>
        <source>The input is empty; nothing was opened.</source>
        <translation>De invoer is leeg; er is niets geopend.</translation>
    </message>
    <message>
        <source>this is too large to be opened; at most %1 are read at once.</source>
        <translation>dit is te groot om te openen; er wordt hoogstens %1 tegelijk gelezen.</translation>
    </message>
    <message>
        <source>This is not readable text: it contains NUL characters.</source>
        <translation>Dit is geen leesbare tekst: er staan NUL-tekens in.</translation>
    </message>
    <message>
        <source>It ends in the middle (line %1).</source>
        <translation>Het houdt middenin op (regel %1).</translation>
    </message>
    <message>
        <source>It ends in the middle.</source>
        <translation>Het houdt middenin op.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete.</source>
        <translation>Beschadigd of onvolledig: %1.</translation>
    </message>
    <message>
        <source>Reading stopped at line %1: there was no Sudoku in the last %2.</source>
        <translation>Het lezen stopte bij regel %1: er stond geen sudoku in de laatste %2.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the first %1.</source>
        <translation>In de eerste %1 is geen sudoku gevonden.</translation>
    </message>
    <message>
        <source>no Sudoku was found.</source>
        <translation>er is geen sudoku gevonden.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 characters; no Sudoku was found in it.</source>
        <translation>Regel %1 heeft meer dan %2 tekens; er is geen sudoku in gevonden.</translation>
    </message>
    <message>
        <source>Line %1 has %2 characters; no Sudoku was found in it.</source>
        <translation>Regel %1 heeft %2 tekens; er is geen sudoku in gevonden.</translation>
    </message>
    <message>
        <source>%1 is neither a digit 1-9 nor a character for a blank cell.</source>
        <translation>%1 is geen cijfer 1-9 en geen teken voor een lege cel.</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>Cel %1: %2</translation>
    </message>
    <message>
        <source>Line %1, cell %2: %3</source>
        <translation>Regel %1, cel %2: %3</translation>
    </message>
    <message>
        <source>%1 is a given that the saved game changes; the given was kept.</source>
        <translation>%1 is een gegeven cijfer dat het opgeslagen spel verandert; het gegeven cijfer is behouden.</translation>
    </message>
    <message>
        <source>There is 1 cell; a Sudoku has 81.</source>
        <translation>Er is 1 cel; een sudoku heeft er 81.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Er is %n cel; een sudoku heeft er 81.</numerusform>
            <numerusform>Er zijn %n cellen; een sudoku heeft er 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a row of a Sudoku has 9.</source>
        <translation>Regel %1 heeft 1 cel; een rij van een sudoku heeft er 9.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a row of a Sudoku has 9.</source>
        <translation>
            <numerusform>Regel %1 heeft %n cel; een rij van een sudoku heeft er 9.</numerusform>
            <numerusform>Regel %1 heeft %n cellen; een rij van een sudoku heeft er 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a Sudoku has 81.</source>
        <translation>Regel %1 heeft 1 cel; een sudoku heeft er 81.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>Regel %1 heeft %n cel; een sudoku heeft er 81.</numerusform>
            <numerusform>Regel %1 heeft %n cellen; een sudoku heeft er 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row was found; a Sudoku has 9.</source>
        <translation>Er is 1 rij gevonden; een sudoku heeft er 9.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were found; a Sudoku has 9.</source>
        <translation>
            <numerusform>Er is %n rij gevonden; een sudoku heeft er 9.</numerusform>
            <numerusform>Er zijn %n rijen gevonden; een sudoku heeft er 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a candidate (1-9).</source>
        <translation>%1 is geen kandidaat (1-9).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <comment>line, cell and what is wrong there</comment>
        <translation>Regel %1, %2: %3</translation>
    </message>
    <message>
        <source>this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>dit is een %1-sudoku; Ninefold opent alleen klassieke 9x9-sudoku’s.</translation>
    </message>
    <message>
        <source>this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>dit is een variant (%1); Ninefold opent alleen klassieke 9x9-sudoku’s.</translation>
    </message>
    <message>
        <source>this link only leads to a page (%1); the puzzle itself is not in it.</source>
        <translation>deze link leidt alleen naar een pagina (%1); de puzzel zelf staat er niet in.</translation>
    </message>
    <message>
        <source>This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.</source>
        <translation>Dit is opgeslagen door een nieuwere Ninefold (versie %1 van zijn bestanden); deze kan het niet lezen.</translation>
    </message>
    <message>
        <source>This was saved by %1, which is too old to be read.</source>
        <translation>Dit is opgeslagen door %1, en dat is te oud om te lezen.</translation>
    </message>
    <message>
        <source>The XML file uses entities; it was not opened.</source>
        <translation>Het XML-bestand gebruikt entiteiten; het is niet geopend.</translation>
    </message>
    <message>
        <source>this is not %1.</source>
        <translation>dit is niet %1.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Het bestand kan niet worden geopend: %1.</translation>
    </message>
    <message>
        <source>This is %1, not a file with Sudokus.</source>
        <translation>Dit is %1, geen bestand met sudoku’s.</translation>
    </message>
    <message>
        <source>The file could not be read to its end: %1.</source>
        <translation>Het bestand kon niet tot het einde worden gelezen: %1.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>Het bestand kon niet worden geschreven: %1.</translation>
    </message>
    <message>
        <source>This format cannot hold %1.</source>
        <translation>Deze indeling kan dit niet bewaren: %1.</translation>
    </message>
    <message>
        <source>%1 is not a move and was left out.</source>
        <translation>%1 is geen zet en is weggelaten.</translation>
    </message>
    <message numerus="yes">
        <source>%n characters were found; a list of candidates has 729.</source>
        <translation>
            <numerusform>Er is %n teken gevonden; een lijst met kandidaten heeft er 729.</numerusform>
            <numerusform>Er zijn %n tekens gevonden; een lijst met kandidaten heeft er 729.</numerusform>
        </translation>
    </message>
    <message>
        <source>a spreadsheet has dropped the zeros at the beginning. Save the column as text there.</source>
        <translation>een rekenblad heeft de nullen aan het begin weggelaten. Sla de kolom daar op als tekst.</translation>
    </message>
    <message>
        <source>a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.</source>
        <translation>een rekenblad heeft de 81 cijfers afgerond tot %1; ze zijn verloren. Sla de kolom daar op als tekst.</translation>
    </message>
    <message>
        <source>The library cannot be opened: %1.</source>
        <translation>De bibliotheek kan niet worden geopend: %1.</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched.</source>
        <translation>Dit is een database van een ander programma; er is niets aan gewijzigd.</translation>
    </message>
    <message>
        <source>A newer version of Ninefold wrote this library; it was not touched.</source>
        <translation>Een nieuwere versie van Ninefold heeft deze bibliotheek geschreven; er is niets aan gewijzigd.</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>De bibliotheek is beschadigd.</translation>
    </message>
    <message>
        <source>Another program has been writing to the library for a long time; try again.</source>
        <translation>Een ander programma schrijft al een hele tijd in de bibliotheek; probeer het nog eens.</translation>
    </message>
    <message>
        <source>The connection to the library&apos;s server is lost: %1.</source>
        <translation>De verbinding met de server van de bibliotheek is verbroken: %1.</translation>
    </message>
    <message>
        <source>The library could not be used: %1.</source>
        <translation>De bibliotheek kon niet worden gebruikt: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Sudoku was found; reading ended at line %1.</source>
        <translation>Er is geen sudoku gevonden; het lezen stopte bij regel %1.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing can be written to the library. Make space and try again.</source>
        <translation>De schijf is vol, dus kan er niets in de bibliotheek worden geschreven. Maak ruimte en probeer het opnieuw.</translation>
    </message>
    <message>
        <source>Reading pictures needs the package %1, which is not installed.</source>
        <translation>Om afbeeldingen te lezen is het pakket %1 nodig; het is niet geïnstalleerd.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the picture. A picture from straight above, with the whole grid and good light, is read best.</source>
        <translation>Er is geen sudoku gevonden in de afbeelding. Het best gaat een afbeelding recht van boven, met het hele rooster en goed licht.</translation>
    </message>
    <message>
        <source>This picture is too large to be read; at most %1 million pixels are.</source>
        <translation>Deze afbeelding is te groot om te lezen; hoogstens %1 miljoen pixels worden gelezen.</translation>
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
        <translation>sterke lijn van %1 naar %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <translation>zwakke lijn van %1 naar %2</translation>
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
            <numerusform>%1 in %n cel</numerusform>
            <numerusform>%1 in %n cellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>%n lijn</numerusform>
            <numerusform>%n lijnen</numerusform>
        </translation>
    </message>
    <message>
        <source>colours</source>
        <translation>kleuren</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>notities</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>cijfers</translation>
    </message>
    <message>
        <source>%1 emptied</source>
        <translation>%1 geleegd</translation>
    </message>
</context>
<context>
    <name>NewPuzzles</name>
    <message>
        <source>26 empty cells; nearly every one has an obvious digit.</source>
        <translation>26 lege cellen; bijna elk heeft een voor de hand liggend cijfer.</translation>
    </message>
    <message>
        <source>40 empty cells; one row, column or box at a time, no marks.</source>
        <translation>40 lege cellen; rij voor rij, blok voor blok, zonder notities.</translation>
    </message>
    <message>
        <source>50 or more empty cells; still no marks, but some digits hide well.</source>
        <translation>50 of meer lege cellen; nog zonder notities, maar sommige cijfers verstoppen zich.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, sometimes an XY-Wing.</source>
        <translation>Vergrendelde kandidaten en paren, soms een XY-Wing.</translation>
    </message>
    <message>
        <source>Skyscraper, 2-String Kite, wings; pairs and locked candidates.</source>
        <translation>Skyscraper, 2-String Kite, vleugels; paren en vergrendelde kandidaten.</translation>
    </message>
    <message>
        <source>Chains and sets of cells. Bring patience.</source>
        <translation>Ketens en verzamelingen van cellen. Neem geduld mee.</translation>
    </message>
    <message>
        <source>Each digit in turn, box by box, is enough.</source>
        <translation>Cijfer voor cijfer, blok voor blok, is genoeg.</translation>
    </message>
    <message>
        <source>Each digit in turn, in boxes, rows and columns.</source>
        <translation>Cijfer voor cijfer, in blokken, rijen en kolommen.</translation>
    </message>
    <message>
        <source>Some cells show their digit only when you count what they see.</source>
        <translation>Sommige cellen tonen hun cijfer pas als je telt wat ze zien.</translation>
    </message>
    <message>
        <source>Locked candidates and hidden pairs that show a digit at once.</source>
        <translation>Vergrendelde kandidaten en verborgen paren die meteen een cijfer tonen.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, seldom an X-Wing.</source>
        <translation>Vergrendelde kandidaten en paren, zelden een X-Wing.</translation>
    </message>
    <message>
        <source>Mostly an XY-Wing; locked candidates, pairs, Skyscraper.</source>
        <translation>Meestal een XY-Wing; vergrendelde kandidaten, paren, Skyscraper.</translation>
    </message>
    <message>
        <source>Locked candidates, Skyscraper, pairs; XY-Wing, W-Wing, BUG+1.</source>
        <translation>Vergrendelde kandidaten, Skyscraper, paren; XY-Wing, W-Wing, BUG+1.</translation>
    </message>
    <message>
        <source>Mostly a Skyscraper or a 2-String Kite; locked candidates, pairs.</source>
        <translation>Meestal een Skyscraper of 2-String Kite; vergrendelde kandidaten, paren.</translation>
    </message>
    <message>
        <source>W-Wing, XY-Wing, WXYZ-Wing, kites, Hidden Rectangle, colours.</source>
        <translation>W-Wing, XY-Wing, WXYZ-Wing, kites, verborgen rechthoek, kleuren.</translation>
    </message>
    <message>
        <source>Chains, wings, Hidden Rectangle, Empty Rectangle.</source>
        <translation>Ketens, vleugels, verborgen rechthoek, lege rechthoek.</translation>
    </message>
    <message>
        <source>Longer chains and almost locked sets.</source>
        <translation>Langere ketens en bijna vergrendelde verzamelingen (ALS).</translation>
    </message>
    <message>
        <source>Chains, almost locked sets and, every other time, forcing nets.</source>
        <translation>Ketens, bijna vergrendelde verzamelingen (ALS) en om de andere keer Forcing Nets.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>vanaf %1</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>tot %1</translation>
    </message>
    <message>
        <source>%1 empty cells, of which %2 can be filled at once.</source>
        <comment>a number, &quot;23 or more&quot;</comment>
        <translation>%1 lege cellen, waarvan meteen te vullen: %2.</translation>
    </message>
    <message>
        <source>How many cells can be filled at once at the start</source>
        <translation>Hoeveel cellen aan het begin meteen te vullen zijn</translation>
    </message>
    <message>
        <source>The rating of Sudoku Explainer</source>
        <translation>De waardering van Sudoku Explainer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>Turn 180°</source>
        <translation>Draai 180°</translation>
    </message>
    <message>
        <source>Turn 90°</source>
        <translation>Draai 90°</translation>
    </message>
    <message>
        <source>Top–bottom</source>
        <translation>Boven–onder</translation>
    </message>
    <message>
        <source>Left–right</source>
        <translation>Links–rechts</translation>
    </message>
    <message>
        <source>Both axes</source>
        <translation>Beide assen</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonaal</translation>
    </message>
    <message>
        <source>Antidiagonal</source>
        <translation>Antidiagonaal</translation>
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
        <translation>Dit duurt minder dan een seconde.</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>Dit duurt een paar seconden.</translation>
    </message>
    <message>
        <source>This is rare: it may take half a minute.</source>
        <translation>Dit is zeldzaam: het kan een halve minuut duren.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stappen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Kijken</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Solution: page %1</source>
        <translation>Oplossing: pagina %1</translation>
    </message>
    <message>
        <source>Solutions: pages %1 to %2</source>
        <translation>Oplossingen: pagina’s %1 tot %2</translation>
    </message>
    <message>
        <source>not exactly one solution</source>
        <translation>niet precies één oplossing</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Oplossing</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Oplossingen</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 van %2</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>First</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Naar het begin (Home)</translation>
    </message>
    <message>
        <source>One event back (Left)</source>
        <translation>Eén gebeurtenis terug (Links)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>Afspelen of pauzeren (Spatie)</translation>
    </message>
    <message>
        <source>One event forward (Right)</source>
        <translation>Eén gebeurtenis verder (Rechts)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Naar het einde (End)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Positie</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 per seconde</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Weergave</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Sudokubord</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <translation>Rij %1 kolom %2: %3</translation>
    </message>
    <message>
        <source>empty, candidates %1</source>
        <translation>leeg, kandidaten %1</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Gebeurtenis %1 van %2</translation>
    </message>
    <message>
        <source>This page shows a part of the run.</source>
        <translation>Deze pagina toont een deel van de run.</translation>
    </message>
    <message>
        <source>Press Play, or go event by event with the arrow keys.</source>
        <translation>Druk op Afspelen, of ga met de pijltoetsen van gebeurtenis naar gebeurtenis.</translation>
    </message>
    <message>
        <source>No guess stands: every digit follows from the givens.</source>
        <translation>Er staat geen gok: elk cijfer volgt uit de gegeven cijfers.</translation>
    </message>
    <message>
        <source>1 guess stands. The small number is the guess that a digit rests on.</source>
        <translation>Er staat 1 gok. Het kleine getal is de gok waarop een cijfer rust.</translation>
    </message>
    <message>
        <source>%1 guesses stand. The small number is the guess that a digit rests on.</source>
        <translation>Er staan %1 gokken. Het kleine getal is de gok waarop een cijfer rust.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Gokken</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Volgt</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Doodlopend</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>nl</translation>
    </message>
</context>
<context>
    <name>PracticeKeys</name>
    <message>
        <source>1–9 place a digit</source>
        <translation>1–9 zet een cijfer</translation>
    </message>
    <message>
        <source>1–9 strike a candidate out</source>
        <translation>1–9 streept een kandidaat weg</translation>
    </message>
    <message>
        <source>1–9 write notes</source>
        <translation>1–9 schrijft notities</translation>
    </message>
    <message>
        <source>Enter next position</source>
        <translation>Enter volgende stelling</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Enter controleert</translation>
    </message>
    <message>
        <source>H where to look</source>
        <translation>H waar kijken</translation>
    </message>
    <message>
        <source>D shows the answer</source>
        <translation>D toont het antwoord</translation>
    </message>
    <message>
        <source>Space other notes</source>
        <translation>Spatie andere notities</translation>
    </message>
    <message>
        <source>Esc back to the puzzle</source>
        <translation>Esc terug naar de puzzel</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <comment>a family of techniques</comment>
        <translation>Toets: %1</translation>
    </message>
    <message>
        <source>Test, position %1 of %2</source>
        <translation>Toets, stelling %1 van %2</translation>
    </message>
    <message>
        <source>Practice, position %1</source>
        <translation>Oefening, stelling %1</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>Position %1 of %2.</source>
        <translation>Stelling %1 van %2.</translation>
    </message>
    <message>
        <source>Position %1.</source>
        <translation>Stelling %1.</translation>
    </message>
    <message>
        <source>This was the answer: %1</source>
        <translation>Dit was het antwoord: %1</translation>
    </message>
    <message>
        <source>%1 of %2 right: the test is cleared.</source>
        <translation>%1 van %2 goed: de toets is gehaald.</translation>
    </message>
    <message>
        <source>%1 of %2 right. %3 are needed to clear the test.</source>
        <translation>%1 van %2 goed. Om de toets te halen zijn er %3 nodig.</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>De cijfertoetsen schrijven nu cijfers.</translation>
    </message>
    <message>
        <source>The digit keys now strike candidates out.</source>
        <translation>De cijfertoetsen strepen nu kandidaten weg.</translation>
    </message>
    <message>
        <source>The digit keys now write notes.</source>
        <translation>De cijfertoetsen schrijven nu notities.</translation>
    </message>
    <message>
        <source>This position now counts as found with help.</source>
        <translation>Deze stelling telt nu als gevonden met hulp.</translation>
    </message>
</context>
<context>
    <name>PuzzleProperties</name>
    <message>
        <source>Rows and columns in another order</source>
        <translation>Rijen en kolommen in een andere volgorde</translation>
    </message>
    <message>
        <source>none is needed, singles solve it</source>
        <translation>geen nodig, singles lossen het op</translation>
    </message>
    <message>
        <source>more than %1 cells together</source>
        <translation>meer dan %1 cellen samen</translation>
    </message>
    <message>
        <source>%1 cells together, such as %2</source>
        <comment>number, cells</comment>
        <translation>%1 cellen samen, bijvoorbeeld %2</translation>
    </message>
    <message>
        <source>%1, where %2</source>
        <comment>symmetry, digits</comment>
        <translation>%1, waarbij %2</translation>
    </message>
    <message>
        <source>one magic cell: %1</source>
        <comment>cells, any of which will do</comment>
        <translation>één magische cel: %1</translation>
    </message>
    <message>
        <source>none, every given is needed</source>
        <translation>geen, elk gegeven cijfer is nodig</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>geen</translation>
    </message>
</context>
<context>
    <name>PuzzleSpecs</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot %2</translation>
    </message>
    <message>
        <source>the level %1</source>
        <translation>het niveau %1</translation>
    </message>
    <message>
        <source>the seed level %1</source>
        <translation>het zaadniveau %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <translation>%1 gegeven cijfers</translation>
    </message>
    <message>
        <source>the symmetry %1</source>
        <translation>de symmetrie %1</translation>
    </message>
    <message>
        <source>givens in this pattern</source>
        <translation>gegeven cijfers in dit patroon</translation>
    </message>
    <message>
        <source>this solution</source>
        <translation>deze oplossing</translation>
    </message>
    <message>
        <source>the rating %1</source>
        <translation>de waardering %1</translation>
    </message>
    <message>
        <source>no given too many</source>
        <translation>geen gegeven cijfer te veel</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Fewer than 17 givens always leave more than one solution.</source>
        <translation>Minder dan 17 gegeven cijfers laten altijd meer dan één oplossing toe.</translation>
    </message>
    <message>
        <source>There is no such puzzle: level, pattern and number of givens exclude each other.</source>
        <translation>Zo’n puzzel bestaat niet: niveau, patroon en aantal gegeven cijfers sluiten elkaar uit.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no set of %1 cells has the symmetry %2.</source>
        <translation>Zo’n puzzel bestaat niet: geen verzameling van %1 cellen heeft de symmetrie %2.</translation>
    </message>
    <message>
        <source>The pattern does not have the symmetry %1.</source>
        <translation>Het patroon heeft de symmetrie %1 niet.</translation>
    </message>
    <message>
        <source>The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging them always gives a second solution.</source>
        <translation>Het patroon laat twee rijen van een band, of twee kolommen van een stapel, zonder gegeven cijfers: ze verwisselen geeft altijd een tweede oplossing.</translation>
    </message>
    <message>
        <source>The solution grid is not full, or a digit appears twice in a house.</source>
        <translation>Het oplossingsrooster is niet vol, of een cijfer staat twee keer in een huis.</translation>
    </message>
    <message>
        <source>These givens of that solution grid fit another solution too.</source>
        <translation>Deze gegeven cijfers van dat oplossingsrooster passen ook bij een andere oplossing.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level and the seed level exclude each other.</source>
        <translation>Zo’n puzzel bestaat niet: het niveau en het zaadniveau sluiten elkaar uit.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 has no rating of %2.</source>
        <translation>Zo’n puzzel bestaat niet: het niveau %1 heeft geen waardering van %2.</translation>
    </message>
    <message>
        <source>No puzzle was found in %1 tries.</source>
        <translation>In %1 pogingen is geen puzzel gevonden.</translation>
    </message>
    <message>
        <source>No puzzle with %1 was found in %2 tries.</source>
        <translation>In %2 pogingen is geen puzzel gevonden met %1.</translation>
    </message>
    <message>
        <source>the score %1</source>
        <translation>de score %1</translation>
    </message>
    <message>
        <source>“%1” as the hardest technique</source>
        <translation>“%1” als moeilijkste techniek</translation>
    </message>
    <message>
        <source>the technique “%1”</source>
        <translation>de techniek “%1”</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 never needs the technique “%2”.</source>
        <translation>Zo’n puzzel bestaat niet: het niveau %1 heeft de techniek “%2” nooit nodig.</translation>
    </message>
    <message>
        <source>There is no such puzzle: even the easiest step has a rating of %1.</source>
        <translation>Zo’n puzzel bestaat niet: zelfs de makkelijkste stap heeft een waardering van %1.</translation>
    </message>
    <message>
        <source>No Sudoku with a rating above %1 is known.</source>
        <translation>Er is geen sudoku bekend met een waardering boven %1.</translation>
    </message>
    <message>
        <source>There is no such puzzle: every empty cell adds at least %1 to the score.</source>
        <translation>Zo’n puzzel bestaat niet: elke lege cel voegt minstens %1 aan de score toe.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no score is higher than %1.</source>
        <translation>Zo’n puzzel bestaat niet: geen score is hoger dan %1.</translation>
    </message>
    <message>
        <source>the level %1, its easier third</source>
        <translation>het niveau %1, het makkelijkere derde deel</translation>
    </message>
    <message>
        <source>the level %1, its middle third</source>
        <translation>het niveau %1, het middelste derde deel</translation>
    </message>
    <message>
        <source>the level %1, its harder third</source>
        <translation>het niveau %1, het moeilijkere derde deel</translation>
    </message>
    <message>
        <source>the hardest that a climb finds</source>
        <translation>het moeilijkste dat een klim vindt</translation>
    </message>
    <message>
        <source>an SK loop</source>
        <translation>een SK-lus</translation>
    </message>
    <message>
        <source>any puzzle</source>
        <translation>een willekeurige puzzel</translation>
    </message>
    <message>
        <source>a tridagon</source>
        <translation>een tridagon</translation>
    </message>
    <message>
        <source>an Exocet</source>
        <translation>een Exocet</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Zoeken in:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Bestands&amp;naam:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Bestandstype:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>Op&amp;slaan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Druk sneltoets in</translation>
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
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
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
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Omlaag</translation>
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
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Oneerlijk</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extreem</translation>
    </message>
    <message>
        <source>Trial and error</source>
        <translation>Proberen en falen</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>Techniques for HoDoKu</source>
        <translation>Technieken voor HoDoKu</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>The hardest step for HoDoKu, and the points of all</source>
        <translation>De moeilijkste stap voor HoDoKu, en de punten van alle</translation>
    </message>
    <message>
        <source>score and level of HoDoKu&apos;s default solver, and the techniques that it uses.</source>
        <translation>score en niveau van de standaardoplosser van HoDoKu, en de technieken die hij gebruikt.</translation>
    </message>
    <message>
        <source>{hodoku_level}, {hodoku_score} points</source>
        <translation>{hodoku_level}, {hodoku_score} punten</translation>
    </message>
    <message>
        <source>Rated level</source>
        <translation>Gewaardeerd niveau</translation>
    </message>
    <message>
        <source>By Ninefold&apos;s own rule</source>
        <translation>Volgens Ninefolds eigen regel</translation>
    </message>
    <message>
        <source>solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is
Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert.</source>
        <translation>met alleen naakte en verborgen singles op te lossen bij hoogstens 26, hoogstens 49 of meer lege cellen is
Heel makkelijk, Makkelijk, Normaal; anders is ER tot 4,5 Moeilijk, tot 7,2 Heel moeilijk, daarboven Expert.</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating of each step</source>
        <translation>Waardering van elke stap door Sudoku Explainer</translation>
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
        <translation>Sudoku Explainer: de moeilijkste stap</translation>
    </message>
    <message>
        <source>the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.</source>
        <translation>de waarderingen ER/EP/ED van Sudoku Explainer 1.2.1, gevonden door zijn stappen in zijn volgorde te nemen.</translation>
    </message>
    <message>
        <source>ER {er}, EP {ep}, ED {ed}</source>
        <translation>ER {er}, EP {ep}, ED {ed}</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>Vertakking</translation>
    </message>
    <message>
        <source>The choices on the way to the solution, and the empty cells</source>
        <translation>De keuzes op weg naar de oplossing, en de lege cellen</translation>
    </message>
    <message>
        <source>100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.</source>
        <translation>100 x (F - 1)^2 voor elke keuze op weg naar de oplossing, plus de lege cellen.</translation>
    </message>
    <message>
        <source>Needs only singles.</source>
        <translation>Heeft alleen singles nodig.</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>Heeft nodig: %1.</translation>
    </message>
    <message>
        <source>Needs %1 and %2 easier techniques.</source>
        <translation>Heeft nodig: %1 en %2 makkelijkere technieken.</translation>
    </message>
    <message>
        <source>Needs %1 and %2.</source>
        <translation>Heeft nodig: %1 en %2.</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>waardering %1</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>Dit spel is open in een ander venster.</translation>
    </message>
    <message>
        <source>This game is open on another computer (%1).</source>
        <translation>Dit spel is open op een andere computer (%1).</translation>
    </message>
    <message>
        <source>The file of this game has been removed.</source>
        <translation>Het bestand van dit spel is verwijderd.</translation>
    </message>
    <message>
        <source>This game is damaged and could not be read.</source>
        <translation>Dit spel is beschadigd en kon niet worden gelezen.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Het bestand is bewaard als %1.</translation>
    </message>
    <message>
        <source>This game cannot be opened (%1).</source>
        <translation>Dit spel kan niet worden geopend (%1).</translation>
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
        <translation>Dit is zeldzaam: het zoeken kan even duren en is te stoppen.</translation>
    </message>
    <message>
        <source>The level is now %1, where it comes up.</source>
        <translation>Het niveau is nu %1; daar komt ze voor.</translation>
    </message>
    <message>
        <source>“%1” is no longer asked for: %2 hardly ever needs it.</source>
        <translation>Er wordt niet meer om “%1” gevraagd: %2 heeft dat bijna nooit nodig.</translation>
    </message>
    <message>
        <source>%1 has %2 givens; the pattern has %3.</source>
        <translation>%1 heeft %2 gegeven cijfers; het patroon heeft er %3.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leren</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>below a heading</comment>
        <translation>
            <numerusform>%n regel</numerusform>
            <numerusform>%n regels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>it is not a file</source>
        <translation>het is geen bestand</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>het is te groot</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Show &amp;row and column names beside the board</source>
        <translation>&amp;Rij- en kolomnamen naast het bord tonen</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: show changes at once</source>
        <translation>Minder be&amp;weging: veranderingen meteen tonen</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>&amp;Klok tonen</translation>
    </message>
    <message>
        <source>A&amp;uto-clean: writing a digit removes it from the candidates of its row, column and box</source>
        <translation>&amp;Opruimen: een geschreven cijfer verdwijnt uit de kandidaten van zijn rij, kolom en blok</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first, then click where it goes</source>
        <translation>Eerst het &amp;cijfer kiezen, dan klikken waar het hoort</translation>
    </message>
    <message>
        <source>Offer c&amp;orner marks, centre marks, colours and links</source>
        <translation>Hoeknotities, &amp;middennotities, kleuren en lijnen aanbieden</translation>
    </message>
    <message>
        <source>Mark &amp;repeated digits: the same one twice in a row, column or box</source>
        <translation>Du&amp;bbele cijfers markeren: hetzelfde twee keer in een rij, kolom of blok</translation>
    </message>
    <message>
        <source>Mark wr&amp;ong digits at once: compare each with the solution</source>
        <translation>&amp;Foute cijfers meteen markeren: elk met de oplossing vergelijken</translation>
    </message>
    <message>
        <source>Highlight the &amp;same digit</source>
        <translation>&amp;Zelfde cijfer markeren</translation>
    </message>
    <message>
        <source>Highlight row, column and &amp;box</source>
        <translation>Rij, kolom en b&amp;lok markeren</translation>
    </message>
    <message>
        <source>Show how many of each &amp;digit are left</source>
        <translation>Tonen hoeveel er van elk cijfer &amp;over zijn</translation>
    </message>
    <message>
        <source>Say which &amp;techniques the puzzle needs</source>
        <translation>Zeggen &amp;welke technieken de puzzel nodig heeft</translation>
    </message>
    <message>
        <source>Ctrl with a digit &amp;writes a candidate, not a centre mark</source>
        <translation>Ctrl met een cijfer schrijft een k&amp;andidaat, geen middennotitie</translation>
    </message>
    <message>
        <source>&amp;Name the technique behind each of my moves</source>
        <translation>De techniek achter elk van mijn zetten &amp;noemen</translation>
    </message>
    <message>
        <source>Show opened and saved files among the &amp;recent files of the desktop</source>
        <translation>&amp;Geopende en opgeslagen bestanden bij de recente bestanden van het bureaublad tonen</translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message>
        <source>Something on the board is wrong, so no singles are filled in. Check shows what.</source>
        <translation>Er klopt iets niet op het bord, dus worden er geen singles ingevuld. Controleren toont wat.</translation>
    </message>
    <message>
        <source>There is no single to fill in now.</source>
        <translation>Er is nu geen single in te vullen.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled in.</source>
        <translation>
            <numerusform>%n single ingevuld.</numerusform>
            <numerusform>%n singles ingevuld.</numerusform>
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
        <translation>Krapste cel eerst</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>Propagatie</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Logica</translation>
    </message>
    <message>
        <source>Fast solver</source>
        <translation>Snelle oplosser</translation>
    </message>
    <message>
        <source>Backtracking goes from cell to cell in reading order. In each it guesses the smallest digit that breaks no rule. Where no digit is left, it goes back to the last guess and tries the next digit there. It never looks ahead and learns nothing, so it can meet the same dead end thousands of times. It always finds the solution, but takes the longest way.</source>
        <translation>Backtracking gaat in leesvolgorde van cel naar cel. In elke cel gokt het het kleinste cijfer dat geen regel breekt. Blijft er geen cijfer over, dan gaat het terug naar de laatste gok en probeert daar het volgende. Het kijkt nooit vooruit en leert niets, dus kan het duizenden keren in dezelfde doodlopende weg belanden. Het vindt de oplossing altijd, maar neemt de langste weg.</translation>
    </message>
    <message>
        <source>This solver guesses too, but chooses the cell well: the one with the fewest digits left. A cell with one digit leaves no choice, and of two digits one is right. A cell without a digit is a dead end. Then the last guess is taken back and the next digit tried. Choosing well makes the way many times shorter than that of Backtracking.</source>
        <translation>Ook deze oplosser gokt, maar kiest de cel goed: die met de minste cijfers over. Een cel met één cijfer laat geen keus, en van twee cijfers is er een juist. Een cel zonder cijfer is een doodlopende weg. Dan wordt de laatste gok teruggenomen en het volgende cijfer geprobeerd. Goed kiezen maakt de weg vele malen korter dan die van Backtracking.</translation>
    </message>
    <message>
        <source>Propagation writes all that follows before it guesses. It fills a cell with only one digit left, and writes a digit with only one place left in a row, column or box. Only when nothing follows, it guesses in the cell with the fewest digits. A dead end takes back the last guess with all that followed from it. Many puzzles need no guess at all.</source>
        <translation>Propagatie schrijft alles wat volgt voordat het gokt. Het vult een cel met nog maar één cijfer, en schrijft een cijfer met nog maar één plaats in een rij, kolom of blok. Pas als er niets meer volgt, gokt het in de cel met de minste cijfers. Een doodlopende weg neemt de laatste gok terug, met alles wat eruit volgde. Veel puzzels hebben helemaal geen gok nodig.</translation>
    </message>
    <message>
        <source>Narrowest choice</source>
        <translation>Smalste keuze</translation>
    </message>
    <message>
        <source>This solver has two kinds of guesses: which digit goes into a cell, and where a digit goes in a row, column or box. It takes the guess with the fewest ways to go on. With one way left there is nothing to guess. With none it is a dead end, and the last guess is taken back. The difficulty of new puzzles is measured by the same rule.</source>
        <translation>Deze oplosser kent twee soorten gokken: welk cijfer in een cel komt, en waar een cijfer komt in een rij, kolom of blok. Hij neemt de gok met de minste mogelijkheden. Is er één over, dan valt er niets te gokken. Is er geen, dan is het een doodlopende weg en wordt de laatste gok teruggenomen. Met dezelfde regel wordt gemeten hoe moeilijk nieuwe puzzels zijn.</translation>
    </message>
    <message>
        <source>CDCL concludes like Propagation (and also: a digit whose places in one row, column or box all lie in another one cannot be elsewhere in the other) and learns from every dead end. It asks which digits led there, guessed or not, and writes a note that they cannot all be right. The note follows from the rules alone, so from then on it counts like one. Then the search goes back to the latest guess that the note needs besides the last one; guesses in between are taken back, too. The letters mean conflict-driven clause learning: a conflict is a dead end, and a clause is a note.</source>
        <translation>CDCL concludeert als Propagatie (en ook: een cijfer waarvan alle plaatsen in een rij, kolom of blok ook in een andere daarvan liggen, kan in die andere nergens anders staan) en leert van elke doodlopende weg. Het vraagt welke cijfers daarheen leidden, gegokt of niet, en schrijft de notitie dat ze niet allemaal kunnen kloppen. De notitie volgt alleen uit de regels, dus telt ze vanaf dan als een regel. Dan gaat de zoektocht terug naar de jongste gok die de notitie naast de laatste nodig heeft; gokken ertussen worden ook teruggenomen. De letters betekenen “conflict-driven clause learning”: een conflict is een doodlopende weg, en een clausule is een notitie.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>marks %1</source>
        <translation>kandidaten %1</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>hoek %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation>midden %1</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Rij %1 kolom %2</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1: verborgen</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>given</source>
        <translation>gegeven</translation>
    </message>
    <message>
        <source>on trial</source>
        <translation>op proef</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>fout</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>conflict</translation>
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
        <translation>dit tonen en afsluiten</translation>
    </message>
    <message>
        <source>show the versions of Ninefold and Qt and leave</source>
        <translation>de versies van Ninefold en Qt tonen en afsluiten</translation>
    </message>
    <message>
        <source>begin with a new puzzle: very-easy, easy, normal,
hard, very-hard or expert</source>
        <translation>beginnen met een nieuwe puzzel: very-easy, easy, normal,
hard, very-hard of expert</translation>
    </message>
    <message>
        <source>show the puzzles of the day</source>
        <translation>de puzzels van de dag tonen</translation>
    </message>
    <message>
        <source>wait until the desktop asks for a window (D-Bus)</source>
        <translation>wachten tot het bureaublad om een venster vraagt (D-Bus)</translation>
    </message>
    <message>
        <source>Usage: ninefold [FILE...]
Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened as one list.
If Ninefold is running already, it opens them in another window.</source>
        <translation>Gebruik: ninefold [BESTAND...]
Speelt sudoku. Een BESTAND bevat puzzels in een vorm die Ninefold kent; meerdere worden als één lijst geopend.
Draait Ninefold al, dan opent het ze in nog een venster.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>Er is geen optie ‘%1’.</translation>
    </message>
    <message>
        <source>ninefold --help lists the options.</source>
        <translation>ninefold --help toont de opties.</translation>
    </message>
    <message>
        <source>There is no level &apos;%1&apos;; the levels are very-easy, easy, normal, hard, very-hard and expert.</source>
        <translation>Er is geen niveau ‘%1’; de niveaus zijn very-easy, easy, normal, hard, very-hard en expert.</translation>
    </message>
    <message>
        <source>--new-game needs a level: very-easy, easy, normal, hard, very-hard or expert.</source>
        <translation>--new-game heeft een niveau nodig: very-easy, easy, normal, hard, very-hard of expert.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 heeft geen waarde.</translation>
    </message>
    <message>
        <source>Only one of files, --new-game and --daily can be asked for at once.</source>
        <translation>Bestanden, --new-game en --daily gaan niet samen; kies er één.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 is %2</translation>
    </message>
    <message>
        <source>Look in %1.</source>
        <translation>Kijk in %1.</translation>
    </message>
    <message>
        <source>Look at all places of %1.</source>
        <translation>Kijk naar alle plaatsen van %1.</translation>
    </message>
    <message>
        <source>Look for %1 in %2.</source>
        <translation>Zoek %1 in %2.</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <translation>%1 zijn %2</translation>
    </message>
    <message>
        <source>Ninefold&apos;s own rating of the step, on about the scale of Sudoku Explainer. The ER of a puzzle comes from Sudoku Explainer&apos;s techniques, so it can differ.</source>
        <translation>Ninefolds eigen waardering van de stap, ongeveer op de schaal van Sudoku Explainer. De ER van een puzzel komt van de technieken van Sudoku Explainer en kan dus afwijken.</translation>
    </message>
    <message>
        <source>the digit to set</source>
        <translation>het cijfer om te zetten</translation>
    </message>
    <message>
        <source>can be removed</source>
        <translation>kan weg</translation>
    </message>
    <message>
        <source>remove the crossed-out candidates of %1</source>
        <translation>de doorgestreepte kandidaten van %1 wegstrepen</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>digits, cells</comment>
        <translation>%1 uit %2</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>2 from r1c1 and 3 from r1c2</comment>
        <translation>%1 wegstrepen</translation>
    </message>
    <message>
        <source>the crossed-out candidates of %1 go</source>
        <translation>de doorgestreepte kandidaten van %1 vervallen</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 ≠ %2</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leads to the opposite.</source>
        <translation>{result}, want de aanname {start:if} leidt tot het tegendeel.</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} fills {cover}, so it is in one of {starts}, and each leads to the same.</source>
        <translation>{result}: in {base} vult {digits} {cover}, dus staat dat cijfer in een van {starts}, en elk leidt tot hetzelfde.</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leaves [{cells:has} without a digit][no place for {digits} in {house}].</source>
        <translation>{result}, want met de aanname {start:if} blijft [er geen cijfer over voor {cells:has}][er geen plaats over voor {digits} in {house}].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house}][each candidate of {cells:has}] leads to it.</source>
        <translation>{result}, want [elke plaats voor {digits} in {house}][elke kandidaat van {cells:has}] leidt ertoe.</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house} leads to it][each candidate of {cells:has} leads to it][it follows whether or not {start:if}].</source>
        <translation>{result}, want [elke plaats voor {digits} in {house} leidt ertoe][elke kandidaat van {cells:has} leidt ertoe][het volgt met en zonder {start:if}].</translation>
    </message>
    <message>
        <source>row</source>
        <comment>a row</comment>
        <translation>rij</translation>
    </message>
    <message>
        <source>column</source>
        <comment>a column</comment>
        <translation>kolom</translation>
    </message>
    <message>
        <source>box</source>
        <comment>a box</comment>
        <translation>blok</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>%1 kandidaten</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>linksboven</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>middenboven</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>rechtsboven</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>linksmidden</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>het midden</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>rechtsmidden</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>linksonder</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>middenonder</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>rechtsonder</translation>
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
        <translation>Kijk over het hele bord.</translation>
    </message>
    <message>
        <source>In %1, a cell has only one digit left.</source>
        <translation>In %1 blijft voor een cel maar één cijfer over.</translation>
    </message>
    <message>
        <source>In %1, a digit has only one place left.</source>
        <translation>In %1 blijft voor een cijfer maar één plaats over.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution.</source>
        <translation>{result}, want anders konden {pattern} in {cells} worden verwisseld, en dat geeft een tweede oplossing.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {extras}: without it there would be a second solution.</source>
        <translation>{result}, want {guards:or} moet {extras} zijn: anders was er een tweede oplossing.</translation>
    </message>
    <message>
        <source>{result}, because {base} use up the {digits} of {cover}.</source>
        <translation>{result}, want {base} gebruiken de {digits} van {cover} op.</translation>
    </message>
    <message>
        <source>{base:places}. They cannot share a {cover:kind}, so they take one each. No other cell of {cover} can be {digits}.</source>
        <translation>{base:places}. Ze kunnen niet samen in één {cover:kind} staan, dus nemen ze er elk één. Geen andere cel van {cover} kan {digits} zijn.</translation>
    </message>
    <message>
        <source>{result}: if {fins:or} is {digits}, that blocks it; if not, {base} use up the {digits} of {cover}.</source>
        <translation>{result}: is {fins:or} een {digits}, dan sluit dat het uit; zo niet, dan gebruiken {base} de {digits} van {cover} op.</translation>
    </message>
    <message>
        <source>{result}, because {either:blocks}.</source>
        <translation>{result}, want {either:blocks}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {target}.</source>
        <translation>{result}, de enige plaats die overblijft voor {digits} in {target}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {house}.</source>
        <translation>{result}, de enige plaats die overblijft voor {digits} in {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells} in {house}.</source>
        <translation>{result}, want {digits} vullen {cells} in {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells}, in {house} and in {other}.</source>
        <translation>{result}, want {digits} vullen {cells}, in {house} en in {other}.</translation>
    </message>
    <message>
        <source>{result}, because {other} has its {digits} in {cells:or}: {house} has no other place for it.</source>
        <translation>{result}, want {other} heeft de {digits} in {cells:or}: {house} heeft er geen andere plaats voor.</translation>
    </message>
    <message>
        <source>{cells:has} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells:has} hebben samen alleen {digits}: {count} cellen voor {count} cijfers, dus gebruiken ze die allemaal op. Geen andere cel van {house} kan ze hebben.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>{cells} hebben samen alleen {digits}: {count} cellen voor {count} cijfers, dus gebruiken ze die allemaal op. Geen andere cel van {house} kan ze hebben.</translation>
    </message>
    <message>
        <source>{result}, because {cells} use up {digits} in {house}.</source>
        <translation>{result}, want {cells} gebruiken {digits} op in {house}.</translation>
    </message>
    <message>
        <source>{result}, because one of {endsA} is {digits} and one of {endsB} is {digits2}.</source>
        <translation>{result}, want een van {endsA} is {digits} en een van {endsB} is {digits2}.</translation>
    </message>
    <message>
        <source>{pairhouse}&apos;s {digits} is in {far} or {near}. If in {far}, it blocks {gone} ({farhouse}). If in {near}, {touched} has its {digits}, so {box} has its {digits} in {rest:or}, which blocks {gone} too ({used}).</source>
        <translation>In {pairhouse} staat de {digits} in {far} of {near}. In {far} sluit die {gone} uit ({farhouse}). In {near} is het de {digits} van {touched}, dus staat de {digits} van {box} in {rest:or}, wat {gone} ook uitsluit ({used}).</translation>
    </message>
    <message>
        <source>{result}: whichever end of {pairhouse} and of {pairhouse2} is {digits}, it or {box} blocks this.</source>
        <translation>{result}: welk uiteinde van {pairhouse} en van {pairhouse2} ook {digits} is, dat of {box} sluit dit uit.</translation>
    </message>
    <message>
        <source>{cells} share {bridge}, so one of them is not {digits}. {cases:cases} Either one blocks {gone}[ ({either:where})].</source>
        <translation>{cells} delen {bridge}, dus is een ervan geen {digits}. {cases:cases} Beide sluiten {gone} uit[ ({either:where})].</translation>
    </message>
    <message>
        <source>{result}, the only digit missing in {house}.</source>
        <translation>{result}, het enige cijfer dat in {house} ontbreekt.</translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, and only {digits} is missing there.</source>
        <translation>{cells} is de laatste lege cel van {house}, en alleen de {digits} ontbreekt daar.</translation>
    </message>
    <message>
        <source>{result}, the only digit left for it.</source>
        <translation>{result}, het enige cijfer dat ervoor overblijft.</translation>
    </message>
    <message>
        <source>Only {digits} is left for {cells}.[ Its row, column and box hold other digits already, in {blockers}.][ Earlier steps removed {gone}.]</source>
        <translation>Voor {cells} blijft alleen de {digits} over.[ Rij, kolom en blok hebben al andere cijfers, in {blockers}.][ Eerdere stappen streepten {gone} weg.]</translation>
    </message>
    <message>
        <source>{result}, because every way to place all {digits}s uses it.</source>
        <translation>{result}, want elke manier om alle {digits} te zetten gebruikt die cel.</translation>
    </message>
    <message>
        <source>{result}, because no way to place all {digits}s uses it.</source>
        <translation>{result}, want geen manier om alle {digits} te zetten gebruikt die cel.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>rijen</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>kolommen</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>blokken</translation>
    </message>
    <message>
        <source>rows, columns and boxes</source>
        <translation>rijen, kolommen en blokken</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 rows</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Look all over the board; begin at %1.</source>
        <translation>Kijk over het hele bord; begin bij %1.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. A proper Sudoku has only one, so {guards} is neither.</source>
        <translation>Was {guards} {pattern:or}, dan hadden {cells} alleen {pattern}, en die verwisselen gaf een tweede oplossing: elke rij, kolom en elk blok houdt beide. Een goede sudoku heeft er maar één, dus is {guards} geen van beide.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So neither is {lost}.</source>
        <translation>In {house} staat de {linked} in {guards:or}. Was de andere {lost}, dan hadden {cells} alleen {pattern}, en die verwisselen gaf een tweede oplossing: elke rij, kolom en elk blok houdt beide. Dus is geen van beide {lost}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}. These {base:kinds} take one {digits} each, and each of these {cover:kinds} holds only one, so all are used up: {fact}.</source>
        <translation>In {base} past de {digits} alleen in {cover}. Deze {base:kinds} nemen elk één {digits}, en elk van deze {cover:kinds} heeft er maar één, dus zijn ze allemaal opgebruikt: {fact}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}, all in {other}. So no other cell of {other} is {digits}, and {target} has one place left for it: {place}.</source>
        <translation>In {house} past de {digits} alleen in {cells:or}, allemaal in {other}. Dus is geen andere cel van {other} {digits}, en heeft {target} er nog één plaats voor: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {set} fit only in {cells}: {count} digits for {count} cells, so they fill them. That leaves one place for {digits} in {house}: {place}.</source>
        <translation>In {house} passen de cijfers {set} alleen in {cells}: {count} cijfers voor {count} cellen, dus vullen ze die. Zo blijft er voor {digits} in {house} één plaats over: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits for {count} cells, so they fill them. No other digit can be in these cells.</source>
        <translation>In {house} passen de cijfers {digits} alleen in {cells}: {count} cijfers voor {count} cellen, dus vullen ze die. Geen ander cijfer kan in deze cellen staan.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}. All of these lie in {other}, so that is where {other} has its {digits}, and {fact}.</source>
        <translation>In {house} past de {digits} alleen in {cells:or}. Die liggen allemaal in {other}, dus heeft {other} daar zijn {digits}, en {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. If {guards} were {lost}, they would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So {fact}.</source>
        <translation>Geen van {cells} is gegeven. Was {guards} {lost}, dan hadden ze alleen {pattern}, en die verwisselen gaf een tweede oplossing: elke rij, kolom en elk blok houdt beide. Dus {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. Without {extras} in {guards} they would hold only {pattern}, and swapping these would give a second solution. So {guards:or} is {extras}, which blocks {gone}.</source>
        <translation>Geen van {cells} is gegeven. Zonder {extras} in {guards} hadden ze alleen {pattern}, en die verwisselen gaf een tweede oplossing. Dus is {guards:or} {extras}, wat {gone} uitsluit.</translation>
    </message>
    <message>
        <source>{pivot} is {pivotdigits:or}. {cases:cases} Either way {fact}: {either:shares}.</source>
        <translation>{pivot} is {pivotdigits:or}. {cases:cases} Hoe dan ook {fact}: {either:shares}.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <translation>de %1 gemarkeerde cellen</translation>
    </message>
    <message>
        <source>{cells} share a box, so one is not {digits}[, and one not {other}]: its row or column then has {digits} at its other end, in {endsA}. Likewise one of {endsB} is {digits2}. These block {gone}.</source>
        <translation>{cells} delen een blok, dus is een ervan geen {digits}[, en een geen {other}]: de rij of kolom daarvan heeft {digits} dan aan het andere uiteinde, in {endsA}. Zo is ook een van {endsB} {digits2}. Dat sluit {gone} uit.</translation>
    </message>
    <message>
        <source>fill in the %1 marked cells</source>
        <translation>de %1 gemarkeerde cellen invullen</translation>
    </message>
    <message>
        <source>{result}: each has only one digit left, or is the only place for its digit.</source>
        <translation>{result}: elke cel heeft nog maar één cijfer, of is de enige plaats voor haar cijfer.</translation>
    </message>
    <message>
        <source>{cells}: each has only one digit left, or is the only place left for its digit in a row, column or box.</source>
        <translation>{cells}: elke cel heeft nog maar één cijfer, of is de enige plaats voor haar cijfer in een rij, kolom of blok.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} moet {extras:or} zijn; anders konden {pattern} in {cells} worden verwisseld: een tweede oplossing. Met {set:has} gebruikt dat {setdigits} in {house} op: evenveel cellen als cijfers.</translation>
    </message>
    <message>
        <source>All {digits}s of {box} lie in one row and one column. {pairhouse}&apos;s {digits} is in {near} or {far}, {pairhouse2}&apos;s in {near2} or {far2}. One end of each blocks its cell; the other forces {box} to do it.</source>
        <translation>Alle plaatsen voor {digits} in {box} liggen in één rij en één kolom. In {pairhouse} staat de {digits} in {near} of {far}, in {pairhouse2} in {near2} of {far2}. Eén uiteinde van elk blokkeert zijn cel; het andere dwingt {box} om het te doen.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {link:or}. {cases:cases} Either one blocks {gone}: {either:shares}.</source>
        <translation>In {house} staat de {linked} in {link:or}. {cases:cases} Beide sluiten {gone} uit: {either:shares}.</translation>
    </message>
    <message>
        <source>{cases:cases} Otherwise {pivot} itself is {digits}. Each blocks {gone}: {either:shares}.</source>
        <translation>{cases:cases} Anders is {pivot} zelf {digits}. Elk sluit {gone} uit: {either:shares}.</translation>
    </message>
    <message>
        <source>one of the %1 marked cells</source>
        <translation>een van de %1 gemarkeerde cellen</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>Wat is %1?</translation>
    </message>
    <message>
        <source>What is a %1?</source>
        <translation>Wat is een %1?</translation>
    </message>
    <message>
        <source>What is an %1?</source>
        <translation>Wat is een %1?</translation>
    </message>
    <message>
        <source>What are %1?</source>
        <translation>Wat zijn %1?</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Waardering %1</translation>
    </message>
    <message>
        <source>Sudoku Explainer %1</source>
        <translation>Sudoku Explainer %1</translation>
    </message>
    <message>
        <source>HoDoKu %1 points, %2</source>
        <translation>HoDoKu %1 punten, %2</translation>
    </message>
    <message>
        <source>If {fins:or} is {digits}, it blocks {gone}[ ({fins:meet})]. If not, {base} have {digits} only in {cover}, each in a different one, so each of these has its {digits} there: {gone} cannot be {digits}.</source>
        <translation>Is {fins:or} {digits}, dan sluit die {gone} uit[ ({fins:meet})]. Zo niet, dan hebben {base} de {digits} alleen in {cover}, elk in een andere, dus heeft elk daarvan daar zijn {digits}: {gone} kan geen {digits} zijn.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}: just as many, and each has room for one {digits}. So these are used up: {fact}.</source>
        <translation>In {base} past de {digits} alleen in {cover}: net zoveel, en elk heeft plaats voor één {digits}. Dus zijn die opgebruikt: {fact}.</translation>
    </message>
    <message>
        <source>{result}, because it would leave no way to fill {cells}.</source>
        <translation>{result}, want dan waren {cells} niet meer te vullen.</translation>
    </message>
    <message>
        <source>{result}, because {chains:pairs}.</source>
        <translation>{result}, want {chains:pairs}.</translation>
    </message>
    <message>
        <source>{result}[, because {ends:pairs}][: ruled out whether {held:if} or not].</source>
        <translation>{result}[, want {ends:pairs}][: uitgesloten of {held:if} nu geldt of niet].</translation>
    </message>
    <message>
        <source>{result}: ruled out whether {held:if} or not.</source>
        <translation>{result}: uitgesloten of {held:if} nu geldt of niet.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out[, and {others} hold it only together with {first}].</source>
        <translation>{result}, want {digits} in {first} zou zichzelf uitsluiten[, en {others} hebben het alleen samen met {first}].</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} is in {cover}, so not here, or in {finplaces:or}, which leads to the same.</source>
        <translation>{result}: in {base} staat de {digits} in {cover}, dus niet hier, of in {finplaces:or}, wat tot hetzelfde leidt.</translation>
    </message>
    <message>
        <source>In {base} the {digits} is in {fins:or}, or it uses up {cover}. It is also in {fins2:or}, or it uses up {cover2}. Either way, one of the two blocks each cell that goes.</source>
        <translation>In {base} staat de {digits} in {fins:or}, of gebruikt die {cover} op. Ook staat die in {fins2:or}, of gebruikt die {cover2} op. Hoe dan ook sluit een van de twee elke cel uit die vervalt.</translation>
    </message>
    <message>
        <source>{result}, because wherever the {digits} is in {base}, it blocks these.</source>
        <translation>{result}, want waar de {digits} in {base} ook staat, die sluit deze uit.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits fill {count} cells, so nothing else can be there. These cells also lie in {other}, so no other cell of {other} can be {digits:or}.</source>
        <translation>In {house} passen de cijfers {digits} alleen in {cells}: {count} cijfers vullen {count} cellen, dus kan er niets anders staan. Deze cellen liggen ook in {other}, dus kan geen andere cel van {other} {digits:or} zijn.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells}.[ The {digits} in {blockers:or} rules out {blocked}.][ {gone} lost it in earlier steps.]</source>
        <translation>In {house} past de {digits} alleen in {cells}.[ De {digits} in {blockers:or} sluit {blocked} uit.][ In {gone} verviel het cijfer in eerdere stappen.]</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line} and {box} use up {count} digits.</source>
        <translation>{result}, want {count} cellen van {line} en {box} gebruiken {count} cijfers op.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {linedigits} lie only in {line}, {boxdigits} only in {box}, so none can be there twice: each is there once and used up in its {line:kind} or box.</source>
        <translation>{cells} zijn {count} cellen met {count} cijfers. {linedigits} liggen alleen in {line}, {boxdigits} alleen in {box}, dus kan er geen twee keer staan: elk staat er één keer en is in {line:kind} of blok opgebruikt.</translation>
    </message>
    <message>
        <source>Without {missing}, every open cell would have two candidates and every digit two places in each row, column and box. Taking the other candidate in all of them would then give a second solution. So {guards} is {extras:or}.</source>
        <translation>Zonder {missing} had elke open cel twee kandidaten en elk cijfer twee plaatsen in elke rij, elke kolom en elk blok. Overal de andere kandidaat nemen gaf dan een tweede oplossing. Dus is {guards} {extras:or}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise there would be a second solution.</source>
        <translation>{result}, want anders was er een tweede oplossing.</translation>
    </message>
    <message>
        <source>If {corner} were {digits}, {row}&apos;s {linked} would be in {beside} and {column}&apos;s in {below}, so {across} ({pattern:or}) would be {digits}. Swapping {pattern} in these four cells would give a second solution, but a proper Sudoku has only one.</source>
        <translation>Was {corner} {digits}, dan stond de {linked} van {row} in {beside} en die van {column} in {below}, dus was {across} ({pattern:or}) {digits}. {pattern} in deze vier cellen verwisselen gaf een tweede oplossing, maar een goede sudoku heeft er maar één.</translation>
    </message>
    <message>
        <source>{lines} have {digits} only in {cells}, so it takes two opposite corners. In {guards} it would make the other two {other}, and swapping {pattern} in all four would be a second solution, which no proper Sudoku has.</source>
        <translation>{lines} hebben de {digits} alleen in {cells}, dus neemt die twee hoeken tegenover elkaar. In {guards} zou die de andere twee {other} maken, en {pattern} in alle vier verwisseld was een tweede oplossing, die geen goede sudoku heeft.</translation>
    </message>
    <message>
        <source>{result}[, because {pair} are {digits}, one way or the other][, because {chains:pairs}].</source>
        <translation>{result}[, want {pair} zijn {digits}, zo of andersom][, want {chains:pairs}].</translation>
    </message>
    <message>
        <source>[{way:cells} are {digits:or}, each in a row, column or box with the next, so they take turns: {pair} differ. Neither digit fits {gone}: {ends:shares}.]</source>
        <translation>[{way:cells} zijn {digits:or}, elk in een rij, kolom of blok met de volgende, dus wisselen ze elkaar af: {pair} verschillen. Geen van beide cijfers past in {gone}: {ends:shares}.]</translation>
    </message>
    <message>
        <source>{result}, because whatever {cells} is, {common:or} is in {ends:or}, which blocks this.</source>
        <translation>{result}, want wat {cells} ook is, {common:or} staat in {ends:or}, wat dit uitsluit.</translation>
    </message>
    <message>
        <source>How hard the step is, from 1.0 to about 12, on the scale of Sudoku Explainer</source>
        <translation>Hoe moeilijk de stap is, van 1,0 tot ongeveer 12, op de schaal van Sudoku Explainer</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two sentences</comment>
        <translation>, of </translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise the finished grid would have only {pattern} in {cells}, and swapping these there keeps every row, column and box right: a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} is {extras}, wat {gone} uitsluit. Anders had het volle rooster alleen {pattern} in {cells}, en die daar verwisselen houdt elke rij, elke kolom en elk blok goed: een tweede oplossing, die geen goede sudoku heeft.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} together with {set} uses up {setdigits} in {house}.</source>
        <translation>{result}, want {guards:or} gebruikt samen met {set} {setdigits} in {house} op.</translation>
    </message>
    <message>
        <source>{result}: [{first} would rule itself out][{start} would leave no digit for {emptied:has}][, and the other {others} lead to it].</source>
        <translation>{result}: [{first} zou zichzelf uitsluiten][{start} zou geen cijfer laten voor {emptied:has}][, en de andere {others} leiden ertoe].</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} is {extras}, wat {gone} uitsluit. Anders hadden alle open cellen twee kandidaten, alle cijfers twee plaatsen per rij, kolom en blok, en gaf elke cel haar andere kandidaat geven een tweede oplossing, die geen goede sudoku heeft.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution[, which no proper Sudoku has. {single:has} takes the other digit][. {several:has} take the rest of {setdigits}].</source>
        <translation>{missing:or}: anders hadden alle open cellen twee kandidaten, alle cijfers twee plaatsen per rij, kolom en blok, en gaf elke cel haar andere kandidaat geven een tweede oplossing[, die geen goede sudoku heeft. {single:has} neemt het andere cijfer][. {several:has} nemen de rest van {setdigits}].</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has. {house}&apos;s {linked} fits only in the other.</source>
        <translation>{missing:or}: anders hadden alle open cellen twee kandidaten, alle cijfers twee plaatsen per rij, kolom en blok, en gaf elke cel haar andere kandidaat geven een tweede oplossing, die geen goede sudoku heeft. De {linked} van {house} past alleen in de andere.</translation>
    </message>
    <message>
        <source>{result}, because {missing:or}, and {house}&apos;s {linked} fits only in the other of these two cells.</source>
        <translation>{result}, want {missing:or}, en de {linked} van {house} past alleen in de andere van deze twee cellen.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out, and {partners} hold it only together with {first}.</source>
        <translation>{result}, want {digits} in {first} zou zichzelf uitsluiten, en {partners} hebben het alleen samen met {first}.</translation>
    </message>
    <message>
        <source>There is a step by %1.</source>
        <translation>Er is een stap met %1.</translation>
    </message>
    <message>
        <source>There is a %1.</source>
        <translation>Er is een %1.</translation>
    </message>
    <message>
        <source>There is an %1.</source>
        <translation>Er is een %1.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Er is: %1.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <comment>from them</comment>
        <translation>de %1 gemarkeerde cellen</translation>
    </message>
    <message>
        <source>That was %1.</source>
        <translation>Dat was %1.</translation>
    </message>
    <message>
        <source>That was a %1.</source>
        <translation>Dat was een %1.</translation>
    </message>
    <message>
        <source>That was an %1.</source>
        <translation>Dat was een %1.</translation>
    </message>
    <message>
        <source>Those were %1.</source>
        <translation>Dat waren %1.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells} is always among its places. So {fact}.</source>
        <translation>[Dezelfde gedachte geeft voor andere cijfers {taken}. ]Hoe {digits} ook één keer in elke rij, elke kolom en elk blok wordt gezet, {cells} is altijd een van de plaatsen. Dus {fact}.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells:or} is never among its places. So {fact}.</source>
        <translation>[Dezelfde gedachte geeft voor andere cijfers {taken}. ]Hoe {digits} ook één keer in elke rij, elke kolom en elk blok wordt gezet, {cells:or} is nooit een van de plaatsen. Dus {fact}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could stand in {cells} in another way too: a second solution.</source>
        <translation>{result}, want anders konden {pattern} ook op een andere manier in {cells} staan: een tweede oplossing.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {cells} would hold only {pattern}. These could then be exchanged so that each row, column and box keeps its digits: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Was {guards} {lost}, dan hadden {cells} alleen {pattern}. Die konden dan zo worden verwisseld dat elke rij, elke kolom en elk blok zijn cijfers houdt: een tweede oplossing, die geen goede sudoku heeft. Dus {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise {cells} would hold only {pattern}, and these could be exchanged so that each row, column and box keeps its digits: a second solution.</source>
        <translation>{guards:or} is {extras}, wat {gone} uitsluit. Anders hadden {cells} alleen {pattern}, en die konden zo worden verwisseld dat elke rij, elke kolom en elk blok zijn cijfers houdt: een tweede oplossing.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be exchanged in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} moet {extras:or} zijn; anders konden {pattern} in {cells} van plaats wisselen: een tweede oplossing. Met {set:has} gebruikt dat {setdigits} in {house} op: evenveel cellen als cijfers.</translation>
    </message>
    <message>
        <source>Without {missing}, each of {cells} would have two candidates, and each digit two places in every row, column and box there. Taking the other candidate in all of them would give a second solution. So {guards} is {extras:or}.</source>
        <translation>Zonder {missing} had elk van {cells} twee kandidaten en elk cijfer twee plaatsen in elke rij, elke kolom en elk blok daar. Overal de andere kandidaat nemen gaf een tweede oplossing. Dus is {guards} {extras:or}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each of {cells} would have two candidates, each digit two places in every row, column and box there, and switching each cell to its other candidate gives a second solution.</source>
        <translation>{guards:or} is {extras}, wat {gone} uitsluit. Anders had elk van {cells} twee kandidaten, elk cijfer twee plaatsen in elke rij, elke kolom en elk blok daar, en overal de andere kandidaat nemen geeft een tweede oplossing.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. With {set:has} that uses up {setdigits} in {house}.</source>
        <translation>{missing:or}: anders had elk van {cells} twee kandidaten, en overal de andere nemen geeft een tweede oplossing. Met {set:has} gebruikt dat {setdigits} in {house} op.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. {house}&apos;s {linked} fits only in the other of the two.</source>
        <translation>{missing:or}: anders had elk van {cells} twee kandidaten, en overal de andere nemen geeft een tweede oplossing. In {house} past de {linked} alleen in de andere van de twee.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in the rest of the grid, which makes a second solution.</source>
        <translation>{result}, want anders konden {pattern} in de rest van het rooster worden verwisseld, wat een tweede oplossing geeft.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution. A proper Sudoku has only one, so {fact}.</source>
        <translation>Was {guards} {lost}, dan had elke rij, elke kolom en elk blok onder de gemarkeerde cellen beide, {pattern}, of geen. In de rest is geen van beide gegeven, en daar verwisselen gaf een tweede oplossing. Een goede sudoku heeft er maar één, dus {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution.</source>
        <translation>{guards:or} is {extras}, wat {gone} uitsluit. Anders had elke rij, elke kolom en elk blok onder de gemarkeerde cellen beide, {pattern}, of geen. In de rest is geen van beide gegeven, en daar verwisselen gaf een tweede oplossing.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the marked cells, where neither is given: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>{guards:or} moet {extras:or} zijn; anders konden {pattern} buiten de gemarkeerde cellen, waar geen van beide gegeven is, worden verwisseld: een tweede oplossing. Met {set:has} gebruikt dat {setdigits} in {house} op: evenveel cellen als cijfers.</translation>
    </message>
    <message>
        <source>{result}, because otherwise the rest of {lines} could be exchanged, which makes a second solution.</source>
        <translation>{result}, want anders kon de rest van {lines} worden verwisseld, wat een tweede oplossing geeft.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {lines} would have the same digits in the marked cells. Their other cells hold no given, and exchanging them would keep each row, column and box right: a second solution. So {fact}.</source>
        <translation>Was {guards} {lost}, dan hadden {lines} dezelfde cijfers in de gemarkeerde cellen. In hun andere cellen is niets gegeven, en die verwisselen hield elke rij, elke kolom en elk blok goed: een tweede oplossing. Dus {fact}.</translation>
    </message>
    <message>
        <source>{result}, because the givens are symmetric, and so is the only solution.</source>
        <translation>{result}, want de gegevens zijn symmetrisch, en dus ook de enige oplossing.</translation>
    </message>
    <message>
        <source>Turn the board upside down and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Draai het rooster een halve slag en verwissel {exchanged:cycles}: de gegevens blijven gelijk. De oplossing ook, want er is er maar één.[ Zo hebben {partners} partners, en {fact}.][ In {own:listed} zouden sommige cijfers hun eigen partner treffen.]</translation>
    </message>
    <message>
        <source>Mirror the board in its diagonal from {start} to {end} and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Spiegel het rooster in zijn diagonaal van {start} naar {end} en verwissel {exchanged:cycles}: de gegevens blijven gelijk. De oplossing ook, want er is er maar één.[ Zo hebben {partners} partners, en {fact}.][ In {own:listed} zouden sommige cijfers hun eigen partner treffen.]</translation>
    </message>
    <message>
        <source>Turn the board clockwise by a quarter and replace {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Draai het rooster een kwartslag met de klok mee en vervang {exchanged:cycles}: de gegevens blijven gelijk. De oplossing ook, want er is er maar één.[ Zo hebben {partners} partners, en {fact}.][ In {own:listed} zouden sommige cijfers hun eigen partner treffen.]</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}. Exchanging these keeps each row, column and box right: a second solution.</source>
        <translation>In {house} staat de {linked} in {guards:or}. Was de andere {lost}, dan hadden {cells} alleen {pattern}. Die verwisselen houdt elke rij, elke kolom en elk blok goed: een tweede oplossing.</translation>
    </message>
    <message>
        <source>Move[ rows {rows:cycles}][ columns {columns:cycles}][ and replace {exchanged:cycles}]: the givens stay the same, and so does the only solution.[ So {partners} hold partners: {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>Verschuif[ de rijen {rows:cycles}][ de kolommen {columns:cycles}][ en vervang {exchanged:cycles}]: de gegevens blijven gelijk, en dus ook de enige oplossing.[ Zo hebben {partners} partners: {fact}.][ In {own:listed} zouden sommige cijfers hun eigen partner treffen.]</translation>
    </message>
    <message>
        <source>{result}, because {cells} cannot all be filled with {pattern} alone.</source>
        <translation>{result}, want {cells} zijn niet allemaal met alleen {pattern} te vullen.</translation>
    </message>
    <message>
        <source>With only {pattern} in {cells}, two equal digits would meet in a row, column or box, however they are placed. [So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.][{house}&apos;s {linked} is in {guards:or}, so neither can be {lost}.]</source>
        <translation>Met alleen {pattern} in {cells} zouden twee gelijke cijfers elkaar treffen in een rij, kolom of blok, hoe ze ook worden gezet. [Dus is {guards:or} {same}, wat {gone} blokkeert.][Dus is {guards:or} {extras:or}: met {set:has} gebruikt dat {setdigits} in {house} op.][De {linked} van {house} staat in {guards:or}, dus kan geen ervan {lost} zijn.]</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {digits}.</source>
        <translation>{result}, want {guards:or} moet {digits} zijn.</translation>
    </message>
    <message>
        <source>{result}, because {digits} must be in {cells}.</source>
        <translation>{result}, want {digits} moeten in {cells} staan.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pivot} would have to be both {digits}.</source>
        <translation>{result}, want anders moest {pivot} tegelijk {digits} zijn.</translation>
    </message>
    <message>
        <source>{result}, because {wings} cannot both be {linked}.</source>
        <translation>{result}, want {wings} kunnen niet beide {linked} zijn.</translation>
    </message>
    <message>
        <source>{result}, because [{single} is the same as {corner}][{pivots} are the same as {corner}, which leaves the other digit for the wings].</source>
        <translation>{result}, want [{single} is gelijk aan {corner}][{pivots} zijn gelijk aan {corner}, en het andere cijfer blijft voor de vleugels].</translation>
    </message>
    <message>
        <source>[{digits} must each be in one of {cells}. {corner} is one of these digits, and shares a row or column with {wings}, so these are not. So {single} is the same as {corner}.][{corner} is one of {digits}. It keeps that digit from the wings {wings} and {wings2}, so both {pivots} are it. The other digit is in one of {wings:or} and in one of {wings2:or}: one of these is in {row}, one in {column}.]</source>
        <translation>[{digits} moeten elk in een van {cells} staan. {corner} is een van deze cijfers en deelt een rij of kolom met {wings}, dus zijn die het niet. Dus is {single} gelijk aan {corner}.][{corner} is een van {digits}. Dat houdt dit cijfer weg van de vleugels {wings} en {wings2}, dus zijn {pivots} het beide. Het andere cijfer staat in {wings:or} en in {wings2:or}: een daarvan in {row}, een in {column}.]</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}.</source>
        <translation>{result}, want {targets} moeten dezelfde twee cijfers bevatten als {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}, and {targets2} the same as {cells2}.</source>
        <translation>{result}, want {targets} moeten dezelfde twee cijfers bevatten als {cells}, en {targets2} dezelfde als {cells2}.</translation>
    </message>
    <message>
        <source>{targets} must hold the two digits of {cells}, and {targets2} those of {cells2}: {lines} have no room for a digit that is in neither target. Ways left to fill these cells: {ways}. Each of them blocks what goes.</source>
        <translation>{targets} moeten de twee cijfers van {cells} bevatten, en {targets2} die van {cells2}: {lines} hebben geen plaats voor een cijfer dat in geen doel staat. Manieren om deze cellen te vullen: {ways}. Elk blokkeert wat vervalt.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {along} and {across} use up {count} digits.</source>
        <translation>{result}, want {count} cellen van {along} en {across} gebruiken {count} cijfers op.</translation>
    </message>
    <message>
        <source>The {count} marked cells let {digits} in at most once in each {across:kind}, all others at most once in each {along:kind}: {count} digits, just enough. So none can be lost, and each goes from the rest of its row or column.</source>
        <translation>De {count} gemarkeerde cellen laten {digits} hoogstens één keer per {across:kind} toe, alle andere hoogstens één keer per {along:kind}: {count} cijfers, precies genoeg. Dus mag er geen ontbreken, en elk vervalt in de rest van zijn rij of kolom.</translation>
    </message>
    <message>
        <source>{result}, because {digits} need all their room in {base}.</source>
        <translation>{result}, want {digits} hebben al hun plaats in {base} nodig.</translation>
    </message>
    <message>
        <source>{digits} must be {count} times in these rows. There is room for {count}: once each in {cover}[, and {singles} more in single cells]. So they go from the rest of the columns[, and all others from the single cells ({singles})].</source>
        <translation>{digits} moeten {count} keer in deze rijen staan. Er is plaats voor {count}: elk één keer in {cover}[, en nog {singles} in losse cellen]. Dus vervallen ze in de rest van de kolommen[, en alle andere in de losse cellen ({singles})].</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {lines} in {boxes} have room for {count} digits only.</source>
        <translation>{result}, want {count} cellen van {lines} in {boxes} hebben maar plaats voor {count} cijfers.</translation>
    </message>
    <message>
        <source>Each row, column and box of the {count} marked cells lets in only some digits there, each once: {count} in all, just enough. So none can be lost: each goes from the rest of its row, column or box.</source>
        <translation>Elke rij, elke kolom en elk blok van de {count} gemarkeerde cellen laat daar maar enkele cijfers toe, elk één keer: {count} in totaal, precies genoeg. Dus mag er geen ontbreken: elk vervalt in de rest van zijn rij, kolom of blok.</translation>
    </message>
    <message>
        <source>{cells} hold two of {digits}. If one of them were not in {targets:or}, each of {lines} would need it elsewhere, but only two can. So both are there.[ Ways left: {ways}. Each blocks what goes.]</source>
        <translation>{cells} bevatten twee van {digits}. Stond een ervan niet in {targets:or}, dan had elk van {lines} het elders nodig, maar slechts twee kunnen dat. Dus staan beide daar.[ Manieren om ze te vullen: {ways}. Elk blokkeert wat vervalt.]</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} have the same of {digits}.</source>
        <translation>{result}, want {first} en {second} hebben dezelfde van {digits}.</translation>
    </message>
    <message>
        <source>{first} have only {digits}: all but one. {across} cannot have these in {crossing:or}, beside {first:letters}, so it has them in {second} and fills these cells. The last one is in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} hebben alleen {digits}: alle op één na. {across} kan deze naast {first:letters} niet in {crossing:or} hebben, dus staan ze in {second} en vullen die cellen. Het laatste staat in {crossing:or}, en nergens anders in {house}.</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} are the same digit.</source>
        <translation>{result}, want {first} en {second} zijn hetzelfde cijfer.</translation>
    </message>
    <message>
        <source>{first} is {digits:or}. {across} cannot have the same digit in {crossing:or}, beside {first:letters}, so it has it in {second}, the only other place. The other one of {digits} is then in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} is {digits:or}. {across} kan hetzelfde cijfer naast {first:letters} niet in {crossing:or} hebben, dus staat het in {second}, de enige andere plaats. Het andere van {digits} staat dan in {crossing:or}, en nergens anders in {house}.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line}, {column} and {box} use up {count} digits.</source>
        <translation>{result}, want {count} cellen van {line}, {column} en {box} gebruiken {count} cijfers op.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {rowdigits} lie only in {line}, {columndigits} only in {column}[, {boxdigits} only in {box}], so each is there once and used up in its row, column or box.</source>
        <translation>{cells} zijn {count} cellen met {count} cijfers. {rowdigits} liggen alleen in {line}, {columndigits} alleen in {column}[, {boxdigits} alleen in {box}], dus staat elk er één keer en is in zijn rij, kolom of blok opgebruikt.</translation>
    </message>
    <message>
        <source>{cells} have only {set} between them. All but {digits} fit there only once each, in a shared row, column or box, and leave a cell to {digits}: {places:or} is {digits}.</source>
        <translation>{cells} hebben samen alleen {set}. Alle behalve {digits} passen daar elk maar één keer, in een gedeelde rij, kolom of blok, en laten zo een van de cellen voor {digits}: {places:or} is {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {cells} are all one of {digits}, {others} all the other.</source>
        <translation>{result}, want {cells} zijn alle het ene van {digits}, {others} alle het andere.</translation>
    </message>
    <message>
        <source>{cells} and {others} have only {digits}. Where one of {cells:letters} and one of {others:letters} share a row, column or box they differ, so {cells:letters} are all one digit and {others:letters} all the other. What meets one of each can be neither.</source>
        <translation>{cells} en {others} hebben alleen {digits}. Waar een van {cells:letters} en een van {others:letters} een rij, kolom of blok delen, verschillen ze, dus zijn {cells:letters} alle het ene cijfer en {others:letters} alle het andere. Wat van elk er een tegenkomt, is geen van beide.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, only these digits would be in {cells}. However they are placed, two equal digits meet in a row, column or box. So {guards} is none of them.</source>
        <translation>Was {guards} {pattern:or}, dan stonden alleen deze cijfers in {cells}. Hoe ze ook worden gezet, twee gelijke cijfers treffen elkaar in een rij, kolom of blok. Dus is {guards} geen ervan.</translation>
    </message>
    <message>
        <source>{cells} form a loop whose neighbours share a row, column or box: {pattern} alone would alternate, impossible with {count} cells. [So {guards} is {only:or}.][So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.]</source>
        <translation>{cells} vormen een lus: elk deelt met de volgende een rij, kolom of blok. Met alleen {pattern} zouden die elkaar afwisselen, wat mislukt met {count} cellen, een oneven aantal. [Dus is {guards} {only:or}.][Dus is {guards:or} {same}, wat {gone} blokkeert.][Dus is {guards:or} {extras:or}: met {set:has} gebruikt dat {setdigits} in {house} op.]</translation>
    </message>
    <message>
        <source>In the loop {walk:cells} neighbours share a row, column or box. Without {guards:or} only they could be {digits} there, so every second one would be: impossible with {count} cells.[ So {several:or} blocks {gone}.]</source>
        <translation>In de lus {walk:cells} delen buren een rij, kolom of blok. Zonder {guards:or} konden daar alleen zij {digits} zijn, dus was elke tweede het: onmogelijk met {count} cellen.[ Dus blokkeert {several:or} {gone}.]</translation>
    </message>
    <message>
        <source>Outside {box}, {row} and {column} have no places for {shot:or} but {wings}. A digit in neither is in the box in both lines, so in {pivot}, where they cross. [For {linked} one line has no other place. ]Three digits fill the three cells.</source>
        <translation>Buiten {box} hebben {row} en {column} geen plaatsen voor {shot:or} behalve {wings}. Staat een cijfer in geen daarvan, dan hebben beide het binnen het blok, dus in {pivot}, waar ze elkaar kruisen. [Voor {linked} heeft een van beide geen andere plaats. ]Drie cijfers vullen de drie cellen.</translation>
    </message>
    <message>
        <source>{first} must each be in one of {firework}, {second} in one of {firework2}, the only places outside a box in their rows and columns. {pivot} and {pivot2} can have only one each, so {wings} have the other two.</source>
        <translation>{first} moeten elk in een van {firework} staan, {second} in een van {firework2}, de enige plaatsen buiten een blok in hun rijen en kolommen. {pivot} en {pivot2} kunnen er elk maar één hebben, dus hebben {wings} de andere.</translation>
    </message>
    <message>
        <source>{digits} must each be in one of {cells}. If {corner} were one of them, {wings} would not be it, so {pivot} would. {ends} would be the other digit and keep it from {wings}, so {pivot} would be both.</source>
        <translation>{digits} moeten elk in een van {cells} staan. Was {corner} een ervan, dan waren {wings} het niet, dus was {pivot} het. {ends} waren het andere cijfer en hielden dat weg van {wings}, dus moest {pivot} ook dat zijn.</translation>
    </message>
    <message>
        <source>In {row} and {column}, {linked} is in {corner}, or in both {wings}. But {digits} must each be in one of {cells}, and {pivot} can be only one of them. So {wings:or} is the other, and {corner} is {linked}.</source>
        <translation>In {row} en {column} staat {linked} in {corner}, of anders in beide, {wings}. Maar {digits} moeten elk in een van {cells} staan, en {pivot} kan er maar één van zijn. Dus is {wings:or} het andere, en {corner} is {linked}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. {guards:or} must be {extras:or}; otherwise {pattern} could be swapped there: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>Geen van {cells} is gegeven. {guards:or} moet {extras:or} zijn; anders konden {pattern} daar worden verwisseld: een tweede oplossing. Met {set:has} gebruikt dat {setdigits} in {house} op: evenveel cellen als cijfers.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>Was {guards} {lost}, dan had elke manier om {cells} te vullen een andere met dezelfde cijfers in elke rij, elke kolom en elk blok: een tweede oplossing, die geen goede sudoku heeft. Dus {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution.</source>
        <translation>{guards:or} is {extras}, wat {gone} uitsluit. Anders had elke manier om {cells} te vullen een andere met dezelfde cijfers in elke rij, elke kolom en elk blok: een tweede oplossing.</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>%1 gets a digit</source>
        <translation>%1 een cijfer krijgt</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>%1 uit %2 verdwijnt</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>er %n gok staat</numerusform>
            <numerusform>er %n gokken staan</numerusform>
        </translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>er een doodlopende weg komt</translation>
    </message>
    <message numerus="yes">
        <source>%n more dead end(s) came</source>
        <translation>
            <numerusform>er nog een doodlopende weg kwam</numerusform>
            <numerusform>er nog %n doodlopende wegen kwamen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a note of at most %n part(s) is written</source>
        <translation>
            <numerusform>een notitie van hoogstens %n deel wordt geschreven</numerusform>
            <numerusform>een notitie van hoogstens %n delen wordt geschreven</numerusform>
        </translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>de zoektocht opnieuw begint</translation>
    </message>
    <message>
        <source>note %1 is used</source>
        <translation>notitie %1 wordt gebruikt</translation>
    </message>
    <message>
        <source>When %1</source>
        <translation>Als %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> en </translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>er meerdere gokken tegelijk worden teruggenomen</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Restarts</source>
        <translation>Herstarts</translation>
    </message>
    <message>
        <source>From time to time it takes back all guesses and begins again with its notes</source>
        <translation>Nu en dan worden alle gokken teruggenomen en begint het opnieuw met zijn notities</translation>
    </message>
    <message>
        <source>Phase Saving</source>
        <translation>Onthouden cijfers</translation>
    </message>
    <message>
        <source>A cell that is guessed again gets the digit that it held last</source>
        <translation>Een cel waarin opnieuw wordt gegokt, krijgt het cijfer dat ze het laatst had (Phase Saving)</translation>
    </message>
    <message>
        <source>Shorter Notes</source>
        <translation>Kortere notities</translation>
    </message>
    <message>
        <source>What follows from the rest of a note is left out of it (minimisation)</source>
        <translation>Wat uit de rest van een notitie volgt, wordt eruit weggelaten (minimalisatie)</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>Vergeten</translation>
    </message>
    <message>
        <source>Notes that were of little use are dropped</source>
        <translation>Notities die weinig nut hadden, worden weggegooid</translation>
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
        <translation>ALS-keten</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>ALS-XZ-regel</translation>
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
        <translation>Alternating Inference Chain met groepen</translation>
    </message>
    <message>
        <source>Alternating Inference Chain with Almost Locked Sets</source>
        <translation>Alternating Inference Chain met ALS</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>Continuous Nice Loop</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>Continuous Nice Loop met groepen</translation>
    </message>
    <message>
        <source>Continuous Nice Loop with Almost Locked Sets</source>
        <translation>Continuous Nice Loop met ALS</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>Discontinuous Nice Loop</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>Discontinuous Nice Loop met groepen</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop with Almost Locked Sets</source>
        <translation>Discontinuous Nice Loop met ALS</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>X-keten</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>XY-keten</translation>
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
        <translation>Meerdere kleuren 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>Meerdere kleuren 2</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>Eenvoudige kleuren: Trap</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>Eenvoudige kleuren: Wrap</translation>
    </message>
    <message>
        <source>Direct Pointing</source>
        <translation>Directe Pointing</translation>
    </message>
    <message>
        <source>Direct Claiming</source>
        <translation>Directe Claiming</translation>
    </message>
    <message>
        <source>Direct Hidden Pair</source>
        <translation>Direct verborgen paar</translation>
    </message>
    <message>
        <source>Direct Hidden Triplet</source>
        <translation>Direct verborgen drietal</translation>
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
        <translation>X-Wing met vinnen</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish met vinnen</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish met vinnen</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag met vinnen</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale met vinnen</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan met vinnen</translation>
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
        <translation>Franken X-Wing met vinnen</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Franken Swordfish met vinnen</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Franken Jellyfish met vinnen</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Franken Squirmbag met vinnen</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Franken Whale met vinnen</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Franken Leviathan met vinnen</translation>
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
        <translation>Mutant X-Wing met vinnen</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Mutant Swordfish met vinnen</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Mutant Jellyfish met vinnen</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Mutant Squirmbag met vinnen</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Mutant Whale met vinnen</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Mutant Leviathan met vinnen</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>Siamese X-Wing met vinnen</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Siamese Swordfish met vinnen</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Siamese Jellyfish met vinnen</translation>
    </message>
    <message>
        <source>Siamese Sashimi X-Wing</source>
        <translation>Siamese Sashimi X-Wing</translation>
    </message>
    <message>
        <source>Siamese Sashimi Swordfish</source>
        <translation>Siamese Sashimi Swordfish</translation>
    </message>
    <message>
        <source>Siamese Sashimi Jellyfish</source>
        <translation>Siamese Sashimi Jellyfish</translation>
    </message>
    <message>
        <source>Siamese Finned Franken X-Wing</source>
        <translation>Siamese Franken X-Wing met vinnen</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Siamese Franken Swordfish met vinnen</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Siamese Franken Jellyfish met vinnen</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>Siamese Mutant X-Wing met vinnen</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Siamese Mutant Swordfish met vinnen</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Siamese Mutant Jellyfish met vinnen</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>Verborgen paar</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>Verborgen drietal</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>Verborgen viertal</translation>
    </message>
    <message>
        <source>Locked Hidden Pair</source>
        <translation>Vergrendeld verborgen paar</translation>
    </message>
    <message>
        <source>Locked Hidden Triple</source>
        <translation>Vergrendeld verborgen drietal</translation>
    </message>
    <message>
        <source>Locked Candidates: Pointing</source>
        <translation>Vergrendelde kandidaten: Pointing</translation>
    </message>
    <message>
        <source>Locked Candidates: Claiming</source>
        <translation>Vergrendelde kandidaten: Claiming</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>Naakt paar</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>Naakt drietal</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>Naakt viertal</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>Vergrendeld paar</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>Vergrendeld drietal</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>Dubbele 2-String Kite</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>Lege rechthoek</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>Dubbele lege rechthoek</translation>
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
        <translation>Vol huis</translation>
    </message>
    <message>
        <source>Hidden Single in a box</source>
        <translation>Verborgen single in een blok</translation>
    </message>
    <message>
        <source>Hidden Single in a row</source>
        <translation>Verborgen single in een rij</translation>
    </message>
    <message>
        <source>Hidden Single in a column</source>
        <translation>Verborgen single in een kolom</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>Naakte single</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>Sjabloon: zetten</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>Sjabloon: wegstrepen</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>Vermijdbare rechthoek type 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>Vermijdbare rechthoek type 2</translation>
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
        <translation>Verborgen rechthoek</translation>
    </message>
    <message>
        <source>Unique Loop Type 1</source>
        <translation>Unieke lus type 1</translation>
    </message>
    <message>
        <source>Unique Loop Type 2</source>
        <translation>Unieke lus type 2</translation>
    </message>
    <message>
        <source>Unique Loop Type 3</source>
        <translation>Unieke lus type 3</translation>
    </message>
    <message>
        <source>Unique Loop Type 4</source>
        <translation>Unieke lus type 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>Uniciteitstest 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>Uniciteitstest 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>Uniciteitstest 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>Uniciteitstest 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>Uniciteitstest 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>Uniciteitstest 6</translation>
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
        <translation>Forcing Net: tegenspraak</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Sets</source>
        <translation>Forcing Net: tegenspraak met verzamelingen</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Nets</source>
        <translation>Forcing Net: tegenspraak met netten</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>Forcing Chain: zekerheid</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>Forcing Chain: tegenspraak</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>Forcing Net: zekerheid</translation>
    </message>
    <message>
        <source>Groups of cells in chains</source>
        <translation>Groepen cellen in ketens</translation>
    </message>
    <message>
        <source>Almost locked sets in chains</source>
        <translation>ALS in ketens</translation>
    </message>
    <message>
        <source>Locked candidates in nets</source>
        <translation>Vergrendelde kandidaten in netten</translation>
    </message>
    <message>
        <source>Naked pairs in nets</source>
        <translation>Naakte paren in netten</translation>
    </message>
    <message>
        <source>Hidden pairs in nets</source>
        <translation>Verborgen paren in netten</translation>
    </message>
    <message>
        <source>X-Wings in nets</source>
        <translation>X-Wings in netten</translation>
    </message>
    <message>
        <source>Nets inside nets</source>
        <translation>Netten in netten</translation>
    </message>
    <message>
        <source>All Singles</source>
        <translation>Alle singles</translation>
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
        <translation>Uitgebreide rechthoek type 1</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 2</source>
        <translation>Uitgebreide rechthoek type 2</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 3</source>
        <translation>Uitgebreide rechthoek type 3</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 4</source>
        <translation>Uitgebreide rechthoek type 4</translation>
    </message>
    <message>
        <source>Reverse BUG Type 1</source>
        <translation>Omgekeerde BUG type 1</translation>
    </message>
    <message>
        <source>Reverse BUG Type 2</source>
        <translation>Omgekeerde BUG type 2</translation>
    </message>
    <message>
        <source>Reverse BUG Type 3</source>
        <translation>Omgekeerde BUG type 3</translation>
    </message>
    <message>
        <source>Reverse BUG-Lite</source>
        <translation>Omgekeerde BUG-Lite</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Half Turn</source>
        <translation>Gurths symmetrische plaatsing: halve slag</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Diagonal</source>
        <translation>Gurths symmetrische plaatsing: diagonaal</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Quarter Turn</source>
        <translation>Gurths symmetrische plaatsing: kwartslag</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Sliding</source>
        <translation>Gurths symmetrische plaatsing: verschuiving</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 1</source>
        <translation>Bivalue Oddagon type 1</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 2</source>
        <translation>Bivalue Oddagon type 2</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 3</source>
        <translation>Bivalue Oddagon type 3</translation>
    </message>
    <message>
        <source>Chromatic Pattern</source>
        <translation>Chromatisch patroon</translation>
    </message>
    <message>
        <source>Chromatic Pattern with Guardians</source>
        <translation>Chromatisch patroon met wachters</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Tridagon with Guardians</source>
        <translation>Tridagon met wachters</translation>
    </message>
    <message>
        <source>Broken Wing</source>
        <translation>Broken Wing</translation>
    </message>
    <message>
        <source>Firework Triple</source>
        <translation>Vuurwerk-drietal</translation>
    </message>
    <message>
        <source>Firework Quadruple</source>
        <translation>Vuurwerk-viertal</translation>
    </message>
    <message>
        <source>Firework W-Wing</source>
        <translation>Vuurwerk-W-Wing</translation>
    </message>
    <message>
        <source>Firework L-Wing</source>
        <translation>Vuurwerk-L-Wing</translation>
    </message>
    <message>
        <source>Firework ALP</source>
        <translation>Vuurwerk-ALP</translation>
    </message>
    <message>
        <source>Junior Exocet</source>
        <translation>Junior Exocet</translation>
    </message>
    <message>
        <source>Double Exocet</source>
        <translation>Dubbele Exocet</translation>
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
        <translation>SK-lus</translation>
    </message>
    <message>
        <source>Almost Locked Pair</source>
        <translation>Bijna vergrendeld paar</translation>
    </message>
    <message>
        <source>Almost Locked Triple</source>
        <translation>Bijna vergrendeld drietal</translation>
    </message>
    <message>
        <source>Almost Locked Quadruple</source>
        <translation>Bijna vergrendeld viertal</translation>
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
        <translation>Vertakt Remote Pair</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 3</source>
        <translation>Vermijdbare rechthoek type 3</translation>
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
        <translation>Er is nog niets gegokt: elk cijfer volgt uit de regels. Dit ook: in %1 kan de %2 alleen in %3 staan, dus kan %4 geen %2 zijn.</translation>
    </message>
    <message>
        <source>What Is Sure</source>
        <translation>Wat zeker is</translation>
    </message>
    <message numerus="yes">
        <source>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</source>
        <translation>
            <numerusform>Er is niets zekers meer over, dus wordt er gegokt. Gok 1 is %1 in %2; daaruit volgt %n cijfer. Dan is gok 2 %3 in %4, en gok 3 is %5 in %6. Het kleine getal zegt op welke gok een cijfer rust.</numerusform>
            <numerusform>Er is niets zekers meer over, dus wordt er gegokt. Gok 1 is %1 in %2; daaruit volgen %n cijfers. Dan is gok 2 %3 in %4, en gok 3 is %5 in %6. Het kleine getal zegt op welke gok een cijfer rust.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Gokken</translation>
    </message>
    <message>
        <source>%1 The arrows show what blocks it. So one of the guesses must be wrong.</source>
        <comment>dead end</comment>
        <translation>%1 De pijlen tonen wat het blokkeert. Dus moet een van de gokken fout zijn.</translation>
    </message>
    <message>
        <source>A Dead End</source>
        <translation>Een doodlopende weg</translation>
    </message>
    <message>
        <source>The reasons of the dead end lead back to guess 1 and guess 3, never to guess 2. So it writes note 1: %1 and %2 cannot both be right. Guesses 2 and 3 are taken back.</source>
        <translation>De redenen van de doodlopende weg leiden terug naar gok 1 en gok 3, nooit naar gok 2. Zo ontstaat notitie 1: %1 en %2 kunnen niet beide kloppen. Gokken 2 en 3 worden teruggenomen.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>A Note</source>
        <translation>Een notitie</translation>
    </message>
    <message>
        <source>Under guess 1, note 1 now rules out %1 in %2. The next dead end gives note 2: %3 So guess 1 was wrong, and goes. The last note, number %4, says: %5 All the rest follows.</source>
        <translation>Onder gok 1 sluit notitie 1 nu %1 in %2 uit. De volgende doodlopende weg geeft notitie 2: %3 Dus was gok 1 fout, en die vervalt. De laatste notitie, nummer %4, zegt: %5 Al het andere volgt.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Opgelost</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from the rules; now nothing sure is left.</source>
        <translation>
            <numerusform>%n cijfer volgde uit de regels; nu is er niets zekers meer over.</numerusform>
            <numerusform>%n cijfers volgden uit de regels; nu is er niets zekers meer over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are on the board, each made with those before it in place.</source>
        <translation>
            <numerusform>Er staat %n gok op het bord.</numerusform>
            <numerusform>Er staan %n gokken op het bord, elk gedaan met die ervoor op hun plaats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from them.</source>
        <translation>
            <numerusform>Er volgde %n cijfer uit.</numerusform>
            <numerusform>Er volgden %n cijfers uit.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says yet whether it is right.</source>
        <translation>Nog niets zegt of het klopt.</translation>
    </message>
    <message>
        <source>That was the last digit to try in this cell, so one of the guesses before it is wrong.</source>
        <translation>Dat was het laatste cijfer om in deze cel te proberen, dus is een van de gokken ervoor fout.</translation>
    </message>
    <message>
        <source>So one of the guesses is wrong.</source>
        <translation>Dus is een van de gokken fout.</translation>
    </message>
    <message>
        <source>It does not know which guess was wrong, so it always takes back the last one.</source>
        <translation>Hij weet niet welke gok fout was, dus neemt hij altijd de laatste terug.</translation>
    </message>
    <message>
        <source>The First Guess</source>
        <translation>De eerste gok</translation>
    </message>
    <message>
        <source>One Guess Back</source>
        <translation>Eén gok terug</translation>
    </message>
    <message>
        <source>The Next Try</source>
        <translation>De volgende poging</translation>
    </message>
    <message>
        <source>So it continues until every cell has its digit.</source>
        <translation>Zo gaat het door tot elke cel haar cijfer heeft.</translation>
    </message>
    <message>
        <source>Guessing by Dead Ends</source>
        <translation>Gokken op doodlopende wegen</translation>
    </message>
    <message>
        <source>With the choice &quot;dead ends&quot; every candidate has a score, its activity. What leads to a dead end gets a point, and older points count less and less. It guesses the candidate with the highest score: here %1 in %2, after note 1, whose cells are marked. So the search stays where it got stuck last. The literature calls this VSIDS.</source>
        <translation>Bij de keuze “doodlopend” heeft elke kandidaat een score, zijn activiteit. Wat naar een doodlopende weg leidt, krijgt een punt, en oudere punten tellen steeds minder. Gegokt wordt de kandidaat met de hoogste score: hier %1 in %2, na notitie 1, waarvan de cellen gemarkeerd zijn. Zo blijft de zoektocht waar hij het laatst vastliep. In de literatuur heet dit VSIDS.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>rows %1</source>
        <translation>rijen %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>kolommen %1</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>blokken %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 en %2</translation>
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
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, its candidates</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>rij %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>kolom %1</translation>
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
        <translation>%1 staat twee keer in %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
        <translation>
            <numerusform>%1 staat %n keer in %2 (%3).</numerusform>
            <numerusform>%1 staat %n keer in %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The Sudoku is already complete and correct.</source>
        <translation>De sudoku is al compleet en juist.</translation>
    </message>
    <message>
        <source>The Sudoku has exactly one solution.</source>
        <translation>De sudoku heeft precies één oplossing.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku.</source>
        <translation>Geen geldige sudoku.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku: %1</source>
        <translation>Geen geldige sudoku: %1</translation>
    </message>
    <message>
        <source>One more digit is repeated.</source>
        <translation>Er is nog één cijfer dubbel.</translation>
    </message>
    <message numerus="yes">
        <source>%n more digits are repeated.</source>
        <translation>
            <numerusform>Er is nog %n cijfer dubbel.</numerusform>
            <numerusform>Er zijn nog %n cijfers dubbel.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: %1 has no candidate left.</source>
        <translation>Geen oplossing: %1 heeft geen kandidaat over.</translation>
    </message>
    <message>
        <source>No solution: there is no place left for %1 in %2.</source>
        <translation>Geen oplossing: er is geen plaats meer voor %1 in %2.</translation>
    </message>
    <message>
        <source>No solution: there is no way to fill the empty cells.</source>
        <translation>Geen oplossing: de lege cellen zijn niet te vullen.</translation>
    </message>
    <message>
        <source>More than one solution: fewer than 17 digits never have only one, and this Sudoku has %1.</source>
        <translation>Meer dan één oplossing: minder dan 17 cijfers hebben er nooit maar één, en deze sudoku heeft er %1.</translation>
    </message>
    <message>
        <source>More than one solution (%1 were counted).</source>
        <translation>Meer dan één oplossing (er zijn er %1 geteld).</translation>
    </message>
    <message>
        <source>More than one solution.</source>
        <translation>Meer dan één oplossing.</translation>
    </message>
    <message>
        <source>For example %1 can be %2 or %3.</source>
        <translation>Zo kan %1 bijvoorbeeld %2 of %3 zijn.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: %1</source>
        <translation>Wat je uitprobeert, kan niet: %1</translation>
    </message>
    <message>
        <source>What you are trying cannot work: no digit is left for %1.</source>
        <translation>Wat je uitprobeert, kan niet: er blijft geen cijfer over voor %1.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: in %1 there is no place left for %2.</source>
        <translation>Wat je uitprobeert, kan niet: in %1 blijft er geen plaats over voor %2.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>digits placed %1 · candidates removed %2</source>
        <translation>cijfers gezet %1 · kandidaten weggestreept %2</translation>
    </message>
    <message>
        <source>hardest %1</source>
        <translation>moeilijkste %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what was done, and the time on the clock</comment>
        <translation>%1 bij %2</translation>
    </message>
    <message>
        <source>%1, after %2 of thought</source>
        <comment>what was done when, and how long the player thought</comment>
        <translation>%1, na %2 nadenken</translation>
    </message>
    <message>
        <source>longest pause %1</source>
        <translation>langste pauze %1</translation>
    </message>
    <message>
        <source>How long you thought about each move; click to go there</source>
        <translation>Hoelang je over elke zet nadacht; klik om erheen te gaan</translation>
    </message>
    <message>
        <source>How hard the steps are; click to go there</source>
        <translation>Hoe moeilijk de stappen zijn; klik om erheen te gaan</translation>
    </message>
    <message>
        <source>time %1 · cells left %2 · mistakes %3</source>
        <translation>tijd %1 · cellen over %2 · fouten %3</translation>
    </message>
    <message>
        <source> · this step is rated %1 by Ninefold</source>
        <translation> · Ninefold waardeert deze stap op %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln gok</numerusform>
            <numerusform>%Ln gokken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) refused</source>
        <translation>
            <numerusform>%Ln cijfer geweigerd</numerusform>
            <numerusform>%Ln cijfers geweigerd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) followed</source>
        <translation>
            <numerusform>%Ln cijfer gevolgd</numerusform>
            <numerusform>%Ln cijfers gevolgd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s) removed</source>
        <translation>
            <numerusform>%Ln kandidaat weg</numerusform>
            <numerusform>%Ln kandidaten weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln doodlopende weg</numerusform>
            <numerusform>%Ln doodlopende wegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln notitie</numerusform>
            <numerusform>%Ln notities</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) back</source>
        <translation>
            <numerusform>%Ln stap terug</numerusform>
            <numerusform>%Ln stappen terug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restart(s)</source>
        <translation>
            <numerusform>%Ln herstart</numerusform>
            <numerusform>%Ln herstarts</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess stands</source>
        <translation>er staat geen gok</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>er staat %n gok</numerusform>
            <numerusform>er staan %n gokken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) deep</source>
        <translation>
            <numerusform>%n gok diep</numerusform>
            <numerusform>%n gokken diep</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the parts of a clause</comment>
        <translation>of</translation>
    </message>
    <message>
        <source>written at event %1</source>
        <translation>geschreven bij gebeurtenis %1</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>nog niet gebruikt</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>%n keer gebruikt</numerusform>
            <numerusform>%n keer gebruikt</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>Notitie %1: %2</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>Zonder gok</translation>
    </message>
    <message>
        <source>Guess %1 and what follows</source>
        <translation>Gok %1 en wat eruit volgt</translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <translation>Er is nog niets gegokt.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Gokken</translation>
    </message>
    <message>
        <source>nothing followed any more, so a digit was tried (decisions)</source>
        <translation>er volgde niets meer, dus is een cijfer geprobeerd (beslissingen)</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Gevolgde cijfers</translation>
    </message>
    <message>
        <source>there was no other digit or no other place (implications)</source>
        <translation>er was geen ander cijfer of geen andere plaats (implicaties)</translation>
    </message>
    <message>
        <source>Candidates removed</source>
        <translation>Weggestreepte kandidaten</translation>
    </message>
    <message>
        <source>a note or a crossing of two houses ruled them out</source>
        <translation>een notitie of een kruising van twee huizen sloot ze uit</translation>
    </message>
    <message>
        <source>Digits refused</source>
        <translation>Geweigerde cijfers</translation>
    </message>
    <message>
        <source>the digit is already in the row, column or box</source>
        <translation>het cijfer staat al in de rij, de kolom of het blok</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Doodlopend</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>what was learned from a dead end, so that this combination does not come again (clauses)</source>
        <translation>wat van een doodlopende weg is geleerd, zodat deze combinatie niet terugkomt (clausules)</translation>
    </message>
    <message>
        <source>Notes thrown away</source>
        <translation>Weggegooide notities</translation>
    </message>
    <message>
        <source>they had been of little use</source>
        <translation>ze waren van weinig nut</translation>
    </message>
    <message>
        <source>Jumps back</source>
        <translation>Terugsprongen</translation>
    </message>
    <message>
        <source>guesses taken back, several at once if the note names nothing of theirs</source>
        <translation>gokken teruggenomen, meerdere tegelijk als de notitie er niets van noemt</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Stappen terug</translation>
    </message>
    <message>
        <source>the last guess was taken back</source>
        <translation>de laatste gok is teruggenomen</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Herstarts</translation>
    </message>
    <message>
        <source>all guesses taken back to start again; the notes stay</source>
        <translation>alle gokken teruggenomen om opnieuw te beginnen; de notities blijven</translation>
    </message>
    <message>
        <source>Guesses that stand now</source>
        <translation>Gokken die nu staan</translation>
    </message>
    <message>
        <source>the level of the search</source>
        <translation>het niveau van de zoektocht</translation>
    </message>
    <message>
        <source>in the note</source>
        <translation>in de notitie</translation>
    </message>
    <message>
        <source>A guess has no reason: nothing followed any more.</source>
        <translation>Een gok heeft geen reden: er volgde niets meer.</translation>
    </message>
    <message>
        <source>The note needs no guess but one, so all guesses are taken back. What it says is certain now.</source>
        <translation>De notitie heeft maar één gok nodig, dus worden alle gokken teruggenomen. Wat ze zegt, is nu zeker.</translation>
    </message>
    <message>
        <source>Besides guess %1, the note needs nothing later than guess %2. So the search goes back to there. What lies between is not in the note, and goes too.</source>
        <translation>Buiten gok %1 heeft de notitie niets later nodig dan gok %2. Dus gaat de zoektocht daarheen terug. Wat ertussen ligt, staat niet in de notitie en vervalt ook.</translation>
    </message>
    <message>
        <source>Guess %1 cannot stand beside what the note needs of the guesses before.</source>
        <translation>Gok %1 gaat niet samen met wat de notitie van de eerdere gokken nodig heeft.</translation>
    </message>
    <message>
        <source>All that this guess leads to has failed.</source>
        <translation>Alles waartoe deze gok leidt, is mislukt.</translation>
    </message>
    <message>
        <source>Every cell has its digit: the guesses that are left were right.</source>
        <translation>Elke cel heeft haar cijfer: de gokken die overblijven, klopten.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Dit rust op geen enkele gok.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <comment>under a column</comment>
        <translation>gok %1</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <translation>%1 heeft een cijfer.</translation>
    </message>
    <message>
        <source>%1 has its place in %2.</source>
        <translation>%1 heeft een plaats in %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) open</source>
        <translation>
            <numerusform>%n deel open</numerusform>
            <numerusform>%n delen open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n guess(es) (LBD)</source>
        <translation>
            <numerusform>uit %n gok (LBD)</numerusform>
            <numerusform>uit %n gokken (LBD)</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of the puzzle: one of these parts must hold.</source>
        <translation>Een regel van de puzzel: een van deze delen moet gelden.</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>afbeelding %1 van %2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>gebeurtenis %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n step(s), no guess.</source>
        <translation>
            <numerusform>Opgelost: %n stap, zonder gok.</numerusform>
            <numerusform>Opgelost: %n stappen, zonder gok.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stuck: no technique goes further, and %n cell(s) are left.</source>
        <translation>
            <numerusform>Vast: geen techniek helpt verder, en er is nog %n cel leeg.</numerusform>
            <numerusform>Vast: geen techniek helpt verder, en er zijn nog %n cellen leeg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: it is the only solution (%1, %2).</source>
        <translation>Opgelost: het is de enige oplossing (%1, %2).</translation>
    </message>
    <message>
        <source>Solved: no guess was needed.</source>
        <translation>Opgelost: er was geen gok nodig.</translation>
    </message>
    <message>
        <source>Solved: %1, %2.</source>
        <translation>Opgelost: %1, %2.</translation>
    </message>
    <message>
        <source>Not unique: there is more than one solution (%1, %2).</source>
        <translation>Niet uniek: er is meer dan één oplossing (%1, %2).</translation>
    </message>
    <message>
        <source>No solution: everything has been tried (%1, %2).</source>
        <translation>Geen oplossing: alles is geprobeerd (%1, %2).</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what was done when, and a technique</comment>
        <translation>%1, door %2</translation>
    </message>
    <message>
        <source>%1, not by a step that I know</source>
        <comment>what was done when</comment>
        <translation>%1, niet door een stap die ik ken</translation>
    </message>
    <message>
        <source>At least one of these parts must hold. The solver watches two of them: as long as these can hold, it does not look at the others. A double click goes to where the note was learned.</source>
        <translation>Minstens een van deze delen moet gelden. De oplosser houdt er twee in de gaten: zolang die kunnen gelden, kijkt hij niet naar de andere. Een dubbelklik brengt je naar waar de notitie is geleerd.</translation>
    </message>
    <message>
        <source>Too many notes slow the search down. It keeps all that rest on one or two guesses (LBD), and the half of the others that was needed last. This note is in neither.</source>
        <translation>Te veel notities maken de zoektocht traag. Hij houdt alle notities die op een of twee gokken rusten (LBD), en van de andere de helft die het laatst nodig was. Deze notitie hoort bij geen van beide.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: %1, %2.</source>
        <translation>Backtracking, zonder conclusies en notities: %1, %2.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: more than %1, %2.</source>
        <translation>Backtracking, zonder conclusies en notities: meer dan %1, %2.</translation>
    </message>
    <message>
        <source>last needed at dead end %1</source>
        <translation>laatst nodig bij doodlopende weg %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</source>
        <translation>
            <numerusform>Er is %n doodlopende weg gekomen. Na minstens 16, en dan telkens na minstens 16, 32, 16, 16, 32, 64 enzovoort meer (de reeks van Luby) begint de zoektocht opnieuw zodra er niets meer volgt, omdat de eerste gokken ongunstig kunnen zijn geweest. Alleen de gokken vervallen. Alle notities blijven, en daarmee gaat de zoektocht misschien een andere weg.</numerusform>
            <numerusform>Er zijn %n doodlopende wegen gekomen. Na minstens 16, en dan telkens na minstens 16, 32, 16, 16, 32, 64 enzovoort meer (de reeks van Luby) begint de zoektocht opnieuw zodra er niets meer volgt, omdat de eerste gokken ongunstig kunnen zijn geweest. Alleen de gokken vervallen. Alle notities blijven, en daarmee gaat de zoektocht misschien een andere weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tick is a dead end, each triangle a restart.</source>
        <translation>Elk streepje is een doodlopende weg, elk driehoekje een herstart.</translation>
    </message>
    <message>
        <source>Propagation, with conclusions and without notes: %1, %2.</source>
        <translation>Propagatie, met conclusies en zonder notities: %1, %2.</translation>
    </message>
    <message>
        <source>a cell had no digit left, a digit no place, or a note no part that could hold (conflicts)</source>
        <translation>een cel had geen cijfer over, een cijfer geen plaats, of een notitie geen deel dat kon gelden (conflicten)</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>its folder cannot be made: %1</source>
        <translation>de map ervan kan niet worden gemaakt: %1</translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation>er is geen ruimte meer op de schijf</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::About</name>
    <message>
        <source>About Ninefold</source>
        <translation>Over Ninefold</translation>
    </message>
    <message>
        <source>Ninefold %1</source>
        <translation>Ninefold %1</translation>
    </message>
    <message>
        <source>Play, ask why, and watch solvers think.</source>
        <translation>Speel, vraag waarom, en zie oplossers denken.</translation>
    </message>
    <message>
        <source>Free software under the MIT License: you may use, study, change and share it.</source>
        <translation>Vrije software onder de MIT-licentie: je mag het gebruiken, bestuderen, veranderen en delen.</translation>
    </message>
    <message>
        <source>Thanks to the players who found, named and explained the techniques, to the makers of the programs whose files Ninefold reads, and to everybody who makes Qt.</source>
        <translation>Dank aan de spelers die de technieken hebben gevonden, benoemd en uitgelegd, aan de makers van de programma&apos;s waarvan Ninefold de bestanden leest, en aan iedereen die Qt maakt.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>Handboek</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versies</translation>
    </message>
    <message>
        <source>Copy &amp;Versions</source>
        <translation>&amp;Versies kopiëren</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::BatchBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>What is done so far stays.</source>
        <translation>Wat tot nu toe klaar is, blijft.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
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
        <translation>Antwoord</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Gokken</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>Gevolgde cijfers</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Doodlopend</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>The solvers work on this puzzle one after the other; each makes sure that there is no second solution.</source>
        <translation>De oplossers werken na elkaar aan deze puzzel; elk gaat na of er geen tweede oplossing is.</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>Stappen terug</translation>
    </message>
    <message>
        <source>Curves of</source>
        <translation>Krommen van</translation>
    </message>
    <message>
        <source>Compare Solvers</source>
        <translation>Oplossers vergelijken</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Diepte</translation>
    </message>
    <message>
        <source>Puzzles of a &amp;File...</source>
        <translation>Puzzels uit een &amp;bestand...</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;Wedstrijd</translation>
    </message>
    <message>
        <source>The two chosen solvers side by side, on the puzzle of the board</source>
        <translation>De twee gekozen oplossers naast elkaar, met de puzzel op het bord</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message numerus="yes">
        <source>Done with %Ln puzzle(s).</source>
        <translation>
            <numerusform>Klaar met %Ln puzzel.</numerusform>
            <numerusform>Klaar met %Ln puzzels.</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzles, from the easiest</source>
        <translation>puzzels, vanaf de makkelijkste</translation>
    </message>
    <message>
        <source>events</source>
        <translation>gebeurtenissen</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>Tijd in µs</translation>
    </message>
    <message>
        <source>Puzzles to Compare On</source>
        <translation>Puzzels om op te vergelijken</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>%1 wordt gelezen.</translation>
    </message>
    <message>
        <source>No Sudoku was found.</source>
        <translation>Er is geen sudoku gevonden.</translation>
    </message>
    <message numerus="yes">
        <source>The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is stopped.</source>
        <translation>
            <numerusform>De oplossers werken aan %Ln puzzel. Wie er te lang over doet, wordt gestopt.</numerusform>
            <numerusform>De oplossers werken aan %Ln puzzels, elk aan de ene na de andere. Wie er te lang over doet, wordt gestopt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. Every solver also looked for a second solution; on the page Watch it does so only if asked, and needs less. For Logic, every step counts as a digit that followed.</source>
        <translation>Klaar. Elke oplosser zocht ook naar een tweede oplossing; op de pagina Kijken doet hij dat alleen op verzoek, en heeft hij minder nodig. Bij Logica telt elke stap als een cijfer dat volgde.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::CrashSheet</name>
    <message>
        <source>Crash Report</source>
        <translation>Crashrapport</translation>
    </message>
    <message>
        <source>Ninefold does not send this anywhere. It helps those who look for the mistake, if you copy it into a message to them: it holds versions and places in the program, and nothing of your games.</source>
        <translation>Ninefold stuurt dit nergens heen. Het helpt wie naar de fout zoekt, als je het in een bericht kopieert: er staan versies en plaatsen in het programma in, en niets van je spellen.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyCard</name>
    <message>
        <source>Daily Puzzle, %1</source>
        <translation>Dagpuzzel, %1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>day and month</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Three levels, the same for everybody, without a network.</source>
        <translation>Drie niveaus, voor iedereen hetzelfde, zonder netwerk.</translation>
    </message>
    <message>
        <source>&amp;Daily...</source>
        <translation>&amp;Dagpuzzel...</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>a streak</comment>
        <translation>
            <numerusform>%n dag</numerusform>
            <numerusform>%n dagen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyDialog</name>
    <message>
        <source>New</source>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>Later opgelost</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Opgelost</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Nog eens spelen</translation>
    </message>
    <message>
        <source>Daily Puzzle</source>
        <translation>Dagpuzzel</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Play Very Hard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same puzzles for everybody, made from the date, without a network.</source>
        <translation>Dezelfde puzzels voor iedereen, gemaakt uit de datum, zonder netwerk.</translation>
    </message>
    <message>
        <source>You can play the puzzles of an earlier day, but they count for no streak.</source>
        <translation>Je kunt de puzzels van een eerdere dag spelen, maar ze tellen niet voor een reeks.</translation>
    </message>
    <message>
        <source>Solve a puzzle on its own day to begin a streak.</source>
        <translation>Een puzzel op zijn eigen dag oplossen begint een reeks.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dag op rij</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Volgende maand</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DayCalendar</name>
    <message>
        <source>Days</source>
        <translation>Dagen</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::FlatView</name>
    <message>
        <source>Picture</source>
        <translation>Afbeelding</translation>
    </message>
    <message>
        <source>The part of the picture with the Sudoku, straightened.</source>
        <translation>Het deel van de afbeelding met de sudoku, rechtgezet.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>Handboek</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Zoeken in het handboek</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>Show an &amp;Example</source>
        <translation>Een &amp;voorbeeld tonen</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HelpPage</name>
    <message>
        <source>Picture: %1</source>
        <translation>Afbeelding: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HowToPlay</name>
    <message>
        <source>How to Play</source>
        <translation>Zo speel je</translation>
    </message>
    <message>
        <source>The Rule</source>
        <translation>De regel</translation>
    </message>
    <message>
        <source>Fill the board so that every row, every column and every box of nine cells holds the digits 1 to 9, each of them once. The bold digits belong to the puzzle and stay. Every puzzle of Ninefold has exactly one solution, so no digit has to be guessed.</source>
        <translation>Vul het bord zo dat elke rij, elke kolom en elk blok van negen cellen de cijfers 1 tot 9 bevat, elk één keer. De vette cijfers horen bij de puzzel en blijven staan. Elke puzzel van Ninefold heeft precies één oplossing, dus hoef je nooit te gokken.</translation>
    </message>
    <message>
        <source>Select and Write</source>
        <translation>Selecteren en schrijven</translation>
    </message>
    <message>
        <source>Click a cell, or go to it with the arrow keys, and type a digit; the keys beside the board do the same. The row, the column and the box of the cell are tinted. The same digit again, or the key Delete, empties the cell.</source>
        <translation>Klik op een cel, of ga erheen met de pijltoetsen, en typ een cijfer; de toetsen naast het bord doen hetzelfde. De rij, de kolom en het blok van de cel zijn gekleurd. Hetzelfde cijfer nog eens, of de toets Delete, maakt de cel leeg.</translation>
    </message>
    <message>
        <source>Candidates and Notes</source>
        <translation>Kandidaten en notities</translation>
    </message>
    <message>
        <source>Not sure yet? %1 changes what the digit keys write: digits, or candidates, the small digits that a cell can still hold. %2 writes all candidates for you. While Auto-clean is on, writing a digit removes it from the candidates of its row, column and box. Corner marks, centre marks, colours and links are in the menu View.</source>
        <translation>Nog niet zeker? %1 verandert wat de cijfertoetsen schrijven: cijfers, of kandidaten, de kleine cijfers die nog in een cel passen. %2 schrijft alle kandidaten voor je. Zolang Opruimen aanstaat, verdwijnt een geschreven cijfer uit de kandidaten van zijn rij, kolom en blok. Hoeknotities, middennotities, kleuren en lijnen staan in het menu Beeld.</translation>
    </message>
    <message>
        <source>A Hint</source>
        <translation>Een hint</translation>
    </message>
    <message>
        <source>%1 gives a hint: first where to look, then the cells, and in the end the whole reason, drawn on the board. %2 does what the hint says.</source>
        <translation>%1 geeft een hint: eerst waar je moet kijken, dan de cellen, en ten slotte de hele reden, getekend op het bord. %2 doet wat de hint zegt.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>A digit that appears twice in a row, column or box gets a dot at once. %1 compares your digits with the solution and says which are wrong; %2 takes you back to before the first mistake.</source>
        <translation>Een cijfer dat twee keer in een rij, kolom of blok staat, krijgt meteen een stip. %1 vergelijkt je cijfers met de oplossing en zegt welke fout zijn; %2 brengt je terug naar vóór de eerste fout.</translation>
    </message>
    <message>
        <source>Undo, and Trying Something Out</source>
        <translation>Ongedaan maken en iets uitproberen</translation>
    </message>
    <message>
        <source>%1 takes moves back, as many as you like, and %2 does them again. With %3 you try something out: what you write then has a second colour, and you keep or drop all of it together. Your game is saved after every move.</source>
        <translation>%1 neemt zetten terug, zoveel je wilt, en %2 doet ze opnieuw. Met %3 probeer je iets uit: wat je dan schrijft, heeft een tweede kleur, en je houdt of verwerpt het allemaal samen. Je spel wordt na elke zet opgeslagen.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Actie</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Op het bord</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>Pijltjes, Home, End</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>Volgende lege cel</translation>
    </message>
    <message>
        <source>Ctrl+arrow</source>
        <translation>Ctrl+pijltje</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>Meer selecteren</translation>
    </message>
    <message>
        <source>Shift+arrow, drag, Shift+click, Ctrl+click</source>
        <translation>Shift+pijltje, slepen, Shift+klik, Ctrl+klik</translation>
    </message>
    <message>
        <source>Write a digit, or what the mode says</source>
        <translation>Een cijfer schrijven, of wat de modus zegt</translation>
    </message>
    <message>
        <source>1 to 9, also on the keypad</source>
        <translation>1 tot 9, ook op het numerieke blok</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>Hoeknotitie</translation>
    </message>
    <message>
        <source>Shift+digit</source>
        <translation>Shift+cijfer</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>Middennotitie</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Ctrl+Shift+digit</source>
        <translation>Ctrl+Shift+cijfer</translation>
    </message>
    <message>
        <source>Write or remove the candidate under the pointer</source>
        <translation>De kandidaat onder de muis schrijven of wegstrepen</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Del, Backspace, 0</source>
        <translation>Del, Backspace, 0</translation>
    </message>
    <message>
        <source>Highlight a digit</source>
        <translation>Een cijfer markeren</translation>
    </message>
    <message>
        <source>Alt+digit; Esc ends it</source>
        <translation>Alt+cijfer; Esc beëindigt het</translation>
    </message>
    <message>
        <source>Highlight cells with two candidates</source>
        <translation>Cellen met twee kandidaten markeren</translation>
    </message>
    <message>
        <source>Alt+0</source>
        <translation>Alt+0</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Dubbelklik</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Ongedaan maken, opnieuw</translation>
    </message>
    <message>
        <source>Back and forward buttons of the mouse</source>
        <translation>Vorige- en volgendeknop van de muis</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>Overal in het venster</translation>
    </message>
    <message>
        <source>Draw a link from candidate to candidate</source>
        <translation>Een lijn van kandidaat naar kandidaat trekken</translation>
    </message>
    <message>
        <source>When the digit is chosen first: write it</source>
        <translation>Als het cijfer eerst gekozen is: het schrijven</translation>
    </message>
    <message>
        <source>Click or Return; with Shift it becomes a candidate</source>
        <translation>Klik of Return; met Shift wordt het een kandidaat</translation>
    </message>
    <message>
        <source>Type a puzzle in, cell after cell</source>
        <translation>Een puzzel intypen, cel na cel</translation>
    </message>
    <message>
        <source>Digits; 0, Space or a full stop for an empty cell</source>
        <translation>Cijfers; 0, Spatie of een punt voor een lege cel</translation>
    </message>
    <message>
        <source>Middle click; right click for more</source>
        <translation>Middelklik; rechtsklik voor meer</translation>
    </message>
    <message>
        <source>Select all cells with the same digit, mark or colour</source>
        <translation>Alle cellen met hetzelfde cijfer, dezelfde notitie of kleur selecteren</translation>
    </message>
    <message>
        <source>Menu of the cell</source>
        <translation>Menu van de cel</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>Menutoets, rechtsklik</translation>
    </message>
    <message>
        <source>Ctrl+digit; Settings, Play can make it write candidates</source>
        <translation>Ctrl+cijfer; via Instellingen, Spel kan het kandidaten schrijven</translation>
    </message>
    <message>
        <source>Give the candidate under the pointer the last colour</source>
        <translation>De kandidaat onder de muis de laatste kleur geven</translation>
    </message>
    <message>
        <source>Middle click in the mode Colour</source>
        <translation>Middelklik in de modus Kleur</translation>
    </message>
    <message>
        <source>Alt+drag, Ctrl+Shift+drag; in the mode Link drag, or a digit at each end</source>
        <translation>Alt+slepen, Ctrl+Shift+slepen; in de modus Lijn slepen, of een cijfer aan elk uiteinde</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelChoice</name>
    <message>
        <source>Of the grid that you have just solved</source>
        <translation>Van het rooster dat je net hebt opgelost</translation>
    </message>
    <message>
        <source>Hardest of a Grid</source>
        <translation>Moeilijkste van een rooster</translation>
    </message>
    <message>
        <source>Level, and what it needs</source>
        <translation>Niveau, en wat het vraagt</translation>
    </message>
    <message>
        <source>your average</source>
        <translation>je gemiddelde</translation>
    </message>
    <message>
        <source>Searches one solved grid for its hardest puzzle, in 200 rounds.</source>
        <translation>Zoekt van één opgelost rooster de moeilijkste puzzel, in 200 ronden.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelRow</name>
    <message>
        <source>%1 Your average: %2.</source>
        <translation>%1 Je gemiddelde: %2.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LibrarySettings</name>
    <message>
        <source>In a file on this &amp;computer</source>
        <translation>In een bestand op deze &amp;computer</translation>
    </message>
    <message>
        <source>On a PostgreSQL &amp;server, for several computers</source>
        <translation>Op een PostgreSQL-&amp;server, voor meerdere computers</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>&amp;Verbinding testen</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>A&amp;dres</translation>
    </message>
    <message>
        <source>Ninefold keeps no password. It is taken from the file ~/.pgpass or the variable PGPASSWORD.</source>
        <translation>Ninefold bewaart geen wachtwoord. Het komt uit het bestand ~/.pgpass of de variabele PGPASSWORD.</translation>
    </message>
    <message>
        <source>While the server is away, Ninefold uses a file and writes what you do to the server later. The collections of your file stay in the file; ninefold-cli library merge copies them to the server.</source>
        <translation>Zolang de server weg is, gebruikt Ninefold een bestand en schrijft het later op de server wat je doet. De verzamelingen van je bestand blijven in het bestand; ninefold-cli library merge kopieert ze naar de server.</translation>
    </message>
    <message>
        <source>Where is the server?</source>
        <translation>Waar is de server?</translation>
    </message>
    <message>
        <source>Please take the password out: settings can be read by others.</source>
        <translation>Haal het wachtwoord eruit: anderen kunnen instellingen lezen.</translation>
    </message>
    <message>
        <source>An address is like postgresql://name@host/database.</source>
        <translation>Een adres ziet eruit als postgresql://naam@computer/database.</translation>
    </message>
    <message>
        <source>Ninefold needs a driver for PostgreSQL: please install the package libqt6sql6-psql.</source>
        <translation>Ninefold heeft een stuurprogramma voor PostgreSQL nodig: installeer het pakket libqt6sql6-psql.</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>Verbinden...</translation>
    </message>
    <message>
        <source>Connected. The library will be made there.</source>
        <translation>Verbonden. De bibliotheek wordt daar gemaakt.</translation>
    </message>
    <message>
        <source>Connected: %1 puzzles.</source>
        <translation>Verbonden: %1 puzzels.</translation>
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
        <translation>Meerdere maken</translation>
    </message>
    <message>
        <source>A word or a number of your choice: the same level and seed give the same puzzles again.</source>
        <translation>Een woord of getal naar keuze: hetzelfde niveau en dezelfde startwaarde geven weer dezelfde puzzels.</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Maken</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Hoeveel</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwaarde</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>Nieuwe puzzel</translation>
    </message>
    <message>
        <source>&amp;Several...</source>
        <translation>&amp;Meerdere...</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>&amp;Eigen puzzel invoeren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Play the Hardest</source>
        <translation>Moeilijkste spelen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Spelen: %1</translation>
    </message>
    <message>
        <source>Always one solution, solvable by logic.</source>
        <translation>Altijd één oplossing, te vinden met logica.</translation>
    </message>
    <message>
        <source>A puzzle is ready.</source>
        <translation>Er ligt een puzzel klaar.</translation>
    </message>
    <message>
        <source>The puzzle is being made. Your game stays until it is there.</source>
        <translation>De puzzel wordt gemaakt. Je spel blijft tot hij er is.</translation>
    </message>
    <message>
        <source>Looking for the puzzle: %1 tried, at most %2.</source>
        <translation>De puzzel wordt gezocht: %1 geprobeerd, hoogstens %2.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Another try may find one, or change what you ask for.</source>
        <translation>Zo’n puzzel is niet gevonden. Een nieuwe poging vindt er misschien een, of verander wat je vraagt.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PartSlider</name>
    <message>
        <source>Easier or harder</source>
        <translation>Makkelijker of moeilijker</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>Makkelijker</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>Moeilijker</translation>
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
        <translation>gegeven</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>Pattern of the givens, row %1 column %2: %3</source>
        <translation>Patroon van de gegeven cijfers, rij %1 kolom %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>Arrow keys move, Space paints or erases. %n given(s).</source>
        <translation>
            <numerusform>Pijltoetsen bewegen, Spatie tekent of wist. %n gegeven cijfer.</numerusform>
            <numerusform>Pijltoetsen bewegen, Spatie tekent of wist. %n gegeven cijfers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message>
        <source>Only &amp;guesses, dead ends, notes and the end</source>
        <translation>Alleen &amp;gokken, doodlopende wegen, notities en het einde</translation>
    </message>
    <message>
        <source>Save Pictures of This Run</source>
        <translation>Afbeeldingen van deze run opslaan</translation>
    </message>
    <message>
        <source>PNG, %1 pixels wide</source>
        <translation>PNG, %1 pixels breed</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG, scherp op elke grootte</translation>
    </message>
    <message>
        <source>Choose a &amp;folder</source>
        <translation>Een &amp;map kiezen</translation>
    </message>
    <message>
        <source>&amp;One of every</source>
        <translation>&amp;Een van elke</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Soort</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) at the most</source>
        <translation>
            <numerusform>hoogstens %n afbeelding</numerusform>
            <numerusform>hoogstens %n afbeeldingen</numerusform>
        </translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>De laatste gebeurtenis komt vóór de eerste.</translation>
    </message>
    <message numerus="yes">
        <source>That would be more than %n pictures.</source>
        <translation>
            <numerusform>Dat is meer dan %n afbeelding.</numerusform>
            <numerusform>Dat zijn meer dan %n afbeeldingen.</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;rom number</source>
        <translation>&amp;Van nummer</translation>
    </message>
    <message>
        <source>&amp;To number</source>
        <translation>&amp;Tot nummer</translation>
    </message>
    <message>
        <source>&amp;Each picture for</source>
        <translation>Elk &amp;beeld duurt</translation>
    </message>
    <message>
        <source>One animated PNG, %1 pixels wide</source>
        <translation>Eén bewegende PNG, %1 pixels breed</translation>
    </message>
    <message>
        <source>One animated GIF, %1 pixels wide</source>
        <translation>Eén bewegende GIF, %1 pixels breed</translation>
    </message>
    <message>
        <source>As long as it takes to read</source>
        <translation>Zo lang als het lezen duurt</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Choose a &amp;file</source>
        <translation>Een &amp;bestand kiezen</translation>
    </message>
    <message>
        <source>One web page that plays it</source>
        <translation>Eén webpagina die hem afspeelt</translation>
    </message>
    <message numerus="yes">
        <source>A page has room for %Ln event(s).</source>
        <translation>
            <numerusform>Een pagina heeft plaats voor %Ln gebeurtenis.</numerusform>
            <numerusform>Een pagina heeft plaats voor %Ln gebeurtenissen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln gebeurtenis</numerusform>
            <numerusform>%Ln gebeurtenissen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureSheet</name>
    <message>
        <source>&amp;Change It</source>
        <translation>&amp;Wijzigen</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>&amp;Volgende onzekere cel</translation>
    </message>
    <message>
        <source>Puzzle from a Picture</source>
        <translation>Puzzel uit een afbeelding</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>Wat is gelezen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>Sudoku of the picture</source>
        <translation>Sudoku van de afbeelding</translation>
    </message>
    <message>
        <source>Sudoku %1 of %2</source>
        <translation>Sudoku %1 van %2</translation>
    </message>
    <message>
        <source>The cell in the picture</source>
        <translation>De cel in de afbeelding</translation>
    </message>
    <message>
        <source>%1: probably %2. Type the right digit, or Delete if there is none.</source>
        <translation>%1: waarschijnlijk %2. Typ het juiste cijfer, of Delete als er geen staat.</translation>
    </message>
    <message>
        <source>%1: probably empty. Type a digit if there is one.</source>
        <translation>%1: waarschijnlijk leeg. Typ een cijfer als er een staat.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: leeg</translation>
    </message>
    <message numerus="yes">
        <source>Please look at the %n marked cell(s).</source>
        <translation>
            <numerusform>Kijk even naar de gemarkeerde cel.</numerusform>
            <numerusform>Kijk even naar de %n gemarkeerde cellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Deze puzzel heeft precies één oplossing.</translation>
    </message>
    <message>
        <source>This has several solutions: a digit may be missing.</source>
        <translation>Dit heeft meerdere oplossingen: misschien ontbreekt er een cijfer.</translation>
    </message>
    <message>
        <source>Two equal digits are in one row, column or box: one of them was misread.</source>
        <translation>Er staan twee gelijke cijfers in één rij, kolom of blok: een ervan is verkeerd gelezen.</translation>
    </message>
    <message>
        <source>This has no solution: a digit was misread.</source>
        <translation>Dit heeft geen oplossing: een cijfer is verkeerd gelezen.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 leeg is</translation>
    </message>
    <message>
        <source>There would be exactly one solution if %1.</source>
        <translation>Er is precies één oplossing als %1.</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two changes</comment>
        <translation> en </translation>
    </message>
    <message>
        <source>%1: candidates %2</source>
        <translation>%1: kandidaten %2</translation>
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
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 % of the search is done</source>
        <translation>%1 % van het zoeken is klaar</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PrintDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>Puzzels per pagina</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>&amp;Solutions on the last page</source>
        <translation>&amp;Oplossingen op de laatste pagina</translation>
    </message>
    <message>
        <source>&amp;Level and rating</source>
        <translation>&amp;Niveau en waardering</translation>
    </message>
    <message>
        <source>My &amp;digits, marks and colours</source>
        <translation>Mijn &amp;cijfers, notities en kleuren</translation>
    </message>
    <message>
        <source>Pages done so far</source>
        <translation>Pagina’s die klaar zijn</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>The one on the board</source>
        <translation>Die op het bord</translation>
    </message>
    <message numerus="yes">
        <source>The %n played last</source>
        <comment>games</comment>
        <translation>
            <numerusform>De laatst gespeelde</numerusform>
            <numerusform>De %n laatst gespeelde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n geselecteerd</numerusform>
            <numerusform>%n geselecteerd</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>De eerste %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n of the list</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>De enige van de lijst</numerusform>
            <numerusform>Alle %n van de lijst</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>P&amp;uzzels</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Puzzels per pa&amp;gina</translation>
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
        <translation>Staand</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Liggend</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apier</translation>
    </message>
    <message>
        <source>Di&amp;rection</source>
        <translation>S&amp;tand</translation>
    </message>
    <message>
        <source>Puzzles without a rating are rated while this dialog is open.</source>
        <translation>Puzzels zonder waardering worden gewaardeerd zolang dit venster open is.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige pagina</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Volgende pagina</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>Af&amp;drukken...</translation>
    </message>
    <message>
        <source>Save as PD&amp;F...</source>
        <translation>Opslaan als PD&amp;F...</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 van %2</translation>
    </message>
    <message>
        <source>Ratings are being found: %1 of %2</source>
        <translation>Waarderingen worden bepaald: %1 van %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Properties</name>
    <message>
        <source>Properties</source>
        <translation>Eigenschappen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Waardering</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Bron</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adres</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Opmerking</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Gegeven cijfers</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>Cellen over</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n keer</numerusform>
            <numerusform>%n keer</numerusform>
        </translation>
    </message>
    <message>
        <source>being rated...</source>
        <translation>wordt gewaardeerd...</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>Hulp gebruikt</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>Backdoors</source>
        <translation>Achterdeuren</translation>
    </message>
    <message>
        <source>Redundant givens</source>
        <translation>Overbodige gegeven cijfers</translation>
    </message>
    <message>
        <source>Once these are filled in, singles solve the rest.</source>
        <translation>Zijn deze ingevuld, dan lossen singles de rest op.</translation>
    </message>
    <message>
        <source>Any one of these could be left out, and there would still be one solution.</source>
        <translation>Elk ervan zou op zichzelf weg kunnen, en er bleef één oplossing.</translation>
    </message>
    <message>
        <source>Symmetry with digits</source>
        <translation>Symmetrie met cijfers</translation>
    </message>
    <message>
        <source>A way to exchange rows and columns and to rename digits that leads to the same puzzle.</source>
        <translation>Een verwisseling van rijen, kolommen en cijfers die dezelfde puzzel geeft.</translation>
    </message>
    <message>
        <source>searching...</source>
        <translation>wordt gezocht...</translation>
    </message>
    <message>
        <source>Digits of one colour become each other.</source>
        <translation>Cijfers van één kleur worden elkaar.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Oplossingen</translation>
    </message>
    <message>
        <source>Once it is filled in, singles solve the rest.</source>
        <translation>Is deze ingevuld, dan lossen singles de rest op.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleList</name>
    <message>
        <source>%1 puzzles so far</source>
        <translation>%1 puzzels tot nu toe</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>Af&amp;drukken...</translation>
    </message>
    <message>
        <source>&amp;Save List...</source>
        <translation>&amp;Lijst opslaan...</translation>
    </message>
    <message>
        <source>Save all puzzles in the order of the list, with their ratings where the format can hold them.</source>
        <translation>Alle puzzels in de volgorde van de lijst opslaan, met hun waarderingen als de indeling dat kan.</translation>
    </message>
    <message>
        <source>Puzzles are being made: %1</source>
        <translation>Puzzels worden gemaakt: %1</translation>
    </message>
    <message>
        <source>Puzzles made so far</source>
        <translation>Tot nu toe gemaakte puzzels</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Geannuleerd.</translation>
    </message>
    <message>
        <source>Puzzles made: %1.</source>
        <translation>Puzzels gemaakt: %1.</translation>
    </message>
    <message>
        <source>Puzzles made: %1 of %2.</source>
        <translation>Puzzels gemaakt: %1 van %2.</translation>
    </message>
    <message>
        <source>The others were not found.</source>
        <translation>De andere zijn niet gevonden.</translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation>Nog eens dezelfde: startwaarde %1.</translation>
    </message>
    <message>
        <source>Print the selected puzzles or the whole list; Ctrl+click and Shift+click select more.</source>
        <translation>De geselecteerde puzzels of de hele lijst afdrukken; Ctrl+klik en Shift+klik selecteren meer.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleModel</name>
    <message>
        <source>Puzzle %1</source>
        <translation>Puzzel %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Opgelost</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzel</translation>
    </message>
    <message>
        <source>In the order in which they came</source>
        <translation>In de volgorde waarin ze kwamen</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleView</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RatingPanel</name>
    <message>
        <source>Rate &amp;All</source>
        <translation>&amp;Alle waarderen</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sorteren op</translation>
    </message>
    <message>
        <source>&amp;Hardest first</source>
        <translation>&amp;Moeilijkste eerst</translation>
    </message>
    <message>
        <source>Find out how hard each puzzle is.</source>
        <translation>Zoek uit hoe moeilijk elke puzzel is.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Geannuleerd.</translation>
    </message>
    <message>
        <source>With several solutions: %1.</source>
        <translation>Met meerdere oplossingen: %1.</translation>
    </message>
    <message>
        <source>Without a solution: %1.</source>
        <translation>Zonder oplossing: %1.</translation>
    </message>
    <message>
        <source>Not valid: %1.</source>
        <translation>Ongeldig: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated so far</source>
        <translation>Tot nu toe gewaardeerde puzzels</translation>
    </message>
    <message>
        <source>Puzzles rated: %1.</source>
        <translation>Gewaardeerde puzzels: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated: %1 of %2.</source>
        <translation>Gewaardeerde puzzels: %1 van %2.</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>&amp;Sorteren op</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ReasonSheet</name>
    <message>
        <source>Why One Solution?</source>
        <translation>Waarom één oplossing?</translation>
    </message>
    <message>
        <source>Why No Solution?</source>
        <translation>Waarom geen oplossing?</translation>
    </message>
    <message>
        <source>Why Several Solutions?</source>
        <translation>Waarom meerdere oplossingen?</translation>
    </message>
    <message>
        <source>Looking for the reasons...</source>
        <translation>De redenen worden gezocht...</translation>
    </message>
    <message>
        <source>Explain the Solutions</source>
        <translation>Oplossingen uitleggen</translation>
    </message>
    <message>
        <source>What the reasons are about</source>
        <translation>Waar de redenen over gaan</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>&amp;Vorige</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>V&amp;olgende</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>Verzameling %1 van %2</translation>
    </message>
    <message>
        <source>Set %1 of the %2 smallest</source>
        <translation>Verzameling %1 van de %2 kleinste</translation>
    </message>
    <message>
        <source>No guess is needed: everything follows from the givens.</source>
        <translation>Er is geen gok nodig: alles volgt uit de gegeven cijfers.</translation>
    </message>
    <message numerus="yes">
        <source>Proof of uniqueness: %Ln note(s).</source>
        <translation>
            <numerusform>Bewijs van uniciteit: %Ln notitie.</numerusform>
            <numerusform>Bewijs van uniciteit: %Ln notities.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CDCL runs into %Ln dead end(s), and its notes leave only one solution.</source>
        <translation>
            <numerusform>CDCL belandt in %Ln doodlopende weg, en zijn notities laten maar één oplossing over.</numerusform>
            <numerusform>CDCL belandt in %Ln doodlopende wegen, en zijn notities laten maar één oplossing over.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every given is needed: without any of them there would be another solution.</source>
        <translation>Elk gegeven cijfer is nodig: zonder een ervan was er een andere oplossing.</translation>
    </message>
    <message>
        <source>%1 of the %2 givens are enough for it; the faded ones could be left out together.</source>
        <translation>Daarvoor zijn %1 van de %2 gegeven cijfers genoeg; de vage kunnen samen worden weggelaten.</translation>
    </message>
    <message>
        <source>There is more than one solution.</source>
        <translation>Er is meer dan één oplossing.</translation>
    </message>
    <message>
        <source>The givens leave no solution.</source>
        <translation>De gegeven cijfers laten geen oplossing toe.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RequestCard</name>
    <message>
        <source>Must use a technique</source>
        <translation>Moet techniek gebruiken</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>Aantal gegeven cijfers</translation>
    </message>
    <message>
        <source>Start with candidates &amp;filled</source>
        <translation>Beginnen met &amp;ingevulde kandidaten</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>technique</comment>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Must use a &amp;technique</source>
        <translation>Moet &amp;techniek gebruiken</translation>
    </message>
    <message>
        <source>&amp;Number of givens</source>
        <translation>&amp;Aantal gegeven cijfers</translation>
    </message>
    <message>
        <source>%1, by the pattern</source>
        <translation>%1, door het patroon</translation>
    </message>
    <message>
        <source>%1, by the level</source>
        <translation>%1, door het niveau</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>number of givens</comment>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 of %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 tot %2</translation>
    </message>
    <message>
        <source>Choosing one sets the level that fits.</source>
        <translation>Een keuze stelt het niveau in dat past.</translation>
    </message>
    <message>
        <source>Choose a technique to read about it</source>
        <translation>Kies een techniek om erover te lezen</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SaveDialog</name>
    <message>
        <source>Save As</source>
        <translation>Opslaan als</translation>
    </message>
    <message>
        <source>This format holds all there is.</source>
        <translation>Deze indeling bewaart alles.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesDialog</name>
    <message>
        <source>Saved Games</source>
        <translation>Opgeslagen spellen</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Opgeslagen spellen</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>Er is nog geen spel opgeslagen.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>Op het bord</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>Dit bestand kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>All cells filled</source>
        <translation>Alle cellen gevuld</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <translation>
            <numerusform>nog %n cel</numerusform>
            <numerusform>nog %n cellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Game without a name</source>
        <translation>Spel zonder naam</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Uiterlijk</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pel</translation>
    </message>
    <message>
        <source>&amp;Assistance</source>
        <translation>&amp;Hulp</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>T&amp;aal</translation>
    </message>
    <message>
        <source>&amp;Names of the cells</source>
        <translation>&amp;Celnamen</translation>
    </message>
    <message>
        <source>r1c1: row 1, column 1</source>
        <translation>r1c1: rij 1, kolom 1</translation>
    </message>
    <message>
        <source>A1: row A, column 1</source>
        <translation>A1: rij A, kolom 1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>Bord&amp;grootte</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>Het laatste spel</translation>
    </message>
    <message>
        <source>A new puzzle: %1</source>
        <translation>Een nieuwe puzzel: %1</translation>
    </message>
    <message>
        <source>&amp;Start with</source>
        <translation>&amp;Beginnen met</translation>
    </message>
    <message>
        <source>Change &amp;Keys...</source>
        <translation>Toetsen &amp;wijzigen...</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>None: the clock counts up</source>
        <translation>Geen: de klok telt op</translation>
    </message>
    <message>
        <source>Time lim&amp;it</source>
        <translation>Tijdl&amp;imiet</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>Biblioth&amp;eek</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ShapeChoice</name>
    <message>
        <source>Where the givens are</source>
        <translation>Waar de gegeven cijfers staan</translation>
    </message>
    <message>
        <source>Symmetry of the givens</source>
        <translation>Symmetrie van de gegeven cijfers</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>Eigen patroon</translation>
    </message>
    <message>
        <source>As on the Board</source>
        <translation>Zoals op het bord</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leegmaken</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>Herhalen</translation>
    </message>
    <message>
        <source>Paint the cells that shall be givens.</source>
        <translation>Teken de cellen die gegeven moeten zijn.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n gegeven cijfer</numerusform>
            <numerusform>%n gegeven cijfers</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat: %1</source>
        <comment>a symmetry</comment>
        <translation>Herhalen: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Shortcuts</name>
    <message>
        <source>Change Keys</source>
        <translation>Toetsen wijzigen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Opdrachten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nieuwe toetsen</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Instellen</translation>
    </message>
    <message>
        <source>%1 is needed on the board and cannot be given to a command.</source>
        <translation>%1 is nodig op het bord en kan niet aan een opdracht worden gegeven.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which loses it when you set it here.</source>
        <translation>%1 hoort bij “%2”; die raakt het kwijt als je het hier instelt.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys here.</source>
        <translation>Kies een opdracht en druk hier op de nieuwe toetsen.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>Alles terugzetten</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SolutionSheet</name>
    <message>
        <source>Count Solutions</source>
        <translation>Oplossingen tellen</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>Voortgang van het tellen</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>Stoppen met tellen</translation>
    </message>
    <message>
        <source>Counting: %1 solutions so far.</source>
        <translation>Bezig met tellen: %1 oplossingen tot nu toe.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>Deze puzzel heeft geen oplossing.</translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>Deze puzzel heeft precies één oplossing.</translation>
    </message>
    <message>
        <source>This puzzle has %1 solutions.</source>
        <translation>Deze puzzel heeft %1 oplossingen.</translation>
    </message>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; with one of them as a given, only one solution would be left.</source>
        <translation>
            <numerusform>Deze twee verschillen in de %n gemarkeerde cel; was die gegeven, dan bleef er maar één oplossing over.</numerusform>
            <numerusform>Deze twee verschillen in de %n gemarkeerde cellen; was een ervan gegeven, dan bleef er maar één oplossing over.</numerusform>
        </translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>Eerste oplossing</translation>
    </message>
    <message>
        <source>Second solution</source>
        <translation>Tweede oplossing</translation>
    </message>
    <message>
        <source>Stopped: there are at least %1 solutions.</source>
        <translation>Gestopt: er zijn minstens %1 oplossingen.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Techniques</name>
    <message>
        <source>Techniques</source>
        <translation>Technieken</translation>
    </message>
    <message>
        <source>Hints and steps use the techniques that are ticked, from top to bottom.</source>
        <translation>Hints en stappen gebruiken de aangevinkte technieken, van boven naar beneden.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Keuze</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Gebruikelijk</translation>
    </message>
    <message>
        <source>No uniqueness</source>
        <translation>Geen uniciteit</translation>
    </message>
    <message>
        <source>Only singles</source>
        <translation>Alleen singles</translation>
    </message>
    <message>
        <source>No forcing chains</source>
        <translation>Geen Forcing Chains</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>Mijn eigen keuze</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Om&amp;hoog</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>Om&amp;laag</translation>
    </message>
    <message>
        <source>Forcing chains and nets may use</source>
        <translation>Forcing Chains en Nets mogen gebruiken</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Techniek zoeken</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WeekStrip</name>
    <message>
        <source>This week</source>
        <translation>Deze week</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) solved</source>
        <translation>
            <numerusform>%n dag opgelost</numerusform>
            <numerusform>%n dagen opgelost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WhatIsWatched</name>
    <message>
        <source>What Am I Watching?</source>
        <translation>Waar kijk ik naar?</translation>
    </message>
    <message>
        <source>On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and a digit without a number is certain. When a cell has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your own game waits meanwhile.</source>
        <translation>Op de pagina Kijken werkt een oplosser aan je puzzel, en je ziet er elke gebeurtenis van. Sommige cijfers volgen uit de regels. Andere zijn gokken; het kleine getal in een cel is de jongste gok waarop haar cijfer rust, en een cijfer zonder getal is zeker. Heeft een cel geen cijfer over, of een cijfer geen plaats, dan is dat een doodlopende weg: een gok was fout en wordt teruggenomen. Je eigen spel wacht intussen.</translation>
    </message>
    <message>
        <source>A Run of CDCL in Five Pictures</source>
        <translation>Een run van CDCL in vijf afbeeldingen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a picture</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does it, and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique helps, it stops.</source>
        <translation>Logica lost op zoals een mens. Ze zoekt de makkelijkste stap die de technieken van de hints vinden, doet hem en zoekt verder. Ze gokt nooit. Het tabblad Waarom geeft de reden van elke stap. Waar geen techniek helpt, houdt ze op.</translation>
    </message>
    <message>
        <source>%1 in Five Pictures</source>
        <comment>a solver</comment>
        <translation>%1 in vijf afbeeldingen</translation>
    </message>
    <message>
        <source>Why: From a Dead End to a Note</source>
        <translation>Waarom: van een doodlopende weg naar een notitie</translation>
    </message>
    <message>
        <source>The Graph</source>
        <translation>De graaf</translation>
    </message>
    <message>
        <source>Starting Again</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>Bewijzen</translation>
    </message>
    <message>
        <source>The implication graph draws the same steps. Boxes are digits that stand or are ruled out, arrows lead from reasons to what follows, and each guess has its columns. The tinted side is what the steps have replaced so far; the arrows that lead into it are the cut, and the note says that the dashed boxes where they begin cannot all be true. The one with the letters UIP is the first UIP.</source>
        <translation>De implicatiegraaf tekent dezelfde stappen. Kaders zijn cijfers die er staan of zijn uitgesloten, pijlen leiden van redenen naar wat eruit volgt, en elke gok heeft eigen kolommen. De getinte kant is wat de stappen tot nu toe hebben vervangen; de pijlen die erin leiden, zijn de snede, en de notitie zegt dat de gestreepte kaders waar ze beginnen, niet allemaal waar kunnen zijn. Dat met de letters UIP is het eerste UIP.</translation>
    </message>
    <message>
        <source>Notes and LBD</source>
        <translation>Notities en LBD</translation>
    </message>
    <message>
        <source>A note (learned clause) says that at least one of its parts holds. The solver watches only two parts of each: as long as these can hold, it need not look at the others. LBD is from how many guesses the parts came; a small one is good. When there are too many notes, those with a high LBD that were not needed for long are forgotten.</source>
        <translation>Een notitie (geleerde clausule) zegt dat minstens een van haar delen geldt. De oplosser houdt van elke notitie maar twee delen in de gaten: zolang die kunnen gelden, hoeft hij niet naar de andere te kijken. LBD is van hoeveel gokken de delen komen; weinig is goed. Zijn er te veel notities, dan worden die met een hoge LBD die lang niet nodig waren, vergeten.</translation>
    </message>
    <message>
        <source>After some dead ends the search takes back all guesses and begins again (a restart). Nothing is lost: the notes stay and lead it another way. The first time it does so after at least 16 dead ends, later sometimes after more.</source>
        <translation>Na een aantal doodlopende wegen neemt de zoektocht alle gokken terug en begint opnieuw (een herstart). Er gaat niets verloren: de notities blijven en leiden hem een andere weg op. Eerst gebeurt dat na minstens 16 doodlopende wegen, later soms pas na meer.</translation>
    </message>
    <message>
        <source>The notes of a run that looks for a second solution prove that there is none: each follows from the rules and the notes before it. Explain the Solutions in the menu Solve shows it, and ninefold-cli solve --proof writes it to a file that other programs check (DRAT).</source>
        <translation>De notities van een run die naar een tweede oplossing zoekt, bewijzen dat die er niet is: elke volgt uit de regels en de notities ervoor. “Oplossingen uitleggen” in het menu Oplossen toont dat, en ninefold-cli solve --proof schrijft het naar een bestand dat andere programma’s controleren (DRAT).</translation>
    </message>
    <message>
        <source>At a dead end the list Why opens with its first step: what would have to hold, though none of it can. In each further step one part is replaced by what it rests on, until only one part comes from the last guess. All that leads from this guess to the dead end goes through it (the first unique implication point, UIP). What is left is the note. Parts whose causes are among the others are dropped in the end (minimisation).</source>
        <translation>Bij een doodlopende weg opent de lijst Waarom met haar eerste stap: wat zou moeten gelden, terwijl niets ervan kan. In elke volgende stap komt in plaats van één deel datgene waar het op rust, tot nog maar één deel van de laatste gok komt. Alles wat van deze gok naar de doodlopende weg leidt, gaat erdoorheen (het “first unique implication point”, UIP). Wat overblijft, is de notitie. Delen waarvan de oorzaken bij de andere horen, worden aan het eind weggelaten (minimalisatie).</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::AidsCard</name>
    <message>
        <source>Assistance</source>
        <translation>Hulp</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>Dubbele cijfers</translation>
    </message>
    <message>
        <source>Same digit</source>
        <translation>Zelfde cijfer</translation>
    </message>
    <message>
        <source>Row, column, box</source>
        <translation>Rij, kolom, blok</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>Resterende cijfers</translation>
    </message>
    <message>
        <source>Wrong digits</source>
        <translation>Foute cijfers</translation>
    </message>
    <message>
        <source>Choose digit first</source>
        <translation>Eerst het cijfer</translation>
    </message>
    <message>
        <source>%1 of %2 on</source>
        <translation>%1 van %2 aan</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Analysis</name>
    <message>
        <source>Upper bars and Rating: how hard each step was. Lower bars and Time: how long you thought before it.</source>
        <translation>Bovenste balken en Waardering: hoe moeilijk elke stap was. Onderste balken en Tijd: hoelang je ervoor nadacht.</translation>
    </message>
    <message>
        <source>Your steps</source>
        <translation>Je stappen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardHeader</name>
    <message>
        <source>%1 solved of %2</source>
        <translation>%1 opgelost van %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Pause (%1)</source>
        <translation>Pauze (%1)</translation>
    </message>
    <message>
        <source>Clock %1, paused</source>
        <translation>Klok %1, gepauzeerd</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>Klok %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
    <message>
        <source>Resume</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>The time is up. You can play on.</source>
        <translation>De tijd is om. Je kunt verder spelen.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BranchBanner</name>
    <message>
        <source>You are trying something out, in a second colour.</source>
        <translation>Je probeert iets uit, in een tweede kleur.</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>Houden</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Weggooien</translation>
    </message>
    <message>
        <source>What you tried becomes part of the game</source>
        <translation>Wat je uitprobeerde, wordt deel van het spel</translation>
    </message>
    <message>
        <source>The board becomes as it was before</source>
        <translation>Het bord wordt weer zoals het was</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>Iets uitproberen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainList</name>
    <message>
        <source>Links</source>
        <translation>Lijnen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n line(s), %2</source>
        <comment>heading of a branch, open or folded</comment>
        <translation>
            <numerusform>%1, %n regel, %2</numerusform>
            <numerusform>%1, %n regels, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>ingeklapt</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionEditing</name>
    <message>
        <source>%1 puzzles imported so far</source>
        <translation>%1 puzzels geïmporteerd tot nu toe</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles...</source>
        <translation>Puzzels &amp;importeren...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>&amp;Hernoemen...</translation>
    </message>
    <message>
        <source>Rename Collection</source>
        <translation>Verzameling hernoemen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Verwijderen</translation>
    </message>
    <message>
        <source>&amp;Add to Collection</source>
        <translation>Aan verzameling &amp;toevoegen</translation>
    </message>
    <message>
        <source>&amp;New Collection...</source>
        <translation>&amp;Nieuwe verzameling...</translation>
    </message>
    <message>
        <source>New Collection</source>
        <translation>Nieuwe verzameling</translation>
    </message>
    <message>
        <source>&amp;Take out of This Collection</source>
        <translation>&amp;Uit deze verzameling halen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Import Puzzles</source>
        <translation>Puzzels importeren</translation>
    </message>
    <message>
        <source>Puzzles are being imported</source>
        <translation>Puzzels worden geïmporteerd</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>&amp;Labels</translation>
    </message>
    <message>
        <source>&amp;New Tag...</source>
        <translation>&amp;Nieuw label...</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>Nieuw label</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzles</source>
        <translation>Puzzels &amp;plakken</translation>
    </message>
    <message>
        <source>&amp;Move to Collection</source>
        <translation>Naar verzameling verplaat&amp;sen</translation>
    </message>
    <message>
        <source>There is a collection %1 already.</source>
        <translation>Er is al een verzameling %1.</translation>
    </message>
    <message>
        <source>Pasted puzzles</source>
        <translation>Geplakte puzzels</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionModel</name>
    <message>
        <source>Mine</source>
        <translation>Eigen</translation>
    </message>
    <message>
        <source>Built In</source>
        <translation>Ingebouwd</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionPane</name>
    <message>
        <source>Collection</source>
        <translation>Verzameling</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Verzamelingen</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>Importeren...</translation>
    </message>
    <message>
        <source>Put the puzzles of files into a collection of your own. You can also drop files here.</source>
        <translation>Zet de puzzels uit bestanden in een eigen verzameling. Je kunt bestanden ook hierheen slepen.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysCard</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>%n week</numerusform>
            <numerusform>%n weken</numerusform>
        </translation>
    </message>
    <message>
        <source>Days in a row with a solved puzzle</source>
        <translation>Dagen op rij met een opgeloste puzzel</translation>
    </message>
    <message>
        <source>Solved per day</source>
        <translation>Opgelost per dag</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>%n dag</numerusform>
            <numerusform>%n dagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Gemiddelde tijd</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysChart</name>
    <message>
        <source>Solved per day</source>
        <translation>Opgelost per dag</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <comment>in thirteen weeks</comment>
        <translation>
            <numerusform>%n puzzel opgelost</numerusform>
            <numerusform>%n puzzels opgelost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n day(s) of the last 13 weeks</source>
        <comment>how many puzzles are solved</comment>
        <translation>
            <numerusform>%1 op %n dag van de laatste 13 weken</numerusform>
            <numerusform>%1 op %n dagen van de laatste 13 weken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n opgelost</numerusform>
            <numerusform>%1: %n opgelost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DecidingPanel</name>
    <message>
        <source>I guess on the board</source>
        <translation>Ik gok op het bord</translation>
    </message>
    <message>
        <source>Let the Solver Guess</source>
        <translation>Oplosser laten gokken</translation>
    </message>
    <message>
        <source>Show This Run</source>
        <translation>Deze run tonen</translation>
    </message>
    <message>
        <source>The run stops before each guess, and you choose what is guessed</source>
        <translation>De run stopt vóór elke gok, en jij kiest wat er wordt gegokt</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Run</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Doodlopend</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Diepte</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Gebeurtenissen</translation>
    </message>
    <message>
        <source>The most guesses that stood at once</source>
        <translation>De meeste gokken die tegelijk stonden</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>a solver</comment>
        <translation>%1 alleen</translation>
    </message>
    <message>
        <source>You: %1 at %2</source>
        <comment>a guess, and the number of an event</comment>
        <translation>Jij: %1 bij %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) with your guesses,</source>
        <translation>
            <numerusform>%n doodlopende weg met jouw gokken,</numerusform>
            <numerusform>%n doodlopende wegen met jouw gokken,</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with those of the solver.</source>
        <comment>dead ends</comment>
        <translation>
            <numerusform>%n met die van de oplosser.</numerusform>
            <numerusform>%n met die van de oplosser.</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat it!</source>
        <translation>Je hebt gewonnen!</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Gelijkspel.</translation>
    </message>
    <message>
        <source>It is ahead.</source>
        <translation>De oplosser ligt voor.</translation>
    </message>
    <message>
        <source>Your guess: click a candidate, or choose a cell with the arrow keys and type its digit.</source>
        <translation>Jouw gok: klik op een kandidaat, of kies met de pijltoetsen een cel en typ het cijfer.</translation>
    </message>
    <message>
        <source>Can you do with fewer dead ends than the solver?</source>
        <translation>Kun jij het met minder doodlopende wegen dan de oplosser?</translation>
    </message>
    <message>
        <source>Your guess.</source>
        <translation>Jouw gok.</translation>
    </message>
    <message>
        <source>Press Play: the run stops before the next guess.</source>
        <translation>Druk op Afspelen: de run stopt vóór de volgende gok.</translation>
    </message>
    <message>
        <source>%1: %2 dead ends, depth %3, %4 events</source>
        <translation>%1: %2 doodlopende wegen, diepte %3, %4 gebeurtenissen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DemoFoot</name>
    <message>
        <source>Show Me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Speelt de reden op het bord af, beeld voor beeld (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DepthCurve</name>
    <message>
        <source>Depth</source>
        <translation>Diepte</translation>
    </message>
    <message>
        <source>How many guesses stood at each moment; click to go there</source>
        <translation>Hoeveel gokken er op elk moment stonden; klik om erheen te gaan</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DetailsCard</name>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Nog eens spelen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Nodig</translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Waarderingen van de stappen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>Afdrukken...</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Waardering</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Gegeven cijfers</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespeeld</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>All ratings of the puzzle, and its properties</source>
        <translation>Alle waarderingen van de puzzel, en zijn eigenschappen</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>Waardering %1</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>%n gegeven cijfer</numerusform>
            <numerusform>%n gegeven cijfers</numerusform>
        </translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>today, or a date</comment>
        <translation>gespeeld: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <comment>chosen</comment>
        <translation>
            <numerusform>%n puzzel</numerusform>
            <numerusform>%n puzzels</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs %1</source>
        <comment>techniques</comment>
        <translation>Nodig: %1</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>HoDoKu-score</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ExampleView</name>
    <message>
        <source>An example</source>
        <translation>Een voorbeeld</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Voorbeeld</translation>
    </message>
    <message>
        <source>Looking for the step...</source>
        <translation>De stap wordt gezocht...</translation>
    </message>
    <message>
        <source>Up and Down choose a technique  ·  D shows it step by step  ·  Ctrl+F find one  ·  Esc back to the puzzle</source>
        <translation>Omhoog en Omlaag kiezen een techniek  ·  D toont haar stap voor stap  ·  Ctrl+F zoekt er een  ·  Esc terug naar de puzzel</translation>
    </message>
    <message>
        <source>No puzzle here has one, so there is no example.</source>
        <translation>Geen puzzel hier heeft er een, dus is er geen voorbeeld.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterBar</name>
    <message>
        <source>Tag</source>
        <translation>Label</translation>
    </message>
    <message>
        <source>More</source>
        <comment>filters</comment>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Any Tag</source>
        <translation>Elk label</translation>
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
        <translation>Waardering</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Techniek</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>Onopgelost</translation>
    </message>
    <message>
        <source>Search by number, name or digits</source>
        <translation>Zoeken op nummer, naam of cijfers</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Least rating</source>
        <translation>Laagste waardering</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Hoogste waardering</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Van</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Tot</translation>
    </message>
    <message>
        <source>Any Level</source>
        <translation>Elk niveau</translation>
    </message>
    <message>
        <source>Any Technique</source>
        <translation>Elke techniek</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>%1 puzzels</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of puzzles shown, and of all</comment>
        <translation>%1 van %2</translation>
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
        <translation>Delete wist het.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FinishCard</name>
    <message>
        <source>Next Puzzle</source>
        <translation>Volgende puzzel</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Opgelost</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>Waar de tijd bleef</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>Nieuw...</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>Opgelost in %1</translation>
    </message>
    <message>
        <source>Your average at this level</source>
        <translation>Je gemiddelde op dit niveau</translation>
    </message>
    <message>
        <source>Your best at this level</source>
        <translation>Je beste op dit niveau</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Gebruikte hints</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>Your best time stays as it is: games with hints do not count.</source>
        <translation>Je beste tijd blijft zoals hij is: spellen met hints tellen niet.</translation>
    </message>
    <message>
        <source>Looking for the steps...</source>
        <translation>De stappen worden gezocht...</translation>
    </message>
    <message>
        <source>Upper bars: rating of each step. Lower bars: your time before it.</source>
        <translation>Bovenste balken: waardering van elke stap. Onderste: je tijd ervoor.</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>level</comment>
        <translation>%1, nieuw</translation>
    </message>
    <message>
        <source>Watch your game again, move by move.</source>
        <translation>Kijk je spel terug, zet voor zet.</translation>
    </message>
    <message>
        <source>Every step of your game: how hard it was, and how long you thought before it.</source>
        <translation>Elke stap van je spel: hoe moeilijk die was, en hoelang je ervoor nadacht.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FoldingPad</name>
    <message>
        <source>Fold the pad</source>
        <translation>Cijferblok inklappen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphCanvas</name>
    <message>
        <source>Implication graph</source>
        <translation>Implicatiegraaf</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphPanel</name>
    <message>
        <source>How much of the graph</source>
        <translation>Hoeveel van de graaf</translation>
    </message>
    <message>
        <source>The last reasons, and what they follow from</source>
        <translation>De laatste redenen, en waaruit ze volgen</translation>
    </message>
    <message>
        <source>Everything under the last guess</source>
        <translation>Alles onder de laatste gok</translation>
    </message>
    <message>
        <source>Everything, back to the first guess</source>
        <translation>Alles, terug tot de eerste gok</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>Graaf opslaan</translation>
    </message>
    <message>
        <source>Save this graph as a drawing (SVG) or for Graphviz (dot)</source>
        <translation>Deze graaf opslaan als tekening (SVG) of voor Graphviz (dot)</translation>
    </message>
    <message>
        <source>Why this dead end?</source>
        <translation>Waarom loopt het dood?</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>Waarom %1?</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>reasons</comment>
        <translation>Laatste %1</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>Gok %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>reasons</comment>
        <translation>Alle %1</translation>
    </message>
    <message>
        <source>Press Play. At a dead end, this shows how the guesses led to it.</source>
        <translation>Druk op Afspelen. Bij een doodlopende weg staat hier hoe de gokken ertoe leidden.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Guesses are taken back. The list Why says how far, and why.</source>
        <translation>Gokken worden teruggenomen. De lijst Waarom zegt hoe ver, en waarom.</translation>
    </message>
    <message>
        <source>A guess has no reason.</source>
        <translation>Een gok heeft geen reden.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>Dit rust op geen enkele gok.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>no place for %1</source>
        <translation>geen plaats voor %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <comment>fails</comment>
        <translation>notitie %1</translation>
    </message>
    <message>
        <source>Statements between the guess and the last reasons</source>
        <translation>Uitspraken tussen de gok en de laatste redenen</translation>
    </message>
    <message>
        <source>Guess %1: %2. Double-click to go there.</source>
        <translation>Gok %1: %2. Dubbelklik om erheen te gaan.</translation>
    </message>
    <message>
        <source>%1, because %2. Under guess %3. Double-click to go there.</source>
        <translation>%1, omdat %2. Onder gok %3. Dubbelklik om erheen te gaan.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>gok %1</translation>
    </message>
    <message>
        <source>Save Graph</source>
        <translation>Graaf opslaan</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG-tekening (*.svg)</translation>
    </message>
    <message>
        <source>Graphviz graph (*.dot)</source>
        <translation>Graphviz-graaf (*.dot)</translation>
    </message>
    <message>
        <source>graph %1</source>
        <comment>a file name</comment>
        <translation>graaf %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Opgeslagen als %1.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>gok</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>volgt</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>uitgesloten</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>doodlopend</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>vervangen</translation>
    </message>
    <message>
        <source>The implication graph: arrows lead from reasons to what follows from them, one group of columns for each guess. Follow the steps of Why: the tinted side, around the dead end, grows with each step, and the arrows that lead into it are the cut.</source>
        <translation>De implicatiegraaf: pijlen leiden van redenen naar wat eruit volgt, met één groep kolommen per gok. Volg de stappen van Waarom: de getinte kant rond de doodlopende weg groeit met elke stap, en de pijlen die erin leiden, zijn de snede.</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>Notitie %1</translation>
    </message>
    <message>
        <source>The way from the dead end to the note, as the list Why goes it</source>
        <translation>De weg van de doodlopende weg naar de notitie, zoals de lijst Waarom die gaat</translation>
    </message>
    <message>
        <source>Solved: the guesses that are left were right. Each note ruled out at once what would have failed again; backtracking, which draws no conclusions and writes no notes, tries it all.</source>
        <translation>Opgelost: de gokken die overblijven, klopten. Elke notitie sloot meteen uit wat anders weer zou zijn mislukt; backtracking, dat geen conclusies trekt en geen notities schrijft, probeert het allemaal.</translation>
    </message>
    <message>
        <source>Graph in its own window</source>
        <translation>Graaf in een eigen venster</translation>
    </message>
    <message>
        <source>makes a part of the note false</source>
        <translation>maakt een deel van de notitie onwaar</translation>
    </message>
    <message>
        <source>no digit for %1</source>
        <translation>geen cijfer voor %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintBody</name>
    <message>
        <source>H gives a hint: first where to look, then the cells, then the whole reason.</source>
        <translation>H geeft een hint: eerst waar je moet kijken, dan de cellen, dan de hele reden.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintPage</name>
    <message>
        <source>Close hint</source>
        <translation>Hint sluiten</translation>
    </message>
    <message>
        <source>Close hint (Esc)</source>
        <translation>Hint sluiten (Esc)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Minder</translation>
    </message>
    <message>
        <source>Show less of the hint</source>
        <translation>Minder van de hint tonen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Show more of the hint (H)</source>
        <translation>Meer van de hint tonen (H)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Toepassen</translation>
    </message>
    <message>
        <source>Do what the hint says (Enter)</source>
        <translation>Doen wat de hint zegt (Enter)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>Volgende hint</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>What the Shapes Mean</source>
        <translation>Wat de vormen betekenen</translation>
    </message>
    <message>
        <source>Short Notation</source>
        <translation>Korte notatie</translation>
    </message>
    <message>
        <source>Other Steps</source>
        <translation>Andere stappen</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Elke stap die nu mogelijk is</translation>
    </message>
    <message>
        <source>Link %1 of %2</source>
        <translation>Lijn %1 van %2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>waardering %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The step as experts write it: &lt;&gt; means “is not”</source>
        <translation>De stap zoals kenners die schrijven: &lt;&gt; betekent “is niet”</translation>
    </message>
    <message>
        <source>All Links</source>
        <translation>Alle schakels</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Speelt de reden op het bord af, beeld voor beeld (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Ladder</name>
    <message>
        <source>Technique</source>
        <translation>Techniek</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Techniek zoeken</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Technieken</translation>
    </message>
    <message>
        <source>Show usual ones</source>
        <translation>Alleen gebruikelijke</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle tonen</translation>
    </message>
    <message>
        <source>%1 of %2 mastered</source>
        <translation>%1 van %2 onder de knie</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LadderModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>mastered</comment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 mastered</source>
        <comment>level</comment>
        <translation>%1, %2 van %3 onder de knie</translation>
    </message>
    <message>
        <source>%1, mastered</source>
        <comment>technique</comment>
        <translation>%1, onder de knie</translation>
    </message>
    <message>
        <source>%1, %2 of 10 found without help</source>
        <comment>technique</comment>
        <translation>%1, %2 van 10 zonder hulp gevonden</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LearnRoom</name>
    <message>
        <source>Views</source>
        <translation>Weergaven</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lezen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
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
        <translation>Opgelost</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Opgegeven</translation>
    </message>
    <message>
        <source>Games whose solution was filled in for you</source>
        <translation>Spellen waarvan de oplossing voor je is ingevuld</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Only games without hints count</source>
        <translation>Alleen spellen zonder hints tellen</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Of the last 20 games; shown from the third on</source>
        <translation>Van de laatste 20 spellen; vanaf het derde</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediaan</translation>
    </message>
    <message>
        <source>Half of the last 20 games were faster</source>
        <translation>De helft van de laatste 20 spellen was sneller</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>Trend</translation>
    </message>
    <message>
        <source>Your last ten games beside the ten before</source>
        <translation>Je laatste tien spellen naast de tien daarvoor</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>Zonder hints</translation>
    </message>
    <message>
        <source>The share of games solved without a hint</source>
        <translation>Het deel van de spellen dat zonder hint is opgelost</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>In a solved game</source>
        <translation>In een opgelost spel</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>times</comment>
        <translation>zoals eerder</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>%1 % sneller</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation>%1 % langzamer</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of games</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Figures of the levels</source>
        <translation>Cijfers van de niveaus</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LibraryRoom</name>
    <message>
        <source>Views</source>
        <translation>Weergaven</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MasteryLine</name>
    <message>
        <source>Mastered: %1 of 10 found without help</source>
        <translation>Onder de knie: %1 van 10 zonder hulp gevonden</translation>
    </message>
    <message>
        <source>%1 of 10 found without help</source>
        <translation>%1 van 10 zonder hulp gevonden</translation>
    </message>
    <message>
        <source>Not practised yet</source>
        <translation>Nog niet geoefend</translation>
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
        <translation>HoDoKu-score</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Gegeven cijfers</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry</comment>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>%1, from</source>
        <comment>a range</comment>
        <translation>%1, van</translation>
    </message>
    <message>
        <source>%1, to</source>
        <comment>a range</comment>
        <translation>%1, tot</translation>
    </message>
    <message>
        <source>HoDoKu %1</source>
        <comment>range of scores</comment>
        <translation>HoDoKu %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <comment>range of numbers</comment>
        <translation>%1 gegeven cijfers</translation>
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
        <translation>Bekend patroon</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>pattern</comment>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>It is there once the easy steps are used up.</source>
        <translation>Het is er zodra de makkelijke stappen op zijn.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NeedsTable</name>
    <message>
        <source>How many puzzles need it</source>
        <translation>Hoeveel puzzels het nodig hebben</translation>
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
        <translation>Lezen</translation>
    </message>
    <message>
        <source>Next to learn</source>
        <translation>Hierna te leren</translation>
    </message>
    <message>
        <source>Read about %1</source>
        <comment>a technique</comment>
        <translation>Lezen over %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NotesPanel</name>
    <message>
        <source>Which notes</source>
        <translation>Welke notities</translation>
    </message>
    <message>
        <source>Previous use</source>
        <translation>Vorig gebruik</translation>
    </message>
    <message>
        <source>Back to where the chosen note said something before</source>
        <translation>Terug naar waar de gekozen notitie eerder iets zei</translation>
    </message>
    <message>
        <source>Next use</source>
        <translation>Volgend gebruik</translation>
    </message>
    <message>
        <source>On to where the chosen note says something again</source>
        <translation>Verder naar waar de gekozen notitie weer iets zegt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>All notes</source>
        <translation>Alle notities</translation>
    </message>
    <message>
        <source>Not fulfilled now</source>
        <translation>Nu niet vervuld</translation>
    </message>
    <message>
        <source>Up to 3 parts</source>
        <translation>Tot 3 delen</translation>
    </message>
    <message>
        <source>Used notes</source>
        <translation>Gebruikte notities</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>Regels van de puzzel</translation>
    </message>
    <message>
        <source>is</source>
        <translation>is</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>is niet</translation>
    </message>
    <message>
        <source>holds now</source>
        <translation>geldt nu</translation>
    </message>
    <message>
        <source>cannot hold now</source>
        <translation>kan nu niet gelden</translation>
    </message>
    <message>
        <source>watched: looked at first</source>
        <translation>in de gaten: eerst bekeken</translation>
    </message>
    <message>
        <source>what the note said at first</source>
        <translation>wat de notitie eerst zei</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>Erheen gaan</translation>
    </message>
    <message>
        <source>Go to the event at which this note is learned</source>
        <translation>Naar de gebeurtenis waarbij deze notitie wordt geleerd</translation>
    </message>
    <message>
        <source>Note %1 does not exist yet here: it is learned at event %2.</source>
        <translation>Notitie %1 bestaat hier nog niet: ze wordt geleerd bij gebeurtenis %2.</translation>
    </message>
    <message>
        <source>Note %1 was learned at event %2, from the dead end before it.</source>
        <translation>Notitie %1 is geleerd bij gebeurtenis %2, van de doodlopende weg ervoor.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pad</name>
    <message>
        <source>Digit</source>
        <translation>Cijfer</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Hoek</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Midden</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Write into every empty cell the digits that the rules still allow there</source>
        <translation>In elke lege cel de cijfers schrijven die de regels daar nog toestaan</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Auto-clean</source>
        <translation>Opruimen</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box</source>
        <translation>Een geschreven cijfer verdwijnt uit de kandidaten van zijn rij, kolom en blok</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lijn</translation>
    </message>
    <message>
        <source>Fill in candidates</source>
        <translation>Kandidaten invullen</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>candidates</comment>
        <translation>Invullen</translation>
    </message>
    <message>
        <source>The digit keys write digits</source>
        <translation>De cijfertoetsen schrijven cijfers</translation>
    </message>
    <message>
        <source>The digit keys write candidates: the digits that a cell can still hold</source>
        <translation>De cijfertoetsen schrijven kandidaten: de cijfers die nog in een cel passen</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the corners: notes of your own</source>
        <translation>De cijfertoetsen schrijven kleine cijfers in de hoeken: eigen notities</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the middle: notes of your own</source>
        <translation>De cijfertoetsen schrijven kleine cijfers in het midden: eigen notities</translation>
    </message>
    <message>
        <source>The digit keys colour cells and candidates</source>
        <translation>De cijfertoetsen kleuren cellen en kandidaten</translation>
    </message>
    <message>
        <source>Lines from candidate to candidate, to follow what depends on what</source>
        <translation>Lijnen van kandidaat naar kandidaat, om te volgen wat waarvan afhangt</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadKey</name>
    <message>
        <source>No colour</source>
        <translation>Geen kleur</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>Kleur %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left to write</source>
        <translation>
            <numerusform>nog %n te schrijven</numerusform>
            <numerusform>nog %n te schrijven</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadStrip</name>
    <message>
        <source>What the digit keys write</source>
        <translation>Wat de cijfertoetsen schrijven</translation>
    </message>
    <message>
        <source>Unfold the pad</source>
        <translation>Cijferblok uitklappen</translation>
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
        <translation>Oplossingspad</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PatternPicture</name>
    <message>
        <source>Drawing of the pattern</source>
        <translation>Tekening van het patroon</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlanCard</name>
    <message numerus="yes">
        <source>%n position(s), new to you</source>
        <translation>
            <numerusform>%n stelling, nieuw voor je</numerusform>
            <numerusform>%n stellingen, nieuw voor je</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), to repeat</source>
        <translation>
            <numerusform>%n stelling om te herhalen</numerusform>
            <numerusform>%n stellingen om te herhalen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten minutes today</source>
        <translation>Vandaag tien minuten</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <comment>a technique</comment>
        <translation>%1 oefenen</translation>
    </message>
    <message>
        <source>Your ten minutes are done. See you tomorrow!</source>
        <translation>Je tien minuten zitten erop. Tot morgen!</translation>
    </message>
    <message>
        <source>Nothing to repeat today, and nothing new: you have mastered every technique.</source>
        <translation>Vandaag niets te herhalen en niets nieuws: je hebt elke techniek onder de knie.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayCard</name>
    <message>
        <source>needs only singles</source>
        <translation>heeft alleen singles nodig</translation>
    </message>
    <message>
        <source>needs more than the techniques of Ninefold</source>
        <translation>heeft meer nodig dan de technieken van Ninefold</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>techniques</comment>
        <translation>heeft nodig: %1</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>heeft nodig: %1 en %n makkelijkere</numerusform>
            <numerusform>heeft nodig: %1 en %n makkelijkere</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation>Gevulde cellen</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>Beste op dit niveau</translation>
    </message>
    <message>
        <source>without hints</source>
        <translation>zonder hints</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>Je gemiddelde</translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>laatste spel</numerusform>
            <numerusform>laatste %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Dit spel</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %n cell(s) filled</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; van %n cel gevuld</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt; van %n cellen gevuld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>nog %n cel</numerusform>
            <numerusform>nog %n cellen</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints used</source>
        <translation>geen hints gebruikt</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>%n hint gebruikt</numerusform>
            <numerusform>%n hints gebruikt</numerusform>
        </translation>
    </message>
    <message>
        <source>no checks used</source>
        <translation>niet gecontroleerd</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used</source>
        <translation>
            <numerusform>%n keer gecontroleerd</numerusform>
            <numerusform>%n keer gecontroleerd</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1 · average %2 · %3</source>
        <comment>times and help</comment>
        <translation>Beste %1 · gemiddeld %2 · %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pointing</name>
    <message>
        <source>Event %1 changed %2 last; a double click goes there.</source>
        <translation>Gebeurtenis %1 veranderde %2 het laatst; dubbelklik om erheen te gaan.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PracticeView</name>
    <message>
        <source>Where to Look</source>
        <translation>Waar kijken</translation>
    </message>
    <message>
        <source>More in three stages: where it is, which cells, all of it (H).
The position then counts as found with help.</source>
        <translation>Meer in drie trappen: waar het is, welke cellen, alles (H).
De stelling telt dan als gevonden met hulp.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>To another position</source>
        <translation>Naar een andere stelling</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controleren</translation>
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
        <translation>%1 goed</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 op rij</translation>
    </message>
    <message>
        <source>See the Result</source>
        <translation>Resultaat bekijken</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>Volgende stelling</translation>
    </message>
    <message>
        <source>Making a position...</source>
        <translation>Een stelling wordt gemaakt...</translation>
    </message>
    <message>
        <source>Select a cell and type its digit, then press Enter.</source>
        <translation>Selecteer een cel, typ het cijfer en druk op Enter.</translation>
    </message>
    <message>
        <source>Click the candidates that go, or type them in their cells, then press Enter.</source>
        <translation>Klik op de kandidaten die vervallen, of typ ze in hun cellen, en druk op Enter.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlePicture</name>
    <message>
        <source>Picture of %1</source>
        <translation>Afbeelding van %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlesView</name>
    <message>
        <source>Clear Filters</source>
        <translation>Filters wissen</translation>
    </message>
    <message>
        <source>Open or paste puzzles.</source>
        <translation>Open of plak puzzels.</translation>
    </message>
    <message>
        <source>No puzzle fits.</source>
        <translation>Geen puzzel past.</translation>
    </message>
    <message>
        <source>Arrows choose  ·  Enter plays  ·  type to search  ·  Ctrl+F search field  ·  Esc back to the puzzle</source>
        <translation>Pijltjes kiezen  ·  Enter speelt  ·  typen zoekt  ·  Ctrl+F zoekveld  ·  Esc terug naar de puzzel</translation>
    </message>
    <message>
        <source>At most %1 puzzles are printed at once.</source>
        <translation>Er worden hoogstens %1 puzzels tegelijk afgedrukt.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) copied.</source>
        <translation>
            <numerusform>%n puzzel gekopieerd.</numerusform>
            <numerusform>%n puzzels gekopieerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) being rated</source>
        <translation>
            <numerusform>%n puzzel wordt gewaardeerd</numerusform>
            <numerusform>%n puzzels worden gewaardeerd</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Race</name>
    <message>
        <source>Two Solvers Side by Side</source>
        <translation>Twee oplossers naast elkaar</translation>
    </message>
    <message>
        <source>Left solver</source>
        <translation>Linkeroplosser</translation>
    </message>
    <message>
        <source>Left board</source>
        <translation>Linkerbord</translation>
    </message>
    <message>
        <source>Right solver</source>
        <translation>Rechteroplosser</translation>
    </message>
    <message>
        <source>Right board</source>
        <translation>Rechterbord</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Klaar: %1</translation>
    </message>
    <message>
        <source>Microsecond %1 of %2</source>
        <translation>Microseconde %1 van %2</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Vergelijken op</translation>
    </message>
    <message>
        <source>Events: one of each at a time</source>
        <translation>Gebeurtenissen: van elk om de beurt een</translation>
    </message>
    <message>
        <source>Time: as long as each really needs</source>
        <translation>Tijd: zo lang als elk echt nodig heeft</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResolutionPanel</name>
    <message>
        <source>The note so far</source>
        <translation>De notitie tot nu toe</translation>
    </message>
    <message>
        <source>%1 One of these would have to hold, and none does:</source>
        <translation>%1 Een ervan zou moeten gelden, en geen ervan geldt:</translation>
    </message>
    <message>
        <source>%1, because %2. What it rests on takes its place:</source>
        <translation>%1, omdat %2. Waar het op rust, komt ervoor in de plaats:</translation>
    </message>
    <message>
        <source>One part comes from guess %1 now: every way from the guess to the dead end goes through it (the first UIP).</source>
        <translation>Eén deel komt nu van gok %1: elke weg van de gok naar de doodlopende weg gaat erdoorheen (het eerste UIP).</translation>
    </message>
    <message>
        <source>is</source>
        <translation>is</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>is niet</translation>
    </message>
    <message>
        <source>part from the last guess</source>
        <translation>deel van de laatste gok</translation>
    </message>
    <message>
        <source>%1, because %2. That follows from the parts that stay, so the note gets shorter by this part (minimisation):</source>
        <translation>%1, omdat %2. Dat volgt uit de delen die blijven, dus wordt de notitie dit deel korter (minimalisatie):</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) come from guess %1. More steps follow until only one does.</source>
        <translation>
            <numerusform>%n deel komt van gok %1. Er volgen meer stappen tot het er nog maar één is.</numerusform>
            <numerusform>%n delen komen van gok %1. Er volgen meer stappen tot het er nog maar één is.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the graph: what makes a part false</source>
        <translation>in de graaf: wat een deel onwaar maakt</translation>
    </message>
    <message>
        <source>The causes that are left are true now and lead to the dead end, so they can never all be true together. Note %1 says so: each cause turned into its opposite, with &quot;or&quot; between. Once guess %2 is taken back, only one part of it can still hold, so that part follows.</source>
        <translation>De oorzaken die over zijn, zijn nu waar en leiden naar de doodlopende weg, dus ze kunnen nooit allemaal samen waar zijn. Dat zegt notitie %1: elke oorzaak in haar tegendeel veranderd, met “of” ertussen. Zodra gok %2 is teruggenomen, kan nog maar één deel ervan gelden, dus dat deel volgt.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResultCard</name>
    <message>
        <source>%1.  %2: right</source>
        <translation>%1.  %2: goed</translation>
    </message>
    <message>
        <source>%1.  %2: missed</source>
        <translation>%1.  %2: gemist</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lezen</translation>
    </message>
    <message>
        <source>The page of the technique, with an example</source>
        <translation>De pagina van de techniek, met een voorbeeld</translation>
    </message>
    <message>
        <source>%1: test cleared</source>
        <comment>a family</comment>
        <translation>%1: toets gehaald</translation>
    </message>
    <message>
        <source>%1: not cleared yet</source>
        <comment>a family</comment>
        <translation>%1: nog niet gehaald</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <comment>a time</comment>
        <translation>Het duurde %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunExchange</name>
    <message>
        <source>Runs as JSON Lines (*.jsonl)</source>
        <translation>Runs als JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Opgeslagen als %1.</translation>
    </message>
    <message>
        <source>The run of %1.</source>
        <translation>De run uit %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>%1 is no run: its first line does not say who solves what.</source>
        <translation>%1 is geen run: de eerste regel zegt niet wie wat oplost.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not what the solver does.</source>
        <translation>Regel %1 van %2 is niet wat de oplosser doet.</translation>
    </message>
    <message>
        <source>Save Run</source>
        <translation>Run opslaan</translation>
    </message>
    <message>
        <source>Open Run</source>
        <translation>Run openen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunOptions</name>
    <message>
        <source>Play Event by Event</source>
        <translation>Gebeurtenis voor gebeurtenis afspelen</translation>
    </message>
    <message>
        <source>Play Digit by Digit</source>
        <translation>Cijfer voor cijfer afspelen</translation>
    </message>
    <message>
        <source>Play as You Played It</source>
        <translation>Afspelen zoals je het speelde</translation>
    </message>
    <message>
        <source>Play as Fast as Possible</source>
        <translation>Zo snel mogelijk afspelen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Meer opties</translation>
    </message>
    <message>
        <source>Start from My Digits</source>
        <translation>Met mijn cijfers beginnen</translation>
    </message>
    <message>
        <source>The run begins with the digits of your game, not with the puzzle</source>
        <translation>De run begint met de cijfers van je spel, niet met de puzzel</translation>
    </message>
    <message>
        <source>Look for a Second Solution</source>
        <translation>Een tweede oplossing zoeken</translation>
    </message>
    <message>
        <source>After the first solution the run goes on until it is clear whether there is another</source>
        <translation>Na de eerste oplossing gaat de run door tot duidelijk is of er nog een is</translation>
    </message>
    <message>
        <source>Save Pictures...</source>
        <translation>Afbeeldingen opslaan...</translation>
    </message>
    <message>
        <source>Where the run starts, how it works and plays, and pictures of it</source>
        <translation>Waar de run begint, hoe hij werkt en afspeelt, en afbeeldingen ervan</translation>
    </message>
    <message>
        <source>Save Run...</source>
        <translation>Run opslaan...</translation>
    </message>
    <message>
        <source>All events, as lines of JSON; this window can open them again</source>
        <translation>Alle gebeurtenissen, als regels JSON; dit venster kan ze weer openen</translation>
    </message>
    <message>
        <source>Open Run...</source>
        <translation>Run openen...</translation>
    </message>
    <message>
        <source>Guess Differently</source>
        <translation>Anders gokken</translation>
    </message>
    <message>
        <source>The run begins again with other guesses at random</source>
        <translation>De run begint opnieuw met andere willekeurige gokken</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunReader</name>
    <message>
        <source>Guesses</source>
        <translation>Gokken</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Waarom</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Aantallen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notities</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Er is nog niets gebeurd.</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>Notities %1</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Stops</translation>
    </message>
    <message>
        <source>I Guess</source>
        <translation>Ik gok</translation>
    </message>
    <message>
        <source>What each dead end taught (learned clauses). Of every note at least one part must hold.</source>
        <translation>Wat elke doodlopende weg heeft geleerd (geleerde clausules). Van elke notitie moet minstens één deel gelden.</translation>
    </message>
    <message>
        <source>Why this event happened, back to the guesses that it rests on.</source>
        <translation>Waarom deze gebeurtenis plaatsvond, terug tot de gokken waarop ze rust.</translation>
    </message>
    <message>
        <source>Breakpoints: where the run stops by itself.</source>
        <translation>Breekpunten: waar de run vanzelf stopt.</translation>
    </message>
    <message>
        <source>Guess instead of the solver, and compare what comes of it.</source>
        <translation>Zelf gokken in plaats van de oplosser, en vergelijken wat ervan komt.</translation>
    </message>
    <message>
        <source>How often each kind of event happened, and what the words mean.</source>
        <translation>Hoe vaak elke soort gebeurtenis voorkwam, en wat de woorden betekenen.</translation>
    </message>
    <message>
        <source>What is true now (the trail): each guess, and below it what follows from it. What was taken back is gone from here.</source>
        <translation>Wat nu geldt (het spoor): elke gok, en daaronder wat eruit volgt. Wat is teruggenomen, staat hier niet meer.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunTabs</name>
    <message>
        <source>What to read</source>
        <translation>Wat je leest</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ScoreBars</name>
    <message>
        <source>First try %1  ·  With help %2  ·  Missed %3</source>
        <translation>Eerste keer %1  ·  Met hulp %2  ·  Gemist %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ShowMe</name>
    <message>
        <source>Demonstration</source>
        <translation>Demonstratie</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Save pictures of it</source>
        <translation>Afbeeldingen ervan opslaan</translation>
    </message>
    <message>
        <source>Speed of the demonstration</source>
        <translation>Snelheid van de demonstratie</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Druk op Afspelen: Spatie speelt af, de pijltoetsen gaan stap voor stap.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SolverRow</name>
    <message>
        <source>Solver</source>
        <translation>Oplosser</translation>
    </message>
    <message>
        <source>How it guesses</source>
        <translation>Hoe er wordt gegokt</translation>
    </message>
    <message>
        <source>Who solves the puzzle</source>
        <translation>Wie de puzzel oplost</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Logica</translation>
    </message>
    <message>
        <source>Where it guesses when nothing follows any more</source>
        <translation>Waar er wordt gegokt als er niets meer volgt</translation>
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
        <translation>Naam</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Waardering</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>Gegeven</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>Aflopend</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Oplopend</translation>
    </message>
    <message>
        <source>Sort: %1</source>
        <comment>what by</comment>
        <translation>Volgorde: %1</translation>
    </message>
    <message>
        <source>Sort: %1, %2</source>
        <comment>what by, direction</comment>
        <translation>Volgorde: %1, %2</translation>
    </message>
    <message>
        <source>HoDoKu Score</source>
        <translation>HoDoKu-score</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>Laatst gespeeld</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>How fast it plays: events per second (+ and -)</source>
        <translation>Hoe snel er wordt afgespeeld: gebeurtenissen per seconde (+ en -)</translation>
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
        <translation>Bestand openen...</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>Er staat een puzzel op het klembord.</translation>
    </message>
    <message>
        <source>New puzzle: %1</source>
        <translation>Nieuwe puzzel: %1</translation>
    </message>
    <message>
        <source>Play This Puzzle</source>
        <translation>Deze puzzel spelen</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>Zo speel je</translation>
    </message>
    <message>
        <source>Or have a new puzzle made, at one of these levels.</source>
        <translation>Of laat een nieuwe puzzel maken, op een van deze niveaus.</translation>
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
        <translation>Exporteren...</translation>
    </message>
    <message>
        <source>Level of the curve</source>
        <translation>Niveau van de kromme</translation>
    </message>
    <message>
        <source>Your first solved puzzle starts the story: times, streaks and favourite techniques will grow here.</source>
        <translation>Met je eerste opgeloste puzzel begint het verhaal: tijden, reeksen en favoriete technieken groeien hier.</translation>
    </message>
    <message>
        <source>Save a line for each game, for a spreadsheet</source>
        <translation>Een regel per spel opslaan, voor een rekenblad</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tijden</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Het afgelopen jaar</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>%n dag op rij</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>langste: %n dag</numerusform>
            <numerusform>langste: %n dagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Line: the average of five games. Open circles: with hints.</source>
        <translation>Lijn: het gemiddelde van vijf spellen. Open cirkels: met hints.</translation>
    </message>
    <message>
        <source>The stronger the colour, the more was solved.</source>
        <translation>Hoe sterker de kleur, hoe meer er is opgelost.</translation>
    </message>
    <message>
        <source>Tab goes on  ·  arrows choose  ·  Esc back to the puzzle</source>
        <translation>Tab gaat verder  ·  pijltjes kiezen  ·  Esc terug naar de puzzel</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) solved</source>
        <translation>
            <numerusform>%n spel opgelost</numerusform>
            <numerusform>%n spellen opgelost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>%n opgegeven</numerusform>
            <numerusform>%n opgegeven</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>Spellen exporteren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Geëxporteerd als %1.</translation>
    </message>
    <message>
        <source>Techniques you used and asked for</source>
        <translation>Technieken die je gebruikte en vroeg</translation>
    </message>
    <message>
        <source>Bar: what you found yourself, the rest with a hint.</source>
        <translation>Balk: wat je zelf vond, de rest met een hint.</translation>
    </message>
    <message numerus="yes">
        <source>%n right move(s) without a step that I know</source>
        <translation>
            <numerusform>%n juiste zet zonder een stap die ik ken</numerusform>
            <numerusform>%n juiste zetten zonder een stap die ik ken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepExplanation</name>
    <message>
        <source>Show Me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>Speelt de reden op het bord af, beeld voor beeld (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepRow</name>
    <message>
        <source>Previous step</source>
        <translation>Vorige stap</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Volgende stap</translation>
    </message>
    <message>
        <source>From dead end to note %1: step %2 of %3</source>
        <translation>Van doodlopende weg naar notitie %1: stap %2 van %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTree</name>
    <message>
        <source>All steps</source>
        <translation>Alle stappen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>%n more step(s) below it lead to the same result.</source>
        <translation>
            <numerusform>Nog %n stap eronder leidt tot hetzelfde resultaat.</numerusform>
            <numerusform>Nog %n stappen eronder leiden tot hetzelfde resultaat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Techniek</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Waardering</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>Stap</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Techniek</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Graad</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsPage</name>
    <message>
        <source>Solution path</source>
        <translation>Oplossingspad</translation>
    </message>
    <message>
        <source>All steps now</source>
        <translation>Alle stappen nu</translation>
    </message>
    <message>
        <source>Filter, for example Chain or r3c4</source>
        <translation>Filter, bijv. Keten of r3c4</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Techniques...</source>
        <translation>Technieken...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Copy the list as text</source>
        <translation>De lijst als tekst kopiëren</translation>
    </message>
    <message>
        <source>Do This Step</source>
        <translation>Deze stap doen</translation>
    </message>
    <message>
        <source>Solve Up to Here</source>
        <translation>Tot hier oplossen</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) copied.</source>
        <translation>
            <numerusform>%n stap gekopieerd.</numerusform>
            <numerusform>%n stappen gekopieerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>Waarderingen van de stappen</translation>
    </message>
    <message>
        <source>Solution Path</source>
        <translation>Oplossingspad</translation>
    </message>
    <message>
        <source>All Steps Now</source>
        <translation>Alle stappen nu</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other</source>
        <translation>Alle stappen van hier tot de oplossing, de ene na de andere</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>Elke stap die nu mogelijk is</translation>
    </message>
    <message>
        <source>The filter leaves %1.</source>
        <translation>Het filter laat %1 over.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopEditor</name>
    <message>
        <source>And...</source>
        <translation>En...</translation>
    </message>
    <message>
        <source>Stop When</source>
        <translation>Stoppen als</translation>
    </message>
    <message>
        <source>Adds a condition that must hold at the same time</source>
        <translation>Voegt een voorwaarde toe die tegelijk moet gelden</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Voorwaarde</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Cijfer</translation>
    </message>
    <message>
        <source>a cell gets a digit</source>
        <translation>een cel een cijfer krijgt</translation>
    </message>
    <message>
        <source>a digit leaves a cell</source>
        <translation>een cijfer uit een cel verdwijnt</translation>
    </message>
    <message>
        <source>this many guesses stand</source>
        <translation>er zoveel gokken staan</translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>er een doodlopende weg komt</translation>
    </message>
    <message>
        <source>this many more dead ends came</source>
        <translation>er zoveel doodlopende wegen bij kwamen</translation>
    </message>
    <message>
        <source>a note of at most this many parts is written</source>
        <translation>een notitie van hoogstens zoveel delen wordt geschreven</translation>
    </message>
    <message>
        <source>the note of this number is used</source>
        <translation>de notitie met dit nummer wordt gebruikt</translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>de zoektocht opnieuw begint</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>er meerdere gokken tegelijk worden teruggenomen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopsPanel</name>
    <message>
        <source>Add...</source>
        <translation>Toevoegen...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Previous stop</source>
        <translation>Vorige stop</translation>
    </message>
    <message>
        <source>Back to where the run would have stopped before (Ctrl+←)</source>
        <translation>Terug naar waar de run eerder zou zijn gestopt (Ctrl+←)</translation>
    </message>
    <message>
        <source>Next stop</source>
        <translation>Volgende stop</translation>
    </message>
    <message>
        <source>On to the next place to stop (Ctrl+→)</source>
        <translation>Verder naar de volgende stop (Ctrl+→)</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>Stops</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StrengthCard</name>
    <message>
        <source>Your strength</source>
        <translation>Je sterkte</translation>
    </message>
    <message>
        <source>A puzzle just above that</source>
        <translation>Een puzzel er net boven</translation>
    </message>
    <message>
        <source>On the scale of the ratings of puzzles, from 1.0 to about 12. Nine times in ten the truth is within what is given.</source>
        <translation>Op de schaal van de waarderingen van puzzels, van 1,0 tot ongeveer 12. In negen van de tien gevallen ligt de waarheid binnen wat hier staat.</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>Welkom!</translation>
    </message>
    <message>
        <source>Begin with the first technique below: read about it, and then find it yourself. Ten minutes a day are plenty, and mistakes cost nothing here.</source>
        <translation>Begin met de eerste techniek hieronder: lees erover en vind haar dan zelf. Tien minuten per dag is ruim genoeg, en fouten kosten hier niets.</translation>
    </message>
    <message>
        <source>Too early to say</source>
        <translation>Nog te vroeg om te zeggen</translation>
    </message>
    <message numerus="yes">
        <source>After %1 finished games this says how strong you are, and how sure that is. %n so far.</source>
        <translation>
            <numerusform>Na %1 afgemaakte spellen staat hier hoe sterk je bent, en hoe zeker dat is. Tot nu toe %n.</numerusform>
            <numerusform>Na %1 afgemaakte spellen staat hier hoe sterk je bent, en hoe zeker dat is. Tot nu toe %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>Tussen %1 en %2</translation>
    </message>
    <message numerus="yes">
        <source>More cannot be said after %n game(s): those far below or above you say little.</source>
        <translation>
            <numerusform>Meer valt na %n spel niet te zeggen: wat ver onder of boven je ligt, zegt weinig.</numerusform>
            <numerusform>Meer valt na %n spellen niet te zeggen: wat ver onder of boven je ligt, zegt weinig.</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>Ongeveer %1</translation>
    </message>
    <message numerus="yes">
        <source>Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.</source>
        <translation>
            <numerusform>Plus of min %1, uit %n spel. Je lost de helft van de puzzels met deze waardering zonder hulp op.</numerusform>
            <numerusform>Plus of min %1, uit %n spellen. Je lost de helft van de puzzels met deze waardering zonder hulp op.</numerusform>
        </translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>waardering %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a puzzle, its rating</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SymbolLegend</name>
    <message>
        <source>What the symbols mean</source>
        <translation>Wat de tekens betekenen</translation>
    </message>
    <message>
        <source>first UIP</source>
        <translation>eerste UIP</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueBars</name>
    <message>
        <source>What you use in your games is counted here.</source>
        <translation>Wat je in je spellen gebruikt, wordt hier geteld.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
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
            <numerusform>%1, %n keer gebruikt, %2</numerusform>
            <numerusform>%1, %n keer gebruikt, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueCard</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Techniek</translation>
    </message>
    <message>
        <source>You look for it in positions, and are told whether you are right</source>
        <translation>Je zoekt ernaar in stellingen, en hoort of het klopt</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>Terug naar waar je was</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueText</name>
    <message>
        <source>How to spot one</source>
        <translation>Hoe je er een herkent</translation>
    </message>
    <message>
        <source>Why it is true</source>
        <translation>Waarom het klopt</translation>
    </message>
    <message>
        <source>Why the example is right</source>
        <translation>Waarom het voorbeeld klopt</translation>
    </message>
    <message>
        <source>How many puzzles need it</source>
        <translation>Hoeveel puzzels het nodig hebben</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>Hoe moeilijk het is</translation>
    </message>
    <message>
        <source>A special case of: %1</source>
        <translation>Een bijzonder geval van: %1</translation>
    </message>
    <message>
        <source>Special cases of it: %1</source>
        <translation>Bijzondere gevallen ervan: %1</translation>
    </message>
    <message>
        <source>Of the same kind: %1</source>
        <translation>Van dezelfde soort: %1</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <comment>A = 4, B = 7</comment>
        <translation>In het voorbeeld: %1</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>Tekening verbergen</translation>
    </message>
    <message>
        <source>Show the drawing</source>
        <translation>Tekening tonen</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TestsCard</name>
    <message>
        <source>Not taken yet</source>
        <translation>Nog niet gedaan</translation>
    </message>
    <message>
        <source>Passed: %1 of %2 right</source>
        <translation>Gehaald: %1 van %2 goed</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, 8 pass</source>
        <translation>Tot nu toe %1 van %2 goed, met 8 gehaald</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Take the Test</source>
        <translation>Toets doen</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Take the test: %1</source>
        <comment>a family</comment>
        <translation>De toets doen: %1</translation>
    </message>
    <message>
        <source>Take the test again: %1</source>
        <comment>a family</comment>
        <translation>De toets nog eens doen: %1</translation>
    </message>
    <message>
        <source>Ten positions of a family, without help; eight right pass. Passed so far: %1 of %2.</source>
        <translation>Tien stellingen van een familie, zonder hulp; met acht goed heb je hem gehaald. Tot nu toe gehaald: %1 van %2.</translation>
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
        <translation>%1 u</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>Waar de tijd bleef</translation>
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
        <translation>Techniek</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Graad</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimesCurve</name>
    <message>
        <source>Times of your games</source>
        <translation>Tijden van je spellen</translation>
    </message>
    <message>
        <source>No game of this level yet</source>
        <translation>Nog geen spel op dit niveau</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2</source>
        <comment>times</comment>
        <translation>
            <numerusform>%n spel, van %1 tot %2</numerusform>
            <numerusform>%n spellen, van %1 tot %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>zonder hints</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TodayView</name>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Tab to the next  ·  Space presses  ·  Esc back to the puzzle</source>
        <translation>Tab naar de volgende  ·  Spatie drukt  ·  Esc terug naar de puzzel</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>%n stelling voor vandaag</numerusform>
            <numerusform>%n stellingen voor vandaag</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Transport</name>
    <message>
        <source>Position</source>
        <translation>Positie</translation>
    </message>
    <message>
        <source>There is none before this event.</source>
        <translation>Vóór deze gebeurtenis is er geen.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Einde</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>Vorig conflict</translation>
    </message>
    <message>
        <source>Shift+←</source>
        <translation>Shift+←</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>Volgend conflict</translation>
    </message>
    <message>
        <source>Shift+→</source>
        <translation>Shift+→</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>Gebeurtenis %1 van %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>Ga naar</translation>
    </message>
    <message>
        <source>Next Guess</source>
        <translation>Volgende gok</translation>
    </message>
    <message>
        <source>Previous Guess</source>
        <translation>Vorige gok</translation>
    </message>
    <message>
        <source>Next Note</source>
        <translation>Volgende notitie</translation>
    </message>
    <message>
        <source>Previous Note</source>
        <translation>Vorige notitie</translation>
    </message>
    <message>
        <source>Next Digit</source>
        <translation>Volgend cijfer</translation>
    </message>
    <message>
        <source>Previous Digit</source>
        <translation>Vorig cijfer</translation>
    </message>
    <message>
        <source>There is none after this event so far.</source>
        <translation>Na deze gebeurtenis is er tot nu toe geen.</translation>
    </message>
    <message>
        <source>Back to the dead end before this: no digit is left for a cell, or no place for a digit</source>
        <translation>Terug naar de vorige doodlopende weg: geen cijfer over voor een cel, of geen plaats voor een cijfer</translation>
    </message>
    <message>
        <source>Previous digit: this run has no dead ends</source>
        <translation>Vorig cijfer: deze run heeft geen doodlopende wegen</translation>
    </message>
    <message>
        <source>On to the next dead end: no digit is left for a cell, or no place for a digit</source>
        <translation>Verder naar de volgende doodlopende weg: geen cijfer over voor een cel, of geen plaats voor een cijfer</translation>
    </message>
    <message>
        <source>Next digit: this run has no dead ends</source>
        <translation>Volgend cijfer: deze run heeft geen doodlopende wegen</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>Doodlopend</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Cijfer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a position in a run</comment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Back to the mistake before this</source>
        <translation>Terug naar de vorige fout</translation>
    </message>
    <message>
        <source>On to the next mistake</source>
        <translation>Verder naar de volgende fout</translation>
    </message>
    <message>
        <source>Go to the next or previous guess, note, jump or digit, or to where a note is used</source>
        <translation>Naar de volgende of vorige gok, notitie of sprong, het volgende of vorige cijfer, of naar waar een notitie wordt gebruikt</translation>
    </message>
    <message>
        <source>Next Jump over Several Guesses</source>
        <translation>Volgende sprong over meer gokken</translation>
    </message>
    <message>
        <source>Previous Jump over Several Guesses</source>
        <translation>Vorige sprong over meer gokken</translation>
    </message>
    <message>
        <source>Next Use of Note %1</source>
        <translation>Volgend gebruik van notitie %1</translation>
    </message>
    <message>
        <source>Previous Use of Note %1</source>
        <translation>Vorig gebruik van notitie %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>Zoekboom</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreePanel</name>
    <message>
        <source>Size of the tree</source>
        <translation>Grootte van de boom</translation>
    </message>
    <message>
        <source>The search tree: each guess stands below the one that stood before it. Squares are guesses that led to a dead end, triangles stand for more guesses than the picture has room for. Click a guess to go there.</source>
        <translation>De zoekboom: elke gok staat onder die welke ervoor stond. Vierkanten zijn gokken die dood liepen, driehoeken staan voor meer gokken dan waar de afbeelding plaats voor heeft. Klik op een gok om erheen te gaan.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>Heel</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groot</translation>
    </message>
    <message>
        <source>The whole tree in this card</source>
        <translation>De hele boom op deze kaart</translation>
    </message>
    <message>
        <source>Large enough to tell the guesses apart</source>
        <translation>Groot genoeg om de gokken te onderscheiden</translation>
    </message>
    <message>
        <source>No guess yet</source>
        <translation>Nog geen gok</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln gok</numerusform>
            <numerusform>%Ln gokken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>%Ln doodlopende weg</numerusform>
            <numerusform>%Ln doodlopende wegen</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle, before any guess.</source>
        <translation>De puzzel, vóór elke gok.</translation>
    </message>
    <message>
        <source>Guess %1: %2.</source>
        <translation>Gok %1: %2.</translation>
    </message>
    <message>
        <source>It stands since event %1.</source>
        <translation>Die staat sinds gebeurtenis %1.</translation>
    </message>
    <message>
        <source>Events %1 to %2.</source>
        <translation>Gebeurtenissen %1 tot %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more guess(es) below it.</source>
        <translation>
            <numerusform>Nog %Ln gok eronder.</numerusform>
            <numerusform>Nog %Ln gokken eronder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s) under it.</source>
        <translation>
            <numerusform>%Ln doodlopende weg eronder.</numerusform>
            <numerusform>%Ln doodlopende wegen eronder.</numerusform>
        </translation>
    </message>
    <message>
        <source>led to a dead end</source>
        <translation>leidde naar een doodlopende weg</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>oplossing</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>nu getoond</translation>
    </message>
    <message>
        <source>more guesses</source>
        <translation>meer gokken</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchBoard</name>
    <message>
        <source>Back to My Game</source>
        <translation>Terug naar mijn spel</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>Terug naar mijn spel</translation>
    </message>
    <message>
        <source>Your game is as you left it (Esc)</source>
        <translation>Je spel is zoals je het achterliet (Esc)</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>Druk op Afspelen: Spatie speelt af, de pijltoetsen gaan stap voor stap.</translation>
    </message>
    <message>
        <source>What am I watching?</source>
        <translation>Waar kijk ik naar?</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchColumn</name>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Gebeurtenissen</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graaf</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Boom</translation>
    </message>
    <message>
        <source>Everything that happened, in order. What was taken back later is still listed.</source>
        <translation>Alles wat er gebeurde, op volgorde. Ook wat later is teruggenomen, staat hier nog.</translation>
    </message>
    <message>
        <source>How reasons lead to a dead end, as a drawing.</source>
        <translation>Hoe redenen naar een doodlopende weg leiden, als tekening.</translation>
    </message>
    <message>
        <source>All guesses of the run, as a drawing.</source>
        <translation>Alle gokken van de run, als tekening.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchPage</name>
    <message>
        <source>Logic solves %1</source>
        <translation>Logica lost %1 op</translation>
    </message>
    <message>
        <source>%1 solves %2</source>
        <translation>%1 lost %2 op</translation>
    </message>
    <message>
        <source>Stopped after %1 events.</source>
        <translation>Gestopt na %1 gebeurtenissen.</translation>
    </message>
    <message>
        <source>Running: %1 events so far.</source>
        <translation>Bezig: %1 gebeurtenissen tot nu toe.</translation>
    </message>
    <message>
        <source>Replay of my game</source>
        <translation>Terugblik op mijn spel</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>Terugblik op %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Sudokubord</translation>
    </message>
    <message>
        <source>Watched board</source>
        <translation>Bekeken bord</translation>
    </message>
    <message>
        <source>Watching My Game</source>
        <translation>Mijn spel bekijken</translation>
    </message>
    <message>
        <source>Watching Logic</source>
        <translation>Logica bekijken</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>%1 bekijken</translation>
    </message>
    <message>
        <source>There is nothing to solve here.</source>
        <translation>Hier valt niets op te lossen.</translation>
    </message>
    <message>
        <source>Replay: Space plays, ← → one move, with Shift to the next mistake.</source>
        <translation>Terugkijken: Spatie speelt af, ← → één zet, met Shift naar de volgende fout.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next dead end.</source>
        <translation>Kijken: Spatie speelt af, ← → één gebeurtenis, met Shift naar de volgende doodlopende weg.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next digit.</source>
        <translation>Kijken: Spatie speelt af, ← → één gebeurtenis, met Shift naar het volgende cijfer.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::YearCalendar</name>
    <message>
        <source>Solved per day</source>
        <translation>Opgelost per dag</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) of the last year</source>
        <translation>
            <numerusform>Opgelost op %n dag van het afgelopen jaar</numerusform>
            <numerusform>Opgelost op %n dagen van het afgelopen jaar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: %n opgelost</numerusform>
            <numerusform>%1: %n opgelost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Bookmarks</name>
    <message>
        <source>There is a bookmark here already.</source>
        <translation>Hier is al een bladwijzer.</translation>
    </message>
    <message>
        <source>A game has room for %1 bookmarks.</source>
        <translation>Een spel heeft plaats voor %1 bladwijzers.</translation>
    </message>
    <message>
        <source>Bookmark set at %1. Puzzle, Bookmarks leads back to it.</source>
        <translation>Bladwijzer gezet bij %1. Puzzel, Bladwijzers brengt je ernaar terug.</translation>
    </message>
    <message>
        <source>The board is as it was at this bookmark.</source>
        <translation>Het bord is zoals het was bij deze bladwijzer.</translation>
    </message>
    <message>
        <source>Back to the bookmark at %1. Undo returns to where you were.</source>
        <translation>Terug bij de bladwijzer van %1. Ongedaan maken brengt je terug naar waar je was.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Branching</name>
    <message>
        <source>Kept: what you tried is now part of the game.</source>
        <translation>Gehouden: wat je uitprobeerde, hoort nu bij het spel.</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>Weggooien</translation>
    </message>
    <message>
        <source>Keep Trying</source>
        <translation>Verder proberen</translation>
    </message>
    <message>
        <source>Dropped: the board is as it was before.</source>
        <translation>Weggegooid: het bord is zoals het was.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong: %1</source>
        <translation>
            <numerusform>%n cijfer is fout: %1</numerusform>
            <numerusform>%n cijfers zijn fout: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits are right, but a candidate that is needed has been removed.</source>
        <translation>Alle cijfers kloppen, maar een kandidaat die nodig is, is weggestreept.</translation>
    </message>
    <message>
        <source>Solved: every digit is right.</source>
        <translation>Opgelost: elk cijfer klopt.</translation>
    </message>
    <message numerus="yes">
        <source>No mistakes so far, %n cell(s) left.</source>
        <translation>
            <numerusform>Tot nu toe geen fouten, nog %n cel.</numerusform>
            <numerusform>Tot nu toe geen fouten, nog %n cellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to Before the Mistake</source>
        <translation>Terug naar vóór de fout</translation>
    </message>
    <message>
        <source>There is no mistake on the board.</source>
        <translation>Er staat geen fout op het bord.</translation>
    </message>
    <message>
        <source>Back to before the mistake. Redo brings the later moves back.</source>
        <translation>Terug naar vóór de fout. Opnieuw brengt de latere zetten terug.</translation>
    </message>
    <message>
        <source>What was wrong has been removed from the board.</source>
        <translation>Wat fout was, is van het bord gehaald.</translation>
    </message>
    <message>
        <source>The puzzle is already solved.</source>
        <translation>De puzzel is al opgelost.</translation>
    </message>
    <message>
        <source>Solved for you.</source>
        <translation>Voor je opgelost.</translation>
    </message>
    <message>
        <source>Take It Back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Erase It</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>Erase Them</source>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Het spel is gepauzeerd.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::CollectionEditor</name>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>%1 heet nu %2.</translation>
    </message>
    <message>
        <source>The collection %1 is deleted. Its puzzles stay in the library.</source>
        <translation>De verzameling %1 is verwijderd. De puzzels blijven in de bibliotheek.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) taken out of %1.</source>
        <translation>
            <numerusform>%n puzzel uit %1 gehaald.</numerusform>
            <numerusform>%n puzzels uit %1 gehaald.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>Teruggenomen.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n puzzel toegevoegd aan “%1”.</numerusform>
            <numerusform>%n puzzels toegevoegd aan “%1”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tagged %1.</source>
        <translation>
            <numerusform>%n puzzel kreeg het label %1.</numerusform>
            <numerusform>%n puzzels kregen het label %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) no longer tagged %1.</source>
        <translation>
            <numerusform>%n puzzel heeft het label %1 niet meer.</numerusform>
            <numerusform>%n puzzels hebben het label %1 niet meer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) moved to “%1”.</source>
        <translation>
            <numerusform>%n puzzel verplaatst naar “%1”.</numerusform>
            <numerusform>%n puzzels verplaatst naar “%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not changed: the library&apos;s server is away.</source>
        <translation>Dit is niet gewijzigd: de server van de bibliotheek is weg.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::DailyPuzzles</name>
    <message>
        <source>Daily %1, %2</source>
        <translation>Dagpuzzel %1, %2</translation>
    </message>
    <message>
        <source>The daily puzzle is on the board.</source>
        <translation>De dagpuzzel staat op het bord.</translation>
    </message>
    <message>
        <source>A puzzle of an earlier day: it counts for no streak.</source>
        <translation>Een puzzel van een eerdere dag: hij telt niet voor een reeks.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Examiner</name>
    <message>
        <source>The game is paused.</source>
        <translation>Het spel is gepauzeerd.</translation>
    </message>
    <message>
        <source>Hints start once the puzzle is typed in and you play it.</source>
        <translation>Hints zijn er zodra de puzzel is ingetypt en je hem speelt.</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>De puzzel is opgelost.</translation>
    </message>
    <message>
        <source>The puzzle is still being checked; try again in a moment.</source>
        <translation>De puzzel wordt nog gecontroleerd; probeer het zo nog eens.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::HintController</name>
    <message numerus="yes">
        <source>%n move(s) ago</source>
        <translation>
            <numerusform>%n zet geleden</numerusform>
            <numerusform>%n zetten geleden</numerusform>
        </translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>vanaf het begin</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what, when</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>None of the techniques that are switched on finds a step here.</source>
        <translation>Geen van de ingeschakelde technieken vindt hier een stap.</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Gedaan: %1</translation>
    </message>
    <message>
        <source>Why is %1 gone from %2?</source>
        <translation>Waarom is %1 weg uit %2?</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <translation>Waarom niet %1 in %2?</translation>
    </message>
    <message>
        <source>Nothing rules out %1 in %2.</source>
        <translation>Niets sluit %1 in %2 uit.</translation>
    </message>
    <message>
        <source>The hint is closed.</source>
        <translation>De hint is gesloten.</translation>
    </message>
    <message>
        <source>The first mistake: %1 in %2</source>
        <translation>De eerste fout: %1 in %2</translation>
    </message>
    <message>
        <source>The first mistake: %1 removed from %2</source>
        <translation>De eerste fout: %1 weggestreept uit %2</translation>
    </message>
    <message>
        <source>The puzzle itself rules out %1 in %2.</source>
        <translation>De puzzel zelf sluit %1 in %2 uit.</translation>
    </message>
    <message>
        <source>It is wrong, but there is no short reason why.</source>
        <translation>Het is fout, maar er is geen korte reden waarom.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryImport</name>
    <message>
        <source>Cancelled.</source>
        <translation>Geannuleerd.</translation>
    </message>
    <message>
        <source>No puzzle was found.</source>
        <translation>Er is geen puzzel gevonden.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had already, as they are or turned around.</source>
        <translation>
            <numerusform>%n ervan had je al, zo of gedraaid.</numerusform>
            <numerusform>%n ervan had je al, zo of gedraaid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, which have not exactly one solution or cannot be read.</source>
        <translation>
            <numerusform>%n weggelaten, die niet precies één oplossing heeft of niet te lezen is.</numerusform>
            <numerusform>%n weggelaten, die niet precies één oplossing hebben of niet te lezen zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No puzzles in %n file(s).</source>
        <translation>
            <numerusform>Geen puzzels in %n bestand.</numerusform>
            <numerusform>Geen puzzels in %n bestanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>%n puzzel toegevoegd aan “%1”.</numerusform>
            <numerusform>%n puzzels toegevoegd aan “%1”.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept on this computer until the library&apos;s server is back.</source>
        <translation>Het blijft op deze computer tot de server van de bibliotheek terug is.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryModel</name>
    <message>
        <source>Loading</source>
        <translation>Laden</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryPlace</name>
    <message>
        <source>The library was damaged and begins anew. The old one is kept as %1.</source>
        <translation>De bibliotheek was beschadigd en begint opnieuw. De oude is bewaard als %1.</translation>
    </message>
    <message>
        <source>Ninefold uses a library on this computer for now, and writes what you do to the server as soon as it is back.</source>
        <translation>Ninefold gebruikt voorlopig een bibliotheek op deze computer, en schrijft wat je doet op de server zodra die terug is.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back, and has what you did meanwhile.</source>
        <translation>De server van de bibliotheek is terug, en heeft wat je intussen deed.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back.</source>
        <translation>De server van de bibliotheek is terug.</translation>
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
        <translation>opgelost in %1</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>opgelost</translation>
    </message>
    <message>
        <source>%1 percent filled</source>
        <translation>%1 procent gevuld</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Opgelost</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nieuw</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <comment>time</comment>
        <translation>Opgelost in %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %1, %n hint(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>Opgelost in %1, %n hint</numerusform>
            <numerusform>Opgelost in %1, %n hints</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 filled</source>
        <comment>share of a puzzle</comment>
        <translation>%1 gevuld</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Nog niet gespeeld</translation>
    </message>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gisteren</translation>
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
        <translation>Alle puzzels</translation>
    </message>
    <message>
        <source>To Practise</source>
        <translation>Om te oefenen</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>%1 van %2 opgelost</translation>
    </message>
</context>
<context>
    <name>ninefold::session::MoveNaming</name>
    <message>
        <source>%1: right, but not by a step that I know.</source>
        <comment>a move</comment>
        <translation>%1: goed, maar niet door een stap die ik ken.</translation>
    </message>
    <message>
        <source>%1: you used %2.</source>
        <comment>a move, a technique</comment>
        <translation>%1: je gebruikte %2.</translation>
    </message>
    <message>
        <source>Right, but not by a step that I know: perhaps a guess.</source>
        <translation>Goed, maar niet door een stap die ik ken: misschien een gok.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::OpenedGames</name>
    <message>
        <source>The game is saved again.</source>
        <translation>Het spel wordt weer opgeslagen.</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>Eerste puzzel</translation>
    </message>
    <message>
        <source>This game is on the board already.</source>
        <translation>Dit spel staat al op het bord.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Ongedaan gemaakt: %1</translation>
    </message>
    <message>
        <source>Back to the previous game: %1</source>
        <translation>Terug naar het vorige spel: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Opnieuw gedaan: %1</translation>
    </message>
    <message>
        <source>Forward again to the next game: %1</source>
        <translation>Weer vooruit naar het volgende spel: %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Het spel is gepauzeerd.</translation>
    </message>
    <message>
        <source>The puzzle starts again. Undo brings your digits back.</source>
        <translation>De puzzel begint opnieuw. Ongedaan maken brengt je cijfers terug.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Preferences</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>De instellingen konden niet worden opgeslagen.</translation>
    </message>
    <message>
        <source>Board at %1 %.</source>
        <translation>Bord op %1 %.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleEntry</name>
    <message>
        <source>My puzzle</source>
        <translation>Mijn puzzel</translation>
    </message>
    <message>
        <source>Type the digits of your puzzle.</source>
        <translation>Typ de cijfers van je puzzel.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Discard It</source>
        <translation>Weggooien</translation>
    </message>
    <message>
        <source>Type the digits of the puzzle row by row; 0, Space or a full stop leaves a cell empty.</source>
        <translation>Typ de cijfers van de puzzel rij voor rij; 0, Spatie of een punt laat een cel leeg.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) so far; a puzzle with one solution has at least 17.</source>
        <translation>
            <numerusform>Tot nu toe %n cijfer; een puzzel met één oplossing heeft er minstens 17.</numerusform>
            <numerusform>Tot nu toe %n cijfers; een puzzel met één oplossing heeft er minstens 17.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleMaker</name>
    <message>
        <source>A new puzzle is being made: %1</source>
        <translation>Er wordt een nieuwe puzzel gemaakt: %1</translation>
    </message>
    <message>
        <source>New puzzle: %1.</source>
        <translation>Nieuwe puzzel: %1.</translation>
    </message>
    <message>
        <source>Cancelled. Your game continues.</source>
        <translation>Geannuleerd. Je spel gaat verder.</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found: %1. Another try may find one.</source>
        <translation>Er is geen puzzel van deze soort gevonden: %1. Een nieuwe poging vindt er misschien een.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Recognition</name>
    <message>
        <source>You have this puzzle in the library: %1.</source>
        <comment>name</comment>
        <translation>Deze puzzel staat in je bibliotheek: %1.</translation>
    </message>
    <message>
        <source>Its rating is %1.</source>
        <translation>De waardering is %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <comment>time</comment>
        <translation>Je loste hem op in %1.</translation>
    </message>
    <message>
        <source>You have this puzzle in the library.</source>
        <translation>Deze puzzel staat in je bibliotheek.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::RunPages</name>
    <message>
        <source>Another run has started; the page of the previous one was not saved.</source>
        <translation>Een andere run is begonnen; de pagina van de vorige is niet opgeslagen.</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>De pagina kon niet worden gemaakt.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Session</name>
    <message>
        <source>You asked for help with %1 %2 times: practise it?</source>
        <comment>a technique, a number from 3 on</comment>
        <translation>Je vroeg %2 keer hulp bij %1: oefenen?</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Nu niet</translation>
    </message>
</context>
<context>
    <name>ninefold::session::StepsController</name>
    <message numerus="yes">
        <source>%n step(s) so far...</source>
        <translation>
            <numerusform>%n stap tot nu toe...</numerusform>
            <numerusform>%n stappen tot nu toe...</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the steps to the solution...</source>
        <translation>De stappen naar de oplossing worden gezocht...</translation>
    </message>
    <message>
        <source>Looking for steps...</source>
        <translation>Stappen worden gezocht...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestopt.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); then none of the techniques that are switched on finds another.</source>
        <translation>
            <numerusform>%n stap; daarna vindt geen van de ingeschakelde technieken er nog een.</numerusform>
            <numerusform>%n stappen; daarna vindt geen van de ingeschakelde technieken er nog een.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done; one undo takes them back.</source>
        <translation>
            <numerusform>%n stap gedaan; één keer ongedaan maken neemt hem terug.</numerusform>
            <numerusform>%n stappen gedaan; één keer ongedaan maken neemt ze terug.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>Gedaan: %1</translation>
    </message>
    <message>
        <source>There is a mistake on the board; a hint shows the first one.</source>
        <translation>Er staat een fout op het bord; een hint toont de eerste.</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n step(s), hardest: %1</source>
        <translation>
            <numerusform>Opgelost in %n stap, moeilijkste: %1</numerusform>
            <numerusform>Opgelost in %n stappen, moeilijkste: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is another game: press Solution Path or All Steps Now.</source>
        <translation>Dit is een ander spel: druk op Oplossingspad of Alle stappen nu.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be done now; each line does something new.</source>
        <translation>
            <numerusform>%n stap kan nu worden gedaan; elke regel doet iets nieuws.</numerusform>
            <numerusform>%n stappen kunnen nu worden gedaan; elke regel doet iets nieuws.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Trainer</name>
    <message>
        <source>The digits that are set stay.</source>
        <translation>De gezette cijfers blijven staan.</translation>
    </message>
    <message>
        <source>No position was found. Please choose another technique.</source>
        <translation>Er is geen stelling gevonden. Kies een andere techniek.</translation>
    </message>
    <message>
        <source>%1 is no candidate here.</source>
        <translation>%1 is hier geen kandidaat.</translation>
    </message>
    <message>
        <source>%1 is no candidate in these cells.</source>
        <translation>%1 is in deze cellen geen kandidaat.</translation>
    </message>
</context>
<context>
    <name>ninefold::store::Journal</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>er is geen ruimte meer op de schijf</translation>
    </message>
</context>
<context>
    <name>ninefold::store::SavedGames</name>
    <message>
        <source>This game cannot be saved (%1). You can play on; every move tries again.</source>
        <translation>Dit spel kan niet worden opgeslagen (%1). Je kunt verder spelen; elke zet probeert het opnieuw.</translation>
    </message>
    <message>
        <source>A saved game is damaged; what could be read of it is on the board.</source>
        <translation>Een opgeslagen spel is beschadigd; wat ervan te lezen was, staat op het bord.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>Het bestand is bewaard als %1.</translation>
    </message>
    <message>
        <source>This game was opened in another window too. Here it continues as a copy.</source>
        <translation>Dit spel is ook in een ander venster geopend. Hier gaat het als kopie verder.</translation>
    </message>
    <message>
        <source>No lock can be made for this game. Please do not open it in a second window.</source>
        <translation>Dit spel kan niet worden vergrendeld. Open het niet in een tweede venster.</translation>
    </message>
    <message>
        <source>The file of this game had been removed. It has been written again.</source>
        <translation>Het bestand van dit spel was verwijderd. Het is opnieuw geschreven.</translation>
    </message>
    <message>
        <source>Another program changed the file of this game. It has been written anew; what stood there is kept as %1.</source>
        <translation>Een ander programma heeft het bestand van dit spel gewijzigd. Het is opnieuw geschreven; wat er stond, is bewaard als %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BoardView</name>
    <message>
        <source>Row %1</source>
        <translation>Rij %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Kolom %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Sudokubord</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BusyStrip</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Cancel (Esc). Your game stays as it is.</source>
        <translation>Annuleren (Esc). Je spel blijft zoals het is.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Column</name>
    <message>
        <source>Pages</source>
        <translation>Pagina’s</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Notice</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::RatingCurve</name>
    <message>
        <source>The hardest step is number %1 of %2, rated %3.</source>
        <translation>De moeilijkste stap is nummer %1 van %2, gewaardeerd op %3.</translation>
    </message>
    <message numerus="yes">
        <source>Ratings of %n step(s), at most %1</source>
        <translation>
            <numerusform>%n stap, waardering %1</numerusform>
            <numerusform>%n stappen, waardering tot %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Stap %1: %2</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Commands</name>
    <message>
        <source>Toolbar</source>
        <translation>Werkbalk</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Hulpmiddelen</translation>
    </message>
</context>
<context>
    <name>ninefold::window::CrashOffer</name>
    <message>
        <source>Ninefold crashed the last time. Your games are as they were, and there is a report.</source>
        <translation>Ninefold is de vorige keer gecrasht. Je spellen zijn zoals ze waren, en er is een rapport.</translation>
    </message>
    <message>
        <source>Show the Report</source>
        <translation>Rapport tonen</translation>
    </message>
    <message>
        <source>Delete It</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Nu niet</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Exporter</name>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG-afbeelding (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG-afbeelding (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>De afbeelding kon niet worden gemaakt.</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Geëxporteerd als %1.</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>PDF-pagina (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) saved.</source>
        <translation>
            <numerusform>%n afbeelding opgeslagen.</numerusform>
            <numerusform>%n afbeeldingen opgeslagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>Map voor de afbeeldingen</translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>Afbeeldingen worden opgeslagen...</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Opgeslagen als %1.</translation>
    </message>
    <message>
        <source>Copied as 81 characters.</source>
        <translation>Gekopieerd als 81 tekens.</translation>
    </message>
    <message>
        <source>Copied as “%1”.</source>
        <translation>Gekopieerd als “%1”.</translation>
    </message>
    <message>
        <source>Animated Picture</source>
        <translation>Bewegende afbeelding</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>Bewegende GIF (*.gif)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png)</source>
        <translation>Bewegende PNG (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 so far...</source>
        <translation>
            <numerusform>%n afbeelding van %1 tot nu toe...</numerusform>
            <numerusform>%n afbeeldingen van %1 tot nu toe...</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>No more pictures are saved.</source>
        <translation>Er worden geen afbeeldingen meer opgeslagen.</translation>
    </message>
    <message>
        <source>Web Page</source>
        <translation>Webpagina</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webpagina (*.html)</translation>
    </message>
    <message>
        <source>Saving the page...</source>
        <translation>De pagina wordt opgeslagen...</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Importer</name>
    <message>
        <source>Pasted puzzles</source>
        <translation>Geplakte puzzels</translation>
    </message>
    <message>
        <source>Pasted puzzle</source>
        <translation>Geplakte puzzel</translation>
    </message>
    <message>
        <source>%1 puzzles.</source>
        <translation>%1 puzzels.</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first: %1</source>
        <translation>
            <numerusform>%n kon niet worden gelezen; de eerste: %1</numerusform>
            <numerusform>%n konden niet worden gelezen; de eerste: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 en nog %n bestand</numerusform>
            <numerusform>%1 en nog %n bestanden</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>Niet gelezen: %1.</translation>
    </message>
    <message>
        <source>This is not on your computer and was not opened: %1.</source>
        <translation>Dit staat niet op je computer en is niet geopend: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only one line is a Sudoku; %n other(s) could not be used.</source>
        <translation>
            <numerusform>Maar één regel is een sudoku; %n andere is niet bruikbaar.</numerusform>
            <numerusform>Maar één regel is een sudoku; %n andere zijn niet bruikbaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>De eerste is regel %1.</translation>
    </message>
    <message>
        <source>There is no text and no picture on the clipboard.</source>
        <translation>Er staat geen tekst en geen afbeelding op het klembord.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::KeyHints</name>
    <message>
        <source>1–9 write a digit</source>
        <translation>1–9 schrijft een cijfer</translation>
    </message>
    <message>
        <source>1–9 write candidates</source>
        <translation>1–9 schrijft kandidaten</translation>
    </message>
    <message>
        <source>1–9 write corner marks</source>
        <translation>1–9 schrijft hoeknotities</translation>
    </message>
    <message>
        <source>1–9 write centre marks</source>
        <translation>1–9 schrijft middennotities</translation>
    </message>
    <message>
        <source>drag from candidate to candidate to draw a link</source>
        <translation>sleep van kandidaat naar kandidaat voor een lijn</translation>
    </message>
    <message>
        <source>Space plays</source>
        <translation>Spatie speelt af</translation>
    </message>
    <message>
        <source>← → one event</source>
        <translation>← → één gebeurtenis</translation>
    </message>
    <message>
        <source>+ − speed</source>
        <translation>+ − snelheid</translation>
    </message>
    <message>
        <source>%1 says more</source>
        <translation>%1 zegt meer</translation>
    </message>
    <message>
        <source>%1 applies</source>
        <translation>%1 past toe</translation>
    </message>
    <message>
        <source>%1 closes the hint</source>
        <translation>%1 sluit de hint</translation>
    </message>
    <message>
        <source>↑ ↓ choose a step</source>
        <translation>↑ ↓ kiest een stap</translation>
    </message>
    <message>
        <source>%1 changes the mode</source>
        <translation>%1 verandert de modus</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 hint</translation>
    </message>
    <message>
        <source>Alt+1–9 highlights a digit</source>
        <translation>Alt+1–9 markeert een cijfer</translation>
    </message>
    <message>
        <source>%1 all keys</source>
        <translation>%1 alle toetsen</translation>
    </message>
    <message>
        <source>Enter next puzzle</source>
        <translation>Enter volgende puzzel</translation>
    </message>
    <message>
        <source>R replay</source>
        <translation>R terugkijken</translation>
    </message>
    <message>
        <source>A analyse</source>
        <translation>A analyse</translation>
    </message>
    <message>
        <source>Esc keeps the board</source>
        <translation>Esc houdt het bord</translation>
    </message>
    <message>
        <source>%1 still goes back</source>
        <translation>%1 gaat nog terug</translation>
    </message>
    <message>
        <source>Shift+← → dead ends</source>
        <translation>Shift+← → doodlopende wegen</translation>
    </message>
    <message>
        <source>1–9 colour a cell, a middle click a candidate</source>
        <translation>1–9 kleurt een cel, een middelklik een kandidaat</translation>
    </message>
    <message>
        <source>%1 resumes the game</source>
        <translation>%1 hervat het spel</translation>
    </message>
    <message>
        <source>Alt+← → steps to the note</source>
        <translation>Alt+← → stappen naar de notitie</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Lists</name>
    <message>
        <source>Saved as %1.</source>
        <translation>Opgeslagen als %1.</translation>
    </message>
    <message>
        <source>Saving...</source>
        <translation>Opslaan...</translation>
    </message>
    <message>
        <source>The generated puzzles are kept under File, Open Recent, %1.</source>
        <translation>De gemaakte puzzels staan onder Bestand, Recent geopend, %1.</translation>
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
        <translation>%1. Esc annuleert.</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>Er staat een puzzel op het klembord.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>Nu niet</translation>
    </message>
    <message>
        <source>You are trying something out, in a second colour. %1 keeps it, %2 drops it.</source>
        <translation>Je probeert iets uit, in een tweede kleur. %1 houdt het, %2 gooit het weg.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Opgelost in %1.</translation>
    </message>
    <message>
        <source>Without any help.</source>
        <translation>Zonder enige hulp.</translation>
    </message>
    <message numerus="yes">
        <source>Help was used %n time(s).</source>
        <translation>
            <numerusform>%n keer hulp gebruikt.</numerusform>
            <numerusform>%n keer hulp gebruikt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) belong to the puzzle and cannot be changed.</source>
        <translation>
            <numerusform>%n gegeven cijfer hoort bij de puzzel en kan niet worden gewijzigd.</numerusform>
            <numerusform>%n gegeven cijfers horen bij de puzzel en kunnen niet worden gewijzigd.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change here.</source>
        <translation>Hier valt niets te wijzigen.</translation>
    </message>
    <message>
        <source>%1  ·  Saved</source>
        <translation>%1  ·  Opgeslagen</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>De cijfertoetsen schrijven nu cijfers.</translation>
    </message>
    <message>
        <source>The digit keys now write candidates.</source>
        <translation>De cijfertoetsen schrijven nu kandidaten.</translation>
    </message>
    <message>
        <source>The digit keys now write corner marks.</source>
        <translation>De cijfertoetsen schrijven nu hoeknotities.</translation>
    </message>
    <message>
        <source>The digit keys now write centre marks.</source>
        <translation>De cijfertoetsen schrijven nu middennotities.</translation>
    </message>
    <message>
        <source>The digit keys now colour cells.</source>
        <translation>De cijfertoetsen kleuren nu cellen.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>%n cel geselecteerd.</numerusform>
            <numerusform>%n cellen geselecteerd.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: the clock stands still and the board is covered.</source>
        <translation>Pauze: de klok staat stil en het bord is bedekt.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Het spel gaat verder.</translation>
    </message>
    <message>
        <source>The selected cell: row %1, column %2</source>
        <translation>De geselecteerde cel: rij %1, kolom %2</translation>
    </message>
    <message>
        <source>Drag from candidate to candidate to draw a link, or type the digit at each end.</source>
        <translation>Sleep van kandidaat naar kandidaat om een lijn te trekken, of typ het cijfer aan elk uiteinde.</translation>
    </message>
    <message>
        <source>A link begins at %1 in %2. Go to its other end and type the digit there; the same once more drops it.</source>
        <translation>Een lijn begint bij %1 in %2. Ga naar het andere uiteinde en typ daar het cijfer; hetzelfde nog eens gooit haar weg.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Het spel is gepauzeerd.</translation>
    </message>
    <message>
        <source>This digit belongs to the puzzle and cannot be changed.</source>
        <translation>Dit cijfer hoort bij de puzzel en kan niet worden gewijzigd.</translation>
    </message>
    <message>
        <source>All cells are filled, but not every digit is right.</source>
        <translation>Alle cellen zijn gevuld, maar niet elk cijfer klopt.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Controleren</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>The cells with two candidates are highlighted.</source>
        <translation>De cellen met twee kandidaten zijn gemarkeerd.</translation>
    </message>
    <message>
        <source>The digit %1 is highlighted.</source>
        <translation>Het cijfer %1 is gemarkeerd.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PictureSeries</name>
    <message>
        <source>Another run has started; no more pictures of the previous one are saved.</source>
        <translation>Een andere run is begonnen; van de vorige worden geen afbeeldingen meer opgeslagen.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a run, event 12</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>De afbeelding kon niet worden gemaakt.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Printing</name>
    <message>
        <source>Save as PDF</source>
        <translation>Opslaan als PDF</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>PDF-pagina’s (*.pdf)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Geannuleerd.</translation>
    </message>
    <message numerus="yes">
        <source>Sent to the printer: %n page(s).</source>
        <translation>
            <numerusform>Naar de printer gestuurd: %n pagina.</numerusform>
            <numerusform>Naar de printer gestuurd: %n pagina’s.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>De pagina’s konden niet worden gemaakt.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n page(s).</source>
        <translation>
            <numerusform>Opgeslagen als %1: %n pagina.</numerusform>
            <numerusform>Opgeslagen als %1: %n pagina’s.</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer accepted nothing. Is it ready?</source>
        <translation>De printer nam niets aan. Staat hij klaar?</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PuzzleRoom</name>
    <message>
        <source>Board of my game</source>
        <translation>Bord van mijn spel</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>Sudokubord</translation>
    </message>
    <message>
        <source>Back in your game.</source>
        <translation>Terug in je spel.</translation>
    </message>
    <message>
        <source>Nothing is highlighted any more.</source>
        <translation>Er is niets meer gemarkeerd.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::RoomDeck</name>
    <message>
        <source>Rooms</source>
        <translation>Ruimtes</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzel</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Start</name>
    <message>
        <source>Click a cell, type a digit. %1 gives a hint.</source>
        <translation>Klik op een cel, typ een cijfer. %1 geeft een hint.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message>
        <source>&amp;Generate Several...</source>
        <translation>M&amp;eerdere maken...</translation>
    </message>
    <message>
        <source>all cells filled</source>
        <translation>alle cellen gevuld</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>nog %n cel</numerusform>
            <numerusform>nog %n cellen</numerusform>
        </translation>
    </message>
    <message>
        <source>No file has been opened yet</source>
        <translation>Er is nog geen bestand geopend</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>Deze lijst &amp;leegmaken</translation>
    </message>
    <message>
        <source>Same as the &amp;System</source>
        <translation>Zoals het &amp;systeem</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Licht</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Donker</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>Hoog &amp;contrast</translation>
    </message>
    <message>
        <source>&amp;Hardest of a Grid</source>
        <translation>&amp;Moeilijkste van een rooster</translation>
    </message>
    <message>
        <source>Climbs from a full grid to the puzzle with the most branching that it reaches</source>
        <translation>Klimt van een vol rooster naar de puzzel met de meeste vertakking die het bereikt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the time of a bookmark, and how many cells were left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No bookmark has been set yet</source>
        <translation>Er is nog geen bladwijzer gezet</translation>
    </message>
</context>
</TS>
