<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>Abouts</name>
    <message>
        <source>A row, column or box in which only one cell is empty. Eight of its cells are filled, so eight different digits are used, and one digit A is missing. A goes into the empty cell.</source>
        <translation>صف أو عمود أو مربع فيه خانة فارغة واحدة فقط. ثماني خانات منه مملوءة، فثمانية أرقام مختلفة مستعملة، ورقم واحد A ناقص. يوضع A في الخانة الفارغة.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with a single gap, and count from 1 to 9 to find the digit that is missing.</source>
        <translation>ابحث عن صف أو عمود أو مربع فيه فراغ واحد، وعُدّ من 1 إلى 9 لتجد الرقم الناقص.</translation>
    </message>
    <message>
        <source>Each row, column and box has nine cells and needs each of the nine digits once.</source>
        <translation>في كل صف وعمود ومربع تسع خانات، ويحتاج إلى كل من الأرقام التسعة مرة واحدة.</translation>
    </message>
    <message>
        <source>Eight cells are filled, with eight different digits.</source>
        <translation>ثماني خانات مملوءة بثمانية أرقام مختلفة.</translation>
    </message>
    <message>
        <source>Only A is missing, and only one cell is free. So A goes there.</source>
        <translation>الناقص هو A فقط، والفارغ خانة واحدة فقط. إذن يوضع A هناك.</translation>
    </message>
    <message>
        <source>A digit A that fits into only one cell of a row, column or box. Each of the other cells is filled, or shares a row, column or box with an A that is already there. So A goes into the cell that is left.</source>
        <translation>رقم A لا يمكن وضعه إلا في خانة واحدة من صف أو عمود أو مربع. كل خانة أخرى إما مملوءة، وإما تشترك في صف أو عمود أو مربع مع A موجود. إذن يوضع A في الخانة الباقية.</translation>
    </message>
    <message>
        <source>Choose a digit that is on the board often. Follow its rows and columns into a box that does not have it yet, and see which cells are left.</source>
        <translation>اختر رقمًا يتكرر كثيرًا على اللوحة. تتبّع صفوفه وأعمدته إلى مربع لا يوجد فيه بعد، وانظر أي الخانات تبقى.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and it has none yet.</source>
        <translation>يحتاج الصف أو العمود أو المربع إلى A، وليس فيه A بعد.</translation>
    </message>
    <message>
        <source>A cell that is filled has no room for it.</source>
        <translation>الخانة المملوءة لا مكان فيها له.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with another A cannot be A, because A would be there twice.</source>
        <translation>الخانة التي تشترك في صف أو عمود أو مربع مع A آخر لا يمكن أن تكون A، وإلا تكرر A مرتين.</translation>
    </message>
    <message>
        <source>One cell is left. The A must be somewhere, so it is there.</source>
        <translation>تبقى خانة واحدة. لا بد أن يكون A في مكان ما، فهو هناك.</translation>
    </message>
    <message>
        <source>A cell that can only be A. Its row, its column and its box together already hold the eight other digits. Every cell needs a digit, so this one is A.</source>
        <translation>خانة لا يمكن أن تكون إلا A. صفها وعمودها ومربعها معًا فيها الأرقام الثمانية الأخرى. كل خانة تحتاج إلى رقم، فهذه الخانة A.</translation>
    </message>
    <message>
        <source>Look where a full row, column and box cross, and count which digits the cell meets. With all candidates written, look for a cell with only one.</source>
        <translation>انظر حيث يتقاطع صف وعمود ومربع ممتلئة، وعُدّ الأرقام التي تقابلها الخانة. إن كانت كل المرشحات مكتوبة، فابحث عن خانة فيها مرشح واحد فقط.</translation>
    </message>
    <message>
        <source>The cell cannot be a digit that its row already has, nor one of its column or box.</source>
        <translation>لا يمكن أن تكون الخانة رقمًا موجودًا في صفها أو عمودها أو مربعها.</translation>
    </message>
    <message>
        <source>Together these are eight different digits: all but A.</source>
        <translation>هذه معًا ثمانية أرقام مختلفة: كلها ما عدا A.</translation>
    </message>
    <message>
        <source>The cell must hold some digit. Only A is left, so it is A.</source>
        <translation>لا بد للخانة من رقم. لم يبق إلا A، فهي A.</translation>
    </message>
    <message>
        <source>All cells that can be filled now, in one step. Each has only one candidate left, or is the only place for its digit in a row, column or box. None of them waits for another, so their order does not matter.</source>
        <translation>كل الخانات التي يمكن ملؤها الآن، في خطوة واحدة. كل منها لم يبق فيها إلا مرشح واحد، أو هي المكان الوحيد لرقمها في صف أو عمود أو مربع. لا تنتظر إحداها الأخرى، فالترتيب لا يهم.</translation>
    </message>
    <message>
        <source>Go through the digits from 1 to 9, and then through the cells that meet many digits.</source>
        <translation>مُرّ على الأرقام من 1 إلى 9، ثم على الخانات التي تقابل أرقامًا كثيرة.</translation>
    </message>
    <message>
        <source>Each of the cells follows by itself: by a Hidden Single or by a Naked Single.</source>
        <translation>كل خانة منها تنتج وحدها: بمفرد مخفي أو بمفرد ظاهر.</translation>
    </message>
    <message>
        <source>A digit that is right stays right when another right digit is written.</source>
        <translation>الرقم الصحيح يبقى صحيحًا عندما يُكتب رقم صحيح آخر.</translation>
    </message>
    <message>
        <source>So all of them may be written at once.</source>
        <translation>إذن يجوز كتابتها كلها دفعة واحدة.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. All places for A in one box lie in one row or column, or all its places in a row or column lie in one box, so A cannot be in the rest. That leaves A only one place somewhere else, and there it goes.</source>
        <translation>خطوتان معًا لا تحتاجان إلى كتابة مرشحات. كل أماكن A في مربع تقع في صف واحد أو عمود واحد، أو كل أماكنه في صف أو عمود تقع في مربع واحد، فلا يمكن أن يكون A في الباقي. وهذا يترك لـ A مكانًا واحدًا في موضع آخر، فيوضع هناك.</translation>
    </message>
    <message>
        <source>When a digit has two or three places side by side in a box, follow their row or column into the next boxes. There it may have only one place left.</source>
        <translation>عندما يكون لرقم مكانان أو ثلاثة متجاورة في مربع، تتبّع صفها أو عمودها إلى المربعات التالية. قد يبقى له هناك مكان واحد فقط.</translation>
    </message>
    <message>
        <source>All places for A in the first box lie in one row, and the box needs an A. So the A of that row is in this box.</source>
        <translation>كل أماكن A في المربع الأول تقع في صف واحد، والمربع يحتاج إلى A. إذن A ذلك الصف في هذا المربع.</translation>
    </message>
    <message>
        <source>The row has only one A. So none of its cells in other boxes can be A.</source>
        <translation>في الصف A واحد فقط. إذن لا يمكن أن تكون أي خانة منه في المربعات الأخرى A.</translation>
    </message>
    <message>
        <source>Another row, column or box had its places for A in these cells, and in one more. Only that one is left.</source>
        <translation>صف أو عمود أو مربع آخر كانت أماكن A فيه في هذه الخانات وفي خانة أخرى. لم يبق إلا تلك الخانة.</translation>
    </message>
    <message>
        <source>So A goes there. With a column instead of the row, or a line first and its box then, the reason is the same.</source>
        <translation>إذن يوضع A هناك. مع عمود بدل الصف، أو خط أولًا ثم مربع، السبب نفسه.</translation>
    </message>
    <message>
        <source>Two steps at once, for which no candidates need to be written. Two or three digits fit only into two or three cells of a row, column or box, so they fill these cells. Another digit of the same row, column or box then has only one place left.</source>
        <translation>خطوتان معًا لا تحتاجان إلى كتابة مرشحات. رقمان أو ثلاثة لا مكان لها إلا في خانتين أو ثلاث من صف أو عمود أو مربع، فهي تملأ هذه الخانات. فيبقى لرقم آخر من الصف أو العمود أو المربع نفسه مكان واحد فقط.</translation>
    </message>
    <message>
        <source>Look for two digits that are ruled out in the same cells of a box. Keep the two cells that are left for them, and see what that means for the other digits.</source>
        <translation>ابحث عن رقمين مستبعدين من الخانات نفسها في مربع. احفظ الخانتين الباقيتين لهما، وانظر ماذا يعني ذلك للأرقام الأخرى.</translation>
    </message>
    <message>
        <source>Say the digits are two, and both fit into the same two cells only. Both must be somewhere, and a cell holds one digit.</source>
        <translation>لنفرض أن الأرقام اثنان، وكلاهما لا مكان له إلا في الخانتين نفسيهما. كلاهما يجب أن يكون في مكان ما، والخانة تتسع لرقم واحد.</translation>
    </message>
    <message>
        <source>So these two cells hold these two digits, and nothing else.</source>
        <translation>إذن في هاتين الخانتين هذان الرقمان، ولا شيء غيرهما.</translation>
    </message>
    <message>
        <source>A third digit loses its places there. In the row, column or box it has one place left, so it goes there.</source>
        <translation>يفقد رقم ثالث أماكنه هناك. يبقى له في الصف أو العمود أو المربع مكان واحد، فيوضع هناك.</translation>
    </message>
    <message>
        <source>With three digits in three cells the reason is the same.</source>
        <translation>مع ثلاثة أرقام في ثلاث خانات السبب نفسه.</translation>
    </message>
    <message>
        <source>A digit A that fits into a box only in cells of one row, or only in cells of one column. The box needs an A, so one of these cells is A. So A can be removed from the other cells of that row or column, outside the box.</source>
        <translation>رقم A لا مكان له في مربع إلا في خانات صف واحد، أو خانات عمود واحد. المربع يحتاج إلى A، فإحدى هذه الخانات A. إذن يمكن حذف A من الخانات الأخرى في ذلك الصف أو العمود خارج المربع.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for boxes in which its two or three places are all in one row or all in one column; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>أبرز الأرقام واحدًا بعد الآخر. ابحث عن مربعات يقع فيها المكانان أو الأماكن الثلاثة كلها في صف واحد أو عمود واحد؛ والفراغ بينها لا يهم. كثيرًا ما لا يوجد شيء للحذف: فابحث عن التالي.</translation>
    </message>
    <message>
        <source>The box needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>يحتاج المربع إلى A، ولا يمكن أن تكون A إلا هاتان الخانتان أو الثلاث. إذن إحداها A.</translation>
    </message>
    <message>
        <source>They all lie in the same row. Whichever of them is A, the row then has its A.</source>
        <translation>كلها في الصف نفسه. أيًّا كانت A منها، فقد صار في الصف A.</translation>
    </message>
    <message>
        <source>A second A in the row is not allowed. So no other cell of the row can be A. With a column it is the same.</source>
        <translation>لا يجوز A ثانٍ في الصف. إذن لا يمكن أن تكون أي خانة أخرى من الصف A. ومع العمود الأمر نفسه.</translation>
    </message>
    <message>
        <source>A digit A that fits into a row, or into a column, only in cells of one box. The row or column needs an A, so one of these cells is A. So A can be removed from the other cells of the box.</source>
        <translation>رقم A لا مكان له في صف أو عمود إلا في خانات مربع واحد. الصف أو العمود يحتاج إلى A، فإحدى هذه الخانات A. إذن يمكن حذف A من الخانات الأخرى في المربع.</translation>
    </message>
    <message>
        <source>Highlight one digit after the other. Look for rows and columns in which its two or three places are all in one box; a gap between them does not matter. Often nothing is there to remove: then look for the next one.</source>
        <translation>أبرز الأرقام واحدًا بعد الآخر. ابحث عن صفوف وأعمدة يقع فيها المكانان أو الأماكن الثلاثة كلها في مربع واحد؛ والفراغ بينها لا يهم. كثيرًا ما لا يوجد شيء للحذف: فابحث عن التالي.</translation>
    </message>
    <message>
        <source>The row needs an A, and only these two or three cells can be A. So one of them is A.</source>
        <translation>يحتاج الصف إلى A، ولا يمكن أن تكون A إلا هاتان الخانتان أو الثلاث. إذن إحداها A.</translation>
    </message>
    <message>
        <source>They all lie in the same box. Whichever of them is A, the box then has its A.</source>
        <translation>كلها في المربع نفسه. أيًّا كانت A منها، فقد صار في المربع A.</translation>
    </message>
    <message>
        <source>A second A in the box is not allowed. So no other cell of the box can be A. With a column it is the same.</source>
        <translation>لا يجوز A ثانٍ في المربع. إذن لا يمكن أن تكون أي خانة أخرى من المربع A. ومع العمود الأمر نفسه.</translation>
    </message>
    <message>
        <source>Two cells of a row, column or box have only the same two candidates A and B: a pair. A triple is three cells with only three digits between them, a quadruple four cells with four. The cells need these digits for themselves, so the digits can be removed from all other cells there.</source>
        <translation>خانتان من صف أو عمود أو مربع فيهما المرشحان نفسهما A و B فقط: زوج. والثلاثي ثلاث خانات ليس فيها معًا إلا ثلاثة أرقام، والرباعي أربع خانات بأربعة أرقام. الخانات تحتاج إلى هذه الأرقام لنفسها، فيمكن حذف الأرقام من كل الخانات الأخرى هناك.</translation>
    </message>
    <message>
        <source>Look for a cell with exactly two candidates, and for a second cell with the same two in its row, column or box. If they share a row and a box, remove in both. A triple may be (A or B), (B or C) and (A or C).</source>
        <translation>ابحث عن خانة فيها مرشحان بالضبط، وعن خانة ثانية فيها المرشحان نفسهما في صفها أو عمودها أو مربعها. إن اشتركتا في صف ومربع، فاحذف من كليهما. قد يكون الثلاثي (A أو B) و(B أو C) و(A أو C).</translation>
    </message>
    <message>
        <source>Take two cells (A or B) of one row. They share the row, so they are different.</source>
        <translation>خذ خانتين (A أو B) من صف واحد. هما في الصف نفسه، فهما مختلفتان.</translation>
    </message>
    <message>
        <source>If the first is A, the second is B. If the first is B, the second is A.</source>
        <translation>إن كانت الأولى A فالثانية B. وإن كانت الأولى B فالثانية A.</translation>
    </message>
    <message>
        <source>Either way the row has its A and its B in these two cells. So no other cell of the row can be A or B.</source>
        <translation>في الحالتين يكون A و B الصف في هاتين الخانتين. إذن لا يمكن أن تكون أي خانة أخرى من الصف A أو B.</translation>
    </message>
    <message>
        <source>Three cells with only three digits between them hold three different digits, so all three. Four cells with four digits do the same.</source>
        <translation>ثلاث خانات ليس فيها معًا إلا ثلاثة أرقام تحوي ثلاثة أرقام مختلفة، أي كلها. وأربع خانات بأربعة أرقام كذلك.</translation>
    </message>
    <message>
        <source>Two cells with only the candidates A and B, or three cells with A, B and C, that lie in one box and also in one row or column. They use these digits up for the box and for the row or column at once. The digits go from the other cells of both.</source>
        <translation>خانتان ليس فيهما إلا المرشحان A و B، أو ثلاث خانات فيها A و B و C، تقع في مربع واحد وكذلك في صف واحد أو عمود واحد. تستنفد هذه الأرقام للمربع وللصف أو العمود معًا. فتُحذف الأرقام من الخانات الأخرى في كليهما.</translation>
    </message>
    <message>
        <source>Look for cells with the same few candidates side by side in a box.</source>
        <translation>ابحث عن خانات متجاورة في مربع فيها المرشحات القليلة نفسها.</translation>
    </message>
    <message>
        <source>Two cells (A or B) that share a row are different: one is A, the other B.</source>
        <translation>خانتان (A أو B) في صف واحد مختلفتان: إحداهما A والأخرى B.</translation>
    </message>
    <message>
        <source>So the row has its A and its B there, and no other cell of the row can be A or B.</source>
        <translation>إذن A و B الصف هناك، ولا يمكن أن تكون أي خانة أخرى من الصف A أو B.</translation>
    </message>
    <message>
        <source>The two cells share a box too. So the box has its A and its B there as well, and no other cell of the box can be A or B.</source>
        <translation>الخانتان في مربع واحد أيضًا. إذن A و B المربع هناك كذلك، ولا يمكن أن تكون أي خانة أخرى من المربع A أو B.</translation>
    </message>
    <message>
        <source>Two digits A and B that fit only into the same two cells of a row, column or box, or three digits that fit only into three cells, or four into four. The digits need all of these cells. So every other candidate goes from them.</source>
        <translation>رقمان A و B لا مكان لهما إلا في الخانتين نفسيهما من صف أو عمود أو مربع، أو ثلاثة أرقام لا مكان لها إلا في ثلاث خانات، أو أربعة في أربع. تحتاج الأرقام إلى كل هذه الخانات. إذن يُحذف منها كل مرشح آخر.</translation>
    </message>
    <message>
        <source>In a row, column or box look for digits with only two places, and see whether two of them have the same two. For a triple each digit may have two or three of the three cells.</source>
        <translation>ابحث في صف أو عمود أو مربع عن أرقام ليس لها إلا مكانان، وانظر هل لاثنين منها المكانان نفسهما. في الثلاثي قد يكون لكل رقم مكانان أو ثلاثة من الخانات الثلاث.</translation>
    </message>
    <message>
        <source>In one row A fits only into two cells, and B fits only into the same two.</source>
        <translation>في صف واحد لا مكان لـ A إلا في خانتين، ولا مكان لـ B إلا فيهما.</translation>
    </message>
    <message>
        <source>If A is in the first, B must be in the second. If A is in the second, B must be in the first.</source>
        <translation>إن كان A في الأولى فلا بد أن يكون B في الثانية. وإن كان A في الثانية فلا بد أن يكون B في الأولى.</translation>
    </message>
    <message>
        <source>Either way both cells are taken by A and B. So no other digit can be in them.</source>
        <translation>في الحالتين يشغل A و B الخانتين. إذن لا يمكن أن يكون فيهما رقم آخر.</translation>
    </message>
    <message>
        <source>Three digits that fit only into three cells take all three, and four digits take four.</source>
        <translation>ثلاثة أرقام لا مكان لها إلا في ثلاث خانات تشغل الثلاث، وأربعة أرقام تشغل الأربع.</translation>
    </message>
    <message>
        <source>Two or three digits that fit into only two or three cells of a row, column or box, where all these cells lie in a second one too. The digits fill the cells, so nothing else can be there. They are used up in both, so no other cell of the second can have them.</source>
        <translation>رقمان أو ثلاثة لا مكان لها إلا في خانتين أو ثلاث من صف أو عمود أو مربع، وكل هذه الخانات تقع في وحدة ثانية أيضًا. الأرقام تملأ الخانات، فلا شيء غيرها هناك. وهي مستنفدة في الوحدتين، فلا يمكن أن تكون في خانات أخرى من الثانية.</translation>
    </message>
    <message>
        <source>Look for two or three digits whose places in a box are the same two or three cells of one row or column.</source>
        <translation>ابحث عن رقمين أو ثلاثة تكون أماكنها في مربع هي الخانتين أو الثلاث نفسها من صف واحد أو عمود واحد.</translation>
    </message>
    <message>
        <source>In a box A and B fit only into the same two cells. One of these is A and the other B, so nothing else can be there.</source>
        <translation>في مربع لا مكان لـ A و B إلا في الخانتين نفسيهما. إحداهما A والأخرى B، فلا شيء غيرهما هناك.</translation>
    </message>
    <message>
        <source>Both cells lie in one row. So the A and the B of this row are there as well.</source>
        <translation>الخانتان في صف واحد. إذن A و B هذا الصف هناك أيضًا.</translation>
    </message>
    <message>
        <source>No other cell of the row can be A or B. With three digits in three cells the reason is the same.</source>
        <translation>لا يمكن أن تكون أي خانة أخرى من الصف A أو B. ومع ثلاثة أرقام في ثلاث خانات السبب نفسه.</translation>
    </message>
    <message>
        <source>In two rows a digit A has places only in the same two columns: an X-Wing. It works with rows and columns swapped, too, and with three of each (Swordfish) or four (Jellyfish). Each of the rows has its A in a different one of the columns, so A can be removed from all other cells of these columns.</source>
        <translation>في صفين لا توجد أماكن للرقم A إلا في العمودين نفسيهما: هذا X-Wing. ويصح مع تبديل الصفوف والأعمدة، ومع ثلاثة من كل منهما (Swordfish) أو أربعة (Jellyfish). لكل صف A في عمود مختلف منها، فيمكن حذف A من كل الخانات الأخرى في هذه الأعمدة.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows where it has two places each, in the same columns; then remove it in the columns. Or for two columns with places in the same rows; then remove it in the rows. In a Swordfish each row has two or three.</source>
        <translation>أبرز رقمًا واحدًا. ابحث عن صفين في كل منهما مكانان في العمودين نفسيهما، ثم احذف من العمودين. أو عن عمودين أماكنهما في الصفين نفسيهما، ثم احذف من الصفين. في Swordfish لكل صف مكانان أو ثلاثة.</translation>
    </message>
    <message>
        <source>Each of the two rows needs an A, and has room for it only in the two columns.</source>
        <translation>كل من الصفين يحتاج إلى A، ولا مكان له فيه إلا في العمودين.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the left column, the lower row cannot have it there: a column has only one A. So its A is in the right column.</source>
        <translation>إن كان A الصف الأعلى في العمود الأيسر، فلا يمكن أن يكون A الصف الأسفل هناك: في العمود A واحد فقط. إذن هو في العمود الأيمن.</translation>
    </message>
    <message>
        <source>If the upper row has its A in the right column, the A of the lower row is in the left one.</source>
        <translation>إن كان A الصف الأعلى في العمود الأيمن، فإن A الصف الأسفل في الأيسر.</translation>
    </message>
    <message>
        <source>Either way both columns have their A in these two rows. So no other cell of the two columns can be A.</source>
        <translation>في الحالتين يكون A كلا العمودين في هذين الصفين. إذن لا يمكن أن تكون أي خانة أخرى من العمودين A.</translation>
    </message>
    <message>
        <source>Three rows put three As into three different columns, and so each of the three columns has its A. Four rows do it with four.</source>
        <translation>ثلاثة صفوف تضع ثلاثة من A في ثلاثة أعمدة مختلفة، فيصير في كل عمود منها A. وأربعة صفوف تفعل ذلك مع أربعة.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern of rows and columns that is spoiled by a few extra places for A in one box. These extra places are called fins. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>X-Wing أو Swordfish أو نمط أكبر من الصفوف والأعمدة تفسده أماكن زائدة قليلة لـ A في مربع واحد. تسمى هذه الأماكن الزائدة زعانف. يُحذف A من الخانات التي تقع في عمود من النمط وفي مربع واحد مع كل الزعانف.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows that would be an X-Wing if one or two places close to a corner were not there.</source>
        <translation>أبرز رقمًا واحدًا. ابحث عن صفين كانا سيشكلان X-Wing لولا مكان أو مكانان قرب أحد الأركان.</translation>
    </message>
    <message>
        <source>If one of the fins is A, its box has its A. Then no other cell of the box can be A.</source>
        <translation>إن كانت إحدى الزعانف A، فقد صار في مربعها A. فلا يمكن أن تكون أي خانة أخرى من المربع A.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is a real X-Wing or Swordfish: its columns have their A in its rows. Then no other cell of the columns can be A.</source>
        <translation>إن لم تكن أي زعنفة A، فالنمط X-Wing أو Swordfish حقيقي: A أعمدته في صفوفه. فلا يمكن أن تكون أي خانة أخرى من الأعمدة A.</translation>
    </message>
    <message>
        <source>A cell that lies in such a column and in the box of the fins loses A either way.</source>
        <translation>الخانة التي تقع في عمود كهذا وفي مربع الزعانف تفقد A في الحالتين.</translation>
    </message>
    <message>
        <source>An X-Wing, Swordfish or larger pattern with extra places for A in one box, called fins, where a corner of the pattern beside the fins cannot be A. Without the fins, one of its rows would have only one place left. A goes from the cells that lie in a column of the pattern and share the box with all fins.</source>
        <translation>X-Wing أو Swordfish أو نمط أكبر فيه أماكن زائدة لـ A في مربع واحد، تسمى زعانف، ولا يمكن أن يكون ركن النمط بجانب الزعانف A. لولا الزعانف لبقي لأحد صفوفه مكان واحد فقط. يُحذف A من الخانات التي تقع في عمود من النمط وفي مربع واحد مع كل الزعانف.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two rows with a place each in one column, whose other places lie in the same three columns but not in line.</source>
        <translation>أبرز رقمًا واحدًا. ابحث عن صفين لكل منهما مكان في عمود واحد، وأماكنهما الأخرى في الأعمدة الثلاثة نفسها لكنها غير متراصفة.</translation>
    </message>
    <message>
        <source>If no fin is A, the row of the fins has its A in the place that is left, and the other rows must use the other columns. So each column of the pattern has its A in these rows.</source>
        <translation>إن لم تكن أي زعنفة A، فإن A صف الزعانف في المكان الباقي، وعلى الصفوف الأخرى استعمال الأعمدة الأخرى. إذن A كل عمود من النمط في هذه الصفوف.</translation>
    </message>
    <message>
        <source>A pattern of one digit A like an X-Wing or a Swordfish, in which boxes may take the place of rows or columns. Some rows and boxes have all their places for A in just as many columns or boxes. A goes from the other cells of these, unless extra places (fins) stand in the way.</source>
        <translation>نمط للرقم A يشبه X-Wing أو Swordfish، وقد تحل فيه المربعات محل الصفوف أو الأعمدة. بعض الصفوف والمربعات كل أماكن A فيها في العدد نفسه من الأعمدة أو المربعات. يُحذف A من الخانات الأخرى في هذه، ما لم تعترض أماكن زائدة (زعانف).</translation>
    </message>
    <message>
        <source>Look for a row with few places for a digit and a box with few places for it, which use the same two columns.</source>
        <translation>ابحث عن صف قليل الأماكن لرقم ومربع قليل الأماكن له، يستعملان العمودين نفسيهما.</translation>
    </message>
    <message>
        <source>Say a row and a box that do not overlap have all their places for A in two columns. Both need an A, and these are two different cells.</source>
        <translation>لنفرض أن صفًا ومربعًا لا يتداخلان كل أماكن A فيهما في عمودين. كلاهما يحتاج إلى A، وهما خانتان مختلفتان.</translation>
    </message>
    <message>
        <source>A column has only one A. So the A of the row and the A of the box are in different columns.</source>
        <translation>في العمود A واحد فقط. إذن A الصف و A المربع في عمودين مختلفين.</translation>
    </message>
    <message>
        <source>Both columns then have their A, so no other cell of them can be A. With more of them the count is the same.</source>
        <translation>صار في العمودين A، فلا يمكن أن تكون أي خانة أخرى منهما A. ومع عدد أكبر يكون العدّ نفسه.</translation>
    </message>
    <message>
        <source>If there are fins: either a fin is A, or the pattern is complete. What is not A in both cases goes.</source>
        <translation>إن وُجدت زعانف: فإما أن تكون إحداها A، وإما أن يكتمل النمط. ما ليس A في الحالتين يُحذف.</translation>
    </message>
    <message>
        <source>A pattern of one digit A in which rows, columns and boxes are mixed freely. Some of them have all their places for A in just as many others. A goes from the other cells of these others, unless extra places (fins) stand in the way.</source>
        <translation>نمط للرقم A تختلط فيه الصفوف والأعمدة والمربعات بحرية. بعضها كل أماكن A فيه في العدد نفسه من وحدات أخرى. يُحذف A من الخانات الأخرى في هذه الوحدات، ما لم تعترض أماكن زائدة (زعانف).</translation>
    </message>
    <message>
        <source>People find these seldom. Start from a row and a column with two places each, and look for a box that joins them.</source>
        <translation>نادرًا ما يجد الناس هذا النمط. ابدأ من صف وعمود لكل منهما مكانان، وابحث عن مربع يصل بينهما.</translation>
    </message>
    <message>
        <source>Each row, column or box of the first kind needs an A. They have no place for it in common, so these are different cells.</source>
        <translation>كل صف أو عمود أو مربع من النوع الأول يحتاج إلى A. ليس بينها مكان مشترك له، فهي خانات مختلفة.</translation>
    </message>
    <message>
        <source>Each of these As lies in one of the second kind, which has only one A. So they all lie in different ones.</source>
        <translation>كل A منها يقع في وحدة من النوع الثاني، وليس فيها إلا A واحد. إذن كلها في وحدات مختلفة.</translation>
    </message>
    <message>
        <source>There are as many of the second kind as of the first. So each of them has its A in the pattern, and its other cells cannot be A.</source>
        <translation>عدد النوع الثاني مثل عدد الأول. إذن A كل وحدة منه في النمط، ولا يمكن أن تكون خاناتها الأخرى A.</translation>
    </message>
    <message>
        <source>Two patterns with fins over the same rows, shown in one step. They use different columns and different extra places (fins) for the digit A. Each rules out cells of its own, so together they rule out more.</source>
        <translation>نمطان بزعانف على الصفوف نفسها، معروضان في خطوة واحدة. يستعملان أعمدة مختلفة وأماكن زائدة (زعانف) مختلفة للرقم A. كل منهما يستبعد خانات خاصة به، فيستبعدان معًا أكثر.</translation>
    </message>
    <message>
        <source>When you have found a pattern with fins, see whether the fins can change parts with a corner in the same box.</source>
        <translation>بعد أن تجد نمطًا بزعانف، انظر هل يمكن أن تتبادل الزعانف الدور مع ركن في المربع نفسه.</translation>
    </message>
    <message>
        <source>Look at the first pattern alone. If a fin of it is A, its box has its A. If none is, its columns have their A in the rows.</source>
        <translation>انظر إلى النمط الأول وحده. إن كانت إحدى زعانفه A، فقد صار في مربعها A. وإن لم تكن أي منها، فإن A أعمدته في الصفوف.</translation>
    </message>
    <message>
        <source>A cell in the box and in such a column loses A either way.</source>
        <translation>الخانة التي في المربع وفي عمود كهذا تفقد A في الحالتين.</translation>
    </message>
    <message>
        <source>The second pattern is right for the same reason, with other fins and other columns.</source>
        <translation>النمط الثاني صحيح للسبب نفسه، بزعانف أخرى وأعمدة أخرى.</translation>
    </message>
    <message>
        <source>Both are true at the same time, so what each rules out goes.</source>
        <translation>كلاهما صحيح في الوقت نفسه، فيُحذف ما يستبعده كل منهما.</translation>
    </message>
    <message>
        <source>A pattern of rows and columns for the digit A with extra places (fins) that are too far from the cell in question. From each fin a chain of simple conclusions leads to that cell. Whether a fin is A or none is, the cell loses its candidate.</source>
        <translation>نمط من صفوف وأعمدة للرقم A فيه أماكن زائدة (زعانف) بعيدة عن الخانة المعنية. من كل زعنفة تمتد سلسلة استنتاجات بسيطة إلى تلك الخانة. سواء كانت زعنفة A أم لم تكن أي منها، تفقد الخانة مرشحها.</translation>
    </message>
    <message>
        <source>Find a pattern that fails only because a fin is in the wrong box. Then follow what happens if the fin is true.</source>
        <translation>جد نمطًا لا يفشل إلا لأن زعنفة في المربع الخطأ. ثم تتبّع ماذا يحدث إن كانت الزعنفة صحيحة.</translation>
    </message>
    <message>
        <source>If no fin is A, the pattern is complete: its columns have their A in its rows. The cell in question lies in such a column and cannot be A.</source>
        <translation>إن لم تكن أي زعنفة A، فالنمط مكتمل: A أعمدته في صفوفه. الخانة المعنية في عمود كهذا، فلا يمكن أن تكون A.</translation>
    </message>
    <message>
        <source>If a fin is A, follow the chain that starts at it, one conclusion after the other. It ends with the cell in question, which loses the candidate too.</source>
        <translation>إن كانت زعنفة A، فتتبّع السلسلة التي تبدأ منها، استنتاجًا بعد آخر. تنتهي بالخانة المعنية، وهي تفقد المرشح أيضًا.</translation>
    </message>
    <message>
        <source>One of these cases is true. The candidate is wrong in each of them, so it goes.</source>
        <translation>إحدى هذه الحالات صحيحة. المرشح خاطئ في كل منها، فيُحذف.</translation>
    </message>
    <message>
        <source>Two rows, or two columns, have only two places each for A, and one place of each lies in the same column or row: the ground. The two on the ground cannot both be A, so at least one of the two tops is. A goes from every cell that shares a row, column or box with both tops.</source>
        <translation>صفان أو عمودان ليس لـ A في كل منهما إلا مكانان، ومكان من كل منهما في العمود أو الصف نفسه: القاعدة. لا يمكن أن يكون المكانان في القاعدة كلاهما A، فإحدى القمتين على الأقل A. يُحذف A من كل خانة تشترك في صف أو عمود أو مربع مع القمتين.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for two columns with two places each, of which two stand in the same row and the other two do not.</source>
        <translation>أبرز رقمًا واحدًا. ابحث عن عمودين لكل منهما مكانان، اثنان منها في الصف نفسه والآخران ليسا كذلك.</translation>
    </message>
    <message>
        <source>The two places on the ground share a row. So one of them is not A.</source>
        <translation>المكانان في القاعدة في صف واحد. إذن أحدهما ليس A.</translation>
    </message>
    <message>
        <source>If the left one is not A, the A of the left column is at its top.</source>
        <translation>إن لم يكن الأيسر A، فإن A العمود الأيسر في قمته.</translation>
    </message>
    <message>
        <source>If the right one is not A, the A of the right column is at its top.</source>
        <translation>إن لم يكن الأيمن A، فإن A العمود الأيمن في قمته.</translation>
    </message>
    <message>
        <source>Either way one of the tops is A. A cell that shares a row, column or box with both tops meets an A, so it is not A.</source>
        <translation>في الحالتين تكون إحدى القمتين A. الخانة التي تشترك في صف أو عمود أو مربع مع القمتين تقابل A، فهي ليست A.</translation>
    </message>
    <message>
        <source>A row and a column have only two places each for A, and one place of each lies in the same box. These two cannot both be A, so at least one of the two far ends is. A goes from the cell that lies in the row or column of both far ends.</source>
        <translation>صف وعمود ليس لـ A في كل منهما إلا مكانان، ومكان من كل منهما في المربع نفسه. لا يمكن أن يكون هذان كلاهما A، فأحد الطرفين البعيدين على الأقل A. يُحذف A من الخانة التي تقع في صف أو عمود الطرفين البعيدين معًا.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a row and a column with two places each that meet in one box without sharing a cell there.</source>
        <translation>أبرز رقمًا واحدًا. ابحث عن صف وعمود لكل منهما مكانان، يلتقيان في مربع واحد دون خانة مشتركة فيه.</translation>
    </message>
    <message>
        <source>The two places in the box share this box. So one of them is not A.</source>
        <translation>المكانان اللذان في المربع في مربع واحد. إذن أحدهما ليس A.</translation>
    </message>
    <message>
        <source>If the one of the row is not A, the A of the row is at its far end.</source>
        <translation>إن لم يكن مكان الصف A، فإن A الصف في طرفه البعيد.</translation>
    </message>
    <message>
        <source>If the one of the column is not A, the A of the column is at its far end.</source>
        <translation>إن لم يكن مكان العمود A، فإن A العمود في طرفه البعيد.</translation>
    </message>
    <message>
        <source>Either way one far end is A. The cell that shares the column of the first end and the row of the second meets it, so it is not A.</source>
        <translation>في الحالتين يكون أحد الطرفين البعيدين A. الخانة التي في عمود الطرف الأول وصف الثاني تقابله، فهي ليست A.</translation>
    </message>
    <message>
        <source>Two kites that use the same box, in one step. In each, a row and a column have only two places each for A and meet in the box, so one of their two far ends is A. Each kite removes A from the cell that its two far ends have in common.</source>
        <translation>طائرتا Kite تستعملان المربع نفسه، في خطوة واحدة. في كل منهما صف وعمود ليس لـ A فيهما إلا مكانان ويلتقيان في المربع، فأحد الطرفين البعيدين A. كل منهما تحذف A من الخانة المشتركة بين طرفيها البعيدين.</translation>
    </message>
    <message>
        <source>When you have found a kite, look for a second row or column with two places that meets the same box.</source>
        <translation>بعد أن تجد Kite، ابحث عن صف أو عمود ثانٍ له مكانان ويلتقي بالمربع نفسه.</translation>
    </message>
    <message>
        <source>In the box of the first kite, the places of its row and its column cannot both be A.</source>
        <translation>في مربع طائرة Kite الأولى لا يمكن أن يكون مكان الصف ومكان العمود كلاهما A.</translation>
    </message>
    <message>
        <source>If the place of the row is not A, the far end of the row is A. If the place of the column is not A, the far end of the column is A.</source>
        <translation>إن لم يكن مكان الصف A، فالطرف البعيد للصف A. وإن لم يكن مكان العمود A، فالطرف البعيد للعمود A.</translation>
    </message>
    <message>
        <source>Either way the cell in line with both far ends meets an A and loses its own.</source>
        <translation>في الحالتين تقابل الخانة المتراصفة مع الطرفين البعيدين A وتفقد مرشحها.</translation>
    </message>
    <message>
        <source>The second kite is right for the same reason, so both cells lose A.</source>
        <translation>طائرة Kite الثانية صحيحة للسبب نفسه، فتفقد الخانتان A.</translation>
    </message>
    <message>
        <source>Two rows, columns or boxes have only two places each for A, and one place of each shares a row, column or box with the other. These two cannot both be A, so at least one of the two far ends is. A goes from every cell that shares a row, column or box with both far ends.</source>
        <translation>صفان أو عمودان أو مربعان ليس لـ A في كل منهما إلا مكانان، ومكان من كل منهما يشترك مع الآخر في صف أو عمود أو مربع. لا يمكن أن يكون هذان كلاهما A، فأحد الطرفين البعيدين على الأقل A. يُحذف A من كل خانة تشترك في صف أو عمود أو مربع مع الطرفين البعيدين.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box with two places, and for a row or column with two places that comes near one of them.</source>
        <translation>أبرز رقمًا واحدًا. ابحث عن مربع له مكانان، وعن صف أو عمود له مكانان يقترب من أحدهما.</translation>
    </message>
    <message>
        <source>The two near places share a row, column or box. So one of them is not A.</source>
        <translation>المكانان القريبان يشتركان في صف أو عمود أو مربع. إذن أحدهما ليس A.</translation>
    </message>
    <message>
        <source>If the first is not A, its partner at the far end is A, because there were only two places.</source>
        <translation>إن لم يكن الأول A، فشريكه في الطرف البعيد A، إذ لم يكن هناك إلا مكانان.</translation>
    </message>
    <message>
        <source>If the second is not A, its partner at the other far end is A.</source>
        <translation>إن لم يكن الثاني A، فشريكه في الطرف البعيد الآخر A.</translation>
    </message>
    <message>
        <source>Either way a cell that shares a row, column or box with both far ends meets an A, so it is not A.</source>
        <translation>في الحالتين الخانة التي تشترك في صف أو عمود أو مربع مع الطرفين البعيدين تقابل A، فهي ليست A.</translation>
    </message>
    <message>
        <source>In a box all places for A lie in one row and one column, like a cross, and a row or column outside has only two places for A. If its far place is A, the cell in line with it is not. If its near place is A, the box must use the other arm of its cross, which removes A from the same cell.</source>
        <translation>في مربع تقع كل أماكن A في صف واحد وعمود واحد كالصليب، وفي صف أو عمود خارجه لا يوجد لـ A إلا مكانان. إن كان مكانه البعيد A، فالخانة المتراصفة معه ليست A. وإن كان مكانه القريب A، فعلى المربع استعمال الذراع الأخرى من صليبه، وهذا يحذف A من الخانة نفسها.</translation>
    </message>
    <message>
        <source>Highlight one digit. Look for a box whose four cells outside a cross are all without it, and for a row or column with two places that points at the cross.</source>
        <translation>أبرز رقمًا واحدًا. ابحث عن مربع خاناته الأربع خارج الصليب خالية منه، وعن صف أو عمود له مكانان يشير إلى الصليب.</translation>
    </message>
    <message>
        <source>Say a row outside the box has two places for A. The near one lies in the column of the cross, the far one does not.</source>
        <translation>لنفرض أن صفًا خارج المربع فيه مكانان لـ A. القريب يقع في عمود الصليب، والبعيد لا.</translation>
    </message>
    <message>
        <source>If the far place is A, its column has its A.</source>
        <translation>إن كان المكان البعيد A، فقد صار في عموده A.</translation>
    </message>
    <message>
        <source>If the near place is A, the column of the cross has its A outside the box. So the A of the box is in the row of the cross, and that row has its A.</source>
        <translation>إن كان المكان القريب A، فإن A عمود الصليب خارج المربع. إذن A المربع في صف الصليب، وصار في ذلك الصف A.</translation>
    </message>
    <message>
        <source>The cell where that column and that row cross is not A either way.</source>
        <translation>الخانة التي يتقاطع فيها ذلك العمود وذلك الصف ليست A في الحالتين.</translation>
    </message>
    <message>
        <source>A cell with two candidates (A or B), the pivot, shares a row, column or box with each of two other cells, the wings: one is (A or C), the other (B or C). Whichever digit the pivot takes, one of the wings becomes C. So C can be removed from every cell that shares a row, column or box with both wings.</source>
        <translation>خانة فيها مرشحان (A أو B)، هي المحور، تشترك في صف أو عمود أو مربع مع كل من خانتين أخريين هما الجناحان: إحداهما (A أو C) والأخرى (B أو C). أيًّا كان رقم المحور، يصير أحد الجناحين C. إذن يمكن حذف C من كل خانة تشترك في صف أو عمود أو مربع مع الجناحين.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Take one (A or B) as the pivot. Look in its row, column and box for (A or C) and (B or C) with the same C. The wings need not meet. A cell may meet one by row, the other by column.</source>
        <translation>أبرز كل الخانات ذات المرشحين. خذ واحدة (A أو B) محورًا. ابحث في صفها وعمودها ومربعها عن (A أو C) و(B أو C) لهما C نفسه. لا يلزم أن يلتقي الجناحان. قد تلتقي خانة بأحدهما عبر الصف وبالآخر عبر العمود.</translation>
    </message>
    <message>
        <source>The pivot (A or B) shares a row, column or box with each wing.</source>
        <translation>المحور (A أو B) يشترك في صف أو عمود أو مربع مع كل جناح.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) cannot be A. So it is C.</source>
        <translation>إن كان المحور A، فلا يمكن أن يكون الجناح (A أو C) هو A. إذن هو C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) cannot be B. So it is C.</source>
        <translation>إن كان المحور B، فلا يمكن أن يكون الجناح (B أو C) هو B. إذن هو C.</translation>
    </message>
    <message>
        <source>Either way one wing is C. A cell that shares a row, column or box with both wings meets a C, so it is not C.</source>
        <translation>في الحالتين يكون أحد الجناحين C. الخانة التي تشترك في صف أو عمود أو مربع مع الجناحين تقابل C، فهي ليست C.</translation>
    </message>
    <message>
        <source>A pivot with the three candidates A, B and C, and two wings that share a row, column or box with it: one has A and C, the other B and C. One of the three cells must be C. So C goes from every cell that shares a row, column or box with all three.</source>
        <translation>محور فيه المرشحات الثلاثة A و B و C، وجناحان يشتركان معه في صف أو عمود أو مربع: في أحدهما A و C، وفي الآخر B و C. لا بد أن تكون إحدى الخانات الثلاث C. إذن يُحذف C من كل خانة تشترك في صف أو عمود أو مربع مع الثلاث.</translation>
    </message>
    <message>
        <source>Look for a cell with three candidates, a cell with two of them in its box, and one with two of them in its row or column outside. The cells that lose C lie in the box of the pivot.</source>
        <translation>ابحث عن خانة فيها ثلاثة مرشحات، وخانة في مربعها فيها اثنان منها، وخانة خارجه في صفها أو عمودها فيها اثنان منها. الخانات التي تفقد C تقع في مربع المحور.</translation>
    </message>
    <message>
        <source>If the pivot is A, the wing (A or C) meets it and is C.</source>
        <translation>إن كان المحور A، فالجناح (A أو C) يقابله وهو C.</translation>
    </message>
    <message>
        <source>If the pivot is B, the wing (B or C) meets it and is C.</source>
        <translation>إن كان المحور B، فالجناح (B أو C) يقابله وهو C.</translation>
    </message>
    <message>
        <source>Otherwise the pivot itself is C.</source>
        <translation>وإلا فالمحور نفسه C.</translation>
    </message>
    <message>
        <source>In each case one of the three cells is C. A cell that shares a row, column or box with all three meets it, so it is not C.</source>
        <translation>في كل حالة تكون إحدى الخانات الثلاث C. الخانة التي تشترك في صف أو عمود أو مربع مع الثلاث تقابلها، فهي ليست C.</translation>
    </message>
    <message>
        <source>Two cells with the same candidates A and B, and a row, column or box with only two places for A, one in line with each of the cells. One of these places is A, so one of the two cells is not A, and is B. So B goes from every cell that shares a row, column or box with both cells.</source>
        <translation>خانتان فيهما المرشحان نفسهما A و B، وصف أو عمود أو مربع ليس لـ A فيه إلا مكانان، كل منهما متراصف مع إحدى الخانتين. أحد هذين المكانين A، فإحدى الخانتين ليست A بل B. إذن يُحذف B من كل خانة تشترك في صف أو عمود أو مربع مع الخانتين.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates that do not share a row, column or box. Then look for a row or column with two places for one of the digits that joins them.</source>
        <translation>ابحث عن خانتين فيهما المرشحان نفسهما ولا تشتركان في صف أو عمود أو مربع. ثم ابحث عن صف أو عمود فيه مكانان لأحد الرقمين يصل بينهما.</translation>
    </message>
    <message>
        <source>The row, column or box needs an A, and has two places for it: one meets the first cell, the other meets the second.</source>
        <translation>يحتاج الصف أو العمود أو المربع إلى A، وله فيه مكانان: أحدهما يقابل الخانة الأولى والآخر يقابل الثانية.</translation>
    </message>
    <message>
        <source>If the A is at the first place, the first cell (A or B) cannot be A. So it is B.</source>
        <translation>إن كان A في المكان الأول، فلا يمكن أن تكون الخانة الأولى (A أو B) هي A. إذن هي B.</translation>
    </message>
    <message>
        <source>If the A is at the second place, the second cell (A or B) cannot be A. So it is B.</source>
        <translation>إن كان A في المكان الثاني، فلا يمكن أن تكون الخانة الثانية (A أو B) هي A. إذن هي B.</translation>
    </message>
    <message>
        <source>Either way one of the two cells is B. A cell that shares a row, column or box with both meets it, so it is not B.</source>
        <translation>في الحالتين تكون إحدى الخانتين B. الخانة التي تشترك في صف أو عمود أو مربع مع كلتيهما تقابلها، فهي ليست B.</translation>
    </message>
    <message>
        <source>Start from a cell with three or four candidates where a box and a row cross, and collect cells of both that have only these digits.</source>
        <translation>ابدأ من خانة فيها ثلاثة مرشحات أو أربعة حيث يتقاطع مربع وصف، واجمع منهما خانات ليس فيها إلا هذه الأرقام.</translation>
    </message>
    <message>
        <source>A line of at least four cells that all have the candidates A and B, each in a row, column or box with the next. They are A and B in turn, so the first and the fourth are different. A and B go from every cell that shares a row, column or box with both of these.</source>
        <translation>صف من أربع خانات على الأقل في كل منها المرشحان A و B، وكل منها تشترك مع التالية في صف أو عمود أو مربع. تكون A و B بالتناوب، فالأولى والرابعة مختلفتان. يُحذف A و B من كل خانة تشترك في صف أو عمود أو مربع مع هاتين.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in four or more cells, try to walk from one to the next.</source>
        <translation>عندما يوجد المرشحان نفسهما وحدهما في أربع خانات أو أكثر، حاول الانتقال من واحدة إلى التالية.</translation>
    </message>
    <message>
        <source>Neighbours in the line share a row, column or box. So they are different: one is A, the other B.</source>
        <translation>المتجاورتان في السلسلة تشتركان في صف أو عمود أو مربع. إذن هما مختلفتان: إحداهما A والأخرى B.</translation>
    </message>
    <message>
        <source>If the first cell is A, the second is B, the third A and the fourth B.</source>
        <translation>إن كانت الخانة الأولى A، فالثانية B والثالثة A والرابعة B.</translation>
    </message>
    <message>
        <source>If the first cell is B, the second is A, the third B and the fourth A.</source>
        <translation>إن كانت الخانة الأولى B، فالثانية A والثالثة B والرابعة A.</translation>
    </message>
    <message>
        <source>Either way the first and the fourth are an A and a B. A cell that shares a row, column or box with both meets both digits, so it is neither.</source>
        <translation>في الحالتين تكون الأولى والرابعة A و B. الخانة التي تشترك في صف أو عمود أو مربع مع كلتيهما تقابل الرقمين، فهي ليست أيًّا منهما.</translation>
    </message>
    <message>
        <source>A board on which nearly every empty cell has two candidates, and nearly every digit has two places in each row, column and box where it is missing. If it were so everywhere, the puzzle could not have exactly one solution. A proper Sudoku has exactly one, so one of the extra candidates is true.</source>
        <translation>لوحة في كل خانة فارغة منها تقريبًا مرشحان، ولكل رقم تقريبًا مكانان في كل صف وعمود ومربع ينقصه. لو كان ذلك في كل مكان لما كان للغز حل واحد بالضبط. السودوكو السليمة لها حل واحد بالضبط، فأحد المرشحات الزائدة صحيح.</translation>
    </message>
    <message>
        <source>Late in a game, when all cells but one have two candidates, look at the one with three. The digit that stands three times in its row is the one.</source>
        <translation>في آخر اللعبة، عندما يكون في كل الخانات إلا واحدة مرشحان، انظر إلى التي فيها ثلاثة. الرقم الذي يظهر ثلاث مرات في صفها هو المطلوب.</translation>
    </message>
    <message>
        <source>Suppose every empty cell had two candidates, and every missing digit two places in each row, column and box.</source>
        <translation>لنفرض أن في كل خانة فارغة مرشحين، وأن لكل رقم ناقص مكانين في كل صف وعمود ومربع.</translation>
    </message>
    <message>
        <source>If there were a solution, giving each of these cells its other candidate would make a second one: each row, column and box keeps all its digits.</source>
        <translation>لو كان هناك حل، لنتج حل ثانٍ من إعطاء كل خانة منها مرشحها الآخر: كل صف وعمود ومربع يحتفظ بكل أرقامه.</translation>
    </message>
    <message>
        <source>So such a board has no solution or more than one, and a proper Sudoku never comes to it.</source>
        <translation>إذن مثل هذه اللوحة ليس لها حل أو لها أكثر من حل، والسودوكو السليمة لا تصل إليها أبدًا.</translation>
    </message>
    <message>
        <source>If none of the extra candidates were true, the board would come to it. So one of them is true, and what meets all of them goes.</source>
        <translation>لو لم يكن أي من المرشحات الزائدة صحيحًا، لوصلت اللوحة إلى ذلك. إذن أحدها صحيح، ويُحذف ما يقابلها كلها.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which three have only the candidates A and B. If the fourth were A or B too, these could be swapped, and the puzzle would have two solutions. A proper Sudoku has only one, so A and B go from the fourth corner.</source>
        <translation>أربع خانات هي أركان مستطيل في صفين وعمودين ومربعين، في ثلاث منها المرشحان A و B فقط. لو كانت الرابعة A أو B أيضًا لأمكن تبديلهما، ولكان للغز حلان. السودوكو السليمة لها حل واحد فقط، فيُحذف A و B من الركن الرابع.</translation>
    </message>
    <message>
        <source>Look for two cells with the same two candidates in one box and one row, and below or above them a third. The fourth corner is the interesting one.</source>
        <translation>ابحث عن خانتين فيهما المرشحان نفسهما في مربع واحد وصف واحد، وعن ثالثة تحتهما أو فوقهما. الركن الرابع هو المهم.</translation>
    </message>
    <message>
        <source>If the four corners held only A and B, each row, column and box of theirs would have one A and one B there.</source>
        <translation>لو كان في الأركان الأربعة A و B فقط، لكان في كل صف وعمود ومربع لها A واحد و B واحد هناك.</translation>
    </message>
    <message>
        <source>Swapping every A and B in the corners then breaks no rule: each row, column and box keeps both digits. So there would be two solutions.</source>
        <translation>تبديل كل A و B في الأركان لا يخالف قاعدة: كل صف وعمود ومربع يحتفظ بالرقمين. فيكون هناك حلان.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So something else than A and B is in one of the corners.</source>
        <translation>السودوكو السليمة لها حل واحد فقط. إذن في أحد الأركان شيء غير A و B.</translation>
    </message>
    <message>
        <source>Three corners have nothing else. So it is the fourth, and that one is neither A nor B.</source>
        <translation>ثلاثة أركان ليس فيها غيرهما. إذن هو الرابع، وهو ليس A ولا B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that have only A, B and one extra candidate C. If none of them were C, A and B could be swapped, and the puzzle would have two solutions. So one of the corners with C is C, and C goes from every cell that meets all of them.</source>
        <translation>أربع خانات هي أركان مستطيل في صفين وعمودين ومربعين، ليس فيها إلا A و B ومرشح زائد واحد C. لو لم تكن أي منها C لأمكن تبديل A و B، ولكان للغز حلان. إذن أحد الأركان التي فيها C هو C، ويُحذف C من كل خانة تقابلها كلها.</translation>
    </message>
    <message>
        <source>Find a rectangle whose corners have A and B. If all that is extra in it is the same digit, look for cells that share a row, column or box with all corners that have it.</source>
        <translation>جد مستطيلًا في أركانه A و B. إن كان كل زائد فيه الرقم نفسه، فابحث عن خانات تشترك في صف أو عمود أو مربع مع كل الأركان التي فيها ذلك الرقم.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution, so one of the corners is neither A nor B. The only other candidate is C.</source>
        <translation>السودوكو السليمة لها حل واحد فقط، فأحد الأركان ليس A ولا B. والمرشح الآخر الوحيد هو C.</translation>
    </message>
    <message>
        <source>So one of the corners with C is C. A cell that shares a row, column or box with all of them meets it, so it is not C.</source>
        <translation>إذن أحد الأركان التي فيها C هو C. الخانة التي تشترك في صف أو عمود أو مربع معها كلها تقابله، فهي ليست C.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, of which two have only two candidates, and the other two have some more. One of these two must be an extra digit, or the puzzle would have two solutions. Together with other cells of their row, column or box they use digits up, which go from the rest.</source>
        <translation>أربع خانات هي أركان مستطيل في صفين وعمودين ومربعين، في اثنتين منها مرشحان فقط، وفي الأخريين أكثر. لا بد أن تكون إحدى هاتين رقمًا زائدًا، وإلا كان للغز حلان. ومع خانات أخرى من صفهما أو عمودهما أو مربعهما تستنفدان أرقامًا، فتُحذف من الباقي.</translation>
    </message>
    <message>
        <source>Treat the two corners as one cell that has only their extra digits, and look for a pair or triple with it.</source>
        <translation>اعتبر الركنين خانة واحدة ليس فيها إلا أرقامهما الزائدة، وابحث عن زوج أو ثلاثي معها.</translation>
    </message>
    <message>
        <source>If the corners held only the two digits that all four have, swapping these would give a second solution: each row, column and box keeps both.</source>
        <translation>لو كان في الأركان الرقمان المشتركان بين الأربعة فقط، لأعطى تبديلهما حلًا ثانيًا: كل صف وعمود ومربع يحتفظ بهما.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the two corners is one of the extra digits.</source>
        <translation>السودوكو السليمة لها حل واحد فقط. إذن أحد الركنين من الأرقام الزائدة.</translation>
    </message>
    <message>
        <source>Other cells in the same row, column or box have only such digits as well. With that corner there are as many cells as digits.</source>
        <translation>خانات أخرى في الصف أو العمود أو المربع نفسه ليس فيها إلا مثل هذه الأرقام أيضًا. ومع ذلك الركن يكون عدد الخانات مثل عدد الأرقام.</translation>
    </message>
    <message>
        <source>So they use these digits up, and no other cell there can have them.</source>
        <translation>إذن تستنفد هذه الأرقام، ولا يمكن أن تكون في خانة أخرى هناك.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, with the candidates A and B, where one of the two digits has no other place in a row or column. It must then be in one of the corners. If the other digit came beside it, both could be swapped, so it goes from these corners.</source>
        <translation>أربع خانات هي أركان مستطيل في صفين وعمودين ومربعين، فيها المرشحان A و B، وأحد الرقمين ليس له مكان آخر في صف أو عمود. فلا بد أن يكون في أحد الأركان. لو جاء الرقم الآخر بجانبه لأمكن تبديلهما، فيُحذف من هذه الأركان.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners, two of them without anything else. Then count the places of A and of B in the row or column of the other two.</source>
        <translation>جد مستطيلًا في كل أركانه A و B، واثنان منها دون غيرهما. ثم عُدّ أماكن A وأماكن B في صف الركنين الآخرين أو عمودهما.</translation>
    </message>
    <message>
        <source>The digit without another place there is in one of the two corners.</source>
        <translation>الرقم الذي ليس له مكان آخر هناك هو في أحد الركنين.</translation>
    </message>
    <message>
        <source>If the other corner were the other digit, all four corners would hold only A and B.</source>
        <translation>لو كان الركن الآخر هو الرقم الآخر، لكان في الأركان الأربعة A و B فقط.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So neither corner is that other digit.</source>
        <translation>السودوكو السليمة لها حل واحد فقط. إذن ليس أي من الركنين ذلك الرقم الآخر.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have the candidates A and B. Opposite one corner, the row and the column have no other place for A. If that corner&apos;s opposite were B, A and B would fill all four and could be swapped, so it is not B.</source>
        <translation>أربع خانات هي أركان مستطيل في صفين وعمودين ومربعين، فيها كلها المرشحان A و B. قبالة أحد الأركان ليس لـ A مكان آخر في الصف ولا في العمود. لو كان الركن المقابل B لملأ A و B الأربعة وأمكن تبديلهما، فهو ليس B.</translation>
    </message>
    <message>
        <source>Start from a cell that has only A and B. In the row and in the column of the opposite corner, count the places of one digit.</source>
        <translation>ابدأ من خانة ليس فيها إلا A و B. عُدّ أماكن أحد الرقمين في صف الركن المقابل وفي عموده.</translation>
    </message>
    <message>
        <source>Suppose the corner in question were B. Its row has only two places for A, both in the rectangle, so its neighbour in the row would be A.</source>
        <translation>لنفرض أن الركن المعني B. في صفه مكانان فقط لـ A، وكلاهما في المستطيل، فيكون جاره في الصف A.</translation>
    </message>
    <message>
        <source>Its column has only two places for A as well. So its neighbour in the column would be A.</source>
        <translation>وفي عموده أيضًا مكانان فقط لـ A. فيكون جاره في العمود A.</translation>
    </message>
    <message>
        <source>The opposite corner (A or B) meets an A, so it would be B. All four would hold only A and B.</source>
        <translation>الركن المقابل (A أو B) يقابل A، فيكون B. فيكون في الأربعة A و B فقط.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corner in question is not B.</source>
        <translation>السودوكو السليمة لها حل واحد فقط. إذن الركن المعني ليس B.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, none of them given and some of them solved by you. If they held only A and B, these could be swapped, because no given holds them. A proper Sudoku has only one solution, so one of the corners is something else.</source>
        <translation>أربع خانات هي أركان مستطيل في صفين وعمودين ومربعين، ليس أي منها معطى وبعضها حللته بنفسك. لو كان فيها A و B فقط لأمكن تبديلهما، إذ لا معطى يثبتهما. السودوكو السليمة لها حل واحد فقط، فأحد الأركان شيء آخر.</translation>
    </message>
    <message>
        <source>Look at digits that you have placed yourself. Three of them as A, B, A in a rectangle leave the fourth corner without B.</source>
        <translation>انظر إلى الأرقام التي وضعتها بنفسك. ثلاثة منها على شكل A، B، A في مستطيل تترك الركن الرابع دون B.</translation>
    </message>
    <message>
        <source>None of the four corners is a given. So nothing in the puzzle says which of them is A and which is B.</source>
        <translation>ليس أي من الأركان الأربعة معطى. إذن لا شيء في اللغز يقول أيها A وأيها B.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So what would complete A and B in the corners goes.</source>
        <translation>السودوكو السليمة لها حل واحد فقط. إذن يُحذف ما يُكمل A و B في الأركان.</translation>
    </message>
    <message>
        <source>Six or more cells in a closed loop that nearly all have only the candidates A and B, with two of them in each row, column and box of the loop. If all were A or B, these could be swapped all round, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in the loop is true.</source>
        <translation>ست خانات أو أكثر في حلقة مغلقة، ليس في معظمها إلا المرشحان A و B، واثنتان منها في كل صف وعمود ومربع للحلقة. لو كانت كلها A أو B لأمكن تبديلها حول الحلقة، ولكان للغز حلان. السودوكو السليمة لها حل واحد فقط، فأحد المرشحات الزائدة في الحلقة صحيح.</translation>
    </message>
    <message>
        <source>When many cells have the same two candidates, walk from one to the next and try to come back. One cell on the way may have more candidates.</source>
        <translation>عندما يكون في خانات كثيرة المرشحان نفسهما، انتقل من واحدة إلى التالية وحاول أن تعود. قد يكون في خانة واحدة على الطريق مرشحات أكثر.</translation>
    </message>
    <message>
        <source>If the loop held only A and B, they would stand in it in turn, and each row, column and box of it would have one A and one B there.</source>
        <translation>لو كان في الحلقة A و B فقط لتناوبا فيها، ولكان في كل صف وعمود ومربع لها A واحد و B واحد هناك.</translation>
    </message>
    <message>
        <source>Swapping every A and B of the loop then breaks no rule, because each row, column and box keeps both. So there would be two solutions.</source>
        <translation>تبديل كل A و B في الحلقة لا يخالف قاعدة، لأن كل صف وعمود ومربع يحتفظ بهما. فيكون هناك حلان.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So one of the cells with extra candidates holds an extra one.</source>
        <translation>السودوكو السليمة لها حل واحد فقط. إذن في إحدى الخانات ذات المرشحات الزائدة رقم زائد.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is neither A nor B. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>النوع 1: خانة واحدة فقط فيها زوائد، فهي ليست A ولا B. النوع 2: كل الزوائد رقم واحد، فيُحذف من الخانات التي تقابلها كلها.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: A has no other place beside them, so B cannot be there.</source>
        <translation>النوع 3: الخانات ذات الزوائد تستنفد أرقامًا مع غيرها. النوع 4: ليس لـ A مكان آخر بجانبها، فلا يمكن أن يكون B هناك.</translation>
    </message>
    <message>
        <source>Four cells, the corners of a rectangle in two rows, two columns and two boxes, that all have A and B, and two opposite ones have more candidates. The two rows have no other place for B, so B takes two opposite corners. In the corners with more candidates it would make the others A, and both could be swapped, so B goes from there.</source>
        <translation>أربع خانات هي أركان مستطيل في صفين وعمودين ومربعين، فيها كلها A و B، وفي ركنين متقابلين مرشحات أكثر. ليس لـ B في الصفين مكان آخر، فيأخذ B ركنين متقابلين. لو كان في الركنين الأكثر مرشحات لصار الآخران A وأمكن تبديلهما، فيُحذف B من هناك.</translation>
    </message>
    <message>
        <source>Find a rectangle with A and B in all corners and extra candidates only in two opposite ones. Then count the places of each digit in both rows, and in both columns.</source>
        <translation>جد مستطيلًا في كل أركانه A و B، والمرشحات الزائدة في ركنين متقابلين فقط. ثم عُدّ أماكن كل رقم في الصفين وفي العمودين.</translation>
    </message>
    <message>
        <source>Both rows need a B and have room for it only in the corners. The two Bs cannot share a column, so they are in opposite corners.</source>
        <translation>يحتاج الصفان إلى B، ولا مكان له إلا في الأركان. ولا يمكن أن يكونا في عمود واحد، فهما في ركنين متقابلين.</translation>
    </message>
    <message>
        <source>If they were in the corners with extra candidates, the other two corners (A or B) would meet a B and be A.</source>
        <translation>لو كانا في الركنين ذوي المرشحات الزائدة، لقابل الركنان الآخران (A أو B) الرقم B وكانا A.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one solution. So the corners with extra candidates are not B.</source>
        <translation>السودوكو السليمة لها حل واحد فقط. إذن ليس الركنان ذوا المرشحات الزائدة B.</translation>
    </message>
    <message>
        <source>All places of a digit A that are joined by rows, columns and boxes with only two places, coloured in turn with two colours. Either every cell of the first colour is A, or every cell of the second. A cell outside that meets both colours is not A, and a colour that stands twice in one row, column or box is wrong.</source>
        <translation>كل أماكن رقم A الموصولة بصفوف وأعمدة ومربعات ليس فيها إلا مكانان، ملونة بلونين بالتناوب. إما أن تكون كل خانة من اللون الأول A، وإما كل خانة من الثاني. الخانة الخارجية التي تقابل اللونين ليست A، واللون الذي يظهر مرتين في صف أو عمود أو مربع واحد خاطئ.</translation>
    </message>
    <message>
        <source>Highlight one digit, and colour its places in turn wherever a row, column or box has only two. Then look for cells that share a row, column or box with both colours.</source>
        <translation>أبرز رقمًا واحدًا، ولوّن أماكنه بالتناوب حيث لا يوجد في صف أو عمود أو مربع إلا مكانان. ثم ابحث عن خانات تشترك في صف أو عمود أو مربع مع اللونين.</translation>
    </message>
    <message>
        <source>In a row with only two places for A, one of them is A and the other is not. So they get different colours.</source>
        <translation>في صف فيه مكانان فقط لـ A، أحدهما A والآخر ليس A. فلهما لونان مختلفان.</translation>
    </message>
    <message>
        <source>From place to place this goes on: if one cell of a colour is A, all cells of that colour are, and none of the other.</source>
        <translation>ويستمر ذلك من مكان إلى مكان: إن كانت خانة من لون ما A، فكل خانات ذلك اللون A، ولا واحدة من اللون الآخر.</translation>
    </message>
    <message>
        <source>Trap: a cell outside meets both colours. If the first colour is A, it meets an A. If the second is, it meets an A too. Either way it is not A.</source>
        <translation>Trap: خانة خارجية تقابل اللونين. إن كان اللون الأول A فهي تقابل A. وإن كان الثاني فهي تقابل A أيضًا. في الحالتين ليست A.</translation>
    </message>
    <message>
        <source>Wrap: two cells of one colour share a row, column or box. Both cannot be A, so this colour is wrong everywhere, and the other one is right.</source>
        <translation>Wrap: خانتان من لون واحد تشتركان في صف أو عمود أو مربع. لا يمكن أن تكونا كلتاهما A، فهذا اللون خاطئ في كل مكان، والآخر صحيح.</translation>
    </message>
    <message>
        <source>Two separate groups of places for a digit A, each coloured in turn with two colours of its own. Where a colour of the first group meets a colour of the second, both cannot be A. So one of the two other colours is A, or a colour that meets both of the other group is wrong.</source>
        <translation>مجموعتان منفصلتان من أماكن رقم A، كل منهما ملونة بالتناوب بلونين خاصين بها. حيث يلتقي لون من الأولى بلون من الثانية، لا يمكن أن يكون كلاهما A. إذن أحد اللونين الآخرين A، أو اللون الذي يلتقي بلوني المجموعة الأخرى خاطئ.</translation>
    </message>
    <message>
        <source>Colour one digit as for Simple Colors. If a second group of places stays uncoloured, give it two other colours, and see where the groups touch.</source>
        <translation>لوّن رقمًا واحدًا كما في التلوين البسيط. إن بقيت مجموعة ثانية من الأماكن دون لون، فأعطها لونين آخرين، وانظر أين تلتقي المجموعتان.</translation>
    </message>
    <message>
        <source>In each group one of its two colours is A and the other is not.</source>
        <translation>في كل مجموعة أحد لونيها A والآخر ليس A.</translation>
    </message>
    <message>
        <source>Say a cell of the blue colour shares a row, column or box with a cell of the green one. Then blue and green are not both A.</source>
        <translation>لنفرض أن خانة زرقاء تشترك في صف أو عمود أو مربع مع خانة خضراء. فليس الأزرق والأخضر كلاهما A.</translation>
    </message>
    <message>
        <source>If blue is not A, the other colour of its group is. If green is not A, the other colour of its group is. A cell that meets these two others is not A either way.</source>
        <translation>إن لم يكن الأزرق A، فاللون الآخر في مجموعته A. وإن لم يكن الأخضر A، فاللون الآخر في مجموعته A. الخانة التي تقابل هذين الآخرين ليست A في الحالتين.</translation>
    </message>
    <message>
        <source>If blue meets both colours of the other group, it meets an A in any case. So no blue cell is A.</source>
        <translation>إن قابل الأزرق لوني المجموعة الأخرى كليهما، فهو يقابل A في كل حال. إذن لا خانة زرقاء A.</translation>
    </message>
    <message>
        <source>Candidates of all digits, joined where a cell has only two of them or a row, column or box has only two places for a digit, and coloured in turn with two colours. Either all candidates of the first colour are true, or all of the second. A colour that contradicts itself is wrong, and a candidate that both colours rule out goes.</source>
        <translation>مرشحات كل الأرقام، موصولة حيث ليس في خانة إلا اثنان منها أو ليس لرقم في صف أو عمود أو مربع إلا مكانان، وملونة بلونين بالتناوب. إما أن تكون كل مرشحات اللون الأول صحيحة، وإما كل مرشحات الثاني. اللون الذي يناقض نفسه خاطئ، والمرشح الذي يستبعده اللونان يُحذف.</translation>
    </message>
    <message>
        <source>Start in a cell with two candidates and colour them differently. Go on along rows, columns and boxes with only two places, and through other cells with two candidates.</source>
        <translation>ابدأ في خانة فيها مرشحان ولوّنهما بلونين مختلفين. تابع عبر الصفوف والأعمدة والمربعات التي ليس فيها إلا مكانان، وعبر خانات أخرى ذات مرشحين.</translation>
    </message>
    <message>
        <source>Of two candidates alone in a cell, one is true and the other false. The same holds for the two places of a digit in a row, column or box.</source>
        <translation>المرشحان الوحيدان في خانة أحدهما صحيح والآخر خاطئ. وكذلك مكانا رقم في صف أو عمود أو مربع.</translation>
    </message>
    <message>
        <source>So if one candidate of a colour is true, all of that colour are, and all of the other are false.</source>
        <translation>إذن إن صح مرشح واحد من لون، صحت كل مرشحات ذلك اللون، وكانت كل مرشحات الآخر خاطئة.</translation>
    </message>
    <message>
        <source>Wrap: a colour has two candidates in one cell, or one digit twice in a row, column or box. Both cannot be true, so this colour is wrong.</source>
        <translation>Wrap: للون مرشحان في خانة واحدة، أو رقم واحد مرتين في صف أو عمود أو مربع. لا يمكن أن يصح كلاهما، فهذا اللون خاطئ.</translation>
    </message>
    <message>
        <source>Trap: a candidate is ruled out by the first colour, and by the second as well. Either way it is false.</source>
        <translation>Trap: مرشح يستبعده اللون الأول ويستبعده الثاني أيضًا. في الحالتين هو خاطئ.</translation>
    </message>
    <message>
        <source>Two or three cells where a box and a row or column cross, with some cells of the rest of the box and of the rest of the row, that have as many digits between them as there are cells. No digit fits twice, so each is there once. Digits of the row part go from the rest of the row, digits of the box part from the rest of the box.</source>
        <translation>خانتان أو ثلاث حيث يتقاطع مربع وصف أو عمود، مع بعض خانات باقي المربع وبعض خانات باقي الصف، عدد أرقامها معًا مثل عددها. لا رقم يدخل مرتين، فكل منها هناك مرة واحدة. تُحذف أرقام جزء الصف من باقي الصف، وأرقام جزء المربع من باقي المربع.</translation>
    </message>
    <message>
        <source>Look where a box and a row cross for two cells with four candidates together. Then look for a cell with two of these in the row, and one with the two others in the box.</source>
        <translation>انظر حيث يتقاطع مربع وصف وابحث عن خانتين فيهما معًا أربعة مرشحات. ثم ابحث عن خانة في الصف فيها اثنان منها، وخانة في المربع فيها الاثنان الآخران.</translation>
    </message>
    <message>
        <source>The cells of the row part and those of the box part have no digit in common. A digit of the row part has its places only in the row, so it fits there once.</source>
        <translation>ليس بين خانات جزء الصف وخانات جزء المربع رقم مشترك. رقم جزء الصف أماكنه في الصف فقط، فيدخل هناك مرة واحدة.</translation>
    </message>
    <message>
        <source>A digit of the box part has its places only in the box, so it fits there once.</source>
        <translation>رقم جزء المربع أماكنه في المربع فقط، فيدخل هناك مرة واحدة.</translation>
    </message>
    <message>
        <source>There are as many cells as digits. Each cell needs one, and none can be there twice, so each of the digits is in one of the cells.</source>
        <translation>عدد الخانات مثل عدد الأرقام. كل خانة تحتاج إلى رقم، ولا رقم يكون هناك مرتين، فكل رقم في إحدى الخانات.</translation>
    </message>
    <message>
        <source>So the row has its digits of the row part in these cells, and the box those of the box part. They go from the other cells.</source>
        <translation>إذن أرقام جزء الصف في هذه الخانات من الصف، وأرقام جزء المربع في هذه الخانات من المربع. فتُحذف من الخانات الأخرى.</translation>
    </message>
    <message>
        <source>Two or three cells for which every combination of digits is tried. A combination is impossible if it leaves a nearby cell without any digit, or if it repeats a digit in a row, column or box. A candidate that is in no possible combination goes.</source>
        <translation>خانتان أو ثلاث تُجرَّب فيها كل تركيبات الأرقام. التركيبة مستحيلة إن تركت خانة قريبة دون أي رقم، أو كررت رقمًا في صف أو عمود أو مربع. المرشح الذي لا يوجد في أي تركيبة ممكنة يُحذف.</translation>
    </message>
    <message>
        <source>Choose two cells that share a row, column or box with many cells with two candidates. Each of these forbids one combination.</source>
        <translation>اختر خانتين تشتركان في صف أو عمود أو مربع مع خانات كثيرة ذات مرشحين. كل منها تمنع تركيبة واحدة.</translation>
    </message>
    <message>
        <source>Take one candidate of the first cell, and try each candidate of the other cells beside it.</source>
        <translation>خذ مرشحًا واحدًا من الخانة الأولى، وجرّب معه كل مرشح من الخانات الأخرى.</translation>
    </message>
    <message>
        <source>If both digits are the same and the cells share a row, column or box, the combination breaks the rule.</source>
        <translation>إن كان الرقمان متساويين والخانتان في صف أو عمود أو مربع واحد، فالتركيبة تخالف القاعدة.</translation>
    </message>
    <message>
        <source>If a cell that meets them has only these two candidates, it would have no digit left. So the combination is impossible too.</source>
        <translation>إن لم يكن في خانة تقابلهما إلا هذان المرشحان، لما بقي لها رقم. فهذه التركيبة مستحيلة أيضًا.</translation>
    </message>
    <message>
        <source>If every combination with the candidate fails, the candidate is wrong.</source>
        <translation>إن فشلت كل تركيبة فيها المرشح، فالمرشح خاطئ.</translation>
    </message>
    <message>
        <source>A chain of places for one digit A: if it is not here, it must be there, so it cannot be at the next place, and so on. If the first place is not A, the last one is. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>سلسلة أماكن لرقم واحد A: إن لم يكن هنا فهو هناك، فلا يمكن أن يكون في المكان التالي، وهكذا. إن لم يكن المكان الأول A فالأخير A. إذن يُحذف A من كل خانة تشترك في صف أو عمود أو مربع مع الطرفين.</translation>
    </message>
    <message>
        <source>Highlight one digit. Find rows, columns and boxes with only two places for it, and join them where their ends share a row, column or box.</source>
        <translation>أبرز رقمًا واحدًا. جد صفوفًا وأعمدة ومربعات ليس له فيها إلا مكانان، وصِلها حيث تشترك أطرافها في صف أو عمود أو مربع.</translation>
    </message>
    <message>
        <source>Suppose the first place is not A. Its row, column or box has only one other place, so that one is A.</source>
        <translation>لنفرض أن المكان الأول ليس A. ليس في صفه أو عموده أو مربعه إلا مكان آخر واحد، فهو A.</translation>
    </message>
    <message>
        <source>The next place shares a row, column or box with it. So the next is not A, and its partner must be A. So it goes on to the last place, which is A.</source>
        <translation>المكان التالي يشترك معه في صف أو عمود أو مربع. إذن التالي ليس A، ولا بد أن يكون شريكه A. وهكذا حتى المكان الأخير، وهو A.</translation>
    </message>
    <message>
        <source>So if the first place is not A, the last one is. If the first is A, nothing needs to be followed.</source>
        <translation>إذن إن لم يكن المكان الأول A فالأخير A. وإن كان الأول A فلا حاجة إلى تتبّع شيء.</translation>
    </message>
    <message>
        <source>Either way one of the ends is A. A cell that shares a row, column or box with both ends meets it, so it is not A.</source>
        <translation>في الحالتين يكون أحد الطرفين A. الخانة التي تشترك في صف أو عمود أو مربع مع الطرفين تقابله، فهي ليست A.</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates each, in which every cell shares a row, column or box with the next and has a digit in common with it. If the first cell is not the digit A, the cells follow one another until the last one is A. So A goes from every cell that shares a row, column or box with both ends.</source>
        <translation>سلسلة خانات في كل منها مرشحان، كل خانة تشترك مع التالية في صف أو عمود أو مربع ولهما رقم مشترك. إن لم تكن الخانة الأولى الرقم A، تتابعت الخانات حتى تكون الأخيرة A. إذن يُحذف A من كل خانة تشترك في صف أو عمود أو مربع مع الطرفين.</translation>
    </message>
    <message>
        <source>Highlight all cells with two candidates. Start from one, say that it is not A, and follow what the others must be until A comes back.</source>
        <translation>أبرز كل الخانات ذات المرشحين. ابدأ من واحدة، وافترض أنها ليست A، وتتبّع ما يجب أن تكونه الأخريات حتى يعود A.</translation>
    </message>
    <message>
        <source>The first cell has A and one other digit. If it is not A, it is the other digit.</source>
        <translation>في الخانة الأولى A ورقم آخر. إن لم تكن A فهي الرقم الآخر.</translation>
    </message>
    <message>
        <source>The next cell shares a row, column or box with it. So it is not that digit, and must be its own other one.</source>
        <translation>الخانة التالية تشترك معها في صف أو عمود أو مربع. إذن ليست ذلك الرقم، ولا بد أن تكون رقمها الآخر.</translation>
    </message>
    <message>
        <source>So it goes from cell to cell, until the last one has only A left.</source>
        <translation>وهكذا من خانة إلى خانة، حتى لا يبقى في الأخيرة إلا A.</translation>
    </message>
    <message>
        <source>If the first cell is A, one end is A at once. Either way one of the ends is A, and a cell that shares a row, column or box with both is not.</source>
        <translation>إن كانت الخانة الأولى A، فأحد الطرفين A فورًا. في الحالتين أحد الطرفين A، والخانة التي تشترك في صف أو عمود أو مربع مع كليهما ليست A.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions, called AIC: if this candidate is false, that one is true, so the next is false, and so on. Each step uses a cell with two candidates, or a row, column or box with two places for a digit. The first candidate or the last is true, so what both rule out goes.</source>
        <translation>سلسلة استنتاجات بسيطة تسمى AIC: إن كان هذا المرشح خاطئًا فذاك صحيح، فالتالي خاطئ، وهكذا. كل خطوة تستعمل خانة ذات مرشحين، أو صفًا أو عمودًا أو مربعًا فيه مكانان لرقم. المرشح الأول أو الأخير صحيح، فيُحذف ما يستبعده كلاهما.</translation>
    </message>
    <message>
        <source>Start at a candidate that you would like to see gone, and ask: what if it were true? Follow the forced digits until something cannot be.</source>
        <translation>ابدأ من مرشح تود أن يزول، واسأل: ماذا لو كان صحيحًا؟ تتبّع الأرقام المفروضة حتى يستحيل شيء.</translation>
    </message>
    <message>
        <source>Suppose the first candidate is false. Its cell has only one other candidate, or its row only one other place. So that one is true.</source>
        <translation>لنفرض أن المرشح الأول خاطئ. ليس في خانته إلا مرشح آخر، أو ليس في صفه إلا مكان آخر. إذن ذاك صحيح.</translation>
    </message>
    <message>
        <source>What is true rules out its neighbours: the other candidates of its cell, and the same digit in its row, column and box.</source>
        <translation>ما هو صحيح يستبعد جيرانه: المرشحات الأخرى في خانته، والرقم نفسه في صفه وعموده ومربعه.</translation>
    </message>
    <message>
        <source>False, true, false, true: so it goes on, and the last candidate is true.</source>
        <translation>خاطئ، صحيح، خاطئ، صحيح: وهكذا حتى يكون المرشح الأخير صحيحًا.</translation>
    </message>
    <message>
        <source>If the first is false, the last is true. If the first is true, that is good as well. Either way what both rule out is false.</source>
        <translation>إن كان الأول خاطئًا فالأخير صحيح. وإن كان الأول صحيحًا فهذا حسن أيضًا. في الحالتين ما يستبعده كلاهما خاطئ.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also be about two or three cells of one box in one row or column: one of them has the digit, or none has it. Otherwise it works like every such chain. The first statement or the last is true, so what both rule out goes.</source>
        <translation>سلسلة استنتاجات بسيطة (AIC) قد تكون خطوة فيها عن خانتين أو ثلاث من مربع واحد في صف واحد أو عمود واحد: في إحداها الرقم، أو ليس في أي منها. وفيما عدا ذلك تعمل مثل كل سلسلة. العبارة الأولى أو الأخيرة صحيحة، فيُحذف ما تستبعدانه كلتاهما.</translation>
    </message>
    <message>
        <source>When a chain is stuck because a row has three places, see whether two of them lie in one box. Take these two as one.</source>
        <translation>عندما تتوقف سلسلة لأن في صف ثلاثة أماكن، انظر هل يقع اثنان منها في مربع واحد. اعتبر هذين واحدًا.</translation>
    </message>
    <message>
        <source>Say a row has its places for a digit at one cell and at a group of two cells in one box.</source>
        <translation>لنفرض أن أماكن رقم في صف هي خانة واحدة ومجموعة من خانتين في مربع واحد.</translation>
    </message>
    <message>
        <source>If the one cell does not have the digit, one of the group has it. Which one is not known, but both share the row and the box.</source>
        <translation>إن لم يكن الرقم في تلك الخانة، فهو في إحدى خانتي المجموعة. لا يُعرف أيهما، لكنهما في الصف نفسه والمربع نفسه.</translation>
    </message>
    <message>
        <source>So the digit goes from all other cells of that row and that box, and the chain goes on from there.</source>
        <translation>إذن يُحذف الرقم من كل الخانات الأخرى في ذلك الصف وذلك المربع، وتستمر السلسلة من هناك.</translation>
    </message>
    <message>
        <source>In the end the first statement or the last is true. Either way what both rule out is false.</source>
        <translation>في النهاية تكون العبارة الأولى أو الأخيرة صحيحة. في الحالتين ما تستبعدانه كلتاهما خاطئ.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions (AIC) in which a step may also use a group of cells with one candidate more than cells, called an almost locked set. If such a group loses one digit, it needs all the others. The first statement or the last is true, so what both rule out goes.</source>
        <translation>سلسلة استنتاجات بسيطة (AIC) قد تستعمل خطوة فيها مجموعة خانات عدد مرشحاتها يزيد واحدًا على عدد خاناتها، تسمى مجموعة شبه مقفلة. إن فقدت المجموعة رقمًا احتاجت إلى كل الأخرى. العبارة الأولى أو الأخيرة صحيحة، فيُحذف ما تستبعدانه كلتاهما.</translation>
    </message>
    <message>
        <source>Look for two cells with three digits or three cells with four in a row, column or box. They carry a chain from one of their digits to another.</source>
        <translation>ابحث عن خانتين فيهما ثلاثة أرقام أو ثلاث خانات فيها أربعة في صف أو عمود أو مربع. فهي تنقل السلسلة من أحد أرقامها إلى آخر.</translation>
    </message>
    <message>
        <source>Take two cells of a row with the digits 1, 2 and 3 between them. If 1 is ruled out in both, two digits are left for two cells.</source>
        <translation>خذ خانتين من صف فيهما معًا الأرقام 1 و2 و3. إن استُبعد 1 منهما، بقي رقمان لخانتين.</translation>
    </message>
    <message>
        <source>So 2 is in one of them, and 3 in the other. A cell that shares a row, column or box with both places of 2 cannot be 2.</source>
        <translation>إذن 2 في إحداهما و3 في الأخرى. الخانة التي تشترك في صف أو عمود أو مربع مع مكاني 2 لا يمكن أن تكون 2.</translation>
    </message>
    <message>
        <source>With this the chain goes on. A larger group does the same.</source>
        <translation>بهذا تستمر السلسلة. ومجموعة أكبر تفعل الأمر نفسه.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that comes back to its beginning, so that it can be read forwards and backwards. Either every second statement is true, or all the others are. So of two neighbours in a row, column, box or cell one is always true, and what it rules out goes.</source>
        <translation>سلسلة استنتاجات بسيطة تعود إلى بدايتها، فيمكن قراءتها إلى الأمام وإلى الوراء. إما أن تصح كل عبارة ثانية، وإما أن تصح الأخرى كلها. إذن من كل جارتين في صف أو عمود أو مربع أو خانة واحدة صحيحة دائمًا، ويُحذف ما تستبعده.</translation>
    </message>
    <message>
        <source>When the two ends of a chain meet in a row, column or box, or in one cell, close the loop, and look along each of its lines for what can go.</source>
        <translation>عندما يلتقي طرفا سلسلة في صف أو عمود أو مربع أو في خانة واحدة، أغلق الحلقة، وانظر على امتداد كل من خطوطها ما يمكن حذفه.</translation>
    </message>
    <message>
        <source>If the first candidate is false, the second is true, the third false, and so on round the loop.</source>
        <translation>إن كان المرشح الأول خاطئًا، فالثاني صحيح والثالث خاطئ، وهكذا حول الحلقة.</translation>
    </message>
    <message>
        <source>If the first candidate is true, go round the other way: the last is false, the one before it true, and so on, until the second is false.</source>
        <translation>إن كان المرشح الأول صحيحًا، فدُر في الاتجاه الآخر: الأخير خاطئ، والذي قبله صحيح، وهكذا حتى يكون الثاني خاطئًا.</translation>
    </message>
    <message>
        <source>Either way two neighbours are never both false. Where they share a row, column or box, the digit is in one of the two.</source>
        <translation>في الحالتين لا يكون جاران خاطئين معًا. حيث يشتركان في صف أو عمود أو مربع، يكون الرقم في أحدهما.</translation>
    </message>
    <message>
        <source>So it goes from the other cells there. Where the two are in one cell, its other candidates go.</source>
        <translation>إذن يُحذف من الخانات الأخرى هناك. وحيث يكون الاثنان في خانة واحدة، تُحذف مرشحاتها الأخرى.</translation>
    </message>
    <message>
        <source>A chain of simple conclusions that starts with an assumption about one candidate and comes back to it with the opposite. An assumption that leads to its own opposite is wrong. So the candidate goes, or it is the one to write.</source>
        <translation>سلسلة استنتاجات بسيطة تبدأ بافتراض عن مرشح وتعود إليه بعكسه. الافتراض الذي يؤدي إلى عكسه خاطئ. إذن يُحذف المرشح، أو هو الذي يُكتب.</translation>
    </message>
    <message>
        <source>Choose a candidate whose row, column or box has few others of its digit, suppose that it is true, and follow the forced digits until one of them rules it out.</source>
        <translation>اختر مرشحًا في صفه أو عموده أو مربعه قليل من رقمه، وافترض أنه صحيح، وتتبّع الأرقام المفروضة حتى يستبعده أحدها.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true. Then its neighbours are false, and where only one other is left, that one is true.</source>
        <translation>لنفرض أن المرشح صحيح. فجيرانه خاطئة، وحيث يبقى واحد آخر فقط يكون ذاك صحيحًا.</translation>
    </message>
    <message>
        <source>So it goes on, false and true in turn, each conclusion from the one before.</source>
        <translation>وهكذا خاطئ وصحيح بالتناوب، كل استنتاج من الذي قبله.</translation>
    </message>
    <message>
        <source>The last conclusion says that the first candidate is false. But it was supposed to be true.</source>
        <translation>الاستنتاج الأخير يقول إن المرشح الأول خاطئ. لكننا فرضنا أنه صحيح.</translation>
    </message>
    <message>
        <source>Both cannot be, so the candidate is false. The other way round, if it is supposed to be false and comes out true, it is true.</source>
        <translation>لا يجتمع الأمران، فالمرشح خاطئ. وبالعكس، إن فُرض أنه خاطئ فتبيّن أنه صحيح، فهو صحيح.</translation>
    </message>
    <message>
        <source>Two groups of cells, each in one row, column or box and with one candidate more than cells: almost locked sets. They share a digit that only one of them can have, so the other group needs all its remaining digits. Another digit that both have is then in one of them, and goes from every cell that meets all its places.</source>
        <translation>مجموعتان من الخانات، كل منهما في صف أو عمود أو مربع واحد وعدد مرشحاتها يزيد واحدًا على عدد خاناتها: مجموعتان شبه مقفلتين. تشتركان في رقم لا يمكن أن يكون إلا لواحدة منهما، فتحتاج الأخرى إلى كل أرقامها الباقية. إذن رقم آخر مشترك بينهما هو في إحداهما، ويُحذف من كل خانة تقابل كل أماكنه.</translation>
    </message>
    <message>
        <source>The smallest group is a cell with two candidates. Look for it beside two or three cells with one digit more than cells, and for a digit that both have in one row, column or box.</source>
        <translation>أصغر مجموعة خانة ذات مرشحين. ابحث عنها بجانب خانتين أو ثلاث عدد أرقامها يزيد واحدًا على عددها، وعن رقم مشترك بينهما في صف أو عمود أو مربع واحد.</translation>
    </message>
    <message>
        <source>All places of the shared digit in both groups share one row, column or box. So the digit is not in both groups.</source>
        <translation>كل أماكن الرقم المشترك في المجموعتين تقع في صف أو عمود أو مربع واحد. إذن ليس الرقم في المجموعتين معًا.</translation>
    </message>
    <message>
        <source>If the first group does not have it, the group has as many digits left as cells. It needs each of them, so also the second common digit.</source>
        <translation>إن لم يكن في الأولى، بقي فيها من الأرقام بعدد الخانات. وهي تحتاج إلى كل منها، ومنها الرقم المشترك الثاني.</translation>
    </message>
    <message>
        <source>If the second group does not have it, the second group needs all its other digits, so also the second common digit.</source>
        <translation>إن لم يكن في الثانية، احتاجت الثانية إلى كل أرقامها الأخرى، ومنها الرقم المشترك الثاني.</translation>
    </message>
    <message>
        <source>Either way the second common digit is in one of the groups. A cell that shares a row, column or box with all its places there cannot have it.</source>
        <translation>في الحالتين الرقم المشترك الثاني في إحدى المجموعتين. الخانة التي تشترك في صف أو عمود أو مربع مع كل أماكنه هناك لا يمكن أن تحويه.</translation>
    </message>
    <message>
        <source>Three groups of cells, each with one candidate more than cells: almost locked sets. The first shares a digit with the second and another digit with the third, and can do without only one of them. So the second or the third group loses a digit and needs all its others, among them the digit that both have.</source>
        <translation>ثلاث مجموعات من الخانات، كل منها عدد مرشحاتها يزيد واحدًا على عدد خاناتها: مجموعات شبه مقفلة. تشترك الأولى مع الثانية في رقم ومع الثالثة في رقم آخر، ولا تستغني إلا عن واحد منهما. إذن تفقد الثانية أو الثالثة رقمًا وتحتاج إلى كل أرقامها الأخرى، ومنها الرقم المشترك بينهما.</translation>
    </message>
    <message>
        <source>It is an XY-Wing with groups of cells in place of cells. Look for the middle group first, then for the two others that meet it.</source>
        <translation>هو XY-Wing بمجموعات خانات بدل الخانات. ابحث عن المجموعة الوسطى أولًا، ثم عن الأخريين اللتين تلتقيان بها.</translation>
    </message>
    <message>
        <source>The first group has one digit more than cells. So it lacks only one of its digits, and has at least one of the two shared ones.</source>
        <translation>في المجموعة الأولى رقم أكثر من خاناتها. إذن لا ينقصها إلا رقم واحد، وفيها واحد على الأقل من الرقمين المشتركين.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the second group, the second group cannot have it and needs all its others.</source>
        <translation>إن كان فيها الرقم المشترك مع المجموعة الثانية، فلا يمكن أن يكون في الثانية، وتحتاج إلى كل أرقامها الأخرى.</translation>
    </message>
    <message>
        <source>If it has the digit that it shares with the third group, the third group needs all its others.</source>
        <translation>إن كان فيها الرقم المشترك مع المجموعة الثالثة، احتاجت الثالثة إلى كل أرقامها الأخرى.</translation>
    </message>
    <message>
        <source>Either way a digit that the second and the third group have is in one of them. A cell that meets all its places there cannot have it.</source>
        <translation>في الحالتين رقم مشترك بين الثانية والثالثة هو في إحداهما. الخانة التي تقابل كل أماكنه هناك لا يمكن أن تحويه.</translation>
    </message>
    <message>
        <source>A chain of groups of cells, each with one candidate more than cells: almost locked sets. A group that loses one digit needs all its others, and one of these takes a digit from the next group, and so on. So a digit of the first and the last group is in one of them.</source>
        <translation>سلسلة من مجموعات خانات، كل منها عدد مرشحاتها يزيد واحدًا على عدد خاناتها: مجموعات شبه مقفلة. المجموعة التي تفقد رقمًا تحتاج إلى كل أرقامها الأخرى، وأحدها يأخذ رقمًا من المجموعة التالية، وهكذا. إذن رقم مشترك بين الأولى والأخيرة هو في إحداهما.</translation>
    </message>
    <message>
        <source>Begin with two groups that share a digit in one row, column or box, and add a third that shares another digit with the second.</source>
        <translation>ابدأ بمجموعتين تشتركان في رقم في صف أو عمود أو مربع واحد، وأضف ثالثة تشترك مع الثانية في رقم آخر.</translation>
    </message>
    <message>
        <source>Suppose the first group does not have the digit in question. Then it needs all its others, also the one that it shares with the next group.</source>
        <translation>لنفرض أن المجموعة الأولى ليس فيها الرقم المعني. فتحتاج إلى كل أرقامها الأخرى، ومنها المشترك مع المجموعة التالية.</translation>
    </message>
    <message>
        <source>So the next group loses this digit and needs all its others, also the one that it shares with the group after it.</source>
        <translation>إذن تفقد المجموعة التالية هذا الرقم وتحتاج إلى كل أرقامها الأخرى، ومنها المشترك مع التي بعدها.</translation>
    </message>
    <message>
        <source>So it goes on to the last group, which must have the digit in question.</source>
        <translation>وهكذا حتى المجموعة الأخيرة، ولا بد أن يكون فيها الرقم المعني.</translation>
    </message>
    <message>
        <source>Either the first group has it or the last. A cell that meets all its places in both cannot have it.</source>
        <translation>إما أن يكون في المجموعة الأولى وإما في الأخيرة. الخانة التي تقابل كل أماكنه فيهما لا يمكن أن تحويه.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a group of cells with one candidate more than cells, a petal. Whatever the stem is, one petal loses that digit and needs all its others. A digit that all petals have is in one of them, and goes from every cell that meets all its places.</source>
        <translation>خانة هي الساق، ولكل مرشح فيها مجموعة خانات عدد مرشحاتها يزيد واحدًا على عدد خاناتها، هي بتلة. أيًّا كانت الساق، تفقد بتلة واحدة ذلك الرقم وتحتاج إلى كل أرقامها الأخرى. رقم مشترك بين كل البتلات هو في إحداها، ويُحذف من كل خانة تقابل كل أماكنه.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates. For each of them look for a group whose places for it all share a row, column or box with the cell.</source>
        <translation>ابدأ من خانة فيها مرشحان أو ثلاثة. ابحث لكل منها عن مجموعة تشترك كل أماكنه فيها مع الخانة في صف أو عمود أو مربع.</translation>
    </message>
    <message>
        <source>The stem is one of its candidates. Say it is the one of the first petal.</source>
        <translation>الساق أحد مرشحاتها. لنفرض أنه مرشح البتلة الأولى.</translation>
    </message>
    <message>
        <source>All places for it in that petal share a row, column or box with the stem. So the petal loses this digit.</source>
        <translation>كل أماكنه في تلك البتلة تشترك مع الساق في صف أو عمود أو مربع. إذن تفقد البتلة هذا الرقم.</translation>
    </message>
    <message>
        <source>It then has as many digits as cells and needs them all, also the digit that all petals have.</source>
        <translation>فيبقى فيها من الأرقام بعدد الخانات وتحتاج إليها كلها، ومنها الرقم المشترك بين كل البتلات.</translation>
    </message>
    <message>
        <source>With each other candidate of the stem it is another petal. Either way the common digit is in one of them, and a cell that meets all its places cannot have it.</source>
        <translation>مع كل مرشح آخر للساق تكون بتلة أخرى. في كل حال الرقم المشترك في إحداها، والخانة التي تقابل كل أماكنه لا يمكن أن تحويه.</translation>
    </message>
    <message>
        <source>One digit is tried at one place, and only this digit is followed across the board. Its other places fall, one after the other, until a row, column or box has none left. So the digit cannot be there, and the candidate goes.</source>
        <translation>يُجرَّب رقم واحد في مكان واحد، ويُتتبَّع هذا الرقم وحده على اللوحة. تسقط أماكنه الأخرى واحدًا بعد الآخر، حتى لا يبقى في صف أو عمود أو مربع أي مكان. إذن لا يمكن أن يكون الرقم هناك، فيُحذف المرشح.</translation>
    </message>
    <message>
        <source>Choose a digit with few places left, and try it where it would take away many of them.</source>
        <translation>اختر رقمًا بقيت له أماكن قليلة، وجرّبه حيث يزيل كثيرًا منها.</translation>
    </message>
    <message>
        <source>Suppose the cell is A. Then A goes from all other cells of its row, column and box.</source>
        <translation>لنفرض أن الخانة A. فيُحذف A من كل الخانات الأخرى في صفها وعمودها ومربعها.</translation>
    </message>
    <message>
        <source>Some other row, column or box has only one place for A now. So A is there, and more places fall.</source>
        <translation>صف أو عمود أو مربع آخر ليس فيه الآن إلا مكان واحد لـ A. إذن A هناك، وتسقط أماكن أخرى.</translation>
    </message>
    <message>
        <source>In the end some row, column or box has no place for A at all. But each needs one.</source>
        <translation>في النهاية لا يوجد في صف أو عمود أو مربع ما أي مكان لـ A. لكن كلًا منها يحتاج إليه.</translation>
    </message>
    <message>
        <source>So the cell is not A.</source>
        <translation>إذن الخانة ليست A.</translation>
    </message>
    <message>
        <source>All candidates of a cell, or all places of a digit in a row, column or box, are tried one after the other. From each of them a chain of simple conclusions is followed. If all of them lead to the same, it is true, because one of them must be right.</source>
        <translation>تُجرَّب كل مرشحات خانة، أو كل أماكن رقم في صف أو عمود أو مربع، واحدًا بعد الآخر. ومن كل منها تُتتبَّع سلسلة استنتاجات بسيطة. إن أدت كلها إلى الشيء نفسه فهو صحيح، لأن واحدًا منها لا بد أن يكون صحيحًا.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates, follow both, and note what comes out the same.</source>
        <translation>اختر خانة ذات مرشحين، وتتبّع كليهما، وسجّل ما ينتج من كليهما.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places. There is no other case.</source>
        <translation>لا بد أن تكون الخانة أحد مرشحاتها، أو أن يكون الرقم في أحد أماكنه. لا توجد حالة أخرى.</translation>
    </message>
    <message>
        <source>If it is the first, follow what must be then, conclusion by conclusion. It leads to the result.</source>
        <translation>إن كان الأول، فتتبّع ما يلزم منه، استنتاجًا بعد استنتاج. يؤدي ذلك إلى النتيجة.</translation>
    </message>
    <message>
        <source>If it is the second, or the third, the conclusions are others, but they lead to the same result.</source>
        <translation>إن كان الثاني أو الثالث، فالاستنتاجات مختلفة، لكنها تؤدي إلى النتيجة نفسها.</translation>
    </message>
    <message>
        <source>One of the cases is right. Whichever it is, the result is true.</source>
        <translation>إحدى الحالات صحيحة. أيًّا كانت، فالنتيجة صحيحة.</translation>
    </message>
    <message>
        <source>An assumption from which several chains of simple conclusions start. Together they take away all candidates of a cell, or all places of a digit in a row, column or box. That cannot be, so the assumption was wrong.</source>
        <translation>افتراض تبدأ منه عدة سلاسل من الاستنتاجات البسيطة. تزيل معًا كل مرشحات خانة، أو كل أماكن رقم في صف أو عمود أو مربع. هذا مستحيل، فالافتراض كان خاطئًا.</translation>
    </message>
    <message>
        <source>Suppose a candidate whose truth would force much, and watch cells with two candidates and rows with two places.</source>
        <translation>افترض مرشحًا يفرض صدقه الكثير، وراقب الخانات ذات المرشحين والصفوف ذات المكانين.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true (or false).</source>
        <translation>لنفرض أن المرشح صحيح (أو خاطئ).</translation>
    </message>
    <message>
        <source>One chain of conclusions takes away the first candidate of some cell, another chain the second, and so on.</source>
        <translation>سلسلة استنتاجات تزيل المرشح الأول من خانة ما، وسلسلة أخرى تزيل الثاني، وهكذا.</translation>
    </message>
    <message>
        <source>All of them hold at the same time. So this cell would have no digit left, or a digit no place.</source>
        <translation>كلها تصح في الوقت نفسه. فلا يبقى لهذه الخانة رقم، أو لا يبقى لرقم مكان.</translation>
    </message>
    <message>
        <source>Every cell needs a digit. So the assumption was wrong, and the opposite is true.</source>
        <translation>كل خانة تحتاج إلى رقم. إذن كان الافتراض خاطئًا، والعكس صحيح.</translation>
    </message>
    <message>
        <source>An assumption whose consequences are followed like a net: a conclusion may need several earlier ones. In the end a cell has no digit left, or a digit has no place. That cannot be, so the assumption was wrong.</source>
        <translation>افتراض تُتتبَّع عواقبه كالشبكة: قد يحتاج استنتاج إلى عدة استنتاجات سابقة. في النهاية لا يبقى لخانة رقم، أو لا يبقى لرقم مكان. هذا مستحيل، فالافتراض كان خاطئًا.</translation>
    </message>
    <message>
        <source>Try it out in a branch. Write the digit, go on with singles, and see whether something breaks.</source>
        <translation>جرّبه في تجربة. اكتب الرقم، وتابع بالمفردات، وانظر هل يختل شيء.</translation>
    </message>
    <message>
        <source>Suppose the candidate is true, and write down what follows at once.</source>
        <translation>لنفرض أن المرشح صحيح، ولنكتب ما ينتج فورًا.</translation>
    </message>
    <message>
        <source>From this and the board more follows. A cell may lose its last but one candidate only after several of these conclusions.</source>
        <translation>من هذا ومن اللوحة ينتج المزيد. قد لا تفقد خانة مرشحها قبل الأخير إلا بعد عدة استنتاجات منها.</translation>
    </message>
    <message>
        <source>In the end a cell has no digit left, or a row, column or box has no place for a digit.</source>
        <translation>في النهاية لا يبقى لخانة رقم، أو لا يكون في صف أو عمود أو مربع مكان لرقم.</translation>
    </message>
    <message>
        <source>A proper Sudoku can be filled. So the assumption was wrong.</source>
        <translation>السودوكو السليمة يمكن ملؤها. إذن كان الافتراض خاطئًا.</translation>
    </message>
    <message>
        <source>Several assumptions of which one must be true, each followed to all its consequences. A conclusion may need several earlier ones. What follows from every one of them is true.</source>
        <translation>عدة افتراضات لا بد أن يصح أحدها، يُتتبَّع كل منها إلى كل عواقبه. قد يحتاج استنتاج إلى عدة استنتاجات سابقة. ما ينتج من كل منها صحيح.</translation>
    </message>
    <message>
        <source>Choose a cell with two candidates. Write the first in a branch and go on, then the second, and compare.</source>
        <translation>اختر خانة ذات مرشحين. اكتب الأول في تجربة وتابع، ثم الثاني، وقارن.</translation>
    </message>
    <message>
        <source>The cell must be one of its candidates, or the digit must be at one of its places in a row, column or box.</source>
        <translation>لا بد أن تكون الخانة أحد مرشحاتها، أو أن يكون الرقم في أحد أماكنه في صف أو عمود أو مربع.</translation>
    </message>
    <message>
        <source>If it is the first, many things follow. If it is the second, other things follow.</source>
        <translation>إن كان الأول، نتجت أشياء كثيرة. وإن كان الثاني، نتجت أشياء أخرى.</translation>
    </message>
    <message>
        <source>What follows in every case is true, whichever case is right.</source>
        <translation>ما ينتج في كل حالة صحيح، أيًّا كانت الحالة الصحيحة.</translation>
    </message>
    <message>
        <source>All ways to put one digit into every row, column and box are looked at together. A cell that all ways use has the digit. A cell that none of them uses cannot have it.</source>
        <translation>يُنظر معًا إلى كل طرق وضع رقم واحد في كل صف وعمود ومربع. الخانة التي تستعملها كل الطرق فيها الرقم. والخانة التي لا تستعملها أي طريقة لا يمكن أن يكون فيها.</translation>
    </message>
    <message>
        <source>This is work for a computer: a digit can have thousands of such ways. For a person a few are enough when nearly all of its places are known.</source>
        <translation>هذا عمل للحاسوب: قد يكون للرقم آلاف من هذه الطرق. أما الإنسان فتكفيه قليل منها عندما تكون كل أماكنه تقريبًا معروفة.</translation>
    </message>
    <message>
        <source>In the solution the digit stands once in each row, column and box. This is one of the ways.</source>
        <translation>في الحل يظهر الرقم مرة واحدة في كل صف وعمود ومربع. وهذه إحدى الطرق.</translation>
    </message>
    <message>
        <source>Which one it is, is not known. But if all ways use a cell, the right one does too.</source>
        <translation>لا يُعرف أيها هي. لكن إن استعملت كل الطرق خانة، فالطريقة الصحيحة تستعملها أيضًا.</translation>
    </message>
    <message>
        <source>If no way uses a cell, the right one does not either. So the digit goes from it.</source>
        <translation>إن لم تستعمل أي طريقة خانة، فالصحيحة لا تستعملها أيضًا. إذن يُحذف الرقم منها.</translation>
    </message>
    <message>
        <source>Three or more pairs of cells side by side in the same two rows or the same two columns, that nearly all have only as many digits as there are pairs. If they held nothing else, the two lines could exchange these digits, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>ثلاثة أزواج أو أكثر من الخانات المتجاورة في الصفين نفسهما أو العمودين نفسهما، وليس في معظمها إلا أرقام بعدد الأزواج. لو لم يكن فيها غيرها لأمكن الخطين أن يتبادلا هذه الأرقام، ولصار للغز حلان. للسودوكو السليمة حل واحد فقط، إذن أحد المرشحين الزائدين في هذه الخانات صحيح.</translation>
    </message>
    <message>
        <source>In two rows of a band or two columns of a stack, look for three pairs of cells, one pair in each box, with the same three digits. One cell may have more.</source>
        <translation>في صفين من شريط واحد أو عمودين من رصة واحدة، ابحث عن ثلاثة أزواج من الخانات، زوج في كل مربع، فيها الأرقام الثلاثة نفسها. ويجوز أن يكون في خانة واحدة أكثر.</translation>
    </message>
    <message>
        <source>If the cells held only these digits, each of the two lines would have all of them there, because it has as many cells as there are digits.</source>
        <translation>لو لم يكن في الخانات إلا هذه الأرقام، لكانت كلها هناك في كل من الخطين، لأن عدد خاناته مثل عدد الأرقام.</translation>
    </message>
    <message>
        <source>Exchanging the two lines there breaks no rule: each pair stays in its crossing line, and every row, column and box keeps its digits.</source>
        <translation>تبديل الخطين هناك لا يخالف أي قاعدة: يبقى كل زوج في الخط الذي يقطعه، ويحتفظ كل صف وعمود ومربع بأرقامه.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. One of the cells with extra candidates holds an extra one.</source>
        <translation>فيكون هناك حلان، لكن للسودوكو السليمة حلًا واحدًا فقط. إذن في إحدى الخانات ذات المرشحين الزائدين مرشح زائد.</translation>
    </message>
    <message>
        <source>Type 1: only one cell has extras, so it is one of these. Type 2: all extras are one digit, which goes from the cells that meet all of them.</source>
        <translation>النوع 1: خانة واحدة فقط فيها زوائد، فهي أحدها. النوع 2: كل الزوائد رقم واحد، فيُحذف من الخانات التي تقابلها كلها.</translation>
    </message>
    <message>
        <source>Type 3: the cells with extras use digits up together with others. Type 4: a digit has no other place beside them, so the pattern&apos;s others cannot be there.</source>
        <translation>النوع 3: الخانات ذات الزوائد تستنفد أرقامًا مع خانات أخرى. النوع 4: ليس لرقم مكان آخر بجانبها، فلا يمكن أن تكون بقية أرقام النمط هناك.</translation>
    </message>
    <message>
        <source>Some cells that nearly all have two candidates, and in which each digit has two places in every row, column and box where it is. If none had more, each could take its other candidate, and the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>بضع خانات في معظمها مرشحان، ولكل رقم فيها مكانان في كل صف وعمود ومربع يقع فيه. لو لم يكن في أي منها أكثر لأمكن أن تأخذ كل خانة مرشحها الآخر، ولصار للغز حلان. للسودوكو السليمة حل واحد فقط، إذن أحد المرشحين الزائدين في هذه الخانات صحيح.</translation>
    </message>
    <message>
        <source>Follow cells with two candidates: for each of their digits look for one partner in the row, in the column and in the box, until everything has a partner.</source>
        <translation>تتبع الخانات ذات المرشحين: ابحث لكل رقم فيها عن شريك في الصف وفي العمود وفي المربع، حتى يكون لكل شيء شريك.</translation>
    </message>
    <message>
        <source>Suppose each of the cells had only its two candidates. In a solution each row, column and box would use one of the two places of each digit.</source>
        <translation>لنفترض أنه ليس في كل خانة إلا مرشحاها. في الحل يستعمل كل صف وعمود ومربع أحد مكاني كل رقم.</translation>
    </message>
    <message>
        <source>Giving each of these cells its other candidate would use the other places: each row, column and box keeps all its digits, so it is a second solution.</source>
        <translation>إعطاء كل خانة من هذه مرشحها الآخر يستعمل الأماكن الأخرى: كل صف وعمود ومربع يحتفظ بكل أرقامه، فهو حل ثانٍ.</translation>
    </message>
    <message>
        <source>A proper Sudoku has only one. So in one of the cells with more than two candidates an extra one is true.</source>
        <translation>للسودوكو السليمة حل واحد فقط. إذن في إحدى الخانات التي فيها أكثر من مرشحين يصح مرشح زائد.</translation>
    </message>
    <message>
        <source>Solved cells that would be a closed set with one cell more: two digits in the same rows, columns and boxes, or the same digits in a part of two lines. If the set were closed, the rest of the grid could be swapped as well, because no given is there. A proper Sudoku has only one solution, so the cell does not complete the set.</source>
        <translation>خانات محلولة تصير مع خانة أخرى مجموعة مغلقة: رقمان في الصفوف والأعمدة والمربعات نفسها، أو الأرقام نفسها في جزء من خطين. لو أُغلقت المجموعة لأمكن تبديل بقية الشبكة أيضًا، إذ لا معطى هناك. للسودوكو السليمة حل واحد فقط، إذن لا تكمل الخانة المجموعة.</translation>
    </message>
    <message>
        <source>Choose two digits that have been solved in few places. Mark every row, column and box that has only one of them, and look for the cell where these meet.</source>
        <translation>اختر رقمين حُلّا في أماكن قليلة. علّم كل صف وعمود ومربع فيه أحدهما فقط، وابحث عن الخانة التي تلتقي فيها.</translation>
    </message>
    <message>
        <source>Every row, column and box has each of the two digits once. If the solved cells had both of them or none in each, so would the cells that are still open.</source>
        <translation>في كل صف وعمود ومربع كل من الرقمين مرة. لو كان في الخانات المحلولة كلاهما أو لا شيء منهما في كل مكان، لكانت الخانات المفتوحة كذلك.</translation>
    </message>
    <message>
        <source>Swapping the two digits in all open cells then breaks no rule: each row, column and box keeps both. And no given is changed, because all givens of the two are in the closed set.</source>
        <translation>عندئذ لا يخالف تبديل الرقمين في كل الخانات المفتوحة أي قاعدة: كل صف وعمود ومربع يحتفظ بالرقمين. ولا يتغير أي معطى، لأن كل معطيات الرقمين في المجموعة المغلقة.</translation>
    </message>
    <message>
        <source>So there would be two solutions, but a proper Sudoku has only one. The set is never closed, so a cell that would close it holds something else.</source>
        <translation>فيكون هناك حلان، لكن للسودوكو السليمة حلًا واحدًا فقط. لا تُغلق المجموعة أبدًا، إذن في الخانة التي تغلقها شيء آخر.</translation>
    </message>
    <message>
        <source>Two lines are alike: if a part of both has the same digits, so has the rest, and the rests could be exchanged.</source>
        <translation>والأمر كذلك في خطين: إن كان في جزء من كليهما الأرقام نفسها ففي البقية كذلك، ويمكن تبديل البقيتين.</translation>
    </message>
    <message>
        <source>The givens of a few puzzles are symmetric: turn, mirror or shift the board, exchange some digits, and the same givens are there again. A proper Sudoku has only one solution, so the solution must be symmetric too. A digit is in a cell only if its partner is in the partner cell, and what has lost its partner goes.</source>
        <translation>معطيات ألغاز قليلة متناظرة: أدر الشبكة أو اعكسها أو أزحها وبدّل بعض الأرقام، فإذا المعطيات نفسها. للسودوكو السليمة حل واحد فقط، إذن لا بد أن يكون هو أيضًا متناظرًا. لا يكون رقم في خانة إلا إذا كان شريكه في الخانة الشريكة، وما فقد شريكه يُحذف.</translation>
    </message>
    <message>
        <source>When the givens form a symmetric picture, compare each given with the one on the other side. If every 1 faces the same digit, and so on, the puzzle is symmetric.</source>
        <translation>حين تكوّن المعطيات صورة متناظرة، قارن كلًّا منها بالذي في الجهة الأخرى. إذا قابل كل 1 الرقم نفسه وهكذا، فاللغز متناظر.</translation>
    </message>
    <message>
        <source>Such a motion takes rows, columns and boxes to rows, columns and boxes. So it takes the solution to a grid that obeys the rules, also with exchanged digits.</source>
        <translation>مثل هذه الحركة تنقل الصفوف والأعمدة والمربعات إلى صفوف وأعمدة ومربعات. فهي تنقل الحل إلى شبكة تحقق القواعد، ولو بأرقام مبدلة.</translation>
    </message>
    <message>
        <source>The givens go to the givens. So what the solution becomes is a solution of the same puzzle.</source>
        <translation>المعطيات تنتقل إلى المعطيات. إذن ما يصير إليه الحل حل للغز نفسه.</translation>
    </message>
    <message>
        <source>There is only one, so the solution becomes itself. If a cell holds a digit, its partner cell holds the partner of the digit.</source>
        <translation>لا يوجد إلا حل واحد، إذن يصير الحل إلى نفسه. إذا كان في خانة رقم، ففي خانتها الشريكة شريك الرقم.</translation>
    </message>
    <message>
        <source>A candidate whose partner is gone goes. So does one that would share a cell, or a row, column or box, with a partner that rules it out.</source>
        <translation>المرشح الذي زال شريكه يُحذف. وكذلك الذي يتقاسم خانة أو صفًا أو عمودًا أو مربعًا مع شريك يستبعده.</translation>
    </message>
    <message>
        <source>Look for a row and a column with the same digits given or ruled out in many of the cells outside the box where they cross.</source>
        <translation>ابحث عن صف وعمود استُبعدت فيهما الأرقام نفسها من خانات كثيرة خارج المربع الذي يتقاطعان فيه.</translation>
    </message>
    <message>
        <source>Say the digit is in neither wing. Then the row has it inside the box, and the column too.</source>
        <translation>لنفترض أن الرقم ليس في أي جناح. إذن هو في الصف داخل المربع، وفي العمود كذلك.</translation>
    </message>
    <message>
        <source>The box has it only once, so it is where both lines meet: in the pivot.</source>
        <translation>المربع فيه الرقم مرة واحدة فقط، فهو حيث يلتقي الاثنان: في المحور.</translation>
    </message>
    <message>
        <source>Three digits that each need one of three cells leave no room for others.</source>
        <translation>ثلاثة أرقام يحتاج كل منها إلى إحدى ثلاث خانات لا تترك مكانًا لغيرها.</translation>
    </message>
    <message>
        <source>Of two digits a pivot can have only one, so a wing has the other. Two pairs of digits with two pivots so fill both wings and both pivots.</source>
        <translation>من رقمين لا يأخذ المحور إلا واحدًا، فيأخذ أحد الجناحين الآخر. زوجان من الأرقام مع محورين يملآن هكذا الجناحين والمحورين.</translation>
    </message>
    <message>
        <source>A Firework of two digits A and B: each is in one of three cells, the pivot where a row and a column cross, or a wing in each of them. The pivot can have only one, so one of the wings is A or B. The cell opposite the pivot, which meets both wings, decides what follows.</source>
        <translation>ألعاب نارية من رقمين A وB: كل منهما في إحدى ثلاث خانات، المحور حيث يتقاطع صف وعمود، أو جناح في كل منهما. لا يأخذ المحور إلا واحدًا، فأحد الجناحين A أو B. الخانة المقابلة للمحور، التي تقابل الجناحين، تحدد ما يلي.</translation>
    </message>
    <message>
        <source>Find two digits with only one place each outside a box in a row and a column, in the same cells. Then look at the cell that completes the rectangle.</source>
        <translation>جد رقمين لكل منهما مكان واحد فقط خارج مربع في صف وفي عمود، في الخانات نفسها. ثم انظر إلى الخانة التي تكمل المستطيل.</translation>
    </message>
    <message>
        <source>ALP: if the opposite cell has only A and B, it keeps its digit from both wings. So the pivot has the same digit. With two such Fireworks around one opposite cell, the other digit is in its row and its column among the wings.</source>
        <translation>ALP: إذا لم يكن في الخانة المقابلة إلا A وB، فهي تمنع رقمها عن الجناحين. إذن للمحور الرقم نفسه. ومع لعبتين كهذه حول خانة واحدة يكون الرقم الآخر في صفها وفي عمودها بين الأجنحة.</translation>
    </message>
    <message>
        <source>W-Wing: two cells with only A and B meet the opposite cell, one by row, the other by column. If it were A, they would be B, and no wing could be A or B.</source>
        <translation>W-Wing: خانتان فيهما A وB فقط تقابلان الخانة المقابلة، إحداهما في الصف والأخرى في العمود. لو كانت A لكانتا B، ولما أمكن لأي جناح أن يكون A أو B.</translation>
    </message>
    <message>
        <source>L-Wing: a digit C has only three places in the row and the column of the opposite cell: this one and the wings. If it were not here, both wings would be C, and none A or B.</source>
        <translation>L-Wing: للرقم C في صف الخانة المقابلة وعمودها ثلاثة أماكن فقط: هذه الخانة والجناحان. لو لم يكن هنا لكان الجناحان C، ولما كان أي منهما A أو B.</translation>
    </message>
    <message>
        <source>Look for three digits that are not yet placed in four such boxes and are left together in many cells there. It is rare, but breaks the hardest puzzles known.</source>
        <translation>ابحث عن ثلاثة أرقام لم توضع بعد في أربعة مربعات كهذه وبقيت معًا في خانات كثيرة منها. هذا نادر، لكنه يكسر أصعب الألغاز المعروفة.</translation>
    </message>
    <message>
        <source>Two boxes side by side have different digits in each of the three rows. That is only possible if both go round the same way.</source>
        <translation>مربعان متجاوران أفقيًا فيهما أرقام مختلفة في كل من الصفوف الثلاثة. لا يمكن ذلك إلا إذا دارا في الاتجاه نفسه.</translation>
    </message>
    <message>
        <source>Read from left to right, two boxes one above the other go round the same way too.</source>
        <translation>وعند القراءة أفقيًا يدور مربعان أحدهما فوق الآخر في الاتجاه نفسه أيضًا.</translation>
    </message>
    <message>
        <source>If the cells of a box fall, both readings go the same way round. If they rise, the readings go opposite ways.</source>
        <translation>إذا هبطت خانات المربع دارت القراءتان في الاتجاه نفسه. وإذا صعدت دارتا في اتجاهين متعاكسين.</translation>
    </message>
    <message>
        <source>So on a tour through the four boxes the way changes in each box with rising cells. With one or three of them it ends the wrong way round, which cannot be.</source>
        <translation>إذن في جولة عبر المربعات الأربعة يتغير الاتجاه في كل مربع تصعد خاناته. ومع مربع أو ثلاثة منها تنتهي الجولة في الاتجاه الخطأ، وهذا مستحيل.</translation>
    </message>
    <message>
        <source>A closed loop of five, seven or more cells, an odd number, in which each shares a row, column or box with the next and nearly all have only A and B. With A and B alone it cannot be filled. So one of the other candidates in it, the guardians, is right.</source>
        <translation>حلقة مغلقة من خمس خانات أو سبع أو أكثر، بعدد فردي، تشترك كل منها مع التالية في صف أو عمود أو مربع، ومعظمها ليس فيه إلا A وB. لا يمكن ملؤها بـ A وB وحدهما. إذن أحد المرشحات الأخرى فيها، وهي الحراس، صحيح.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in several cells, try to join these to a loop with one or two cells that have something besides.</source>
        <translation>عندما يقف المرشحان نفسهما وحدهما في عدة خانات، حاول وصلها في حلقة مع خانة أو خانتين فيهما شيء آخر.</translation>
    </message>
    <message>
        <source>Suppose the loop held only A and B. Neighbours in it differ, so A and B take turns along the loop.</source>
        <translation>لنفترض أن الحلقة ليس فيها إلا A وB. الجيران فيها مختلفون، فيتناوب A وB على طول الحلقة.</translation>
    </message>
    <message>
        <source>With an odd number of cells the last is the same as the first. But they are neighbours too, so this cannot be.</source>
        <translation>مع عدد فردي من الخانات تكون الأخيرة مثل الأولى. لكنهما جارتان أيضًا، وهذا مستحيل.</translation>
    </message>
    <message>
        <source>So one of the cells holds something else. If only one of them can, it does. If all guardians are the same digit, cells that meet all of them cannot have it. Guardians in one row, column or box can complete a set.</source>
        <translation>إذن في إحدى الخانات شيء آخر. إن كانت واحدة فقط تستطيع ذلك فهي هي. وإن كان كل الحراس الرقم نفسه، فالخانات التي تقابلهم جميعًا لا تأخذه. والحراس في صف أو عمود أو مربع واحد قد يكملون مجموعة.</translation>
    </message>
    <message>
        <source>Start with a cell with A, and a cell that meets it with B.</source>
        <translation>ابدأ بخانة فيها A، وخانة تقابلها فيها B.</translation>
    </message>
    <message>
        <source>Every cell that meets both is C. Go on as long as a cell has one digit left, and try both where it has two.</source>
        <translation>كل خانة تقابل الاثنتين هي C. تابع ما دام لخانة رقم واحد باق، وجرب الاثنين حيث يكونان اثنين.</translation>
    </message>
    <message>
        <source>In the marked cells every way ends with two equal digits that meet. As the three digits can be exchanged, another start changes nothing.</source>
        <translation>في الخانات المعلّمة تنتهي كل طريق برقمين متساويين يتقابلان. ولأن الأرقام الثلاثة قابلة للتبديل فلا تغير بداية أخرى شيئًا.</translation>
    </message>
    <message>
        <source>So one of the cells holds another digit than A, B and C.</source>
        <translation>إذن في إحدى الخانات رقم غير A وB وC.</translation>
    </message>
    <message>
        <source>Highlight one digit and join its places wherever a row, column or box has only two. If a loop of five would close but for one or two places, you have found it.</source>
        <translation>أبرز رقمًا واحدًا وصل أماكنه حيث لا يوجد في صف أو عمود أو مربع إلا اثنان. إن كادت حلقة من خمسة أن تنغلق لولا مكان أو مكانين فقد وجدتها.</translation>
    </message>
    <message>
        <source>Suppose none of the guardians is A. Then each two neighbours in the loop are the only places for A in their row, column or box: one is A, the other is not.</source>
        <translation>لنفترض أن لا أحد من الحراس A. إذن كل جارين في الحلقة هما المكانان الوحيدان لـ A في صفهما أو عمودهما أو مربعهما: أحدهما A والآخر ليس كذلك.</translation>
    </message>
    <message>
        <source>So the cells are A and not A in turn. With an odd number of cells the last is the same as the first, but they are neighbours too. That cannot be.</source>
        <translation>إذن الخانات بالتناوب A وليست A. مع عدد فردي من الخانات تكون الأخيرة مثل الأولى، لكنهما جارتان أيضًا. هذا مستحيل.</translation>
    </message>
    <message>
        <source>So one of the guardians is A. Cells that meet all of them are not A, and if there is only one, it is A.</source>
        <translation>إذن أحد الحراس هو A. الخانات التي تقابلهم جميعًا ليست A، وإن كان واحدًا فقط فهو A.</translation>
    </message>
    <message>
        <source>Two base cells side by side in a box, with three or four candidates together, and two target cells that do not meet them. The targets must hold the same two digits as the base. Candidates that fit in no such way go.</source>
        <translation>خانتا قاعدة متجاورتان في مربع، لهما معًا ثلاثة أرقام مرشحة أو أربعة، وخانتا هدف لا تلتقيان بهما. يجب أن تحمل الأهداف الرقمين نفسيهما كالقاعدة. تُحذف المرشحات التي لا تناسب أي طريقة كهذه.</translation>
    </message>
    <message>
        <source>Look for two cells of a box in one row with three or four candidates together, and for cells with the same candidates in other rows of the boxes beside it. In the three columns outside these boxes, each of the digits must fit in two rows at most.</source>
        <translation>ابحث عن خانتين من مربع في صف واحد لهما معًا ثلاثة مرشحات أو أربعة، وعن خانات لها المرشحات نفسها في صفوف أخرى من المربعين المجاورين. في الأعمدة الثلاثة خارج هذه المربعات يجب ألا يتسع لكل رقم أكثر من صفين.</translation>
    </message>
    <message>
        <source>Say the base is in a row. Three columns matter, one in each box: those of the targets, and that beside the base.</source>
        <translation>لنفرض أن القاعدة في صف. تهمنا ثلاثة أعمدة، واحد في كل مربع: عمودا الهدفين، والعمود بجانب القاعدة.</translation>
    </message>
    <message>
        <source>A digit of the base is nowhere else in its row and box. If it were in no target either, all three columns would need it in their other cells.</source>
        <translation>رقم القاعدة ليس في مكان آخر من صفه ومربعه. ولو لم يكن في أي هدف أيضًا، لاحتاجت إليه الأعمدة الثلاثة كلها في خاناتها الأخرى.</translation>
    </message>
    <message>
        <source>These need three different rows, but there is room in two at most. So the digit is in a target, and so is the other one of the base.</source>
        <translation>هذا يحتاج إلى ثلاثة صفوف مختلفة، لكن المتسع في صفين على الأكثر. إذن الرقم في هدف، وكذلك رقم القاعدة الآخر.</translation>
    </message>
    <message>
        <source>Both digits also need room in the three columns and in the other boxes, so not every pair fits. What every way left over blocks is wrong.</source>
        <translation>يحتاج الرقمان أيضًا إلى متسع في الأعمدة الثلاثة وفي المربعات الأخرى، فلا يناسب كل زوج. ما تمنعه كل طريقة باقية خاطئ.</translation>
    </message>
    <message>
        <source>Junior: both targets lie in the boxes beside the base. Senior: one lies further along such a column. Double: two Exocets use the same columns.</source>
        <translation>Junior: الهدفان كلاهما في المربعين بجانب القاعدة. Senior: أحدهما أبعد في عمود كهذا. Double: اثنان يستعملان الأعمدة نفسها.</translation>
    </message>
    <message>
        <source>Sixteen cells in four boxes where two rows and two columns cross: in each box two cells of the row and two of the column. They form a ring in which each pair shares digits with the next. If there is room for just as many digits as cells, each goes from the rest of its row, column or box.</source>
        <translation>ست عشرة خانة في أربعة مربعات حيث يتقاطع صفان وعمودان: في كل مربع خانتان من الصف وخانتان من العمود. تشكل حلقة يشترك فيها كل زوج في أرقام مع الذي يليه. إن كان المتسع لأرقام بعدد الخانات فقط، يُحذف كل منها من باقي صفه أو عموده أو مربعه.</translation>
    </message>
    <message>
        <source>Look for four boxes at the corners of a rectangle with two rows and two columns that are empty there except for the crossings. Each pair of cells has about four candidates, two in common with either neighbour.</source>
        <translation>ابحث عن أربعة مربعات في زوايا مستطيل فيها صفان وعمودان فارغة هناك ما عدا التقاطعات. لكل زوج من الخانات نحو أربعة مرشحات، اثنان منها مشتركان مع كل جار.</translation>
    </message>
    <message>
        <source>Go around the ring: each pair shares a row or column with one neighbour and a box with the other. There a digit can be only once.</source>
        <translation>در حول الحلقة: كل زوج يشترك في صف أو عمود مع جار وفي مربع مع الآخر. لا يكون الرقم هناك إلا مرة واحدة.</translation>
    </message>
    <message>
        <source>Count for each digit how many of these rows, columns and boxes contain all its places in the ring. Together that is as many as there are cells.</source>
        <translation>عُدّ لكل رقم كم من هذه الصفوف والأعمدة والمربعات يضم كل أماكنه في الحلقة. مجموعها بعدد الخانات.</translation>
    </message>
    <message>
        <source>Every cell needs a digit, so none can be lost: each of these rows, columns and boxes has its digits in the ring. They go from its other cells.</source>
        <translation>كل خانة تحتاج إلى رقم، فلا يضيع أي منها: لكل من هذه الصفوف والأعمدة والمربعات أرقامه في الحلقة. تُحذف من خاناته الأخرى.</translation>
    </message>
    <message>
        <source>The cells where some rows and some columns cross. Some digits are counted once in each of the columns, all others once in each of the rows. If that makes as many digits as there are cells, each goes from the rest of its row or column.</source>
        <translation>الخانات التي تتقاطع فيها بعض الصفوف وبعض الأعمدة. تُعدّ بعض الأرقام مرة في كل عمود، وغيرها مرة في كل صف. إن كان المجموع بعدد الخانات، يُحذف كل منها من باقي صفه أو عموده.</translation>
    </message>
    <message>
        <source>Look for four rows and four or five columns that cross in many empty cells, and for digits that are given in many of their other cells.</source>
        <translation>ابحث عن أربعة صفوف وأربعة أعمدة أو خمسة تتقاطع في خانات فارغة كثيرة، وعن أرقام معطاة في كثير من خاناتها الأخرى.</translation>
    </message>
    <message>
        <source>Each of the cells needs a digit. A digit can be only once in a column, and only once in a row.</source>
        <translation>كل من الخانات تحتاج إلى رقم. لا يكون الرقم إلا مرة في عمود، ومرة في صف.</translation>
    </message>
    <message>
        <source>Count the digits that fit: some by columns, the others by rows. If that is just as many as there are cells, none can be lost.</source>
        <translation>عُدّ الأرقام التي تتسع لها: بعضها حسب الأعمدة، وغيرها حسب الصفوف. إن كانت بعدد الخانات تمامًا، فلا يضيع أي منها.</translation>
    </message>
    <message>
        <source>So each row and column has the digits counted by it in these cells. They go from its other cells.</source>
        <translation>إذن لكل صف وعمود الأرقام المعدودة حسبه في هذه الخانات. تُحذف من خاناته الأخرى.</translation>
    </message>
    <message>
        <source>A Multifish counts from the digits: some must be in each of some rows, and columns and single cells have just enough room for them.</source>
        <translation>يعدّ Multifish من الأرقام: بعضها يجب أن يكون في كل من صفوف معينة، وللأعمدة والخانات المنفردة متسع لها بالقدر الكافي تمامًا.</translation>
    </message>
    <message>
        <source>Cells of a box, with some cells of a row and of a column that cross it, that have as many digits between them as there are cells. Each digit lies only in the row, only in the column or only in the box, so each is there once. It goes from every other cell that meets all its places.</source>
        <translation>خانات من مربع مع بعض خانات من صف وعمود يتقاطعان معه، عدد أرقامها مثل عدد الخانات. كل رقم لا يقع إلا في الصف أو إلا في العمود أو إلا في المربع، فكل منها هناك مرة واحدة. يُحذف من كل خانة أخرى تقابل كل أماكنه.</translation>
    </message>
    <message>
        <source>Look for a Sue de Coq in which the part in the box needs some cells of a second line, with the digits that are left over.</source>
        <translation>ابحث عن Sue de Coq يحتاج الجزء الذي في المربع فيه إلى بعض خانات من خط ثانٍ، بالأرقام الباقية.</translation>
    </message>
    <message>
        <source>Each digit has all its places in the row, in the column or in the box. So it fits there once.</source>
        <translation>كل رقم تقع كل أماكنه في الصف أو في العمود أو في المربع. فلا يتسع له هناك إلا مرة واحدة.</translation>
    </message>
    <message>
        <source>A cell that shares a row, column or box with all places of such a digit meets it wherever it is. So it cannot be that digit.</source>
        <translation>الخانة التي تشترك في صف أو عمود أو مربع مع كل أماكن رقم كهذا تقابله أينما كان. فلا يمكن أن تكون هذا الرقم.</translation>
    </message>
    <message>
        <source>It takes something from a cell, or from a row, column or box, so that a single is left there. Other candidates may have gone earlier on the way.</source>
        <translation>يأخذ شيئًا من خانة أو صف أو عمود أو مربع، فيبقى هناك منفرد. وقد تكون مرشحات أخرى حُذفت قبل ذلك في الطريق.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows, as in a whip. But each may be found anywhere, not only where the one before has taken something. In the end a cell has no digit left, or a digit no place, so the candidate goes.</source>
        <translation>نفترض مرشحًا، فيتبع منفرد بعد آخر، كما في الـ Whip. لكن كلًا منها قد يكون في أي مكان، لا حيث أخذ السابق شيئًا فقط. في النهاية لا يبقى لخانة رقم أو لرقم مكان، فيُحذف المرشح.</translation>
    </message>
    <message>
        <source>A row and a box that cross: outside the crossing the row has a cell with the candidates A and B, and the box has A and B in only one cell. These two cells are the same digit, and the other one is where row and box cross. So the cell of the box has no other digit, and A and B go from the rest of the row.</source>
        <translation>صف ومربع متقاطعان: خارج التقاطع في الصف خانة فيها المرشحان A و B، وفي المربع لا يقع A و B إلا في خانة واحدة. هاتان الخانتان رقم واحد، والآخر حيث يتقاطع الصف والمربع. فليس في خانة المربع رقم آخر، ويُحذف A و B من باقي الصف.</translation>
    </message>
    <message>
        <source>Take a cell with two candidates and look at the other boxes of its row: is there one that has both digits outside the row in only one cell? Two cells with three digits, and three with four, do the same.</source>
        <translation>خذ خانة فيها مرشحان وانظر إلى المربعات الأخرى في صفها: هل في أحدها الرقمان خارج الصف في خانة واحدة فقط؟ خانتان بثلاثة أرقام، وثلاث بأربعة، تفعل الشيء نفسه.</translation>
    </message>
    <message>
        <source>The cell of the row is A or B. If it is A, there is no other A in the row, so none where row and box cross.</source>
        <translation>خانة الصف هي A أو B. إن كانت A فليس في الصف A أخرى، فلا توجد حيث يتقاطع الصف والمربع.</translation>
    </message>
    <message>
        <source>The box needs an A as well, and has only its one cell outside the row for it. Its B is then where row and box cross, and the row has it there too.</source>
        <translation>المربع يحتاج إلى A أيضًا، وليس لها خارج الصف إلا خانته الواحدة. فتكون B فيه حيث يتقاطع الصف والمربع، وللصف B هناك أيضًا.</translation>
    </message>
    <message>
        <source>If the cell of the row is B, it is the same the other way round.</source>
        <translation>إن كانت خانة الصف B فالأمر نفسه معكوسًا.</translation>
    </message>
    <message>
        <source>Cells in a row or column and a box that cross, with only as many digits between them as there are cells: four in a WXYZ-Wing, five in a VWXYZ-Wing, and so on. All but one of the digits can be there only once each. So the last digit is in one of the cells, and goes from every cell that meets all its places.</source>
        <translation>خانات من صف أو عمود ومربع متقاطعين، عدد أرقامها مثل عدد الخانات فقط: أربعة في WXYZ-Wing، وخمسة في VWXYZ-Wing، وهكذا. كل الأرقام إلا واحدًا لا تكون هناك إلا مرة واحدة. فالرقم الأخير في إحدى الخانات ويُحذف من كل خانة تقابل كل أماكنه.</translation>
    </message>
    <message>
        <source>All but one of the digits fit at most once each into these cells, because their places share a row, column or box.</source>
        <translation>كل الأرقام إلا واحدًا لا تتسع لها هذه الخانات أكثر من مرة، لأن أماكنها تشترك في صف أو عمود أو مربع.</translation>
    </message>
    <message>
        <source>So they leave at least one cell open, and the last digit fills it.</source>
        <translation>فتترك خانة واحدة على الأقل، ويملؤها الرقم الأخير.</translation>
    </message>
    <message>
        <source>All cells with the same two candidates A and B that are joined by rows, columns and boxes, with branches and rings. They fall into two groups: one is all A, the other all B. A and B go from every cell that shares a row, column or box with one cell of each group.</source>
        <translation>كل الخانات التي فيها المرشحان نفسهما A و B وتصلها صفوف وأعمدة ومربعات، بفروع وحلقات. تنقسم إلى مجموعتين: إحداهما كلها A والأخرى كلها B. يُحذف A و B من كل خانة تشترك في صف أو عمود أو مربع مع خانة من كل مجموعة.</translation>
    </message>
    <message>
        <source>When the same two candidates stand alone in five or more cells, give them two colors in turn, and look for cells that meet both colors.</source>
        <translation>حين ينفرد المرشحان نفسهما في خمس خانات أو أكثر، أعطها لونين بالتناوب، وابحث عن خانات تقابل اللونين.</translation>
    </message>
    <message>
        <source>Joined cells that share a row, column or box are different.</source>
        <translation>الخانات المتصلة التي تشترك في صف أو عمود أو مربع مختلفة.</translation>
    </message>
    <message>
        <source>So one group is all A and the other all B, or the other way round.</source>
        <translation>فإحدى المجموعتين كلها A والأخرى كلها B، أو العكس.</translation>
    </message>
    <message>
        <source>Either way a cell that meets one of each group meets an A and a B, so it is neither.</source>
        <translation>في الحالتين الخانة التي تقابل واحدة من كل مجموعة تقابل A و B، فهي ليست أيًّا منهما.</translation>
    </message>
    <message>
        <source>Outside the box where a row and a column cross, a digit has only one place in the row and one in the column. Then it is in one of three cells: these two, the wings, or the pivot where the lines cross. Three such digits fill the three cells; two, and two others with the same wings and the opposite pivot, fill four.</source>
        <translation>يتقاطع صف وعمود في مربع. خارج هذا المربع ليس للرقم إلا مكان واحد في الصف وواحد في العمود. فهو في إحدى ثلاث خانات: هاتين، وهما الجناحان، أو المحور حيث يتقاطعان. ثلاثة أرقام كهذه تملأ الخانات الثلاث؛ ورقمان مع رقمين آخرين لهما الجناحان نفسهما والمحور المقابل تملأ أربعًا.</translation>
    </message>
    <message>
        <source>Suppose the twelve cells hold only A, B and C. Read those of a box downwards: A, B, C, A and so on goes round one way, A, C, B, A and so on the other way.</source>
        <translation>لنفترض أن الخانات الاثنتي عشرة ليس فيها إلا A وB وC. اقرأ خانات المربع من الأعلى إلى الأسفل: A، B، C، A ... يدور في اتجاه، وA، C، B، A ... في الاتجاه الآخر.</translation>
    </message>
    <message>
        <source>A few cells that nearly all have only the same three or four digits, in such places that there are always two ways to fill them with the same digits in each row, column and box. If they held nothing else, the puzzle would have two solutions. A proper Sudoku has only one, so an extra candidate in these cells is true.</source>
        <translation>بضع خانات ليس في معظمها إلا الأرقام الثلاثة أو الأربعة نفسها، في أماكن تجعل لملئها دائمًا طريقتين بالأرقام نفسها في كل صف وعمود ومربع. لو لم يكن فيها غيرها لكان للغز حلان. للسودوكو السليمة حل واحد فقط، إذن أحد المرشحين الزائدين في هذه الخانات صحيح.</translation>
    </message>
    <message>
        <source>Look for cells of three or four digits that meet others of them in the row, in the column and in the box. Fill them, and try to fill them in another way with the same digits in each row, column and box.</source>
        <translation>ابحث عن خانات فيها ثلاثة أرقام أو أربعة تقابل غيرها منها في الصف وفي العمود وفي المربع. املأها، ثم حاول ملأها بطريقة أخرى بالأرقام نفسها في كل صف وعمود ومربع.</translation>
    </message>
    <message>
        <source>Take any way to fill the cells with these digits. There is a second way in which each row, column and box has the same digits there.</source>
        <translation>خذ أي طريقة لملء الخانات بهذه الأرقام. هناك طريقة ثانية يكون فيها لكل صف وعمود ومربع الأرقام نفسها هناك.</translation>
    </message>
    <message>
        <source>All other cells fit to the second way as well as to the first, because what they meet is the same.</source>
        <translation>كل الخانات الأخرى تناسب الطريقة الثانية كما تناسب الأولى، لأن ما تقابله هو نفسه.</translation>
    </message>
    <message>
        <source>Four boxes at the corners of a rectangle, each with three cells in three rows and three columns, that seem to hold only A, B and C. Also called Thor&apos;s Hammer or Trivalue Oddagon. In one or three of the boxes the cells rise, in the others they fall; such cells cannot be filled, so one of the candidates that they have besides is right.</source>
        <translation>أربعة مربعات في زوايا مستطيل، في كل منها ثلاث خانات في ثلاثة صفوف وثلاثة أعمدة، يبدو أن ليس فيها إلا A وB وC. تسمى أيضًا مطرقة ثور أو Trivalue Oddagon. في مربع أو ثلاثة تصعد الخانات، وفي غيرها تهبط. لا يمكن ملء خانات كهذه، فأحد مرشحاتها الأخرى صحيح.</translation>
    </message>
    <message>
        <source>A closed loop of five or seven places for a digit A, each in a row, column or box with the next that has no other places for A, but for a few: the guardians. Also called Guardians. Without these the loop could not be right, so one of them is A.</source>
        <translation>حلقة مغلقة من خمسة أماكن أو سبعة للرقم A، كل منها مع التالي في صف أو عمود أو مربع ليس فيه أماكن أخرى لـ A سوى القليل: الحراس. تسمى أيضًا Guardians. دونهم لا يمكن أن تصح الحلقة، فأحدهم هو A.</translation>
    </message>
    <message>
        <source>A candidate is assumed, and one single after the other follows. Each is found in a cell, or in a row, column or box, from which the one before has taken something. In the end nothing is left in one of them, so the candidate goes.</source>
        <translation>نفترض مرشحًا، فيتبع منفرد بعد آخر: كل منها في خانة أو صف أو عمود أو مربع أخذ منه السابق شيئًا. في النهاية لا يبقى شيء في أحدها، فيُحذف المرشح.</translation>
    </message>
    <message>
        <source>Choose a candidate near cells with two candidates and rows with two places, and follow what it forces. Look only at what the last digit takes away. The fewer singles it takes, the easier is the whip.</source>
        <translation>اختر مرشحًا قرب خانات فيها مرشحان وصفوف فيها مكانان، واتبع ما يفرضه. انظر فقط إلى ما يأخذه الرقم الأخير. كلما قلت المنفردات كان الـ Whip أسهل.</translation>
    </message>
    <message>
        <source>Ten or more cells that seem to hold only A, B and C. They share so many rows, columns and boxes that no way to fill them is left. So one of the candidates that they have besides is right.</source>
        <translation>عشر خانات أو أكثر يبدو أن ليس فيها إلا A وB وC، وتشترك في صفوف وأعمدة ومربعات كثيرة حتى لا تبقى طريقة لملئها. إذن أحد مرشحاتها الأخرى صحيح.</translation>
    </message>
    <message>
        <source>Where three digits are left together in many cells, give these three colours, so that equal colours never meet. Where that fails, one cell must be something else. The best known pattern of this kind is the Tridagon.</source>
        <translation>حيث تبقى ثلاثة أرقام معًا في خانات كثيرة، أعطها ثلاثة ألوان بحيث لا تتقابل الألوان المتساوية أبدًا. حيث يفشل ذلك يجب أن تكون إحدى الخانات شيئًا آخر. أشهر نمط من هذا النوع هو Tridagon.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>تح&amp;رير</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;لغز</translation>
    </message>
    <message>
        <source>&amp;Marks</source>
        <translation>مل&amp;احظات</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>م&amp;ساعدة</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;جديد</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;فتح...</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzle</source>
        <translation>&amp;لصق لغز</translation>
    </message>
    <message>
        <source>&amp;Save As...</source>
        <translation>حفظ &amp;باسم...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;خروج</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إ&amp;عادة</translation>
    </message>
    <message>
        <source>&amp;Copy Puzzle</source>
        <translation>نسخ ال&amp;لغز</translation>
    </message>
    <message>
        <source>Copy &amp;As</source>
        <translation>&amp;نسخ كـ</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;مسح</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;تحقق</translation>
    </message>
    <message>
        <source>&amp;Back to Before the Mistake</source>
        <translation>الرجوع إلى ما &amp;قبل الخطأ</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>إدخال &amp;لغز بنفسك</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>إيقاف &amp;مؤقت</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>البدء من &amp;جديد</translation>
    </message>
    <message>
        <source>&amp;Try Something Out</source>
        <translation>تجربة &amp;شيء</translation>
    </message>
    <message>
        <source>&amp;Drop What You Tried</source>
        <translation>إ&amp;سقاط التجربة</translation>
    </message>
    <message>
        <source>Erase C&amp;olours</source>
        <translation>&amp;مسح الألوان</translation>
    </message>
    <message>
        <source>&amp;Auto-clean Candidates</source>
        <translation>تن&amp;ظيف المرشحات تلقائيًا</translation>
    </message>
    <message>
        <source>Write &amp;Digits</source>
        <translation>ك&amp;تابة الأرقام</translation>
    </message>
    <message>
        <source>Write Ca&amp;ndidates</source>
        <translation>كت&amp;ابة المرشحات</translation>
    </message>
    <message>
        <source>Write Corner Mar&amp;ks</source>
        <translation>كتا&amp;بة ملاحظات ركنية</translation>
    </message>
    <message>
        <source>Write Cen&amp;tre Marks</source>
        <translation>كتابة ملاحظات &amp;وسطى</translation>
    </message>
    <message>
        <source>Write Co&amp;lours</source>
        <translation>&amp;كتابة الألوان</translation>
    </message>
    <message>
        <source>Ne&amp;xt Mode</source>
        <translation>ال&amp;نمط التالي</translation>
    </message>
    <message>
        <source>Mark Re&amp;peated Digits</source>
        <translation>ت&amp;عليم الأرقام المكررة</translation>
    </message>
    <message>
        <source>Highlight the &amp;Same Digit</source>
        <translation>إبرا&amp;ز الرقم نفسه</translation>
    </message>
    <message>
        <source>Highlight Row, Column and &amp;Box</source>
        <translation>إبراز ال&amp;صف والعمود والمربع</translation>
    </message>
    <message>
        <source>Highlight T&amp;wo-Candidate Cells</source>
        <translation>إبراز الخانات &amp;ذات المرشحين</translation>
    </message>
    <message>
        <source>Mark Wrong Digits at &amp;Once</source>
        <translation>تعليم الأرقام الخاطئة &amp;فورًا</translation>
    </message>
    <message>
        <source>Show &amp;Digits Left</source>
        <translation>إظهار الأرقام ال&amp;باقية</translation>
    </message>
    <message>
        <source>Choose the Digit &amp;First</source>
        <translation>اختيار ال&amp;رقم أولًا</translation>
    </message>
    <message>
        <source>Show Row and Column &amp;Names</source>
        <translation>إظ&amp;هار أسماء الصفوف والأعمدة</translation>
    </message>
    <message>
        <source>Show the Cloc&amp;k</source>
        <translation>إ&amp;ظهار الساعة</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>ال&amp;سمة</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>Na&amp;mes of the Cells</source>
        <translation>أسماء ال&amp;خانات</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;ملء الشاشة</translation>
    </message>
    <message>
        <source>&amp;Keyboard and Mouse</source>
        <translation>&amp;لوحة المفاتيح والفأرة</translation>
    </message>
    <message>
        <source>&amp;About Ninefold</source>
        <translation>&amp;عن Ninefold</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>فت&amp;ح الأخيرة</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;تصدير...</translation>
    </message>
    <message>
        <source>Pr&amp;int...</source>
        <translation>&amp;طباعة...</translation>
    </message>
    <message>
        <source>&amp;Next Hint</source>
        <translation>ال&amp;تلميح التالي</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>&amp;Apply Hint</source>
        <translation>ت&amp;طبيق التلميح</translation>
    </message>
    <message>
        <source>&amp;Close Hint</source>
        <translation>إ&amp;غلاق التلميح</translation>
    </message>
    <message>
        <source>&amp;Solve Now</source>
        <translation>ح&amp;ل الآن</translation>
    </message>
    <message>
        <source>&amp;Count Solutions</source>
        <translation>عدّ &amp;الحلول</translation>
    </message>
    <message>
        <source>F&amp;it the Board to the Window</source>
        <translation>مل&amp;اءمة اللوحة للنافذة</translation>
    </message>
    <message>
        <source>&amp;Change Keys...</source>
        <translation>&amp;تغيير المفاتيح...</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;تلميح</translation>
    </message>
    <message>
        <source>&amp;Solve</source>
        <translation>&amp;حل</translation>
    </message>
    <message>
        <source>All &amp;Steps</source>
        <translation>&amp;كل الخطوات</translation>
    </message>
    <message>
        <source>Solution &amp;Path</source>
        <translation>&amp;مسار الحل</translation>
    </message>
    <message>
        <source>Choose &amp;Techniques...</source>
        <translation>&amp;اختيار التقنيات...</translation>
    </message>
    <message>
        <source>&amp;Settings...</source>
        <translation>إع&amp;دادات...</translation>
    </message>
    <message>
        <source>Erase L&amp;inks</source>
        <translation>م&amp;سح الروابط</translation>
    </message>
    <message>
        <source>Dra&amp;w Links</source>
        <translation>&amp;رسم الروابط</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>م&amp;شاهدة</translation>
    </message>
    <message>
        <source>Two Solvers Si&amp;de by Side</source>
        <translation>&amp;حلّالان جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Propert&amp;ies</source>
        <translation>&amp;خصائص</translation>
    </message>
    <message>
        <source>Offer Corner, C&amp;entre, Colour and Link</source>
        <translation>إتاحة الرك&amp;ن والوسط واللون والرابط</translation>
    </message>
    <message>
        <source>La&amp;rger Board</source>
        <translation>ل&amp;وحة أكبر</translation>
    </message>
    <message>
        <source>Sm&amp;aller Board</source>
        <translation>لو&amp;حة أصغر</translation>
    </message>
    <message>
        <source>Repla&amp;y My Game</source>
        <translation>إعادة &amp;عرض لعبتي</translation>
    </message>
    <message>
        <source>Save &amp;Pictures of This Run...</source>
        <translation>حفظ &amp;صور هذا التشغيل...</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates</source>
        <translation>م&amp;لء المرشحات</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Selection</source>
        <translation>ملء مرشحات ال&amp;خانات المحددة</translation>
    </message>
    <message>
        <source>Fill In Candidates of the &amp;Highlighted Digit</source>
        <translation>ملء مر&amp;شحات الرقم المبرز</translation>
    </message>
    <message>
        <source>&amp;Remove Impossible Candidates</source>
        <translation>ح&amp;ذف المرشحات المستحيلة</translation>
    </message>
    <message>
        <source>&amp;Erase All Candidates and Marks</source>
        <translation>مس&amp;ح كل المرشحات والملاحظات</translation>
    </message>
    <message>
        <source>&amp;Why Not This Digit...</source>
        <translation>لماذا ليس &amp;هذا الرقم...</translation>
    </message>
    <message>
        <source>Highlight a digit first: hold Alt and press the digit.</source>
        <translation>أبرز رقمًا أولًا: اضغط Alt مع الرقم.</translation>
    </message>
    <message>
        <source>&amp;Keep What You Tried</source>
        <translation>الاحتفاظ &amp;بالتجربة</translation>
    </message>
    <message>
        <source>&amp;Fill In Singles</source>
        <translation>م&amp;لء المفردات</translation>
    </message>
    <message>
        <source>New Pu&amp;zzle...</source>
        <translation>ل&amp;غز جديد...</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>First where to look, then the cells, then the whole reason.</source>
        <translation>أولًا أين تنظر، ثم الخانات، ثم السبب كاملًا.</translation>
    </message>
    <message>
        <source>Does what the hint says.</source>
        <translation>ينفذ ما يقوله التلميح.</translation>
    </message>
    <message>
        <source>Every step that is possible now.</source>
        <translation>كل خطوة ممكنة الآن.</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other.</source>
        <translation>كل الخطوات من هنا إلى الحل، واحدة بعد الأخرى.</translation>
    </message>
    <message>
        <source>Marks a digit that appears twice in a row, column or box.</source>
        <translation>يعلّم الرقم الذي يظهر مرتين في صف أو عمود أو مربع.</translation>
    </message>
    <message>
        <source>Cells with only two candidates are often the place to go on.</source>
        <translation>الخانات التي ليس فيها إلا مرشحان كثيرًا ما تكون نقطة المتابعة.</translation>
    </message>
    <message>
        <source>Compares every digit with the solution as soon as it is written; Check does so only when asked.</source>
        <translation>يقارن كل رقم بالحل فور كتابته؛ أما التحقق فلا يفعل إلا عند الطلب.</translation>
    </message>
    <message>
        <source>The keys show how often each digit is still missing.</source>
        <translation>تُظهر المفاتيح كم مرة ما زال كل رقم ناقصًا.</translation>
    </message>
    <message>
        <source>First choose a digit, then click all the cells where it goes.</source>
        <translation>اختر رقمًا أولًا، ثم انقر كل الخانات التي يوضع فيها.</translation>
    </message>
    <message>
        <source>More that the digit keys can write, beside digits and candidates.</source>
        <translation>المزيد مما تكتبه مفاتيح الأرقام، غير الأرقام والمرشحات.</translation>
    </message>
    <message>
        <source>How sentences call a cell: r1c1 is row 1, column 1; in A1 the rows are letters.</source>
        <translation>كيف تسمي الجمل الخانة: r1c1 هي الصف 1 والعمود 1؛ وفي A1 الصفوف حروف.</translation>
    </message>
    <message>
        <source>&amp;How to Play</source>
        <translation>&amp;طريقة اللعب</translation>
    </message>
    <message>
        <source>The rule, and how to write, check and undo, with pictures.</source>
        <translation>القاعدة، وكيفية الكتابة والتحقق والتراجع، بالصور.</translation>
    </message>
    <message>
        <source>&amp;What Am I Watching?</source>
        <translation>&amp;ماذا أشاهد؟</translation>
    </message>
    <message>
        <source>What the solvers do, and one run in five pictures.</source>
        <translation>ما يفعله الحلّالون، وتشغيل واحد في خمس صور.</translation>
    </message>
    <message>
        <source>Games that you have started; each is kept with all its moves.</source>
        <translation>الألعاب التي بدأتها؛ كل منها محفوظة بكل نقلاتها.</translation>
    </message>
    <message>
        <source>Opens a puzzle that you have copied in another program.</source>
        <translation>يفتح لغزًا نسخته في برنامج آخر.</translation>
    </message>
    <message>
        <source>Copies the puzzle in the form that another program reads.</source>
        <translation>ينسخ اللغز بالصيغة التي يقرؤها برنامج آخر.</translation>
    </message>
    <message>
        <source>Compares your digits with the solution once, and says which are wrong.</source>
        <translation>يقارن أرقامك بالحل مرة واحدة، ويقول أيها خاطئ.</translation>
    </message>
    <message>
        <source>Takes back all moves since the first mistake.</source>
        <translation>يتراجع عن كل النقلات منذ الخطأ الأول.</translation>
    </message>
    <message>
        <source>Type in a puzzle from a newspaper or a book.</source>
        <translation>كتابة لغز من صحيفة أو كتاب.</translation>
    </message>
    <message>
        <source>Stops the clock and covers the board.</source>
        <translation>يوقف الساعة ويغطي اللوحة.</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>&amp;استئناف</translation>
    </message>
    <message>
        <source>Level, ratings, source and other facts about this puzzle.</source>
        <translation>المستوى والتقييمات والمصدر ومعلومات أخرى عن هذا اللغز.</translation>
    </message>
    <message>
        <source>Takes away all that you have written; Undo brings it back.</source>
        <translation>يزيل كل ما كتبته؛ والتراجع يعيده.</translation>
    </message>
    <message>
        <source>What you write now has a second colour; later you keep or drop all of it.</source>
        <translation>ما تكتبه الآن له لون ثانٍ؛ ثم تحتفظ به كله أو تسقطه كله.</translation>
    </message>
    <message>
        <source>Takes back all that you wrote in the second colour.</source>
        <translation>يزيل كل ما كتبته باللون الثاني.</translation>
    </message>
    <message>
        <source>Writes into every empty cell the digits that the rules still allow there.</source>
        <translation>يكتب في كل خانة فارغة الأرقام التي ما زالت القواعد تسمح بها هناك.</translation>
    </message>
    <message>
        <source>The same, only in the cells that are selected.</source>
        <translation>الشيء نفسه، في الخانات المحددة فقط.</translation>
    </message>
    <message>
        <source>The same, only for the digit that is highlighted.</source>
        <translation>الشيء نفسه، للرقم المبرز فقط.</translation>
    </message>
    <message>
        <source>Removes once all candidates that a digit in their row, column or box rules out.</source>
        <translation>يحذف مرة واحدة كل المرشحات التي يستبعدها رقم في صفها أو عمودها أو مربعها.</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box.</source>
        <translation>كتابة رقم تحذفه من مرشحات صفه وعموده ومربعه.</translation>
    </message>
    <message>
        <source>Candidates are the digits that a cell can still hold; hints work with them.</source>
        <translation>المرشحات هي الأرقام التي ما زالت ممكنة في الخانة؛ والتلميحات تعمل بها.</translation>
    </message>
    <message>
        <source>Small digits in the corners of a cell: notes of your own, which the program leaves alone.</source>
        <translation>أرقام صغيرة في أركان الخانة: ملاحظات خاصة بك لا يمسها البرنامج.</translation>
    </message>
    <message>
        <source>Small digits in the middle of a cell: notes of your own, which the program leaves alone.</source>
        <translation>أرقام صغيرة في وسط الخانة: ملاحظات خاصة بك لا يمسها البرنامج.</translation>
    </message>
    <message>
        <source>Draws lines between candidates, to follow what depends on what.</source>
        <translation>يرسم خطوطًا بين المرشحات، لتتبّع ما يعتمد على ماذا.</translation>
    </message>
    <message>
        <source>Changes what the digit keys write.</source>
        <translation>يغير ما تكتبه مفاتيح الأرقام.</translation>
    </message>
    <message>
        <source>Says what rules a digit out in the selected cell.</source>
        <translation>يقول ما الذي يستبعد رقمًا من الخانة المحددة.</translation>
    </message>
    <message>
        <source>Writes every digit that has only one place left, or that is alone in its cell.</source>
        <translation>يكتب كل رقم لم يبق له إلا مكان واحد، أو هو وحده في خانته.</translation>
    </message>
    <message>
        <source>Which techniques hints and steps use, and in which order.</source>
        <translation>التقنيات التي تستعملها التلميحات والخطوات، وترتيبها.</translation>
    </message>
    <message>
        <source>Two solvers work on this puzzle at the same time.</source>
        <translation>حلّالان يعملان على هذا اللغز في الوقت نفسه.</translation>
    </message>
    <message>
        <source>Fills in the whole solution.</source>
        <translation>يملأ الحل كاملًا.</translation>
    </message>
    <message>
        <source>A proper Sudoku has exactly one.</source>
        <translation>السودوكو السليمة لها حل واحد بالضبط.</translation>
    </message>
    <message>
        <source>&amp;Daily Puzzle...</source>
        <translation>لغز ال&amp;يوم...</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>الم&amp;كتبة</translation>
    </message>
    <message>
        <source>All puzzles, and what you have played of them.</source>
        <translation>كل الألغاز، وما لعبته منها.</translation>
    </message>
    <message>
        <source>Pu&amp;zzle</source>
        <translation>الل&amp;غز</translation>
    </message>
    <message>
        <source>I&amp;mport...</source>
        <translation>&amp;استيراد...</translation>
    </message>
    <message>
        <source>Puts the puzzles of files into a collection of your own.</source>
        <translation>يضع ألغاز الملفات في مجموعة خاصة بك.</translation>
    </message>
    <message>
        <source>Set Book&amp;mark</source>
        <translation>&amp;وضع إشارة مرجعية</translation>
    </message>
    <message>
        <source>Remembers the board as it is now; Bookmarks leads back to it.</source>
        <translation>يتذكر اللوحة كما هي الآن؛ والإشارات المرجعية تعيدك إليها.</translation>
    </message>
    <message>
        <source>B&amp;ookmarks</source>
        <translation>الإشا&amp;رات المرجعية</translation>
    </message>
    <message>
        <source>Goes back to a position that you marked; Undo returns.</source>
        <translation>يعود إلى وضع علّمته؛ والتراجع يرجعك.</translation>
    </message>
    <message>
        <source>All techniques, from the easiest to the hardest, explained.</source>
        <translation>كل التقنيات مشروحة، من الأسهل إلى الأصعب.</translation>
    </message>
    <message>
        <source>Learn Te&amp;chniques</source>
        <translation>&amp;تعلّم التقنيات</translation>
    </message>
    <message>
        <source>Saved &amp;Games...</source>
        <translation>الألعاب ال&amp;محفوظة...</translation>
    </message>
    <message>
        <source>S&amp;how Me</source>
        <translation>أ&amp;رني</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture.</source>
        <translation>يعرض السبب على اللوحة صورة بعد صورة.</translation>
    </message>
    <message>
        <source>E&amp;xplain the Solutions</source>
        <translation>شرح &amp;عدد الحلول</translation>
    </message>
    <message>
        <source>Why this puzzle has one solution, none or several.</source>
        <translation>لماذا لهذا اللغز حل واحد أو لا حل أو عدة حلول.</translation>
    </message>
    <message>
        <source>C&amp;ompare Solvers</source>
        <translation>&amp;مقارنة الحلّالين</translation>
    </message>
    <message>
        <source>What each solver and each way of guessing needs for this puzzle, or for all puzzles of a file.</source>
        <translation>ما يحتاجه كل حلّال وكل طريقة تخمين لهذا اللغز، أو لكل ألغاز ملف.</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;الدليل</translation>
    </message>
    <message>
        <source>All about playing, keys, solvers, techniques and files, to search.</source>
        <translation>كل شيء عن اللعب والمفاتيح والحلّالين والتقنيات والملفات، مع البحث.</translation>
    </message>
</context>
<context>
    <name>Because</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 هي %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ليست %2</translation>
    </message>
    <message>
        <source>%1 stands in %2</source>
        <translation>%1 موجود في %2</translation>
    </message>
    <message>
        <source>nothing else is left there</source>
        <translation>لم يبق هناك شيء آخر</translation>
    </message>
    <message>
        <source>%1 has no other place in %2</source>
        <translation>ليس لـ %1 مكان آخر في %2</translation>
    </message>
    <message>
        <source>in %1 all places of %2 lie in %3</source>
        <translation>في %1 كل أماكن %2 تقع في %3</translation>
    </message>
    <message>
        <source>note %1 says so</source>
        <translation>القيد %1 يقول ذلك</translation>
    </message>
</context>
<context>
    <name>Bundled</name>
    <message>
        <source>Hardest step for HoDoKu: %1</source>
        <translation>أصعب خطوة لـ HoDoKu: %1</translation>
    </message>
    <message>
        <source>To practise: %1</source>
        <translation>للتدرب: %1</translation>
    </message>
    <message>
        <source>%1, position %2</source>
        <translation>%1، الوضعية %2</translation>
    </message>
</context>
<context>
    <name>CellMenu</name>
    <message>
        <source>&amp;Colour the Cells</source>
        <translation>&amp;تلوين الخانات</translation>
    </message>
    <message>
        <source>&amp;Set %1</source>
        <translation>&amp;وضع %1</translation>
    </message>
    <message>
        <source>&amp;Remove Candidate %1</source>
        <translation>&amp;حذف المرشح %1</translation>
    </message>
    <message>
        <source>&amp;Write Candidate %1</source>
        <translation>&amp;كتابة المرشح %1</translation>
    </message>
    <message>
        <source>There is already a %2 in %1.</source>
        <translation>يوجد %2 في %1 من قبل.</translation>
    </message>
    <message>
        <source>%1 cannot go into %2, because it is already in %3.</source>
        <translation>لا يمكن وضع %1 في %2، لأنه موجود في %3.</translation>
    </message>
    <message>
        <source>Why Is %1 &amp;Gone?</source>
        <translation>لماذا &amp;اختفى %1؟</translation>
    </message>
    <message>
        <source>Select All of &amp;This Digit</source>
        <translation>تحديد كل &amp;خانات هذا الرقم</translation>
    </message>
    <message>
        <source>&amp;Erase</source>
        <translation>&amp;مسح</translation>
    </message>
    <message>
        <source>Wh&amp;y Not %1?</source>
        <translation>&amp;لماذا ليس %1؟</translation>
    </message>
    <message>
        <source>Draw the &amp;Link to %1 Here</source>
        <translation>&amp;رسم الرابط إلى %1 هنا</translation>
    </message>
    <message>
        <source>Draw a &amp;Link from %1 Here</source>
        <translation>&amp;رسم رابط من %1 هنا</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of This Cell</source>
        <translation>
            <numerusform>لا روابط لح&amp;ذفها من هذه الخانة</numerusform>
            <numerusform>ح&amp;ذف رابط واحد من هذه الخانة</numerusform>
            <numerusform>ح&amp;ذف رابطين من هذه الخانة</numerusform>
            <numerusform>ح&amp;ذف %n روابط من هذه الخانة</numerusform>
            <numerusform>ح&amp;ذف %n رابطًا من هذه الخانة</numerusform>
            <numerusform>ح&amp;ذف %n رابط من هذه الخانة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n Lin&amp;k(s) of %1</source>
        <translation>
            <numerusform>لا روابط لح&amp;ذفها من %1</numerusform>
            <numerusform>ح&amp;ذف رابط واحد من %1</numerusform>
            <numerusform>ح&amp;ذف رابطين من %1</numerusform>
            <numerusform>ح&amp;ذف %n روابط من %1</numerusform>
            <numerusform>ح&amp;ذف %n رابطًا من %1</numerusform>
            <numerusform>ح&amp;ذف %n رابط من %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour the Ca&amp;ndidate %1</source>
        <translation>تلو&amp;ين المرشح %1</translation>
    </message>
    <message>
        <source>&amp;Fill In Candidates Here</source>
        <translation>ملء المرشحات &amp;هنا</translation>
    </message>
    <message>
        <source>Why Is &amp;%1 Gone?</source>
        <translation>لماذا اختفى &amp;%1؟</translation>
    </message>
    <message>
        <source>Why Not &amp;%1?</source>
        <translation>لماذا ليس &amp;%1؟</translation>
    </message>
    <message>
        <source>Wh&amp;y Not</source>
        <translation>&amp;لماذا ليس</translation>
    </message>
    <message>
        <source>Colour &amp;%1</source>
        <translation>اللون &amp;%1</translation>
    </message>
    <message>
        <source>&amp;Set Digit</source>
        <translation>&amp;وضع رقم</translation>
    </message>
    <message>
        <source>&amp;Write Candidate</source>
        <translation>&amp;كتابة مرشح</translation>
    </message>
    <message>
        <source>&amp;No Colour</source>
        <translation>&amp;بلا لون</translation>
    </message>
</context>
<context>
    <name>Chains</name>
    <message>
        <source>one of %1 cells</source>
        <translation>واحدة من %1 خانات</translation>
    </message>
    <message>
        <source>%1 cells</source>
        <translation>%1 خانات</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>الصف نفسه</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>العمود نفسه</translation>
    </message>
    <message>
        <source>same box</source>
        <translation>المربع نفسه</translation>
    </message>
    <message>
        <source>assume this</source>
        <translation>افتراض</translation>
    </message>
    <message>
        <source>only other %1 in %2</source>
        <translation>%1 الوحيد الآخر في %2</translation>
    </message>
    <message>
        <source>nothing else is left in %1</source>
        <translation>لم يبق شيء آخر في %1</translation>
    </message>
    <message>
        <source>%1 has %2</source>
        <comment>cell, its candidates</comment>
        <translation>%1 فيها %2</translation>
    </message>
    <message>
        <source>same cell</source>
        <translation>الخانة نفسها</translation>
    </message>
    <message>
        <source>%1 has its %2 already</source>
        <comment>row 3</comment>
        <translation>في %1 يوجد %2 من قبل</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 هي %2</translation>
    </message>
    <message>
        <source>why %1</source>
        <comment>r1c3 is not 2</comment>
        <translation>لماذا %1</translation>
    </message>
    <message>
        <source>if %1</source>
        <comment>r7c4 is 3</comment>
        <translation>إذا %1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>if ...</comment>
        <translation>كانت %1 هي %2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <comment>if ...</comment>
        <translation>لم تكن %1 هي %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <comment>if ...</comment>
        <translation>لم تكن %1 هي %2</translation>
    </message>
    <message>
        <source>%1 are not %2</source>
        <translation>%1 ليست %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ليست %2</translation>
    </message>
    <message>
        <source>%1&apos;s %2 is in %3</source>
        <comment>row 2&apos;s 7 is in r2c3</comment>
        <translation>رقم %2 في %1 موجود في %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, same row</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>If %1, %2.</source>
        <comment>condition, what follows</comment>
        <translation>إذا %1، فإن: %2.</translation>
    </message>
    <message>
        <source>, so </source>
        <translation>، إذن </translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>row 2 with r2c2</comment>
        <translation>%1 مع %2</translation>
    </message>
    <message>
        <source>they share %1</source>
        <translation>تشترك في %1</translation>
    </message>
    <message>
        <source>it shares %1</source>
        <translation>تشترك في %1</translation>
    </message>
    <message>
        <source>each shares a row, column or box with all of these</source>
        <translation>كل منها تشترك في صف أو عمود أو مربع مع هذه كلها</translation>
    </message>
    <message>
        <source>each shares a row, column or box with both</source>
        <translation>كل منها تشترك في صف أو عمود أو مربع مع كلتيهما</translation>
    </message>
    <message>
        <source>%1: see %2</source>
        <comment>reason, numbers of lines</comment>
        <translation>%1: انظر %2</translation>
    </message>
    <message>
        <source>without an assumption</source>
        <translation>دون افتراض</translation>
    </message>
    <message>
        <source>a single by now</source>
        <translation>صار مفردًا</translation>
    </message>
    <message>
        <source>in each of these walks, the first or the last candidate is true</source>
        <translation>في كل من هذه المسارات يصح المرشح الأول أو الأخير</translation>
    </message>
    <message>
        <source>, and </source>
        <comment>between two sentences</comment>
        <translation>، و </translation>
    </message>
    <message>
        <source>only place for %1 in %2</source>
        <translation>المكان الوحيد لـ %1 في %2</translation>
    </message>
    <message>
        <source>it leads to a dead end</source>
        <translation>يؤدي إلى طريق مسدود</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <comment>row 3</comment>
        <translation>ليس في %1 مكان لـ %2</translation>
    </message>
    <message>
        <source>%1 has no digit left</source>
        <comment>cell</comment>
        <translation>لم يبق رقم لـ %1</translation>
    </message>
    <message>
        <source>a dead end</source>
        <translation>طريق مسدود</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>%1 rules out %2</source>
        <comment>3 in r1c1, 4 in r1c2</comment>
        <translation>%1 يستبعد %2</translation>
    </message>
    <message>
        <source>nothing would be left for %1</source>
        <translation>لن يبقى شيء لـ %1</translation>
    </message>
    <message>
        <source>same row, column or box</source>
        <translation>الصف أو العمود أو المربع نفسه</translation>
    </message>
    <message>
        <source>%1: %2 cells for %3</source>
        <comment>cells, count, digits</comment>
        <translation>%1: %2 خانات لـ %3</translation>
    </message>
    <message>
        <source>%1 need all their other digits</source>
        <comment>cells</comment>
        <translation>تحتاج %1 إلى كل أرقامها الأخرى</translation>
    </message>
    <message>
        <source>one of %1 is %2</source>
        <translation>إحدى %1 هي %2</translation>
    </message>
    <message>
        <source>the same %1 cells</source>
        <translation>الخانات الـ %1 نفسها</translation>
    </message>
    <message>
        <source>else %1 fill %2: nothing for %3</source>
        <comment>digits, cells, another cell</comment>
        <translation>وإلا ملأ %1 %2: لا شيء لـ %3</translation>
    </message>
    <message>
        <source>otherwise nothing would be left for %1</source>
        <translation>وإلا لن يبقى شيء لـ %1</translation>
    </message>
    <message>
        <source>otherwise %1</source>
        <translation>وإلا %1</translation>
    </message>
    <message>
        <source>so the others go too</source>
        <translation>فتُحذف الأخرى أيضًا</translation>
    </message>
    <message>
        <source>%1 except %2</source>
        <comment>row 2, cells</comment>
        <translation>%1 ما عدا %2</translation>
    </message>
    <message>
        <source>%1 fill %2</source>
        <comment>digits, cells</comment>
        <translation>%1 تملأ %2</translation>
    </message>
    <message>
        <source>%1 have only %2</source>
        <comment>cells, digits</comment>
        <translation>ليس في %1 إلا %2</translation>
    </message>
    <message>
        <source>only places for %1 in %2</source>
        <comment>digits, row 3</comment>
        <translation>الأماكن الوحيدة لـ %1 في %2</translation>
    </message>
    <message>
        <source>rows %1</source>
        <translation>الصفوف %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>الأعمدة %1</translation>
    </message>
    <message>
        <source>%1 need %2 for %3</source>
        <comment>rows, columns, digit</comment>
        <translation>تحتاج %1 إلى %2 لـ %3</translation>
    </message>
    <message>
        <source>as in lines %1 to %2</source>
        <translation>كما في السطور من %1 إلى %2</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>المربعات %1</translation>
    </message>
    <message>
        <source>only places in %1</source>
        <comment>rows 1,5, column 7</comment>
        <translation>الأماكن الوحيدة في %1</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <comment>cells, digit</comment>
        <translation>%1 هي %2</translation>
    </message>
    <message>
        <source>only place in %1</source>
        <translation>المكان الوحيد في %1</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>smallest cell</source>
        <translation>أصغر خانة</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left</source>
        <translation>يخمن في الخانة التي بقيت لها أقل الأرقام</translation>
    </message>
    <message>
        <source>dead ends</source>
        <translation>الطرق المسدودة</translation>
    </message>
    <message>
        <source>It guesses what took part in recent dead ends (by activity)</source>
        <translation>يخمن ما شارك في طرق مسدودة حديثة (حسب النشاط)</translation>
    </message>
    <message>
        <source>fewest ways</source>
        <translation>أقل الاحتمالات</translation>
    </message>
    <message>
        <source>It guesses in the cell with the fewest digits left, or where a digit goes in the row, column or box with the fewest places for it</source>
        <translation>يخمن في الخانة التي بقيت لها أقل الأرقام، أو مكان رقم في الصف أو العمود أو المربع الأقل أماكن له</translation>
    </message>
    <message>
        <source>first cell</source>
        <translation>أول خانة</translation>
    </message>
    <message>
        <source>It guesses in the first empty cell, row by row</source>
        <translation>يخمن في أول خانة فارغة، صفًا بعد صف</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>عشوائي</translation>
    </message>
    <message>
        <source>It guesses any digit of any cell</source>
        <translation>يخمن أي رقم في أي خانة</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>%Ln puzzle(s)</source>
        <translation>
            <numerusform>لا ألغاز</numerusform>
            <numerusform>لغز واحد</numerusform>
            <numerusform>لغزان</numerusform>
            <numerusform>%Ln ألغاز</numerusform>
            <numerusform>%Ln لغزًا</numerusform>
            <numerusform>%Ln لغز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln given up</source>
        <translation>
            <numerusform>، لم يُترك شيء</numerusform>
            <numerusform>، تُرك لغز واحد</numerusform>
            <numerusform>، تُرك لغزان</numerusform>
            <numerusform>، تُركت %Ln ألغاز</numerusform>
            <numerusform>، تُرك %Ln لغزًا</numerusform>
            <numerusform>، تُرك %Ln لغز</numerusform>
        </translation>
    </message>
    <message>
        <source>working</source>
        <translation>يعمل</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>عالق</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>لا حل</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>حل واحد</translation>
    </message>
    <message>
        <source>two or more</source>
        <translation>حلان أو أكثر</translation>
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
        <translation>%1 مع %2</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <translation>%1 دون %2</translation>
    </message>
</context>
<context>
    <name>Contradictions</name>
    <message>
        <source>%1 must be %2</source>
        <translation>يجب أن تكون %1 هي %2</translation>
    </message>
    <message>
        <source>Because of %1, no digit is left for %2.</source>
        <translation>بسبب %1، لا يبقى رقم لـ %2.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then no digit is left for %3.</source>
        <translation>بسبب %1، %2، ثم لا يبقى رقم لـ %3.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then no digit is left for %2.</source>
        <translation>
            <numerusform>بسبب %1، لا يبقى رقم لـ %2.</numerusform>
            <numerusform>بسبب %1، ينتج رقم واحد، ثم لا يبقى رقم لـ %2.</numerusform>
            <numerusform>بسبب %1، ينتج رقمان، ثم لا يبقى رقم لـ %2.</numerusform>
            <numerusform>بسبب %1، تنتج %n أرقام، ثم لا يبقى رقم لـ %2.</numerusform>
            <numerusform>بسبب %1، ينتج %n رقمًا، ثم لا يبقى رقم لـ %2.</numerusform>
            <numerusform>بسبب %1، ينتج %n رقم، ثم لا يبقى رقم لـ %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, there is no place left for %2 in %3.</source>
        <translation>بسبب %1، لا يبقى مكان لـ %2 في %3.</translation>
    </message>
    <message>
        <source>Because of %1, %2, and then there is no place left for %3 in %4.</source>
        <translation>بسبب %1، %2، ثم لا يبقى مكان لـ %3 في %4.</translation>
    </message>
    <message numerus="yes">
        <source>Because of %1, %n digits follow, and then there is no place left for %2 in %3.</source>
        <translation>
            <numerusform>بسبب %1، لا يبقى مكان لـ %2 في %3.</numerusform>
            <numerusform>بسبب %1، ينتج رقم واحد، ثم لا يبقى مكان لـ %2 في %3.</numerusform>
            <numerusform>بسبب %1، ينتج رقمان، ثم لا يبقى مكان لـ %2 في %3.</numerusform>
            <numerusform>بسبب %1، تنتج %n أرقام، ثم لا يبقى مكان لـ %2 في %3.</numerusform>
            <numerusform>بسبب %1، ينتج %n رقمًا، ثم لا يبقى مكان لـ %2 في %3.</numerusform>
            <numerusform>بسبب %1، ينتج %n رقم، ثم لا يبقى مكان لـ %2 في %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Because of %1, every way to fill the other cells ends in a dead end.</source>
        <translation>بسبب %1، تنتهي كل طريقة لملء الخانات الأخرى بطريق مسدود.</translation>
    </message>
    <message>
        <source>%1 can be filled in two ways, and no given decides between them.</source>
        <translation>يمكن ملء %1 بطريقتين، ولا معطى يفصل بينهما.</translation>
    </message>
</context>
<context>
    <name>Days</name>
    <message>
        <source>Easier</source>
        <translation>أسهل</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>أصعب</translation>
    </message>
</context>
<context>
    <name>Demonstration</name>
    <message>
        <source>The pattern is spread over the board. It decides something in %1.</source>
        <translation>النمط منتشر على اللوحة. وهو يحسم شيئًا في %1.</translation>
    </message>
    <message>
        <source>This cell matters: %1.</source>
        <translation>الخانة المهمة: %1.</translation>
    </message>
    <message>
        <source>These cells matter: %1.</source>
        <translation>الخانات المهمة: %1.</translation>
    </message>
    <message numerus="yes">
        <source>These %n cells matter.</source>
        <translation>
            <numerusform>لا خانات مهمة.</numerusform>
            <numerusform>خانة واحدة مهمة.</numerusform>
            <numerusform>هاتان الخانتان مهمتان.</numerusform>
            <numerusform>هذه الخانات الـ %n مهمة.</numerusform>
            <numerusform>هذه الخانات الـ %n مهمة.</numerusform>
            <numerusform>هذه الخانات الـ %n مهمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Suppose %1.</source>
        <translation>لنفرض: %1.</translation>
    </message>
    <message>
        <source>Suppose %1. %2 …</source>
        <comment>r1c3 is 2, Why r4c5 is not 2</comment>
        <translation>لنفرض: %1. %2 …</translation>
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
        <translation>الرابط</translation>
    </message>
    <message>
        <source>the XML file</source>
        <translation>ملف XML</translation>
    </message>
    <message>
        <source>the JSON file</source>
        <translation>ملف JSON</translation>
    </message>
    <message>
        <source>the zip archive</source>
        <translation>أرشيف zip</translation>
    </message>
    <message>
        <source>the game data</source>
        <translation>بيانات اللعبة</translation>
    </message>
    <message>
        <source>the puzzle</source>
        <translation>اللغز</translation>
    </message>
    <message>
        <source>the list of candidates</source>
        <translation>قائمة المرشحات</translation>
    </message>
    <message>
        <source>a Sudoku of HoDoKu</source>
        <translation>سودوكو من HoDoKu</translation>
    </message>
    <message>
        <source>a Sudoku of KSudoku</source>
        <translation>سودوكو من KSudoku</translation>
    </message>
    <message>
        <source>a file of Ninefold</source>
        <translation>ملف من Ninefold</translation>
    </message>
    <message>
        <source>a puzzle but a position of HoDoKu&apos;s library</source>
        <translation>لغزًا بل وضعية من مكتبة HoDoKu</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>مجلد</translation>
    </message>
    <message>
        <source>a named pipe</source>
        <translation>أنبوب مسمى</translation>
    </message>
    <message>
        <source>a socket</source>
        <translation>مقبس</translation>
    </message>
    <message>
        <source>a device</source>
        <translation>جهاز</translation>
    </message>
    <message>
        <source>a Git LFS pointer</source>
        <translation>مؤشر Git LFS</translation>
    </message>
    <message>
        <source>which digits are givens</source>
        <translation>أي الأرقام معطيات</translation>
    </message>
    <message>
        <source>candidates</source>
        <translation>المرشحات</translation>
    </message>
    <message>
        <source>notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>more than one Sudoku</source>
        <translation>أكثر من سودوكو</translation>
    </message>
    <message>
        <source>killer cages</source>
        <translation>أقفاص Killer</translation>
    </message>
    <message>
        <source>cages</source>
        <translation>أقفاص</translation>
    </message>
    <message>
        <source>thermometers</source>
        <translation>موازين حرارة</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>أسهم</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>خطوط</translation>
    </message>
    <message>
        <source>drawn clues</source>
        <translation>دلائل مرسومة</translation>
    </message>
    <message>
        <source>irregular boxes</source>
        <translation>مربعات غير منتظمة</translation>
    </message>
    <message>
        <source>anti-knight</source>
        <translation>منع الحصان</translation>
    </message>
    <message>
        <source>anti-king</source>
        <translation>منع الملك</translation>
    </message>
    <message>
        <source>diagonals</source>
        <translation>أقطار</translation>
    </message>
    <message>
        <source>differences</source>
        <translation>فروق</translation>
    </message>
    <message>
        <source>non-consecutive</source>
        <translation>غير متتالية</translation>
    </message>
    <message>
        <source>disjoint groups</source>
        <translation>مجموعات منفصلة</translation>
    </message>
    <message>
        <source>ratios</source>
        <translation>نسب</translation>
    </message>
    <message>
        <source>palindromes</source>
        <translation>متناظرات</translation>
    </message>
    <message>
        <source>renban lines</source>
        <translation>خطوط Renban</translation>
    </message>
    <message>
        <source>whispers</source>
        <translation>خطوط الهمس</translation>
    </message>
    <message>
        <source>region sum lines</source>
        <translation>خطوط مجموع المناطق</translation>
    </message>
    <message>
        <source>little killer sums</source>
        <translation>مجاميع Little Killer</translation>
    </message>
    <message>
        <source>sandwich sums</source>
        <translation>مجاميع Sandwich</translation>
    </message>
    <message>
        <source>quadruples</source>
        <translation>رباعيات</translation>
    </message>
    <message>
        <source>between lines</source>
        <translation>خطوط البينية</translation>
    </message>
    <message>
        <source>minimum cells</source>
        <translation>خانات صغرى</translation>
    </message>
    <message>
        <source>maximum cells</source>
        <translation>خانات كبرى</translation>
    </message>
    <message>
        <source>extra regions</source>
        <translation>مناطق إضافية</translation>
    </message>
    <message>
        <source>clones</source>
        <translation>نسخ متطابقة</translation>
    </message>
    <message>
        <source>odd cells</source>
        <translation>خانات فردية</translation>
    </message>
    <message>
        <source>even cells</source>
        <translation>خانات زوجية</translation>
    </message>
    <message>
        <source>fog</source>
        <translation>ضباب</translation>
    </message>
    <message>
        <source>indexers</source>
        <translation>خانات فهرسة</translation>
    </message>
    <message>
        <source>a link of a known form</source>
        <translation>رابط بصيغة معروفة</translation>
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
        <translation>الروابط</translation>
    </message>
    <message>
        <source>the beginning of a Sudoku</source>
        <translation>بداية سودوكو</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>الحل</translation>
    </message>
    <message>
        <source>placed digits</source>
        <translation>الأرقام الموضوعة</translation>
    </message>
    <message>
        <source>that candidates are part of the puzzle</source>
        <translation>أن المرشحات جزء من اللغز</translation>
    </message>
    <message>
        <source>second colours and colours of candidates</source>
        <translation>الألوان الثانية وألوان المرشحات</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>the time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>names, sources and levels</source>
        <translation>الأسماء والمصادر والمستويات</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>التعليقات</translation>
    </message>
    <message>
        <source>dates</source>
        <translation>التواريخ</translation>
    </message>
    <message>
        <source>ids and ratings</source>
        <translation>المعرّفات والتقييمات</translation>
    </message>
    <message>
        <source>the gzip file</source>
        <translation>ملف gzip</translation>
    </message>
    <message>
        <source>a Sudoku (Solo) of Simon Tatham</source>
        <translation>سودوكو (Solo) من Simon Tatham</translation>
    </message>
    <message>
        <source>a puzzle of Penpa</source>
        <translation>لغز من Penpa</translation>
    </message>
    <message>
        <source>a puzzle of lisudoku</source>
        <translation>لغز من lisudoku</translation>
    </message>
    <message>
        <source>a puzzle of the Interactive Sudoku Solver</source>
        <translation>لغز من Interactive Sudoku Solver</translation>
    </message>
    <message>
        <source>an archive within an archive</source>
        <translation>أرشيف داخل أرشيف</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>الصورة</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ليست %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 هي %2</translation>
    </message>
    <message>
        <source>Nothing is possible.</source>
        <translation>لا شيء ممكن.</translation>
    </message>
    <message>
        <source>%1 must be %2</source>
        <translation>يجب أن تكون %1 هي %2</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>لا يمكن أن تكون %1 هي %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>If %1, then %2.</source>
        <translation>إذا صح أن %1، فإن: %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the puzzle rules it out.</source>
        <translation>لا يمكن أن تكون %1 هي %2: اللغز يستبعد ذلك.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is already in %3.</source>
        <translation>لا يمكن أن تكون %1 هي %2: فهو موجود في %3.</translation>
    </message>
    <message>
        <source>%1 must be %2: no other digit is left there.</source>
        <translation>يجب أن تكون %1 هي %2: لم يبق هناك رقم آخر.</translation>
    </message>
    <message>
        <source>%1 must be %2: there is no other place for it in %3.</source>
        <translation>يجب أن تكون %1 هي %2: ليس له مكان آخر في %3.</translation>
    </message>
    <message>
        <source>By note %3, %1 must be %2.</source>
        <translation>حسب القيد %3، يجب أن تكون %1 هي %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in %3 all its places lie in %4.</source>
        <translation>لا يمكن أن تكون %1 هي %2: في %3 كل أماكنه تقع في %4.</translation>
    </message>
    <message>
        <source>By note %3, %1 cannot be %2.</source>
        <translation>حسب القيد %3، لا يمكن أن تكون %1 هي %2.</translation>
    </message>
    <message>
        <source>Dead end: no digit is left for %1.</source>
        <translation>طريق مسدود: لم يبق رقم لـ %1.</translation>
    </message>
    <message>
        <source>Dead end: there is no place left for %1 in %2.</source>
        <translation>طريق مسدود: لم يبق مكان لـ %1 في %2.</translation>
    </message>
    <message>
        <source>Dead end: note %1 can no longer hold.</source>
        <translation>طريق مسدود: لم يعد القيد %1 ممكنًا.</translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>القيد %1: %2</translation>
    </message>
    <message>
        <source>Note %1 is thrown away: it was of little use.</source>
        <translation>يُرمى القيد %1: كان قليل النفع.</translation>
    </message>
    <message>
        <source>All guesses are taken back to start again; the notes stay.</source>
        <translation>يُتراجع عن كل التخمينات للبدء من جديد؛ وتبقى القيود.</translation>
    </message>
    <message>
        <source>A solution: every cell has its digit.</source>
        <translation>حل: في كل خانة رقمها.</translation>
    </message>
    <message>
        <source>Note %1 rules this solution out, to look for another one.</source>
        <translation>القيد %1 يستبعد هذا الحل، للبحث عن حل آخر.</translation>
    </message>
    <message>
        <source>Everything has been tried: there is no solution beyond those found.</source>
        <translation>جُرّب كل شيء: لا حل غير ما وُجد.</translation>
    </message>
    <message>
        <source>Guess %1 is taken back.</source>
        <translation>يُتراجع عن التخمين %1.</translation>
    </message>
    <message>
        <source>Guesses %1 and %2 are taken back.</source>
        <translation>يُتراجع عن التخمينين %1 و%2.</translation>
    </message>
    <message>
        <source>All %1 guesses are taken back.</source>
        <translation>يُتراجع عن كل التخمينات (%1).</translation>
    </message>
    <message>
        <source>Guesses %1 to %2 are taken back.</source>
        <translation>يُتراجع عن التخمينات من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Guess %1: %2 in %3.</source>
        <translation>التخمين %1: %2 في %3.</translation>
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
        <translation>لنفرض: %1.</translation>
    </message>
    <message>
        <source>Then %1.</source>
        <translation>عندئذ: %1.</translation>
    </message>
</context>
<context>
    <name>Families</name>
    <message>
        <source>Singles</source>
        <translation>المفردات</translation>
    </message>
    <message>
        <source>Locked Candidates</source>
        <translation>المرشحات المقفلة</translation>
    </message>
    <message>
        <source>Pairs, Triples, Quadruples</source>
        <translation>الأزواج والثلاثيات والرباعيات</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>الأسماك</translation>
    </message>
    <message>
        <source>Two Links of One Digit</source>
        <translation>رابطان لرقم واحد</translation>
    </message>
    <message>
        <source>Wings</source>
        <translation>الأجنحة</translation>
    </message>
    <message>
        <source>Uniqueness</source>
        <translation>الوحدانية</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>Chains and Loops</source>
        <translation>السلاسل والحلقات</translation>
    </message>
    <message>
        <source>Almost Locked Sets</source>
        <translation>المجموعات شبه المقفلة</translation>
    </message>
    <message>
        <source>Exclusion</source>
        <translation>الاستبعاد</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>القوالب</translation>
    </message>
    <message>
        <source>Forcing Chains</source>
        <translation>السلاسل الإجبارية</translation>
    </message>
</context>
<context>
    <name>Finish</name>
    <message>
        <source>a guess</source>
        <translation>تخمين</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>techniques</comment>
        <translation>بواسطة %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>name, techniques</comment>
        <translation>%1، بواسطة %2</translation>
    </message>
    <message>
        <source>Your fastest %1 ever</source>
        <comment>level</comment>
        <translation>أسرع وقت لك على الإطلاق: %1</translation>
    </message>
    <message>
        <source>Your fastest %1 this month</source>
        <comment>level</comment>
        <translation>أسرع وقت لك هذا الشهر: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>لا أيام متتالية</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان متتاليان</numerusform>
            <numerusform>%n أيام متتالية</numerusform>
            <numerusform>%n يومًا متتاليًا</numerusform>
            <numerusform>%n يوم متتالٍ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>time</comment>
        <translation>أسرع بـ %1</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>time</comment>
        <translation>أبطأ بـ %1</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>%1, first stage only</source>
        <comment>hints</comment>
        <translation>%1، المرحلة الأولى فقط</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <comment>number, technique</comment>
        <translation>الخطوة %1، %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>step, time</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Longest: %1 before the %2 at step %3.</source>
        <comment>time, technique, number</comment>
        <translation>الأطول: %1 قبل %2 في الخطوة %3.</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <translation>تدرّب على %1</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message>
        <source>Techniques</source>
        <translation>التقنيات</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>اللعب</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>المشاهدة</translation>
    </message>
    <message>
        <source>opened</source>
        <comment>a file format</comment>
        <translation>يُفتح</translation>
    </message>
    <message>
        <source>saved</source>
        <comment>a file format</comment>
        <translation>يُحفظ</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>الملفات</translation>
    </message>
    <message>
        <source>File Formats</source>
        <translation>صيغ الملفات</translation>
    </message>
    <message>
        <source>Ninefold recognises a format by what is in the file, and not by its name. A file, a folder or a link can also be dropped on the window, and a puzzle pasted.</source>
        <translation>يتعرّف Ninefold على الصيغة مما في الملف، لا من اسمه. ويمكن أيضًا إفلات ملف أو مجلد أو رابط على النافذة، ولصق لغز.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>The cells: %1.</source>
        <translation>الخانات: %1.</translation>
    </message>
    <message>
        <source>Looking for a step</source>
        <translation>يجري البحث عن خطوة</translation>
    </message>
    <message>
        <source>There is a mistake on the board</source>
        <translation>على اللوحة خطأ</translation>
    </message>
    <message>
        <source>This can take a while.</source>
        <translation>قد يستغرق هذا بعض الوقت.</translation>
    </message>
    <message>
        <source>Correct the mistake first; until then no hint can lead on.</source>
        <translation>صحّح الخطأ أولًا؛ فحتى ذلك الحين لا يفيد أي تلميح.</translation>
    </message>
    <message>
        <source>solid line: one of its ends is true</source>
        <translation>خط متصل: أحد طرفيه صحيح</translation>
    </message>
    <message>
        <source>dashed line: not both ends are true</source>
        <translation>خط متقطع: ليس كلا طرفيه صحيحًا</translation>
    </message>
    <message numerus="yes">
        <source>No short reason was found; this one takes %n step(s).</source>
        <translation>
            <numerusform>لم يوجد سبب قصير.</numerusform>
            <numerusform>لم يوجد سبب قصير؛ وهذا يحتاج إلى خطوة واحدة.</numerusform>
            <numerusform>لم يوجد سبب قصير؛ وهذا يحتاج إلى خطوتين.</numerusform>
            <numerusform>لم يوجد سبب قصير؛ وهذا يحتاج إلى %n خطوات.</numerusform>
            <numerusform>لم يوجد سبب قصير؛ وهذا يحتاج إلى %n خطوة.</numerusform>
            <numerusform>لم يوجد سبب قصير؛ وهذا يحتاج إلى %n خطوة.</numerusform>
        </translation>
    </message>
    <message>
        <source>dashed line: this digit blocks that cell</source>
        <translation>خط متقطع: هذا الرقم يمنع تلك الخانة</translation>
    </message>
    <message>
        <source>solid line: its end follows from its beginning</source>
        <translation>خط متصل: نهايته تنتج من بدايته</translation>
    </message>
    <message>
        <source>Only one digit fits in %1.</source>
        <translation>لا يدخل في %1 إلا رقم واحد.</translation>
    </message>
    <message>
        <source>Only one cell of %1 is empty.</source>
        <translation>في %1 خانة فارغة واحدة فقط.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a statement, its reason</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Link %1 of %2: %3.</source>
        <translation>الرابط %1 من %2: %3.</translation>
    </message>
</context>
<context>
    <name>Judgements</name>
    <message>
        <source>Now find: %1.</source>
        <comment>a technique</comment>
        <translation>جد الآن: %1.</translation>
    </message>
    <message>
        <source>There is no step of %1 here.</source>
        <comment>a technique</comment>
        <translation>لا توجد هنا خطوة من %1.</translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n removal(s) are still missing.</source>
        <translation>
            <numerusform>جيد، لكنه ليس الكل: لا حذف ناقصًا.</numerusform>
            <numerusform>جيد، لكنه ليس الكل: ينقص حذف واحد.</numerusform>
            <numerusform>جيد، لكنه ليس الكل: ينقص حذفان.</numerusform>
            <numerusform>جيد، لكنه ليس الكل: تنقص %n عمليات حذف.</numerusform>
            <numerusform>جيد، لكنه ليس الكل: تنقص %n عملية حذف.</numerusform>
            <numerusform>جيد، لكنه ليس الكل: تنقص %n عملية حذف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Good, but not all: %n digit(s) are still missing.</source>
        <translation>
            <numerusform>جيد، لكنه ليس الكل: لا رقم ناقصًا.</numerusform>
            <numerusform>جيد، لكنه ليس الكل: ينقص رقم واحد.</numerusform>
            <numerusform>جيد، لكنه ليس الكل: ينقص رقمان.</numerusform>
            <numerusform>جيد، لكنه ليس الكل: تنقص %n أرقام.</numerusform>
            <numerusform>جيد، لكنه ليس الكل: ينقص %n رقمًا.</numerusform>
            <numerusform>جيد، لكنه ليس الكل: ينقص %n رقم.</numerusform>
        </translation>
    </message>
    <message>
        <source>Good, but something is still missing.</source>
        <translation>جيد، لكن شيئًا ما زال ناقصًا.</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 هي %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 has its %2 in %4.</source>
        <translation>لا يمكن أن تكون %1 هي %2: رقم %2 في %3 موجود في %4.</translation>
    </message>
    <message>
        <source>leaves [{cells:has} without a digit][no place for {digits} in {house}]</source>
        <translation>[لا يبقى رقم لـ {cells:has}][لا يبقى مكان لـ {digits} في {house}]</translation>
    </message>
    <message>
        <source>%1 cannot be %2: step by step that %3.</source>
        <translation>لا يمكن أن تكون %1 هي %2: خطوة بخطوة %3.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise it would be %3, and step by step that %4.</source>
        <translation>ما زال ممكنًا أن تكون %1 هي %2. وإلا لكانت %3، وخطوة بخطوة %4.</translation>
    </message>
    <message>
        <source>%1 can still be %2. Otherwise the %2 of %3 would be in %4, and step by step that %5.</source>
        <translation>ما زال ممكنًا أن تكون %1 هي %2. وإلا لكان رقم %2 في %3 موجودًا في %4، وخطوة بخطوة %5.</translation>
    </message>
    <message>
        <source>%1 Set the digit that it gives.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 ضع الرقم الذي ينتج منها.</translation>
    </message>
    <message>
        <source>%1 Remove what it removes.</source>
        <comment>after: There is an XY-Wing.</comment>
        <translation>%1 احذف ما تحذفه.</translation>
    </message>
    <message>
        <source>Right. %1</source>
        <translation>صحيح. %1</translation>
    </message>
    <message>
        <source>True, but it takes a harder step: %1.</source>
        <comment>techniques</comment>
        <translation>صحيح، لكنه يحتاج إلى خطوة أصعب: %1.</translation>
    </message>
    <message>
        <source>The rest is true as well, by %1.</source>
        <comment>techniques</comment>
        <translation>والباقي صحيح أيضًا، بواسطة %1.</translation>
    </message>
    <message>
        <source>The %1 is right. The rest is true, but no step that I know shows it.</source>
        <translation>%1 صحيح. والباقي صحيح، لكن لا خطوة أعرفها تبينه.</translation>
    </message>
    <message>
        <source>Not all of it is right.</source>
        <translation>ليس كله صحيحًا.</translation>
    </message>
    <message>
        <source>The %1 of %2 belongs to the pattern itself: what goes is beside it.</source>
        <translation>%1 في %2 جزء من النمط نفسه: ما يُحذف يقع بجانبه.</translation>
    </message>
    <message>
        <source>True, by %1.</source>
        <comment>techniques</comment>
        <translation>صحيح، بواسطة %1.</translation>
    </message>
    <message>
        <source>True, but not by a step that I know.</source>
        <translation>صحيح، لكن ليس بخطوة أعرفها.</translation>
    </message>
    <message>
        <source>Nothing would change: mark what goes, or set a digit.</source>
        <translation>لن يتغير شيء: علّم ما يُحذف، أو ضع رقمًا.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this candidate is gone already.</source>
        <translation>لا يمكن أن تكون %1 هي %2: هذا المرشح محذوف من قبل.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other digit is left there.</source>
        <translation>ما زال ممكنًا أن تكون %1 هي %2: لم يبق هناك رقم آخر.</translation>
    </message>
    <message>
        <source>%1 can still be %2: no other place is left for it in %3.</source>
        <translation>ما زال ممكنًا أن تكون %1 هي %2: لم يبق له مكان آخر في %3.</translation>
    </message>
    <message>
        <source>%1 is not %2 in the solution.</source>
        <translation>%1 ليست %2 في الحل.</translation>
    </message>
    <message>
        <source>%1 can still be %2: it is so in the solution.</source>
        <translation>ما زال ممكنًا أن تكون %1 هي %2: وهي كذلك في الحل.</translation>
    </message>
</context>
<context>
    <name>Legends</name>
    <message>
        <source>one of these is {digits}</source>
        <translation>إحدى هذه {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base} and {cover}</source>
        <translation>أماكن {digits} في {base} و{cover}</translation>
    </message>
    <message>
        <source>at most one of these is {digits}</source>
        <translation>واحدة من هذه على الأكثر {digits}</translation>
    </message>
    <message>
        <source>either all of these are true</source>
        <translation>إما أن تصح هذه كلها</translation>
    </message>
    <message>
        <source>or all of these are true</source>
        <translation>أو تصح هذه كلها</translation>
    </message>
    <message>
        <source>cells that share {setdigits} with {guards}</source>
        <translation>خانات تتقاسم {setdigits} مع {guards}</translation>
    </message>
    <message>
        <source>these alone would allow two solutions</source>
        <translation>هذه وحدها تسمح بحلين</translation>
    </message>
    <message>
        <source>true in one of the cases</source>
        <translation>صحيح في إحدى الحالات</translation>
    </message>
    <message>
        <source>false in one of the cases</source>
        <translation>خاطئ في إحدى الحالات</translation>
    </message>
    <message>
        <source>digits that some combination uses</source>
        <translation>أرقام تستعملها تركيبة ما</translation>
    </message>
    <message>
        <source>one digit must be left in each of {excluders}</source>
        <translation>يجب أن يبقى رقم في كل من {excluders}</translation>
    </message>
    <message>
        <source>A: either all of these are {digits}</source>
        <translation>A: إما أن تكون هذه كلها {digits}</translation>
    </message>
    <message>
        <source>B: or all of these, if A are not</source>
        <translation>B: أو هذه كلها، إن لم تكن A</translation>
    </message>
    <message>
        <source>C: either all of these are {digits}</source>
        <translation>C: إما أن تكون هذه كلها {digits}</translation>
    </message>
    <message>
        <source>D: or all of these, if C are not</source>
        <translation>D: أو هذه كلها، إن لم تكن C</translation>
    </message>
    <message>
        <source>so none of these is {digits}</source>
        <translation>إذن لا شيء من هذه {digits}</translation>
    </message>
    <message>
        <source>places of {digits} in {base}</source>
        <translation>أماكن {digits} في {base}</translation>
    </message>
    <message>
        <source>at most one of these for each digit</source>
        <translation>واحدة من هذه على الأكثر لكل رقم</translation>
    </message>
    <message>
        <source>A: one of these is {digits}</source>
        <translation>A: إحدى هذه {digits}</translation>
    </message>
    <message>
        <source>B: one of these is {digits2}</source>
        <translation>B: إحدى هذه {digits2}</translation>
    </message>
    <message>
        <source>one in {pairhouse}, one in {pairhouse2}</source>
        <translation>واحدة في {pairhouse}، وواحدة في {pairhouse2}</translation>
    </message>
    <message>
        <source>all places of {digits} in {box}</source>
        <translation>كل أماكن {digits} في {box}</translation>
    </message>
    <message>
        <source>the digits that leave no other choice</source>
        <translation>الأرقام التي لا تترك خيارًا آخر</translation>
    </message>
    <message>
        <source>A: where {line} and {box} cross</source>
        <translation>A: حيث يتقاطع {line} و{box}</translation>
    </message>
    <message>
        <source>B: cells in the rest of {line}</source>
        <translation>B: خانات في باقي {line}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {box}</source>
        <translation>C: خانات في باقي {box}</translation>
    </message>
    <message>
        <source>the other places of {digits}</source>
        <translation>الأماكن الأخرى لـ {digits}</translation>
    </message>
    <message>
        <source>these alone would not give one solution</source>
        <translation>هذه وحدها لا تعطي حلًا واحدًا</translation>
    </message>
    <message>
        <source>at most one of these is {linked}</source>
        <translation>واحدة من هذه على الأكثر {linked}</translation>
    </message>
    <message>
        <source>one of these is {linked}</source>
        <translation>إحدى هذه {linked}</translation>
    </message>
    <message>
        <source>each of {restricted} at most once</source>
        <translation>كل من {restricted} مرة واحدة على الأكثر</translation>
    </message>
    <message>
        <source>the other digits of these cells</source>
        <translation>الأرقام الأخرى لهذه الخانات</translation>
    </message>
    <message>
        <source>{digits} fill these cells</source>
        <translation>{digits} تملأ هذه الخانات</translation>
    </message>
    <message>
        <source>the other places of {digits} in {base}</source>
        <translation>الأماكن الأخرى لـ {digits} في {base}</translation>
    </message>
    <message>
        <source>one of these must be true</source>
        <translation>لا بد أن يصح أحد هذه</translation>
    </message>
    <message>
        <source>{name}: without one digit, it needs all its others</source>
        <translation>{name}: دون رقم واحد تحتاج إلى كل أرقامها الأخرى</translation>
    </message>
    <message>
        <source>{name}: cells that a line needs together</source>
        <translation>{name}: خانات يحتاج إليها سطر من الشرح معًا</translation>
    </message>
    <message>
        <source>true if {start:if}</source>
        <translation>صحيح إذا {start:if}</translation>
    </message>
    <message>
        <source>false if {start:if}</source>
        <translation>خاطئ إذا {start:if}</translation>
    </message>
    <message>
        <source>A: it has {firstDigits} or {secondDigits}</source>
        <translation>A: فيها {firstDigits} أو {secondDigits}</translation>
    </message>
    <message>
        <source>B: without {firstDigits} it needs its other digits</source>
        <translation>B: دون {firstDigits} تحتاج إلى أرقامها الأخرى</translation>
    </message>
    <message>
        <source>C: without {secondDigits} it needs its other digits</source>
        <translation>C: دون {secondDigits} تحتاج إلى أرقامها الأخرى</translation>
    </message>
    <message>
        <source>{name}: without a digit of {cells} it needs its others</source>
        <translation>{name}: دون رقم من {cells} تحتاج إلى أرقامها الأخرى</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>أحد هذه صحيح</translation>
    </message>
    <message>
        <source>so these are true</source>
        <translation>إذن هذه صحيحة</translation>
    </message>
    <message>
        <source>the wrong kind would remove all of these</source>
        <translation>النوع الخاطئ يحذف هذه كلها</translation>
    </message>
    <message>
        <source>wrong: these cannot all be true</source>
        <translation>خطأ: لا يمكن أن تصح هذه كلها</translation>
    </message>
    <message>
        <source>wrong: A and B both block one of these</source>
        <translation>خطأ: A و B كلاهما يمنع واحدة من هذه</translation>
    </message>
    <message>
        <source>wrong: two of these share {house}</source>
        <translation>خطأ: اثنتان من هذه في {house}</translation>
    </message>
    <message>
        <source>{set} fill these cells</source>
        <translation>{set} تملأ هذه الخانات</translation>
    </message>
    <message>
        <source>A: {digits} in {base} and {cover}</source>
        <translation>A: {digits} في {base} و{cover}</translation>
    </message>
    <message>
        <source>in one of the two views outside {cover} or {cover2}</source>
        <translation>في أحد المنظورين خارج {cover} أو {cover2}</translation>
    </message>
    <message>
        <source>these would leave a swap in the rest of the grid</source>
        <translation>هذه تسمح بتبديل في بقية الشبكة</translation>
    </message>
    <message>
        <source>givens that are partners of each other</source>
        <translation>معطيات شريكة بعضها لبعض</translation>
    </message>
    <message>
        <source>the partner cells</source>
        <translation>الخانات الشريكة</translation>
    </message>
    <message>
        <source>these alone cannot fill their cells</source>
        <translation>هذه وحدها لا تستطيع ملء خاناتها</translation>
    </message>
    <message>
        <source>a loop that needs one more place</source>
        <translation>حلقة تحتاج إلى مكان آخر</translation>
    </message>
    <message>
        <source>one of these is {digits:or}</source>
        <translation>إحدى هذه {digits:or}</translation>
    </message>
    <message>
        <source>candidates that meet these</source>
        <translation>مرشحات تقابل هذه</translation>
    </message>
    <message>
        <source>the base: two of these digits</source>
        <translation>القاعدة: رقمان من هذه</translation>
    </message>
    <message>
        <source>the targets: the same two digits</source>
        <translation>الأهداف: الرقمان نفسهما</translation>
    </message>
    <message>
        <source>too little room for a third one</source>
        <translation>لا متسع لثالث</translation>
    </message>
    <message>
        <source>counted once in each {across:kind}</source>
        <translation>يُعدّ مرة لكل {across:kind}</translation>
    </message>
    <message>
        <source>counted once in each {along:kind}</source>
        <translation>يُعدّ مرة لكل {along:kind}</translation>
    </message>
    <message>
        <source>at most once for each digit and column</source>
        <translation>مرة على الأكثر لكل رقم وعمود</translation>
    </message>
    <message>
        <source>at most one of these in each cell</source>
        <translation>واحد من هذه على الأكثر في كل خانة</translation>
    </message>
    <message>
        <source>limited by their row or column</source>
        <translation>يحدّها صفها أو عمودها</translation>
    </message>
    <message>
        <source>limited by their box</source>
        <translation>يحدّها مربعها</translation>
    </message>
    <message>
        <source>A: all but one of {digits}</source>
        <translation>A: كل {digits} إلا واحدًا</translation>
    </message>
    <message>
        <source>B: the same as A</source>
        <translation>B: مثل A</translation>
    </message>
    <message>
        <source>the last of {digits} is one of these</source>
        <translation>الأخير من {digits} إحدى هذه</translation>
    </message>
    <message>
        <source>A: cells of {box}</source>
        <translation>A: خانات من {box}</translation>
    </message>
    <message>
        <source>C: cells in the rest of {column}</source>
        <translation>C: خانات في باقي {column}</translation>
    </message>
    <message>
        <source>A: all the same digit</source>
        <translation>A: كلها الرقم نفسه</translation>
    </message>
    <message>
        <source>B: all the other digit</source>
        <translation>B: كلها الرقم الآخر</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Very Easy</source>
        <translation>سهل جدًا</translation>
    </message>
    <message>
        <source>26 cells to fill, nearly all at first sight.</source>
        <translation>26 خانة للملء، كلها تقريبًا من النظرة الأولى.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>سهل</translation>
    </message>
    <message>
        <source>40 cells to fill; looking along rows, columns and boxes is enough.</source>
        <translation>40 خانة للملء؛ يكفي النظر في الصفوف والأعمدة والمربعات.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Here and there a digit takes a longer search.</source>
        <translation>هنا وهناك يحتاج رقم إلى بحث أطول.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Small notes in the cells help: some steps compare two or three cells.</source>
        <translation>تفيد الملاحظات الصغيرة في الخانات: بعض الخطوات تقارن خانتين أو ثلاثًا.</translation>
    </message>
    <message>
        <source>Very Hard</source>
        <translation>صعب جدًا</translation>
    </message>
    <message>
        <source>Notes in nearly every cell are needed, and patience.</source>
        <translation>تلزم ملاحظات في كل خانة تقريبًا، وصبر.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>خبير</translation>
    </message>
    <message>
        <source>For those who like to be stuck for a while.</source>
        <translation>لمن يحب أن يعلق بعض الوقت.</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>أسهل</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>أصعب</translation>
    </message>
</context>
<context>
    <name>LibraryDetails</name>
    <message>
        <source>only singles</source>
        <comment>what a puzzle needs</comment>
        <translation>مفردات فقط</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%1 فقط</numerusform>
            <numerusform>%1، وواحدة أسهل</numerusform>
            <numerusform>%1، واثنتان أسهل</numerusform>
            <numerusform>%1، و%n أسهل</numerusform>
            <numerusform>%1، و%n أسهل</numerusform>
            <numerusform>%1، و%n أسهل</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>Not valid</source>
        <translation>غير صالح</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>لا حل</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>عدة حلول</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>لا معطيات</numerusform>
            <numerusform>معطى واحد</numerusform>
            <numerusform>معطيان</numerusform>
            <numerusform>%n معطيات</numerusform>
            <numerusform>%n معطى</numerusform>
            <numerusform>%n معطى</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>، </translation>
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
        <translation>السطر %1: %2</translation>
    </message>
    <message>
        <source>The input is empty; nothing was opened.</source>
        <translation>الإدخال فارغ؛ لم يُفتح شيء.</translation>
    </message>
    <message>
        <source>this is too large to be opened; at most %1 are read at once.</source>
        <translation>هذا أكبر من أن يُفتح؛ يُقرأ %1 على الأكثر دفعة واحدة.</translation>
    </message>
    <message>
        <source>This is not readable text: it contains NUL characters.</source>
        <translation>هذا ليس نصًا مقروءًا: فيه محارف NUL.</translation>
    </message>
    <message>
        <source>It ends in the middle (line %1).</source>
        <translation>ينتهي في المنتصف (السطر %1).</translation>
    </message>
    <message>
        <source>It ends in the middle.</source>
        <translation>ينتهي في المنتصف.</translation>
    </message>
    <message>
        <source>%1 is damaged or incomplete.</source>
        <translation>%1 تالف أو غير مكتمل.</translation>
    </message>
    <message>
        <source>Reading stopped at line %1: there was no Sudoku in the last %2.</source>
        <translation>توقفت القراءة عند السطر %1: لا سودوكو في آخر %2.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the first %1.</source>
        <translation>لم توجد سودوكو في أول %1.</translation>
    </message>
    <message>
        <source>no Sudoku was found.</source>
        <translation>لم توجد سودوكو.</translation>
    </message>
    <message>
        <source>Line %1 has more than %2 characters; no Sudoku was found in it.</source>
        <translation>في السطر %1 أكثر من %2 محرف؛ لم توجد فيه سودوكو.</translation>
    </message>
    <message>
        <source>Line %1 has %2 characters; no Sudoku was found in it.</source>
        <translation>في السطر %1 عدد المحارف %2؛ لم توجد فيه سودوكو.</translation>
    </message>
    <message>
        <source>%1 is neither a digit 1-9 nor a character for a blank cell.</source>
        <translation>%1 ليس رقمًا 1-9 ولا محرفًا لخانة فارغة.</translation>
    </message>
    <message>
        <source>Cell %1: %2</source>
        <translation>الخانة %1: %2</translation>
    </message>
    <message>
        <source>Line %1, cell %2: %3</source>
        <translation>السطر %1، الخانة %2: %3</translation>
    </message>
    <message>
        <source>%1 is a given that the saved game changes; the given was kept.</source>
        <translation>%1 معطى تغيّره اللعبة المحفوظة؛ أُبقي على المعطى.</translation>
    </message>
    <message>
        <source>There is 1 cell; a Sudoku has 81.</source>
        <translation>توجد خانة واحدة؛ والسودوكو فيها 81.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>لا توجد خانات؛ والسودوكو فيها 81.</numerusform>
            <numerusform>توجد خانة واحدة؛ والسودوكو فيها 81.</numerusform>
            <numerusform>توجد خانتان؛ والسودوكو فيها 81.</numerusform>
            <numerusform>توجد %n خانات؛ والسودوكو فيها 81.</numerusform>
            <numerusform>توجد %n خانة؛ والسودوكو فيها 81.</numerusform>
            <numerusform>توجد %n خانة؛ والسودوكو فيها 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a row of a Sudoku has 9.</source>
        <translation>في السطر %1 خانة واحدة؛ وفي صف السودوكو 9.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a row of a Sudoku has 9.</source>
        <translation>
            <numerusform>ليس في السطر %1 خانات؛ وفي صف السودوكو 9.</numerusform>
            <numerusform>في السطر %1 خانة واحدة؛ وفي صف السودوكو 9.</numerusform>
            <numerusform>في السطر %1 خانتان؛ وفي صف السودوكو 9.</numerusform>
            <numerusform>في السطر %1 %n خانات؛ وفي صف السودوكو 9.</numerusform>
            <numerusform>في السطر %1 %n خانة؛ وفي صف السودوكو 9.</numerusform>
            <numerusform>في السطر %1 %n خانة؛ وفي صف السودوكو 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1 has 1 cell; a Sudoku has 81.</source>
        <translation>في السطر %1 خانة واحدة؛ والسودوكو فيها 81.</translation>
    </message>
    <message numerus="yes">
        <source>Line %1 has %n cells; a Sudoku has 81.</source>
        <translation>
            <numerusform>ليس في السطر %1 خانات؛ والسودوكو فيها 81.</numerusform>
            <numerusform>في السطر %1 خانة واحدة؛ والسودوكو فيها 81.</numerusform>
            <numerusform>في السطر %1 خانتان؛ والسودوكو فيها 81.</numerusform>
            <numerusform>في السطر %1 %n خانات؛ والسودوكو فيها 81.</numerusform>
            <numerusform>في السطر %1 %n خانة؛ والسودوكو فيها 81.</numerusform>
            <numerusform>في السطر %1 %n خانة؛ والسودوكو فيها 81.</numerusform>
        </translation>
    </message>
    <message>
        <source>1 row was found; a Sudoku has 9.</source>
        <translation>وُجد صف واحد؛ والسودوكو فيها 9.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows were found; a Sudoku has 9.</source>
        <translation>
            <numerusform>لم توجد صفوف؛ والسودوكو فيها 9.</numerusform>
            <numerusform>وُجد صف واحد؛ والسودوكو فيها 9.</numerusform>
            <numerusform>وُجد صفان؛ والسودوكو فيها 9.</numerusform>
            <numerusform>وُجدت %n صفوف؛ والسودوكو فيها 9.</numerusform>
            <numerusform>وُجد %n صفًا؛ والسودوكو فيها 9.</numerusform>
            <numerusform>وُجد %n صف؛ والسودوكو فيها 9.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a candidate (1-9).</source>
        <translation>%1 ليس مرشحًا (1-9).</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>cell and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1, %2: %3</source>
        <comment>line, cell and what is wrong there</comment>
        <translation>السطر %1، %2: %3</translation>
    </message>
    <message>
        <source>this is a %1 Sudoku; Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>هذه سودوكو %1؛ ولا يفتح Ninefold إلا سودوكو 9x9 التقليدية.</translation>
    </message>
    <message>
        <source>this is a variant (%1); Ninefold opens classic 9x9 Sudokus only.</source>
        <translation>هذا شكل مختلف (%1)؛ ولا يفتح Ninefold إلا سودوكو 9x9 التقليدية.</translation>
    </message>
    <message>
        <source>this link only leads to a page (%1); the puzzle itself is not in it.</source>
        <translation>هذا الرابط يقود إلى صفحة فقط (%1)؛ واللغز نفسه ليس فيه.</translation>
    </message>
    <message>
        <source>This was saved by a newer Ninefold (version %1 of its files); this one cannot read it.</source>
        <translation>حُفظ هذا بإصدار أحدث من Ninefold (الإصدار %1 من ملفاته)؛ ولا يستطيع هذا الإصدار قراءته.</translation>
    </message>
    <message>
        <source>This was saved by %1, which is too old to be read.</source>
        <translation>حُفظ هذا بواسطة %1، وهو أقدم من أن يُقرأ.</translation>
    </message>
    <message>
        <source>The XML file uses entities; it was not opened.</source>
        <translation>ملف XML يستعمل كيانات؛ لم يُفتح.</translation>
    </message>
    <message>
        <source>this is not %1.</source>
        <translation>هذا ليس %1.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>لا يمكن فتح الملف: %1.</translation>
    </message>
    <message>
        <source>This is %1, not a file with Sudokus.</source>
        <translation>هذا %1، وليس ملفًا فيه سودوكو.</translation>
    </message>
    <message>
        <source>The file could not be read to its end: %1.</source>
        <translation>لم يمكن قراءة الملف إلى آخره: %1.</translation>
    </message>
    <message>
        <source>The file could not be written: %1.</source>
        <translation>لم يمكن كتابة الملف: %1.</translation>
    </message>
    <message>
        <source>This format cannot hold %1.</source>
        <translation>لا تستطيع هذه الصيغة حفظ: %1.</translation>
    </message>
    <message>
        <source>%1 is not a move and was left out.</source>
        <translation>%1 ليس نقلة، وقد تُرك.</translation>
    </message>
    <message numerus="yes">
        <source>%n characters were found; a list of candidates has 729.</source>
        <translation>
            <numerusform>لم توجد محارف؛ وفي قائمة المرشحات 729.</numerusform>
            <numerusform>وُجد محرف واحد؛ وفي قائمة المرشحات 729.</numerusform>
            <numerusform>وُجد محرفان؛ وفي قائمة المرشحات 729.</numerusform>
            <numerusform>وُجدت %n محارف؛ وفي قائمة المرشحات 729.</numerusform>
            <numerusform>وُجد %n محرفًا؛ وفي قائمة المرشحات 729.</numerusform>
            <numerusform>وُجد %n محرف؛ وفي قائمة المرشحات 729.</numerusform>
        </translation>
    </message>
    <message>
        <source>a spreadsheet has dropped the zeros at the beginning. Save the column as text there.</source>
        <translation>حذف برنامج الجداول الأصفار في البداية. احفظ العمود هناك كنص.</translation>
    </message>
    <message>
        <source>a spreadsheet has rounded the 81 digits to %1; they are lost. Save the column as text there.</source>
        <translation>قرّب برنامج الجداول الأرقام الـ 81 إلى %1؛ وقد ضاعت. احفظ العمود هناك كنص.</translation>
    </message>
    <message>
        <source>The library cannot be opened: %1.</source>
        <translation>لا يمكن فتح المكتبة: %1.</translation>
    </message>
    <message>
        <source>This is a database of another program; it was not touched.</source>
        <translation>هذه قاعدة بيانات لبرنامج آخر؛ لم تُمس.</translation>
    </message>
    <message>
        <source>A newer version of Ninefold wrote this library; it was not touched.</source>
        <translation>كتب هذه المكتبة إصدار أحدث من Ninefold؛ لم تُمس.</translation>
    </message>
    <message>
        <source>The library is damaged.</source>
        <translation>المكتبة تالفة.</translation>
    </message>
    <message>
        <source>Another program has been writing to the library for a long time; try again.</source>
        <translation>برنامج آخر يكتب في المكتبة منذ مدة طويلة؛ حاول مرة أخرى.</translation>
    </message>
    <message>
        <source>The connection to the library&apos;s server is lost: %1.</source>
        <translation>انقطع الاتصال بخادم المكتبة: %1.</translation>
    </message>
    <message>
        <source>The library could not be used: %1.</source>
        <translation>لم يمكن استعمال المكتبة: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a file and what is wrong with it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No Sudoku was found; reading ended at line %1.</source>
        <translation>لم توجد سودوكو؛ انتهت القراءة عند السطر %1.</translation>
    </message>
    <message>
        <source>The disk is full, so nothing can be written to the library. Make space and try again.</source>
        <translation>القرص ممتلئ، فلا يمكن كتابة شيء في المكتبة. أفسح مكانًا وحاول من جديد.</translation>
    </message>
    <message>
        <source>Reading pictures needs the package %1, which is not installed.</source>
        <translation>تحتاج قراءة الصور إلى الحزمة %1، وهي غير مثبتة.</translation>
    </message>
    <message>
        <source>No Sudoku was found in the picture. A picture from straight above, with the whole grid and good light, is read best.</source>
        <translation>لم يُعثر على سودوكو في الصورة. أفضل صورة للقراءة هي الملتقطة من فوق مباشرة، وفيها اللوحة كاملة وإضاءة جيدة.</translation>
    </message>
    <message>
        <source>This picture is too large to be read; at most %1 million pixels are.</source>
        <translation>هذه الصورة أكبر من أن تُقرأ؛ الحد الأقصى %1 مليون بكسل.</translation>
    </message>
</context>
<context>
    <name>Moves</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <translation>رابط قوي من %1 إلى %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <translation>رابط ضعيف من %1 إلى %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>marks or colours, and a cell</comment>
        <translation>%1 في %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n cells</source>
        <comment>marks or colours, and how many cells</comment>
        <translation>
            <numerusform>%1 في لا خانات</numerusform>
            <numerusform>%1 في خانة واحدة</numerusform>
            <numerusform>%1 في خانتين</numerusform>
            <numerusform>%1 في %n خانات</numerusform>
            <numerusform>%1 في %n خانة</numerusform>
            <numerusform>%1 في %n خانة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n link(s)</source>
        <translation>
            <numerusform>لا روابط</numerusform>
            <numerusform>رابط واحد</numerusform>
            <numerusform>رابطان</numerusform>
            <numerusform>%n روابط</numerusform>
            <numerusform>%n رابطًا</numerusform>
            <numerusform>%n رابط</numerusform>
        </translation>
    </message>
    <message>
        <source>colours</source>
        <translation>الألوان</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>أرقام</translation>
    </message>
    <message>
        <source>%1 emptied</source>
        <translation>تفريغ %1</translation>
    </message>
</context>
<context>
    <name>NewPuzzles</name>
    <message>
        <source>26 empty cells; nearly every one has an obvious digit.</source>
        <translation>26 خانة فارغة؛ لكل منها تقريبًا رقم واضح.</translation>
    </message>
    <message>
        <source>40 empty cells; one row, column or box at a time, no marks.</source>
        <translation>40 خانة فارغة؛ صف أو عمود أو مربع في كل مرة، دون ملاحظات.</translation>
    </message>
    <message>
        <source>50 or more empty cells; still no marks, but some digits hide well.</source>
        <translation>50 خانة فارغة أو أكثر؛ دون ملاحظات أيضًا، لكن بعض الأرقام مختبئة جيدًا.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, sometimes an XY-Wing.</source>
        <translation>مرشحات مقفلة وأزواج، وأحيانًا XY-Wing.</translation>
    </message>
    <message>
        <source>Skyscraper, 2-String Kite, wings; pairs and locked candidates.</source>
        <translation>Skyscraper و 2-String Kite وأجنحة؛ أزواج ومرشحات مقفلة.</translation>
    </message>
    <message>
        <source>Chains and sets of cells. Bring patience.</source>
        <translation>سلاسل ومجموعات خانات. تحلَّ بالصبر.</translation>
    </message>
    <message>
        <source>Each digit in turn, box by box, is enough.</source>
        <translation>يكفي كل رقم على حدة، مربعًا بعد مربع.</translation>
    </message>
    <message>
        <source>Each digit in turn, in boxes, rows and columns.</source>
        <translation>كل رقم على حدة، في المربعات والصفوف والأعمدة.</translation>
    </message>
    <message>
        <source>Some cells show their digit only when you count what they see.</source>
        <translation>بعض الخانات لا تُظهر رقمها إلا عندما تعُدّ ما تراه.</translation>
    </message>
    <message>
        <source>Locked candidates and hidden pairs that show a digit at once.</source>
        <translation>مرشحات مقفلة وأزواج مخفية تُظهر رقمًا فورًا.</translation>
    </message>
    <message>
        <source>Locked candidates and pairs, seldom an X-Wing.</source>
        <translation>مرشحات مقفلة وأزواج، ونادرًا X-Wing.</translation>
    </message>
    <message>
        <source>Mostly an XY-Wing; locked candidates, pairs, Skyscraper.</source>
        <translation>غالبًا XY-Wing؛ مرشحات مقفلة وأزواج و Skyscraper.</translation>
    </message>
    <message>
        <source>Locked candidates, Skyscraper, pairs; XY-Wing, W-Wing, BUG+1.</source>
        <translation>مرشحات مقفلة و Skyscraper وأزواج؛ XY-Wing و W-Wing و BUG+1.</translation>
    </message>
    <message>
        <source>Mostly a Skyscraper or a 2-String Kite; locked candidates, pairs.</source>
        <translation>غالبًا Skyscraper أو 2-String Kite؛ مرشحات مقفلة وأزواج.</translation>
    </message>
    <message>
        <source>W-Wing, XY-Wing, WXYZ-Wing, kites, Hidden Rectangle, colours.</source>
        <translation>W-Wing و XY-Wing و WXYZ-Wing و Kite، ومستطيل مخفي وألوان.</translation>
    </message>
    <message>
        <source>Chains, wings, Hidden Rectangle, Empty Rectangle.</source>
        <translation>سلاسل وأجنحة ومستطيل مخفي ومستطيل فارغ.</translation>
    </message>
    <message>
        <source>Longer chains and almost locked sets.</source>
        <translation>سلاسل أطول ومجموعات شبه مقفلة.</translation>
    </message>
    <message>
        <source>Chains, almost locked sets and, every other time, forcing nets.</source>
        <translation>سلاسل ومجموعات شبه مقفلة، ومرة من كل مرتين شبكات إجبارية.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 أو أكثر</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <translation>%1 أو أقل</translation>
    </message>
    <message>
        <source>%1 empty cells, of which %2 can be filled at once.</source>
        <comment>a number, &quot;23 or more&quot;</comment>
        <translation>عدد الخانات الفارغة %1، منها %2 يمكن ملؤها فورًا.</translation>
    </message>
    <message>
        <source>How many cells can be filled at once at the start</source>
        <translation>عدد الخانات التي يمكن ملؤها فورًا في البداية</translation>
    </message>
    <message>
        <source>The rating of Sudoku Explainer</source>
        <translation>تقييم Sudoku Explainer</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Turn 180°</source>
        <translation>دوران 180°</translation>
    </message>
    <message>
        <source>Turn 90°</source>
        <translation>دوران 90°</translation>
    </message>
    <message>
        <source>Top–bottom</source>
        <translation>أعلى–أسفل</translation>
    </message>
    <message>
        <source>Left–right</source>
        <translation>يسار–يمين</translation>
    </message>
    <message>
        <source>Both axes</source>
        <translation>المحوران</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>القطر</translation>
    </message>
    <message>
        <source>Antidiagonal</source>
        <translation>القطر المعاكس</translation>
    </message>
    <message>
        <source>Diagonals</source>
        <translation>القطران</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>This takes less than a second.</source>
        <translation>يستغرق هذا أقل من ثانية.</translation>
    </message>
    <message>
        <source>This takes a few seconds.</source>
        <translation>يستغرق هذا بضع ثوانٍ.</translation>
    </message>
    <message>
        <source>This is rare: it may take half a minute.</source>
        <translation>هذا نادر: قد يستغرق نصف دقيقة.</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>خطوات</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>مشاهدة</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Solution: page %1</source>
        <translation>الحل: الصفحة %1</translation>
    </message>
    <message>
        <source>Solutions: pages %1 to %2</source>
        <translation>الحلول: الصفحات %1 إلى %2</translation>
    </message>
    <message>
        <source>not exactly one solution</source>
        <translation>ليس حلًا واحدًا بالضبط</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>الحل</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>الحلول</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>الصفحة %1 من %2</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>First</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>تقدم</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>إلى البداية (Home)</translation>
    </message>
    <message>
        <source>One event back (Left)</source>
        <translation>حدث واحد إلى الوراء (يسار)</translation>
    </message>
    <message>
        <source>Play or pause (Space)</source>
        <translation>تشغيل أو إيقاف مؤقت (مسافة)</translation>
    </message>
    <message>
        <source>One event forward (Right)</source>
        <translation>حدث واحد إلى الأمام (يمين)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>إلى النهاية (End)</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 في الثانية</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>العرض</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>لوحة السودوكو</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <translation>الصف %1 العمود %2: %3</translation>
    </message>
    <message>
        <source>empty, candidates %1</source>
        <translation>فارغة، المرشحات %1</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>الحدث %1 من %2</translation>
    </message>
    <message>
        <source>This page shows a part of the run.</source>
        <translation>تعرض هذه الصفحة جزءًا من التشغيل.</translation>
    </message>
    <message>
        <source>Press Play, or go event by event with the arrow keys.</source>
        <translation>اضغط تشغيل، أو تنقّل حدثًا حدثًا بمفاتيح الأسهم.</translation>
    </message>
    <message>
        <source>No guess stands: every digit follows from the givens.</source>
        <translation>لا تخمين قائم: كل رقم ينتج من المعطيات.</translation>
    </message>
    <message>
        <source>1 guess stands. The small number is the guess that a digit rests on.</source>
        <translation>تخمين واحد قائم. العدد الصغير هو التخمين الذي يستند إليه الرقم.</translation>
    </message>
    <message>
        <source>%1 guesses stand. The small number is the guess that a digit rests on.</source>
        <translation>التخمينات القائمة: %1. العدد الصغير هو التخمين الذي يستند إليه الرقم.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>التخمينات</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>ينتج</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>الطرق المسدودة</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>القيود</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language</comment>
        <translation>ar</translation>
    </message>
</context>
<context>
    <name>PracticeKeys</name>
    <message>
        <source>1–9 place a digit</source>
        <translation>1–9 تضع رقمًا</translation>
    </message>
    <message>
        <source>1–9 strike a candidate out</source>
        <translation>1–9 تشطب مرشحًا</translation>
    </message>
    <message>
        <source>1–9 write notes</source>
        <translation>1–9 تكتب ملاحظات</translation>
    </message>
    <message>
        <source>Enter next position</source>
        <translation>Enter الوضعية التالية</translation>
    </message>
    <message>
        <source>Enter checks</source>
        <translation>Enter يتحقق</translation>
    </message>
    <message>
        <source>H where to look</source>
        <translation>H أين تنظر</translation>
    </message>
    <message>
        <source>D shows the answer</source>
        <translation>D يُظهر الجواب</translation>
    </message>
    <message>
        <source>Space other notes</source>
        <translation>المسافة ملاحظات أخرى</translation>
    </message>
    <message>
        <source>Esc back to the puzzle</source>
        <translation>Esc العودة إلى اللغز</translation>
    </message>
    <message>
        <source>Test: %1</source>
        <comment>a family of techniques</comment>
        <translation>اختبار: %1</translation>
    </message>
    <message>
        <source>Test, position %1 of %2</source>
        <translation>اختبار، الوضعية %1 من %2</translation>
    </message>
    <message>
        <source>Practice, position %1</source>
        <translation>تدريب، الوضعية %1</translation>
    </message>
</context>
<context>
    <name>PracticeWords</name>
    <message>
        <source>Position %1 of %2.</source>
        <translation>الوضعية %1 من %2.</translation>
    </message>
    <message>
        <source>Position %1.</source>
        <translation>الوضعية %1.</translation>
    </message>
    <message>
        <source>This was the answer: %1</source>
        <translation>كان هذا هو الجواب: %1</translation>
    </message>
    <message>
        <source>%1 of %2 right: the test is cleared.</source>
        <translation>%1 من %2 صحيحة: اجتزت الاختبار.</translation>
    </message>
    <message>
        <source>%1 of %2 right. %3 are needed to clear the test.</source>
        <translation>%1 من %2 صحيحة. يلزم %3 لاجتياز الاختبار.</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>مفاتيح الأرقام تكتب الآن أرقامًا.</translation>
    </message>
    <message>
        <source>The digit keys now strike candidates out.</source>
        <translation>مفاتيح الأرقام تشطب الآن مرشحات.</translation>
    </message>
    <message>
        <source>The digit keys now write notes.</source>
        <translation>مفاتيح الأرقام تكتب الآن ملاحظات.</translation>
    </message>
    <message>
        <source>This position now counts as found with help.</source>
        <translation>تُحسب هذه الوضعية الآن موجودة بمساعدة.</translation>
    </message>
</context>
<context>
    <name>PuzzleProperties</name>
    <message>
        <source>Rows and columns in another order</source>
        <translation>صفوف وأعمدة بترتيب آخر</translation>
    </message>
    <message>
        <source>none is needed, singles solve it</source>
        <translation>لا حاجة إليها، تكفي المفردات</translation>
    </message>
    <message>
        <source>more than %1 cells together</source>
        <translation>أكثر من %1 خانات معًا</translation>
    </message>
    <message>
        <source>%1 cells together, such as %2</source>
        <comment>number, cells</comment>
        <translation>%1 خانات معًا، مثل %2</translation>
    </message>
    <message>
        <source>%1, where %2</source>
        <comment>symmetry, digits</comment>
        <translation>%1، حيث %2</translation>
    </message>
    <message>
        <source>one magic cell: %1</source>
        <comment>cells, any of which will do</comment>
        <translation>خانة سحرية واحدة: %1</translation>
    </message>
    <message>
        <source>none, every given is needed</source>
        <translation>لا شيء، كل معطى لازم</translation>
    </message>
    <message>
        <source>none</source>
        <comment>symmetry</comment>
        <translation>لا شيء</translation>
    </message>
</context>
<context>
    <name>PuzzleSpecs</name>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>the level %1</source>
        <translation>المستوى %1</translation>
    </message>
    <message>
        <source>the seed level %1</source>
        <translation>مستوى البذرة %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <translation>%1 معطى</translation>
    </message>
    <message>
        <source>the symmetry %1</source>
        <translation>التناظر %1</translation>
    </message>
    <message>
        <source>givens in this pattern</source>
        <translation>معطيات بهذا النمط</translation>
    </message>
    <message>
        <source>this solution</source>
        <translation>هذا الحل</translation>
    </message>
    <message>
        <source>the rating %1</source>
        <translation>التقييم %1</translation>
    </message>
    <message>
        <source>no given too many</source>
        <translation>لا معطى زائد</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
    <message>
        <source>Fewer than 17 givens always leave more than one solution.</source>
        <translation>أقل من 17 معطى يترك دائمًا أكثر من حل.</translation>
    </message>
    <message>
        <source>There is no such puzzle: level, pattern and number of givens exclude each other.</source>
        <translation>لا يوجد مثل هذا اللغز: المستوى والنمط وعدد المعطيات لا تجتمع.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no set of %1 cells has the symmetry %2.</source>
        <translation>لا يوجد مثل هذا اللغز: لا مجموعة من %1 خانة لها التناظر %2.</translation>
    </message>
    <message>
        <source>The pattern does not have the symmetry %1.</source>
        <translation>ليس للنمط التناظر %1.</translation>
    </message>
    <message>
        <source>The pattern leaves two rows of a band, or two columns of a stack, without givens: exchanging them always gives a second solution.</source>
        <translation>يترك النمط صفين من شريط أفقي، أو عمودين من شريط عمودي، دون معطيات: تبديلهما يعطي دائمًا حلًا ثانيًا.</translation>
    </message>
    <message>
        <source>The solution grid is not full, or a digit appears twice in a house.</source>
        <translation>شبكة الحل غير ممتلئة، أو يظهر رقم مرتين في وحدة.</translation>
    </message>
    <message>
        <source>These givens of that solution grid fit another solution too.</source>
        <translation>معطيات شبكة الحل هذه تناسب حلًا آخر أيضًا.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level and the seed level exclude each other.</source>
        <translation>لا يوجد مثل هذا اللغز: المستوى ومستوى البذرة لا يجتمعان.</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 has no rating of %2.</source>
        <translation>لا يوجد مثل هذا اللغز: ليس للمستوى %1 تقييم %2.</translation>
    </message>
    <message>
        <source>No puzzle was found in %1 tries.</source>
        <translation>لم يوجد لغز بعد %1 محاولة.</translation>
    </message>
    <message>
        <source>No puzzle with %1 was found in %2 tries.</source>
        <translation>لم يوجد لغز فيه %1 بعد %2 محاولة.</translation>
    </message>
    <message>
        <source>the score %1</source>
        <translation>النقاط %1</translation>
    </message>
    <message>
        <source>“%1” as the hardest technique</source>
        <translation>«%1» أصعبَ تقنية</translation>
    </message>
    <message>
        <source>the technique “%1”</source>
        <translation>التقنية «%1»</translation>
    </message>
    <message>
        <source>There is no such puzzle: the level %1 never needs the technique “%2”.</source>
        <translation>لا يوجد مثل هذا اللغز: المستوى %1 لا يحتاج أبدًا إلى التقنية «%2».</translation>
    </message>
    <message>
        <source>There is no such puzzle: even the easiest step has a rating of %1.</source>
        <translation>لا يوجد مثل هذا اللغز: حتى أسهل خطوة تقييمها %1.</translation>
    </message>
    <message>
        <source>No Sudoku with a rating above %1 is known.</source>
        <translation>لا تُعرف سودوكو تقييمها أعلى من %1.</translation>
    </message>
    <message>
        <source>There is no such puzzle: every empty cell adds at least %1 to the score.</source>
        <translation>لا يوجد مثل هذا اللغز: كل خانة فارغة تضيف %1 على الأقل إلى النقاط.</translation>
    </message>
    <message>
        <source>There is no such puzzle: no score is higher than %1.</source>
        <translation>لا يوجد مثل هذا اللغز: لا نقاط أعلى من %1.</translation>
    </message>
    <message>
        <source>the level %1, its easier third</source>
        <translation>المستوى %1، ثلثه الأسهل</translation>
    </message>
    <message>
        <source>the level %1, its middle third</source>
        <translation>المستوى %1، ثلثه الأوسط</translation>
    </message>
    <message>
        <source>the level %1, its harder third</source>
        <translation>المستوى %1، ثلثه الأصعب</translation>
    </message>
    <message>
        <source>the hardest that a climb finds</source>
        <translation>أصعب ما يجده التسلق</translation>
    </message>
    <message>
        <source>an SK loop</source>
        <translation>حلقة SK</translation>
    </message>
    <message>
        <source>any puzzle</source>
        <translation>أي لغز</translation>
    </message>
    <message>
        <source>a tridagon</source>
        <translation>Tridagon</translation>
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
        <translation>البحث في:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;اسم الملف:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>نوع الملفات:</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;حفظ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>اضغط الاختصار</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>مسافة</translation>
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
        <translation>يسار</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>يمين</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>أعلى</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>أسفل</translation>
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
        <translation>سهل</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>قاسٍ</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>أقصى</translation>
    </message>
    <message>
        <source>Trial and error</source>
        <translation>تجربة وخطأ</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>Techniques for HoDoKu</source>
        <translation>تقنيات HoDoKu</translation>
    </message>
    <message>
        <source>HoDoKu</source>
        <translation>HoDoKu</translation>
    </message>
    <message>
        <source>The hardest step for HoDoKu, and the points of all</source>
        <translation>أصعب خطوة لـ HoDoKu، ونقاط كل الخطوات</translation>
    </message>
    <message>
        <source>score and level of HoDoKu&apos;s default solver, and the techniques that it uses.</source>
        <translation>نقاط ومستوى الحلّال الافتراضي في HoDoKu، والتقنيات التي يستعملها.</translation>
    </message>
    <message>
        <source>{hodoku_level}, {hodoku_score} points</source>
        <translation>{hodoku_level}، {hodoku_score} نقطة</translation>
    </message>
    <message>
        <source>Rated level</source>
        <translation>المستوى المقيَّم</translation>
    </message>
    <message>
        <source>By Ninefold&apos;s own rule</source>
        <translation>حسب قاعدة Ninefold نفسه</translation>
    </message>
    <message>
        <source>solved by naked and hidden singles alone with up to 26, up to 49 or more empty cells is
Very Easy, Easy, Normal; else ER up to 4.5 is Hard, up to 7.2 Very Hard, above Expert.</source>
        <translation>ما يُحل بالمفردات الظاهرة والمخفية وحدها، وفيه حتى 26 أو حتى 49 أو أكثر من الخانات الفارغة، هو
سهل جدًا أو سهل أو عادي؛ وإلا فإن ER حتى 4.5 صعب، وحتى 7.2 صعب جدًا، وما فوق ذلك خبير.</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating of each step</source>
        <translation>تقييم Sudoku Explainer لكل خطوة</translation>
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
        <translation>Sudoku Explainer: أصعب خطوة</translation>
    </message>
    <message>
        <source>the ratings ER/EP/ED of Sudoku Explainer 1.2.1, found by taking its steps in its order.</source>
        <translation>تقييمات ER/EP/ED من Sudoku Explainer 1.2.1، وتُعرف باتخاذ خطواته بترتيبه.</translation>
    </message>
    <message>
        <source>ER {er}, EP {ep}, ED {ed}</source>
        <translation>ER {er}، EP {ep}، ED {ed}</translation>
    </message>
    <message>
        <source>Branching</source>
        <translation>التفرع</translation>
    </message>
    <message>
        <source>The choices on the way to the solution, and the empty cells</source>
        <translation>الاختيارات في الطريق إلى الحل، والخانات الفارغة</translation>
    </message>
    <message>
        <source>100 x (F - 1)^2 for every choice on the way to the solution, plus the empty cells.</source>
        <translation>100 x (F - 1)^2 لكل اختيار في الطريق إلى الحل، زائد الخانات الفارغة.</translation>
    </message>
    <message>
        <source>Needs only singles.</source>
        <translation>يحتاج إلى مفردات فقط.</translation>
    </message>
    <message>
        <source>Needs %1.</source>
        <translation>يحتاج إلى %1.</translation>
    </message>
    <message>
        <source>Needs %1 and %2 easier techniques.</source>
        <translation>يحتاج إلى %1 و%2 من التقنيات الأسهل.</translation>
    </message>
    <message>
        <source>Needs %1 and %2.</source>
        <translation>يحتاج إلى %1 و%2.</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>التقييم %1</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>This game is open in another window.</source>
        <translation>هذه اللعبة مفتوحة في نافذة أخرى.</translation>
    </message>
    <message>
        <source>This game is open on another computer (%1).</source>
        <translation>هذه اللعبة مفتوحة على حاسوب آخر (%1).</translation>
    </message>
    <message>
        <source>The file of this game has been removed.</source>
        <translation>حُذف ملف هذه اللعبة.</translation>
    </message>
    <message>
        <source>This game is damaged and could not be read.</source>
        <translation>هذه اللعبة تالفة ولم يمكن قراءتها.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>يُحتفظ بالملف باسم %1.</translation>
    </message>
    <message>
        <source>This game cannot be opened (%1).</source>
        <translation>لا يمكن فتح هذه اللعبة (%1).</translation>
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
        <translation>هذا نادر: قد يستغرق البحث بعض الوقت، ويمكن إيقافه.</translation>
    </message>
    <message>
        <source>The level is now %1, where it comes up.</source>
        <translation>صار المستوى %1، حيث يظهر.</translation>
    </message>
    <message>
        <source>“%1” is no longer asked for: %2 hardly ever needs it.</source>
        <translation>لم يعد «%1» مطلوبًا: نادرًا ما يحتاج إليه %2.</translation>
    </message>
    <message>
        <source>%1 has %2 givens; the pattern has %3.</source>
        <translation>في %1 عدد المعطيات %2؛ وفي النمط %3.</translation>
    </message>
</context>
<context>
    <name>Rooms</name>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>تعلّم</translation>
    </message>
</context>
<context>
    <name>Rows</name>
    <message numerus="yes">
        <source>%n line(s)</source>
        <comment>below a heading</comment>
        <translation>
            <numerusform>لا سطور</numerusform>
            <numerusform>سطر واحد</numerusform>
            <numerusform>سطران</numerusform>
            <numerusform>%n سطور</numerusform>
            <numerusform>%n سطرًا</numerusform>
            <numerusform>%n سطر</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedFile</name>
    <message>
        <source>it is not a file</source>
        <translation>ليس ملفًا</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>حجمه كبير جدًا</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Show &amp;row and column names beside the board</source>
        <translation>إظهار أسماء ال&amp;صفوف والأعمدة بجانب اللوحة</translation>
    </message>
    <message>
        <source>Reduce &amp;motion: show changes at once</source>
        <translation>ت&amp;قليل الحركة: إظهار التغييرات فورًا</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>إظ&amp;هار الساعة</translation>
    </message>
    <message>
        <source>A&amp;uto-clean: writing a digit removes it from the candidates of its row, column and box</source>
        <translation>التنظيف التلقائي: كتابة رقم تحذفه من مرشحات صفه وعمو&amp;ده ومربعه</translation>
    </message>
    <message>
        <source>Choose the &amp;digit first, then click where it goes</source>
        <translation>اختيار الرقم أولًا، &amp;ثم نقر المكان الذي يوضع فيه</translation>
    </message>
    <message>
        <source>Offer c&amp;orner marks, centre marks, colours and links</source>
        <translation>&amp;إتاحة الملاحظات الركنية والوسطى والألوان والروابط</translation>
    </message>
    <message>
        <source>Mark &amp;repeated digits: the same one twice in a row, column or box</source>
        <translation>تعليم الأرقام المكررة: الرقم نفسه مرتين في &amp;صف أو عمود أو مربع</translation>
    </message>
    <message>
        <source>Mark wr&amp;ong digits at once: compare each with the solution</source>
        <translation>تعليم الأرقام الخا&amp;طئة فورًا: مقارنة كل منها بالحل</translation>
    </message>
    <message>
        <source>Highlight the &amp;same digit</source>
        <translation>إبراز ال&amp;رقم نفسه</translation>
    </message>
    <message>
        <source>Highlight row, column and &amp;box</source>
        <translation>إبرا&amp;ز الصف والعمود والمربع</translation>
    </message>
    <message>
        <source>Show how many of each &amp;digit are left</source>
        <translation>إظهار عدد الباقي من &amp;كل رقم</translation>
    </message>
    <message>
        <source>Say which &amp;techniques the puzzle needs</source>
        <translation>ذكر التقنيات التي &amp;يحتاج إليها اللغز</translation>
    </message>
    <message>
        <source>Ctrl with a digit &amp;writes a candidate, not a centre mark</source>
        <translation>Ctrl مع رقم يكتب مر&amp;شحًا، لا ملاحظة وسطى</translation>
    </message>
    <message>
        <source>&amp;Name the technique behind each of my moves</source>
        <translation>&amp;ذكر التقنية وراء كل من نقلاتي</translation>
    </message>
    <message>
        <source>Show opened and saved files among the &amp;recent files of the desktop</source>
        <translation>إظهار الملفات المفتوحة والمحفوظة بين أحدث ملفات &amp;سطح المكتب</translation>
    </message>
</context>
<context>
    <name>SinglesFiller</name>
    <message>
        <source>Something on the board is wrong, so no singles are filled in. Check shows what.</source>
        <translation>على اللوحة شيء خاطئ، فلا تُملأ المفردات. التحقق يبين ما هو.</translation>
    </message>
    <message>
        <source>There is no single to fill in now.</source>
        <translation>لا مفرد للملء الآن.</translation>
    </message>
    <message numerus="yes">
        <source>%n single(s) filled in.</source>
        <translation>
            <numerusform>لم يُملأ أي مفرد.</numerusform>
            <numerusform>مُلئ مفرد واحد.</numerusform>
            <numerusform>مُلئ مفردان.</numerusform>
            <numerusform>مُلئت %n مفردات.</numerusform>
            <numerusform>مُلئ %n مفردًا.</numerusform>
            <numerusform>مُلئ %n مفرد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Solver</name>
    <message>
        <source>Backtracking</source>
        <translation>التتبع الرجعي</translation>
    </message>
    <message>
        <source>CDCL</source>
        <translation>CDCL</translation>
    </message>
    <message>
        <source>Most constrained cell</source>
        <translation>الخانة الأكثر تقييدًا</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>الانتشار</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>المنطق</translation>
    </message>
    <message>
        <source>Fast solver</source>
        <translation>الحلّال السريع</translation>
    </message>
    <message>
        <source>Backtracking goes from cell to cell in reading order. In each it guesses the smallest digit that breaks no rule. Where no digit is left, it goes back to the last guess and tries the next digit there. It never looks ahead and learns nothing, so it can meet the same dead end thousands of times. It always finds the solution, but takes the longest way.</source>
        <translation>ينتقل التتبع الرجعي من خانة إلى خانة بترتيب القراءة. في كل منها يخمن أصغر رقم لا يخالف قاعدة. وحيث لا يبقى رقم، يعود إلى آخر تخمين ويجرب الرقم التالي هناك. لا ينظر إلى الأمام ولا يتعلم شيئًا، فقد يلقى الطريق المسدود نفسه آلاف المرات. يجد الحل دائمًا، لكنه يسلك أطول طريق.</translation>
    </message>
    <message>
        <source>This solver guesses too, but chooses the cell well: the one with the fewest digits left. A cell with one digit leaves no choice, and of two digits one is right. A cell without a digit is a dead end. Then the last guess is taken back and the next digit tried. Choosing well makes the way many times shorter than that of Backtracking.</source>
        <translation>يخمن هذا الحلّال أيضًا، لكنه يحسن اختيار الخانة: التي بقيت لها أقل الأرقام. الخانة ذات الرقم الواحد لا تترك خيارًا، ومن رقمين واحد صحيح. والخانة بلا رقم طريق مسدود. عندئذ يُتراجع عن آخر تخمين ويُجرب الرقم التالي. حسن الاختيار يجعل الطريق أقصر مرات كثيرة من طريق التتبع الرجعي.</translation>
    </message>
    <message>
        <source>Propagation writes all that follows before it guesses. It fills a cell with only one digit left, and writes a digit with only one place left in a row, column or box. Only when nothing follows, it guesses in the cell with the fewest digits. A dead end takes back the last guess with all that followed from it. Many puzzles need no guess at all.</source>
        <translation>يكتب الانتشار كل ما ينتج قبل أن يخمن. يملأ الخانة التي لم يبق لها إلا رقم واحد، ويكتب الرقم الذي لم يبق له إلا مكان واحد في صف أو عمود أو مربع. ولا يخمن إلا عندما لا ينتج شيء، في الخانة الأقل أرقامًا. الطريق المسدود يُرجع آخر تخمين وكل ما نتج منه. ألغاز كثيرة لا تحتاج إلى أي تخمين.</translation>
    </message>
    <message>
        <source>Narrowest choice</source>
        <translation>أضيق اختيار</translation>
    </message>
    <message>
        <source>This solver has two kinds of guesses: which digit goes into a cell, and where a digit goes in a row, column or box. It takes the guess with the fewest ways to go on. With one way left there is nothing to guess. With none it is a dead end, and the last guess is taken back. The difficulty of new puzzles is measured by the same rule.</source>
        <translation>لهذا الحلّال نوعان من التخمين: أي رقم يوضع في خانة، وأين يوضع رقم في صف أو عمود أو مربع. يأخذ التخمين الذي له أقل الطرق للمتابعة. إن بقيت طريق واحدة فلا شيء للتخمين. وإن لم تبق طريق فهو طريق مسدود، ويُتراجع عن آخر تخمين. تُقاس صعوبة الألغاز الجديدة بالقاعدة نفسها.</translation>
    </message>
    <message>
        <source>CDCL concludes like Propagation (and also: a digit whose places in one row, column or box all lie in another one cannot be elsewhere in the other) and learns from every dead end. It asks which digits led there, guessed or not, and writes a note that they cannot all be right. The note follows from the rules alone, so from then on it counts like one. Then the search goes back to the latest guess that the note needs besides the last one; guesses in between are taken back, too. The letters mean conflict-driven clause learning: a conflict is a dead end, and a clause is a note.</source>
        <translation>يستنتج CDCL مثل الانتشار (وأيضًا: إذا كانت كل مواضع رقم في صف أو عمود أو مربع تقع في آخر منها كذلك، فلا يمكن أن يكون في بقية ذلك الآخر) ويتعلم من كل طريق مسدود. يسأل أي الأرقام أدت إليه، مخمنة كانت أم لا، ويكتب قيدًا بأنها لا يمكن أن تصح كلها. ينتج القيد من القواعد وحدها، فيُعامل منذئذ كقاعدة. ثم يعود البحث إلى أحدث تخمين يحتاج إليه القيد غير الأخير؛ ويُتراجع عن التخمينات بينهما أيضًا. والحروف تعني conflict-driven clause learning (تعلّم العبارات الموجَّه بالتعارض): التعارض طريق مسدود، والعبارة قيد.</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>marks %1</source>
        <translation>المرشحات %1</translation>
    </message>
    <message>
        <source>corner %1</source>
        <translation>الركن %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <translation>الوسط %1</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>الصف %1 العمود %2</translation>
    </message>
    <message>
        <source>%1: hidden</source>
        <translation>%1: مخفية</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغة</translation>
    </message>
    <message>
        <source>given</source>
        <translation>معطى</translation>
    </message>
    <message>
        <source>on trial</source>
        <translation>قيد التجربة</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>خاطئ</translation>
    </message>
    <message>
        <source>conflict</source>
        <translation>تعارض</translation>
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
        <translation>عرض هذا والخروج</translation>
    </message>
    <message>
        <source>show the versions of Ninefold and Qt and leave</source>
        <translation>عرض إصداري Ninefold وQt والخروج</translation>
    </message>
    <message>
        <source>begin with a new puzzle: very-easy, easy, normal,
hard, very-hard or expert</source>
        <translation>البدء بلغز جديد: very-easy أو easy أو normal
أو hard أو very-hard أو expert</translation>
    </message>
    <message>
        <source>show the puzzles of the day</source>
        <translation>عرض ألغاز اليوم</translation>
    </message>
    <message>
        <source>wait until the desktop asks for a window (D-Bus)</source>
        <translation>الانتظار حتى يطلب سطح المكتب نافذة (D-Bus)</translation>
    </message>
    <message>
        <source>Usage: ninefold [FILE...]
Plays Sudoku. A FILE holds puzzles in any form that Ninefold knows; several are opened as one list.
If Ninefold is running already, it opens them in another window.</source>
        <translation>الاستعمال: ninefold [FILE...]
للعب السودوكو. يحوي FILE ألغازًا بأي صيغة يعرفها Ninefold؛ وتُفتح عدة ملفات قائمةً واحدة.
إن كان Ninefold يعمل من قبل، فتحها في نافذة أخرى.</translation>
    </message>
    <message>
        <source>There is no option &apos;%1&apos;.</source>
        <translation>لا يوجد خيار «%1».</translation>
    </message>
    <message>
        <source>ninefold --help lists the options.</source>
        <translation>الأمر ninefold --help يعرض الخيارات.</translation>
    </message>
    <message>
        <source>There is no level &apos;%1&apos;; the levels are very-easy, easy, normal, hard, very-hard and expert.</source>
        <translation>لا يوجد مستوى «%1»؛ المستويات هي very-easy وeasy وnormal وhard وvery-hard وexpert.</translation>
    </message>
    <message>
        <source>--new-game needs a level: very-easy, easy, normal, hard, very-hard or expert.</source>
        <translation>يحتاج --new-game إلى مستوى: very-easy أو easy أو normal أو hard أو very-hard أو expert.</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>لا يأخذ %1 قيمة.</translation>
    </message>
    <message>
        <source>Only one of files, --new-game and --daily can be asked for at once.</source>
        <translation>لا يمكن أن يُطلب معًا إلا واحد من: ملفات، أو --new-game، أو --daily.</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1 is %2</source>
        <translation>%1 هي %2</translation>
    </message>
    <message>
        <source>Look in %1.</source>
        <translation>انظر في %1.</translation>
    </message>
    <message>
        <source>Look at all places of %1.</source>
        <translation>انظر في كل أماكن %1.</translation>
    </message>
    <message>
        <source>Look for %1 in %2.</source>
        <translation>ابحث عن %1 في %2.</translation>
    </message>
    <message>
        <source>%1 are %2</source>
        <translation>%1 هي %2</translation>
    </message>
    <message>
        <source>Ninefold&apos;s own rating of the step, on about the scale of Sudoku Explainer. The ER of a puzzle comes from Sudoku Explainer&apos;s techniques, so it can differ.</source>
        <translation>تقييم Ninefold نفسه للخطوة، على مقياس قريب من مقياس Sudoku Explainer. أما ER اللغز فيأتي من تقنيات Sudoku Explainer، فقد يختلف.</translation>
    </message>
    <message>
        <source>the digit to set</source>
        <translation>الرقم المطلوب وضعه</translation>
    </message>
    <message>
        <source>can be removed</source>
        <translation>يمكن حذفه</translation>
    </message>
    <message>
        <source>remove the crossed-out candidates of %1</source>
        <translation>حذف المرشحات المشطوبة من %1</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>digits, cells</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>remove %1</source>
        <comment>2 from r1c1 and 3 from r1c2</comment>
        <translation>حذف %1</translation>
    </message>
    <message>
        <source>the crossed-out candidates of %1 go</source>
        <translation>تُحذف المرشحات المشطوبة من %1</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>لا يمكن أن تكون %1 هي %2</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leads to the opposite.</source>
        <translation>{result}، لأنه إذا {start:if} نتج العكس.</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} fills {cover}, so it is in one of {starts}, and each leads to the same.</source>
        <translation>{result}: في {base} يملأ {digits} {cover}، فهو في أحد {starts}، وكل منها يؤدي إلى الشيء نفسه.</translation>
    </message>
    <message>
        <source>{result}, because assuming that {start:if} leaves [{cells:has} without a digit][no place for {digits} in {house}].</source>
        <translation>{result}، لأنه إذا {start:if} [لم يبق رقم لـ {cells:has}][لم يبق مكان لـ {digits} في {house}].</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house}][each candidate of {cells:has}] leads to it.</source>
        <translation>{result}، لأن [كل مكان لـ {digits} في {house}][كل مرشح في {cells:has}] يؤدي إلى ذلك.</translation>
    </message>
    <message>
        <source>{result}, because [each place for {digits} in {house} leads to it][each candidate of {cells:has} leads to it][it follows whether or not {start:if}].</source>
        <translation>{result}، لأن [كل مكان لـ {digits} في {house} يؤدي إلى ذلك][كل مرشح في {cells:has} يؤدي إلى ذلك][ذلك ينتج سواء {start:if} أم لا].</translation>
    </message>
    <message>
        <source>row</source>
        <comment>a row</comment>
        <translation>صف</translation>
    </message>
    <message>
        <source>column</source>
        <comment>a column</comment>
        <translation>عمود</translation>
    </message>
    <message>
        <source>box</source>
        <comment>a box</comment>
        <translation>مربع</translation>
    </message>
    <message>
        <source>%1 candidates</source>
        <translation>المرشحات %1</translation>
    </message>
    <message>
        <source>top left</source>
        <translation>أعلى اليسار</translation>
    </message>
    <message>
        <source>top middle</source>
        <translation>أعلى الوسط</translation>
    </message>
    <message>
        <source>top right</source>
        <translation>أعلى اليمين</translation>
    </message>
    <message>
        <source>middle left</source>
        <translation>وسط اليسار</translation>
    </message>
    <message>
        <source>the middle</source>
        <translation>الوسط</translation>
    </message>
    <message>
        <source>middle right</source>
        <translation>وسط اليمين</translation>
    </message>
    <message>
        <source>bottom left</source>
        <translation>أسفل اليسار</translation>
    </message>
    <message>
        <source>bottom middle</source>
        <translation>أسفل الوسط</translation>
    </message>
    <message>
        <source>bottom right</source>
        <translation>أسفل اليمين</translation>
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
        <translation>انظر في كل اللوحة.</translation>
    </message>
    <message>
        <source>In %1, a cell has only one digit left.</source>
        <translation>في %1 خانة لم يبق لها إلا رقم واحد.</translation>
    </message>
    <message>
        <source>In %1, a digit has only one place left.</source>
        <translation>في %1 رقم لم يبق له إلا مكان واحد.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in {cells}, which makes a second solution.</source>
        <translation>{result}، وإلا لأمكن تبديل {pattern} في {cells}، وهذا يعطي حلًا ثانيًا.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {extras}: without it there would be a second solution.</source>
        <translation>{result}، لأن {guards:or} يجب أن تكون {extras}: فبدونه يكون هناك حل ثانٍ.</translation>
    </message>
    <message>
        <source>{result}, because {base} use up the {digits} of {cover}.</source>
        <translation>{result}، لأن {base} تستنفد {digits} في {cover}.</translation>
    </message>
    <message>
        <source>{base:places}. They cannot share a {cover:kind}, so they take one each. No other cell of {cover} can be {digits}.</source>
        <translation>{base:places}. لا يمكن أن يشتركا في {cover:kind} واحد، فيأخذ كل منهما واحدًا. لا يمكن أن تكون أي خانة أخرى من {cover} هي {digits}.</translation>
    </message>
    <message>
        <source>{result}: if {fins:or} is {digits}, that blocks it; if not, {base} use up the {digits} of {cover}.</source>
        <translation>{result}: إن كانت {fins:or} هي {digits} فهي تمنع ذلك؛ وإلا فإن {base} تستنفد {digits} في {cover}.</translation>
    </message>
    <message>
        <source>{result}, because {either:blocks}.</source>
        <translation>{result}، لأن {either:blocks}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {target}.</source>
        <translation>{result}، وهي المكان الوحيد الباقي لـ {digits} في {target}.</translation>
    </message>
    <message>
        <source>{result}, the only place left for {digits} in {house}.</source>
        <translation>{result}، وهي المكان الوحيد الباقي لـ {digits} في {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells} in {house}.</source>
        <translation>{result}، لأن {digits} تملأ {cells} في {house}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} fill {cells}, in {house} and in {other}.</source>
        <translation>{result}، لأن {digits} تملأ {cells}، في {house} وفي {other}.</translation>
    </message>
    <message>
        <source>{result}, because {other} has its {digits} in {cells:or}: {house} has no other place for it.</source>
        <translation>{result}، لأن {digits} في {other} يقع في {cells:or}: ليس له مكان آخر في {house}.</translation>
    </message>
    <message>
        <source>{cells:has} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>ليس في {cells:has} معًا إلا {digits}: عدد الخانات {count} وعدد الأرقام {count}، فهي تستنفدها كلها. لا يمكن أن تكون في أي خانة أخرى من {house}.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} between them: {count} cells for {count} digits, so they use them all up. No other cell of {house} can have them.</source>
        <translation>ليس في {cells} معًا إلا {digits}: عدد الخانات {count} وعدد الأرقام {count}، فهي تستنفدها كلها. لا يمكن أن تكون في أي خانة أخرى من {house}.</translation>
    </message>
    <message>
        <source>{result}, because {cells} use up {digits} in {house}.</source>
        <translation>{result}، لأن {cells} تستنفد {digits} في {house}.</translation>
    </message>
    <message>
        <source>{result}, because one of {endsA} is {digits} and one of {endsB} is {digits2}.</source>
        <translation>{result}، لأن إحدى {endsA} هي {digits} وإحدى {endsB} هي {digits2}.</translation>
    </message>
    <message>
        <source>{pairhouse}&apos;s {digits} is in {far} or {near}. If in {far}, it blocks {gone} ({farhouse}). If in {near}, {touched} has its {digits}, so {box} has its {digits} in {rest:or}, which blocks {gone} too ({used}).</source>
        <translation>الرقم {digits} في {pairhouse} يقع في {far} أو {near}. إن كان في {far} منع {gone} ({farhouse}). وإن كان في {near} صار في {touched} الرقم {digits}، فيكون {digits} في {box} في {rest:or}، وهذا يمنع {gone} أيضًا ({used}).</translation>
    </message>
    <message>
        <source>{result}: whichever end of {pairhouse} and of {pairhouse2} is {digits}, it or {box} blocks this.</source>
        <translation>{result}: أيًّا كان طرف {pairhouse} و{pairhouse2} الذي هو {digits}، فهو أو {box} يمنع ذلك.</translation>
    </message>
    <message>
        <source>{cells} share {bridge}, so one of them is not {digits}. {cases:cases} Either one blocks {gone}[ ({either:where})].</source>
        <translation>{cells} تشترك في {bridge}، فإحداها ليست {digits}. {cases:cases} وكل منهما تمنع {gone}[ ({either:where})].</translation>
    </message>
    <message>
        <source>{result}, the only digit missing in {house}.</source>
        <translation>{result}، وهو الرقم الوحيد الناقص في {house}.</translation>
    </message>
    <message>
        <source>{cells} is the last empty cell of {house}, and only {digits} is missing there.</source>
        <translation>{cells} هي آخر خانة فارغة في {house}، ولا ينقص هناك إلا {digits}.</translation>
    </message>
    <message>
        <source>{result}, the only digit left for it.</source>
        <translation>{result}، وهو الرقم الوحيد الباقي لها.</translation>
    </message>
    <message>
        <source>Only {digits} is left for {cells}.[ Its row, column and box hold other digits already, in {blockers}.][ Earlier steps removed {gone}.]</source>
        <translation>لم يبق لـ {cells} إلا {digits}.[ في صفها وعمودها ومربعها أرقام أخرى من قبل، في {blockers}.][ خطوات سابقة حذفت {gone}.]</translation>
    </message>
    <message>
        <source>{result}, because every way to place all {digits}s uses it.</source>
        <translation>{result}، لأن كل طريقة لوضع كل أرقام {digits} تستعملها.</translation>
    </message>
    <message>
        <source>{result}, because no way to place all {digits}s uses it.</source>
        <translation>{result}، لأنه لا طريقة لوضع كل أرقام {digits} تستعملها.</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>صفوف</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>أعمدة</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>مربعات</translation>
    </message>
    <message>
        <source>rows, columns and boxes</source>
        <translation>صفوف وأعمدة ومربعات</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 rows</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Look all over the board; begin at %1.</source>
        <translation>انظر في كل اللوحة؛ وابدأ من %1.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. A proper Sudoku has only one, so {guards} is neither.</source>
        <translation>لو كانت {guards} هي {pattern:or}، لما كان في {cells} إلا {pattern}، ولأعطى تبديلها حلًا ثانيًا: كل صف وعمود ومربع يحتفظ بالرقمين. السودوكو السليمة لها حل واحد فقط، فليست {guards} أيًّا منهما.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So neither is {lost}.</source>
        <translation>الرقم {linked} في {house} يقع في {guards:or}. لو كانت الأخرى {lost}، لما كان في {cells} إلا {pattern}، ولأعطى تبديلها حلًا ثانيًا: كل صف وعمود ومربع يحتفظ بالرقمين. إذن ليست أي منهما {lost}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}. These {base:kinds} take one {digits} each, and each of these {cover:kinds} holds only one, so all are used up: {fact}.</source>
        <translation>في {base} لا مكان لـ {digits} إلا في {cover}. كل من هذه الـ{base:kinds} يأخذ {digits} واحدًا، وكل من هذه الـ{cover:kinds} لا يتسع إلا لواحد، فتُستنفد كلها: {fact}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}, all in {other}. So no other cell of {other} is {digits}, and {target} has one place left for it: {place}.</source>
        <translation>في {house} لا مكان لـ {digits} إلا في {cells:or}، وكلها في {other}. إذن لا خانة أخرى من {other} هي {digits}، ويبقى له في {target} مكان واحد: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {set} fit only in {cells}: {count} digits for {count} cells, so they fill them. That leaves one place for {digits} in {house}: {place}.</source>
        <translation>في {house} لا مكان للأرقام {set} إلا في {cells}: عدد الأرقام {count} وعدد الخانات {count}، فهي تملؤها. وهذا يترك مكانًا واحدًا لـ {digits} في {house}: {place}.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits for {count} cells, so they fill them. No other digit can be in these cells.</source>
        <translation>في {house} لا مكان للأرقام {digits} إلا في {cells}: عدد الأرقام {count} وعدد الخانات {count}، فهي تملؤها. لا يمكن أن يكون في هذه الخانات رقم آخر.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells:or}. All of these lie in {other}, so that is where {other} has its {digits}, and {fact}.</source>
        <translation>في {house} لا مكان لـ {digits} إلا في {cells:or}. كلها تقع في {other}، فهناك يكون {digits} في {other}، إذن {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. If {guards} were {lost}, they would hold only {pattern}, and swapping these would give a second solution: each row, column and box keeps both. So {fact}.</source>
        <translation>ليس أي من {cells} معطى. لو كانت {guards} هي {lost}، لما كان فيها إلا {pattern}، ولأعطى تبديلها حلًا ثانيًا: كل صف وعمود ومربع يحتفظ بالرقمين. إذن {fact}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. Without {extras} in {guards} they would hold only {pattern}, and swapping these would give a second solution. So {guards:or} is {extras}, which blocks {gone}.</source>
        <translation>ليس أي من {cells} معطى. لولا {extras} في {guards} لما كان فيها إلا {pattern}، ولأعطى تبديلها حلًا ثانيًا. إذن {guards:or} هي {extras}، وهذا يمنع {gone}.</translation>
    </message>
    <message>
        <source>{pivot} is {pivotdigits:or}. {cases:cases} Either way {fact}: {either:shares}.</source>
        <translation>{pivot} هي {pivotdigits:or}. {cases:cases} في الحالتين {fact}: {either:shares}.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <translation>الخانات المعلّمة (%1)</translation>
    </message>
    <message>
        <source>{cells} share a box, so one is not {digits}[, and one not {other}]: its row or column then has {digits} at its other end, in {endsA}. Likewise one of {endsB} is {digits2}. These block {gone}.</source>
        <translation>{cells} تشترك في مربع، فإحداها ليست {digits}[، وإحداها ليست {other}]: فيكون {digits} في صفها أو عمودها عند طرفه الآخر، في {endsA}. وكذلك إحدى {endsB} هي {digits2}. وهذه تمنع {gone}.</translation>
    </message>
    <message>
        <source>fill in the %1 marked cells</source>
        <translation>ملء الخانات المعلّمة (%1)</translation>
    </message>
    <message>
        <source>{result}: each has only one digit left, or is the only place for its digit.</source>
        <translation>{result}: كل منها لم يبق لها إلا رقم واحد، أو هي المكان الوحيد لرقمها.</translation>
    </message>
    <message>
        <source>{cells}: each has only one digit left, or is the only place left for its digit in a row, column or box.</source>
        <translation>{cells}: كل منها لم يبق لها إلا رقم واحد، أو هي المكان الوحيد الباقي لرقمها في صف أو عمود أو مربع.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>يجب أن تكون {guards:or} هي {extras:or}؛ وإلا لأمكن تبديل {pattern} في {cells}: حل ثانٍ. ومع {set:has} يستنفد ذلك {setdigits} في {house}: عدد الخانات مثل عدد الأرقام.</translation>
    </message>
    <message>
        <source>All {digits}s of {box} lie in one row and one column. {pairhouse}&apos;s {digits} is in {near} or {far}, {pairhouse2}&apos;s in {near2} or {far2}. One end of each blocks its cell; the other forces {box} to do it.</source>
        <translation>كل أماكن {digits} في {box} تقع في صف واحد وعمود واحد. {digits} في {pairhouse} يقع في {near} أو {far}، وفي {pairhouse2} يقع في {near2} أو {far2}. أحد طرفي كل منهما يمنع خانته؛ والآخر يجبر {box} على منعها.</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {link:or}. {cases:cases} Either one blocks {gone}: {either:shares}.</source>
        <translation>الرقم {linked} في {house} يقع في {link:or}. {cases:cases} وكل منهما تمنع {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>{cases:cases} Otherwise {pivot} itself is {digits}. Each blocks {gone}: {either:shares}.</source>
        <translation>{cases:cases} وإلا فإن {pivot} نفسها هي {digits}. كل منها تمنع {gone}: {either:shares}.</translation>
    </message>
    <message>
        <source>one of the %1 marked cells</source>
        <translation>إحدى الخانات المعلّمة (%1)</translation>
    </message>
    <message>
        <source>What is %1?</source>
        <translation>ما هو %1؟</translation>
    </message>
    <message>
        <source>What is a %1?</source>
        <translation>ما هو %1؟</translation>
    </message>
    <message>
        <source>What is an %1?</source>
        <translation>ما هو %1؟</translation>
    </message>
    <message>
        <source>What are %1?</source>
        <translation>ما هي %1؟</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>التقييم %1</translation>
    </message>
    <message>
        <source>Sudoku Explainer %1</source>
        <translation>Sudoku Explainer %1</translation>
    </message>
    <message>
        <source>HoDoKu %1 points, %2</source>
        <translation>HoDoKu %1 نقطة، %2</translation>
    </message>
    <message>
        <source>If {fins:or} is {digits}, it blocks {gone}[ ({fins:meet})]. If not, {base} have {digits} only in {cover}, each in a different one, so each of these has its {digits} there: {gone} cannot be {digits}.</source>
        <translation>إن كانت {fins:or} هي {digits} فهي تمنع {gone}[ ({fins:meet})]. وإلا فإن {digits} في {base} لا يقع إلا في {cover}، في واحد مختلف كل مرة، فيكون {digits} كل منها هناك: لا يمكن أن تكون {gone} هي {digits}.</translation>
    </message>
    <message>
        <source>In {base} the {digits} fits only in {cover}: just as many, and each has room for one {digits}. So these are used up: {fact}.</source>
        <translation>في {base} لا مكان لـ {digits} إلا في {cover}: العدد نفسه، وكل منها يتسع لـ {digits} واحد. إذن تُستنفد كلها: {fact}.</translation>
    </message>
    <message>
        <source>{result}, because it would leave no way to fill {cells}.</source>
        <translation>{result}، وإلا لما بقيت طريقة لملء {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {chains:pairs}.</source>
        <translation>{result}، لأن {chains:pairs}.</translation>
    </message>
    <message>
        <source>{result}[, because {ends:pairs}][: ruled out whether {held:if} or not].</source>
        <translation>{result}[، لأن {ends:pairs}][: مستبعد سواء {held:if} أم لا].</translation>
    </message>
    <message>
        <source>{result}: ruled out whether {held:if} or not.</source>
        <translation>{result}: مستبعد سواء {held:if} أم لا.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out[, and {others} hold it only together with {first}].</source>
        <translation>{result}، لأن {digits} في {first} يستبعد نفسه[، ولا يكون في {others} إلا مع {first}].</translation>
    </message>
    <message>
        <source>{result}: in {base} {digits} is in {cover}, so not here, or in {finplaces:or}, which leads to the same.</source>
        <translation>{result}: في {base} يقع {digits} في {cover}، أي ليس هنا، أو في {finplaces:or}، وهذا يؤدي إلى الشيء نفسه.</translation>
    </message>
    <message>
        <source>In {base} the {digits} is in {fins:or}, or it uses up {cover}. It is also in {fins2:or}, or it uses up {cover2}. Either way, one of the two blocks each cell that goes.</source>
        <translation>في {base} يقع {digits} في {fins:or} أو يستنفد {cover}. وهو أيضًا في {fins2:or} أو يستنفد {cover2}. في كل حال أحدهما يمنع كل خانة تُحذف.</translation>
    </message>
    <message>
        <source>{result}, because wherever the {digits} is in {base}, it blocks these.</source>
        <translation>{result}، لأن {digits} أينما كان في {base} يمنع هذه.</translation>
    </message>
    <message>
        <source>In {house} the digits {digits} fit only in {cells}: {count} digits fill {count} cells, so nothing else can be there. These cells also lie in {other}, so no other cell of {other} can be {digits:or}.</source>
        <translation>في {house} لا مكان للأرقام {digits} إلا في {cells}: عدد الأرقام {count} وعدد الخانات {count}، فلا شيء آخر هناك. وهذه الخانات تقع أيضًا في {other}، فلا يمكن أن تكون أي خانة أخرى من {other} هي {digits:or}.</translation>
    </message>
    <message>
        <source>In {house} the {digits} fits only in {cells}.[ The {digits} in {blockers:or} rules out {blocked}.][ {gone} lost it in earlier steps.]</source>
        <translation>في {house} لا مكان لـ {digits} إلا في {cells}.[ {digits} في {blockers:or} يستبعد {blocked}.][ {gone} فقدته في خطوات سابقة.]</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line} and {box} use up {count} digits.</source>
        <translation>{result}، لأن خانات من {line} و{box} عددها {count} تستنفد أرقامًا عددها {count}.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {linedigits} lie only in {line}, {boxdigits} only in {box}, so none can be there twice: each is there once and used up in its {line:kind} or box.</source>
        <translation>{cells} عددها {count} وأرقامها {count}. {linedigits} لا تقع إلا في {line}، و{boxdigits} إلا في {box}، فلا يمكن أن يكون أي منها هناك مرتين: كل منها هناك مرة واحدة ومستنفد في {line:kind} أو مربع.</translation>
    </message>
    <message>
        <source>Without {missing}, every open cell would have two candidates and every digit two places in each row, column and box. Taking the other candidate in all of them would then give a second solution. So {guards} is {extras:or}.</source>
        <translation>لولا {missing} لكان في كل خانة مفتوحة مرشحان ولكل رقم مكانان في كل صف وعمود ومربع. وأخذ المرشح الآخر فيها كلها يعطي حلًا ثانيًا. إذن {guards} هي {extras:or}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise there would be a second solution.</source>
        <translation>{result}، وإلا لكان هناك حل ثانٍ.</translation>
    </message>
    <message>
        <source>If {corner} were {digits}, {row}&apos;s {linked} would be in {beside} and {column}&apos;s in {below}, so {across} ({pattern:or}) would be {digits}. Swapping {pattern} in these four cells would give a second solution, but a proper Sudoku has only one.</source>
        <translation>لو كانت {corner} هي {digits}، لكان {linked} في {row} في {beside}، وفي {column} في {below}، فتكون {across} ({pattern:or}) هي {digits}. وتبديل {pattern} في هذه الخانات الأربع يعطي حلًا ثانيًا، لكن السودوكو السليمة لها حل واحد فقط.</translation>
    </message>
    <message>
        <source>{lines} have {digits} only in {cells}, so it takes two opposite corners. In {guards} it would make the other two {other}, and swapping {pattern} in all four would be a second solution, which no proper Sudoku has.</source>
        <translation>ليس لـ {digits} في {lines} إلا {cells}، فيأخذ ركنين متقابلين. لو كان في {guards} لصار الآخران {other}، وتبديل {pattern} في الأربعة حل ثانٍ، وهذا لا يكون في سودوكو سليمة.</translation>
    </message>
    <message>
        <source>{result}[, because {pair} are {digits}, one way or the other][, because {chains:pairs}].</source>
        <translation>{result}[، لأن {pair} هما {digits} بهذا الترتيب أو ذاك][، لأن {chains:pairs}].</translation>
    </message>
    <message>
        <source>[{way:cells} are {digits:or}, each in a row, column or box with the next, so they take turns: {pair} differ. Neither digit fits {gone}: {ends:shares}.]</source>
        <translation>[{way:cells} هي {digits:or}، كل منها في صف أو عمود أو مربع مع التالية، فهي تتناوب: {pair} مختلفتان. لا يدخل أي من الرقمين {gone}: {ends:shares}.]</translation>
    </message>
    <message>
        <source>{result}, because whatever {cells} is, {common:or} is in {ends:or}, which blocks this.</source>
        <translation>{result}، لأنه أيًّا كانت {cells} فإن {common:or} في {ends:or}، وهذا يمنعها.</translation>
    </message>
    <message>
        <source>How hard the step is, from 1.0 to about 12, on the scale of Sudoku Explainer</source>
        <translation>صعوبة الخطوة، من 1.0 إلى نحو 12، على مقياس Sudoku Explainer</translation>
    </message>
    <message>
        <source>, or </source>
        <comment>between two sentences</comment>
        <translation>، أو </translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise the finished grid would have only {pattern} in {cells}, and swapping these there keeps every row, column and box right: a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} هي {extras}، وهذا يمنع {gone}. وإلا لما كان في الشبكة المكتملة إلا {pattern} في {cells}، وتبديلها هناك يُبقي كل صف وعمود ومربع صحيحًا: حل ثانٍ لا يكون في سودوكو سليمة.</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} together with {set} uses up {setdigits} in {house}.</source>
        <translation>{result}، لأن {guards:or} مع {set} تستنفد {setdigits} في {house}.</translation>
    </message>
    <message>
        <source>{result}: [{first} would rule itself out][{start} would leave no digit for {emptied:has}][, and the other {others} lead to it].</source>
        <translation>{result}: [{first} يستبعد نفسه][{start} لا يترك رقمًا لـ {emptied:has}][، و{others} الأخرى تؤدي إلى ذلك].</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has.</source>
        <translation>{guards:or} هي {extras}، وهذا يمنع {gone}. وإلا لكان في كل الخانات المفتوحة مرشحان ولكل الأرقام مكانان في كل صف وعمود ومربع، وتبديل كل خانة إلى مرشحها الآخر يعطي حلًا ثانيًا لا يكون في سودوكو سليمة.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution[, which no proper Sudoku has. {single:has} takes the other digit][. {several:has} take the rest of {setdigits}].</source>
        <translation>{missing:or}: وإلا لكان في كل الخانات المفتوحة مرشحان ولكل الأرقام مكانان في كل صف وعمود ومربع، وتبديل كل خانة إلى مرشحها الآخر يعطي حلًا ثانيًا[ لا يكون في سودوكو سليمة. {single:has} تأخذ الرقم الآخر][. {several:has} تأخذ باقي {setdigits}].</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise all open cells would have two candidates, all digits two places per row, column and box, and switching each cell to its other candidate gives a second solution, which no proper Sudoku has. {house}&apos;s {linked} fits only in the other.</source>
        <translation>{missing:or}: وإلا لكان في كل الخانات المفتوحة مرشحان ولكل الأرقام مكانان في كل صف وعمود ومربع، وتبديل كل خانة إلى مرشحها الآخر يعطي حلًا ثانيًا لا يكون في سودوكو سليمة. لا مكان لـ {linked} في {house} إلا في الأخرى.</translation>
    </message>
    <message>
        <source>{result}, because {missing:or}, and {house}&apos;s {linked} fits only in the other of these two cells.</source>
        <translation>{result}، لأن {missing:or}، ولا مكان لـ {linked} في {house} إلا في الأخرى من هاتين الخانتين.</translation>
    </message>
    <message>
        <source>{result}, because {digits} in {first} would rule itself out, and {partners} hold it only together with {first}.</source>
        <translation>{result}، لأن {digits} في {first} يستبعد نفسه، ولا يكون في {partners} إلا مع {first}.</translation>
    </message>
    <message>
        <source>There is a step by %1.</source>
        <translation>توجد خطوة بواسطة %1.</translation>
    </message>
    <message>
        <source>There is a %1.</source>
        <translation>يوجد %1.</translation>
    </message>
    <message>
        <source>There is an %1.</source>
        <translation>يوجد %1.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>يوجد %1.</translation>
    </message>
    <message>
        <source>the %1 marked cells</source>
        <comment>from them</comment>
        <translation>الخانات المعلّمة (%1)</translation>
    </message>
    <message>
        <source>That was %1.</source>
        <translation>كان هذا %1.</translation>
    </message>
    <message>
        <source>That was a %1.</source>
        <translation>كان هذا %1.</translation>
    </message>
    <message>
        <source>That was an %1.</source>
        <translation>كان هذا %1.</translation>
    </message>
    <message>
        <source>Those were %1.</source>
        <translation>كانت هذه %1.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells} is always among its places. So {fact}.</source>
        <translation>[التفكير نفسه في الأرقام الأخرى يعطي {taken}. ]كيفما وُضع {digits} مرة في كل صف وعمود ومربع، فإن {cells} دائمًا من أماكنه. إذن {fact}.</translation>
    </message>
    <message>
        <source>[The same thought about other digits gives {taken}. ]However {digits} is put once into each row, column and box, {cells:or} is never among its places. So {fact}.</source>
        <translation>[التفكير نفسه في الأرقام الأخرى يعطي {taken}. ]كيفما وُضع {digits} مرة في كل صف وعمود ومربع، فإن {cells:or} ليست أبدًا من أماكنه. إذن {fact}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could stand in {cells} in another way too: a second solution.</source>
        <translation>{result}، وإلا لأمكن أن تقع {pattern} في {cells} بطريقة أخرى أيضًا: حل ثانٍ.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {cells} would hold only {pattern}. These could then be exchanged so that each row, column and box keeps its digits: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>لو كانت {guards} هي {lost}، لما كان في {cells} إلا {pattern}. ولأمكن عندئذ تبديلها بحيث يحتفظ كل صف وعمود ومربع بأرقامه: حل ثانٍ لا يكون في سودوكو سليمة. إذن {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise {cells} would hold only {pattern}, and these could be exchanged so that each row, column and box keeps its digits: a second solution.</source>
        <translation>{guards:or} هي {extras}، وهذا يمنع {gone}. وإلا لما كان في {cells} إلا {pattern}، ولأمكن تبديلها بحيث يحتفظ كل صف وعمود ومربع بأرقامه: حل ثانٍ.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be exchanged in {cells}: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>يجب أن تكون {guards:or} هي {extras:or}؛ وإلا لأمكن تبادل {pattern} في {cells}: حل ثانٍ. ومع {set:has} يستنفد ذلك {setdigits} في {house}: عدد الخانات مثل عدد الأرقام.</translation>
    </message>
    <message>
        <source>Without {missing}, each of {cells} would have two candidates, and each digit two places in every row, column and box there. Taking the other candidate in all of them would give a second solution. So {guards} is {extras:or}.</source>
        <translation>لولا {missing} لكان في كل من {cells} مرشحان ولكل رقم مكانان في كل صف وعمود ومربع هناك. وأخذ المرشح الآخر فيها كلها يعطي حلًا ثانيًا. إذن {guards} هي {extras:or}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each of {cells} would have two candidates, each digit two places in every row, column and box there, and switching each cell to its other candidate gives a second solution.</source>
        <translation>{guards:or} هي {extras}، وهذا يمنع {gone}. وإلا لكان في كل من {cells} مرشحان ولكل رقم مكانان في كل صف وعمود ومربع هناك، وأخذ المرشح الآخر في كل خانة يعطي حلًا ثانيًا.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. With {set:has} that uses up {setdigits} in {house}.</source>
        <translation>{missing:or}: وإلا لكان في كل من {cells} مرشحان، وأخذ الآخر في كل منها يعطي حلًا ثانيًا. ومع {set:has} يستنفد ذلك {setdigits} في {house}.</translation>
    </message>
    <message>
        <source>{missing:or}: otherwise each of {cells} would have two candidates, and switching each to its other candidate gives a second solution. {house}&apos;s {linked} fits only in the other of the two.</source>
        <translation>{missing:or}: وإلا لكان في كل من {cells} مرشحان، وأخذ الآخر في كل منها يعطي حلًا ثانيًا. والرقم {linked} في {house} لا يصلح إلا في الأخرى من الخانتين.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pattern} could be swapped in the rest of the grid, which makes a second solution.</source>
        <translation>{result}، وإلا لأمكن تبديل {pattern} في بقية الشبكة، وهذا يعطي حلًا ثانيًا.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution. A proper Sudoku has only one, so {fact}.</source>
        <translation>لو كانت {guards} هي {lost}، لكان في كل صف وعمود ومربع بين الخانات المعلّمة كلا {pattern} أو لا شيء منهما. وفي البقية ليس أي منهما معطى، وتبديلهما هناك يعطي حلًا ثانيًا. للسودوكو السليمة حل واحد فقط، إذن {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each row, column and box would have both {pattern} among the marked cells or none. In the rest neither is given, and swapping them there would give a second solution.</source>
        <translation>{guards:or} هي {extras}، وهذا يمنع {gone}. وإلا لكان في كل صف وعمود ومربع بين الخانات المعلّمة كلا {pattern} أو لا شيء منهما. وفي البقية ليس أي منهما معطى، وتبديلهما هناك يعطي حلًا ثانيًا.</translation>
    </message>
    <message>
        <source>{guards:or} must be {extras:or}; otherwise {pattern} could be swapped outside the marked cells, where neither is given: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>يجب أن تكون {guards:or} هي {extras:or}؛ وإلا لأمكن تبديل {pattern} خارج الخانات المعلّمة حيث ليس أي منهما معطى: حل ثانٍ. ومع {set:has} يستنفد ذلك {setdigits} في {house}: عدد الخانات مثل عدد الأرقام.</translation>
    </message>
    <message>
        <source>{result}, because otherwise the rest of {lines} could be exchanged, which makes a second solution.</source>
        <translation>{result}، وإلا لأمكن تبديل بقية {lines}، وهذا يعطي حلًا ثانيًا.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, {lines} would have the same digits in the marked cells. Their other cells hold no given, and exchanging them would keep each row, column and box right: a second solution. So {fact}.</source>
        <translation>لو كانت {guards} هي {lost}، لكانت في {lines} الأرقام نفسها في الخانات المعلّمة. وليس في خاناتها الأخرى معطى، وتبديلها يُبقي كل صف وعمود ومربع صحيحًا: حل ثانٍ. إذن {fact}.</translation>
    </message>
    <message>
        <source>{result}, because the givens are symmetric, and so is the only solution.</source>
        <translation>{result}، لأن المعطيات متناظرة، وكذلك الحل الوحيد.</translation>
    </message>
    <message>
        <source>Turn the board upside down and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>أدر الشبكة نصف دورة وبدّل {exchanged:cycles}: تبقى المعطيات كما هي. والحل كذلك، لأنه واحد فقط.[ إذن في {partners} شركاء، و{fact}.][ في {own:listed} تقابل بعض الأرقام شريكها نفسه.]</translation>
    </message>
    <message>
        <source>Mirror the board in its diagonal from {start} to {end} and exchange {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>اعكس الشبكة في قطرها من {start} إلى {end} وبدّل {exchanged:cycles}: تبقى المعطيات كما هي. والحل كذلك، لأنه واحد فقط.[ إذن في {partners} شركاء، و{fact}.][ في {own:listed} تقابل بعض الأرقام شريكها نفسه.]</translation>
    </message>
    <message>
        <source>Turn the board clockwise by a quarter and replace {exchanged:cycles}: the givens stay the same. So does the solution, because there is only one.[ Thus {partners} hold partners, and {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>أدر الشبكة ربع دورة مع عقارب الساعة واستبدل {exchanged:cycles}: تبقى المعطيات كما هي. والحل كذلك، لأنه واحد فقط.[ إذن في {partners} شركاء، و{fact}.][ في {own:listed} تقابل بعض الأرقام شريكها نفسه.]</translation>
    </message>
    <message>
        <source>{house}&apos;s {linked} is in {guards:or}. If the other one were {lost}, {cells} would hold only {pattern}. Exchanging these keeps each row, column and box right: a second solution.</source>
        <translation>الرقم {linked} في {house} يقع في {guards:or}. لو كانت الأخرى {lost}، لما كان في {cells} إلا {pattern}. وتبديلها يُبقي كل صف وعمود ومربع صحيحًا: حل ثانٍ.</translation>
    </message>
    <message>
        <source>Move[ rows {rows:cycles}][ columns {columns:cycles}][ and replace {exchanged:cycles}]: the givens stay the same, and so does the only solution.[ So {partners} hold partners: {fact}.][ In {own:listed} some digits would meet their own partner.]</source>
        <translation>انقل[ الصفوف {rows:cycles}][ الأعمدة {columns:cycles}][ واستبدل {exchanged:cycles}]: تبقى المعطيات كما هي، وكذلك الحل الوحيد.[ إذن في {partners} شركاء: {fact}.][ في {own:listed} تقابل بعض الأرقام شريكها نفسه.]</translation>
    </message>
    <message>
        <source>{result}, because {cells} cannot all be filled with {pattern} alone.</source>
        <translation>{result}، لأن {cells} لا يمكن ملؤها كلها بـ {pattern} وحدها.</translation>
    </message>
    <message>
        <source>With only {pattern} in {cells}, two equal digits would meet in a row, column or box, however they are placed. [So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.][{house}&apos;s {linked} is in {guards:or}, so neither can be {lost}.]</source>
        <translation>لو لم يكن في {cells} إلا {pattern}، لتقابل رقمان متساويان في صف أو عمود أو مربع كيفما وُضعت. [إذن {guards:or} هي {same}، وهذا يمنع {gone}.][إذن {guards:or} هي {extras:or}: ومع {set:has} يستنفد ذلك {setdigits} في {house}.][الرقم {linked} في {house} يقع في {guards:or}، فلا يمكن لأي منهما أن تكون {lost}.]</translation>
    </message>
    <message>
        <source>{result}, because {guards:or} must be {digits}.</source>
        <translation>{result}، لأن {guards:or} يجب أن تكون {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {digits} must be in {cells}.</source>
        <translation>{result}، لأن {digits} يجب أن تكون في {cells}.</translation>
    </message>
    <message>
        <source>{result}, because otherwise {pivot} would have to be both {digits}.</source>
        <translation>{result}، وإلا لوجب أن تكون {pivot} هي {digits} معًا.</translation>
    </message>
    <message>
        <source>{result}, because {wings} cannot both be {linked}.</source>
        <translation>{result}، لأن {wings} لا يمكن أن تكونا كلتاهما {linked}.</translation>
    </message>
    <message>
        <source>{result}, because [{single} is the same as {corner}][{pivots} are the same as {corner}, which leaves the other digit for the wings].</source>
        <translation>{result}، لأن [{single} مثل {corner}][{pivots} مثل {corner}، فيبقى الرقم الآخر للأجنحة].</translation>
    </message>
    <message>
        <source>[{digits} must each be in one of {cells}. {corner} is one of these digits, and shares a row or column with {wings}, so these are not. So {single} is the same as {corner}.][{corner} is one of {digits}. It keeps that digit from the wings {wings} and {wings2}, so both {pivots} are it. The other digit is in one of {wings:or} and in one of {wings2:or}: one of these is in {row}, one in {column}.]</source>
        <translation>[يجب أن يكون كل من {digits} في إحدى {cells}. {corner} أحد هذين الرقمين وتشترك مع {wings} في صف أو عمود، فليستا هو. إذن {single} مثل {corner}.][{corner} أحد {digits}. تمنع هذا الرقم عن الجناحين {wings} و{wings2}، فكلتا {pivots} هو. والرقم الآخر في {wings:or} وفي {wings2:or}: أحدهما في {row} والآخر في {column}.]</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}.</source>
        <translation>{result}، لأن {targets} يجب أن تحمل الرقمين نفسيهما كما في {cells}.</translation>
    </message>
    <message>
        <source>{result}, because {targets} must hold the same two digits as {cells}, and {targets2} the same as {cells2}.</source>
        <translation>{result}، لأن {targets} يجب أن تحمل الرقمين نفسيهما كما في {cells}، و{targets2} كما في {cells2}.</translation>
    </message>
    <message>
        <source>{targets} must hold the two digits of {cells}, and {targets2} those of {cells2}: {lines} have no room for a digit that is in neither target. Ways left to fill these cells: {ways}. Each of them blocks what goes.</source>
        <translation>{targets} يجب أن تحمل رقمي {cells}، و{targets2} رقمي {cells2}: لا متسع في {lines} لرقم ليس في أي هدف. طرق ملء هذه الخانات: {ways}. كل منها تمنع ما يُحذف.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {along} and {across} use up {count} digits.</source>
        <translation>{result}، لأن خانات من {along} و{across} عددها {count} تستنفد أرقامًا عددها {count}.</translation>
    </message>
    <message>
        <source>The {count} marked cells let {digits} in at most once in each {across:kind}, all others at most once in each {along:kind}: {count} digits, just enough. So none can be lost, and each goes from the rest of its row or column.</source>
        <translation>الخانات المعلّمة ({count}) تتسع لكل من {digits} مرة على الأكثر لكل {across:kind}، ولغيرها مرة على الأكثر لكل {along:kind}: أرقام عددها {count}، بالقدر الكافي تمامًا. فلا يضيع أي منها، ويُحذف كل منها من باقي صفه أو عموده.</translation>
    </message>
    <message>
        <source>{result}, because {digits} need all their room in {base}.</source>
        <translation>{result}، لأن {digits} تحتاج إلى كل مكانها في {base}.</translation>
    </message>
    <message>
        <source>{digits} must be {count} times in these rows. There is room for {count}: once each in {cover}[, and {singles} more in single cells]. So they go from the rest of the columns[, and all others from the single cells ({singles})].</source>
        <translation>يجب أن تكون {digits} في هذه الصفوف {count} مرة. والمتسع {count}: مرة لكل منها في {cover}[، و{singles} أخرى في خانات منفردة]. فتُحذف من باقي الأعمدة[، ويُحذف غيرها من الخانات المنفردة ({singles})].</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {lines} in {boxes} have room for {count} digits only.</source>
        <translation>{result}، لأن خانات من {lines} في {boxes} عددها {count} لا تتسع إلا لأرقام عددها {count}.</translation>
    </message>
    <message>
        <source>Each row, column and box of the {count} marked cells lets in only some digits there, each once: {count} in all, just enough. So none can be lost: each goes from the rest of its row, column or box.</source>
        <translation>كل صف وعمود ومربع من الخانات المعلّمة ({count}) لا يتسع هناك إلا لبعض الأرقام، كل منها مرة: عددها كلها {count}، بالقدر الكافي تمامًا. فلا يضيع أي منها: يُحذف كل منها من باقي صفه أو عموده أو مربعه.</translation>
    </message>
    <message>
        <source>{cells} hold two of {digits}. If one of them were not in {targets:or}, each of {lines} would need it elsewhere, but only two can. So both are there.[ Ways left: {ways}. Each blocks what goes.]</source>
        <translation>{cells} تحمل اثنين من {digits}. لو لم يكن أحدهما في {targets:or}، لاحتاج إليه كل من {lines} في مكان آخر، ولا يتسع له إلا اثنان. إذن كلاهما هناك.[ طرق ملئها: {ways}. كل منها تمنع ما يُحذف.]</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} have the same of {digits}.</source>
        <translation>{result}، لأن {first} و{second} لها الأرقام نفسها من {digits}.</translation>
    </message>
    <message>
        <source>{first} have only {digits}: all but one. {across} cannot have these in {crossing:or}, beside {first:letters}, so it has them in {second} and fills these cells. The last one is in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} ليس فيها إلا {digits}: كلها إلا واحدًا. {across} لا يمكن أن تكون له هذه بجانب {first:letters}، في {crossing:or}، فهي في {second} وتملأ هذه الخانات. الأخير في {crossing:or} وليس في مكان آخر من {house}.</translation>
    </message>
    <message>
        <source>{result}, because {first} and {second} are the same digit.</source>
        <translation>{result}، لأن {first} و{second} رقم واحد.</translation>
    </message>
    <message>
        <source>{first} is {digits:or}. {across} cannot have the same digit in {crossing:or}, beside {first:letters}, so it has it in {second}, the only other place. The other one of {digits} is then in {crossing:or}, and so nowhere else in {house}.</source>
        <translation>{first} هي {digits:or}. {across} لا يمكن أن يكون له الرقم نفسه بجانب {first:letters}، في {crossing:or}، فهو في {second}، المكان الآخر الوحيد. والآخر من {digits} في {crossing:or} إذن وليس في مكان آخر من {house}.</translation>
    </message>
    <message>
        <source>{result}, because {count} cells of {line}, {column} and {box} use up {count} digits.</source>
        <translation>{result}، لأن خانات من {line} و{column} و{box} عددها {count} تستنفد أرقامًا عددها {count}.</translation>
    </message>
    <message>
        <source>{cells} are {count} cells with {count} digits. {rowdigits} lie only in {line}, {columndigits} only in {column}[, {boxdigits} only in {box}], so each is there once and used up in its row, column or box.</source>
        <translation>{cells} عددها {count} وأرقامها {count}. {rowdigits} لا تقع إلا في {line}، و{columndigits} إلا في {column}[، و{boxdigits} إلا في {box}]، فكل منها هناك مرة واحدة ومستنفد في صفه أو عموده أو مربعه.</translation>
    </message>
    <message>
        <source>{cells} have only {set} between them. All but {digits} fit there only once each, in a shared row, column or box, and leave a cell to {digits}: {places:or} is {digits}.</source>
        <translation>{cells} ليس فيها معًا إلا {set}. كلها إلا {digits} لا تتسع لها إلا مرة واحدة لكل منها، في صف أو عمود أو مربع مشترك، فتترك إحدى الخانات لـ {digits}: {places:or} هي {digits}.</translation>
    </message>
    <message>
        <source>{result}, because {cells} are all one of {digits}, {others} all the other.</source>
        <translation>{result}، لأن {cells} كلها أحد {digits} و{others} كلها الآخر.</translation>
    </message>
    <message>
        <source>{cells} and {others} have only {digits}. Where one of {cells:letters} and one of {others:letters} share a row, column or box they differ, so {cells:letters} are all one digit and {others:letters} all the other. What meets one of each can be neither.</source>
        <translation>{cells} و{others} ليس فيها إلا {digits}. حيث تشترك واحدة من {cells:letters} وواحدة من {others:letters} في صف أو عمود أو مربع تختلفان، فـ {cells:letters} كلها رقم و{others:letters} كلها الآخر. ما يقابل واحدة من كل منهما ليس أيًّا منهما.</translation>
    </message>
    <message>
        <source>If {guards} were {pattern:or}, only these digits would be in {cells}. However they are placed, two equal digits meet in a row, column or box. So {guards} is none of them.</source>
        <translation>لو كانت {guards} هي {pattern:or}، لما كان إلا هذه الأرقام في {cells}. وكيفما وُضعت يتقابل رقمان متساويان في صف أو عمود أو مربع. إذن ليست {guards} أيًّا منها.</translation>
    </message>
    <message>
        <source>{cells} form a loop whose neighbours share a row, column or box: {pattern} alone would alternate, impossible with {count} cells. [So {guards} is {only:or}.][So {guards:or} is {same}, which blocks {gone}.][So {guards:or} is {extras:or}: with {set:has} that uses up {setdigits} in {house}.]</source>
        <translation>{cells} تشكل حلقة: تشترك كل منها مع التالية في صف أو عمود أو مربع. مع {pattern} فقط لتناوبت، وهذا يفشل مع {count} خانات، عدد فردي. [إذن {guards} هي {only:or}.][إذن {guards:or} هي {same}، وهذا يمنع {gone}.][إذن {guards:or} هي {extras:or}: ومع {set:has} يستنفد ذلك {setdigits} في {house}.]</translation>
    </message>
    <message>
        <source>In the loop {walk:cells} neighbours share a row, column or box. Without {guards:or} only they could be {digits} there, so every second one would be: impossible with {count} cells.[ So {several:or} blocks {gone}.]</source>
        <translation>في الحلقة {walk:cells} تشترك الخانات المتجاورة في صف أو عمود أو مربع. دون {guards:or} لا تكون {digits} هناك إلا فيها، فتكون في كل خانة ثانية: وهذا مستحيل مع {count} خانات.[ إذن {several:or} تمنع {gone}.]</translation>
    </message>
    <message>
        <source>Outside {box}, {row} and {column} have no places for {shot:or} but {wings}. A digit in neither is in the box in both lines, so in {pivot}, where they cross. [For {linked} one line has no other place. ]Three digits fill the three cells.</source>
        <translation>خارج {box} ليس في {row} و{column} أماكن لـ {shot:or} إلا {wings}. إن لم يكن رقم في أي منهما فهو فيهما داخل المربع، أي في {pivot} حيث يتقاطعان. [للرقم {linked} لا مكان آخر في أحدهما. ]ثلاثة أرقام تملأ الخانات الثلاث.</translation>
    </message>
    <message>
        <source>{first} must each be in one of {firework}, {second} in one of {firework2}, the only places outside a box in their rows and columns. {pivot} and {pivot2} can have only one each, so {wings} have the other two.</source>
        <translation>يجب أن يكون كل من {first} في إحدى {firework}، وكل من {second} في إحدى {firework2}، فهي الأماكن الوحيدة خارج مربع في صفوفها وأعمدتها. لا تأخذ {pivot} و{pivot2} إلا واحدًا لكل منهما، فتأخذ {wings} الباقي.</translation>
    </message>
    <message>
        <source>{digits} must each be in one of {cells}. If {corner} were one of them, {wings} would not be it, so {pivot} would. {ends} would be the other digit and keep it from {wings}, so {pivot} would be both.</source>
        <translation>يجب أن يكون كل من {digits} في إحدى {cells}. لو كانت {corner} أحدهما لما كانته {wings}، فتكونه {pivot}. وتكون {ends} الرقم الآخر وتمنعه عن {wings}، فيجب أن تكون {pivot} ذلك أيضًا.</translation>
    </message>
    <message>
        <source>In {row} and {column}, {linked} is in {corner}, or in both {wings}. But {digits} must each be in one of {cells}, and {pivot} can be only one of them. So {wings:or} is the other, and {corner} is {linked}.</source>
        <translation>في {row} و{column} يقع {linked} في {corner} أو في {wings} معًا. لكن يجب أن يكون كل من {digits} في إحدى {cells}، ولا تكون {pivot} إلا أحدهما. إذن {wings:or} هي الآخر، و{corner} هي {linked}.</translation>
    </message>
    <message>
        <source>None of {cells} is a given. {guards:or} must be {extras:or}; otherwise {pattern} could be swapped there: a second solution. With {set:has} that uses up {setdigits} in {house}: as many cells as digits.</source>
        <translation>ليس أي من {cells} معطى. يجب أن تكون {guards:or} هي {extras:or}؛ وإلا لأمكن هناك تبديل {pattern}: حل ثانٍ. ومع {set:has} يستنفد ذلك {setdigits} في {house}: عدد الخانات مثل عدد الأرقام.</translation>
    </message>
    <message>
        <source>If {guards} were {lost}, each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution, which no proper Sudoku has. So {fact}.</source>
        <translation>لو كانت {guards} هي {lost}، لكانت لكل طريقة لملء {cells} طريقة أخرى بالأرقام نفسها في كل صف وعمود ومربع: حل ثانٍ لا يكون في سودوكو سليمة. إذن {fact}.</translation>
    </message>
    <message>
        <source>{guards:or} is {extras}, which blocks {gone}. Otherwise each way to fill {cells} would have another one, with the same digits in every row, column and box: a second solution.</source>
        <translation>{guards:or} هي {extras}، وهذا يمنع {gone}. وإلا لكانت لكل طريقة لملء {cells} طريقة أخرى بالأرقام نفسها في كل صف وعمود ومربع: حل ثانٍ.</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>%1 gets a digit</source>
        <translation>تأخذ %1 رقمًا</translation>
    </message>
    <message>
        <source>%1 leaves %2</source>
        <translation>يزول %1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>لا تخمين قائمًا</numerusform>
            <numerusform>تخمين واحد قائم</numerusform>
            <numerusform>تخمينان قائمان</numerusform>
            <numerusform>%n تخمينات قائمة</numerusform>
            <numerusform>%n تخمينًا قائمًا</numerusform>
            <numerusform>%n تخمين قائم</numerusform>
        </translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>يأتي طريق مسدود</translation>
    </message>
    <message numerus="yes">
        <source>%n more dead end(s) came</source>
        <translation>
            <numerusform>لا يأتي طريق مسدود آخر</numerusform>
            <numerusform>يأتي طريق مسدود آخر</numerusform>
            <numerusform>يأتي طريقان مسدودان آخران</numerusform>
            <numerusform>تأتي %n طرق مسدودة أخرى</numerusform>
            <numerusform>يأتي %n طريقًا مسدودًا آخر</numerusform>
            <numerusform>يأتي %n طريق مسدود آخر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a note of at most %n part(s) is written</source>
        <translation>
            <numerusform>يُكتب قيد بلا أجزاء</numerusform>
            <numerusform>يُكتب قيد من جزء واحد</numerusform>
            <numerusform>يُكتب قيد من جزأين على الأكثر</numerusform>
            <numerusform>يُكتب قيد من %n أجزاء على الأكثر</numerusform>
            <numerusform>يُكتب قيد من %n جزءًا على الأكثر</numerusform>
            <numerusform>يُكتب قيد من %n جزء على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>يبدأ البحث من جديد</translation>
    </message>
    <message>
        <source>note %1 is used</source>
        <translation>يُستعمل القيد %1</translation>
    </message>
    <message>
        <source>When %1</source>
        <translation>عندما %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> و </translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>يُتراجع عن عدة تخمينات معًا</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Restarts</source>
        <translation>إعادات البدء</translation>
    </message>
    <message>
        <source>From time to time it takes back all guesses and begins again with its notes</source>
        <translation>من حين إلى حين يتراجع عن كل التخمينات ويبدأ من جديد بقيوده</translation>
    </message>
    <message>
        <source>Phase Saving</source>
        <translation>حفظ الطور</translation>
    </message>
    <message>
        <source>A cell that is guessed again gets the digit that it held last</source>
        <translation>الخانة التي تُخمن مرة أخرى تأخذ آخر رقم كان فيها</translation>
    </message>
    <message>
        <source>Shorter Notes</source>
        <translation>قيود أقصر</translation>
    </message>
    <message>
        <source>What follows from the rest of a note is left out of it (minimisation)</source>
        <translation>ما ينتج من باقي القيد يُترك منه (تصغير)</translation>
    </message>
    <message>
        <source>Forgetting</source>
        <translation>النسيان</translation>
    </message>
    <message>
        <source>Notes that were of little use are dropped</source>
        <translation>تُرمى القيود التي كانت قليلة النفع</translation>
    </message>
</context>
<context>
    <name>Techniques</name>
    <message>
        <source>Aligned Pair Exclusion</source>
        <translation>استبعاد الأزواج المتراصفة</translation>
    </message>
    <message>
        <source>Aligned Triplet Exclusion</source>
        <translation>استبعاد الثلاثيات المتراصفة</translation>
    </message>
    <message>
        <source>Almost Locked Set Chain</source>
        <translation>سلسلة ALS</translation>
    </message>
    <message>
        <source>Almost Locked Set XY-Wing</source>
        <translation>ALS XY-Wing</translation>
    </message>
    <message>
        <source>Almost Locked Set XZ-Rule</source>
        <translation>قاعدة ALS-XZ</translation>
    </message>
    <message>
        <source>Death Blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>Alternating Inference Chain</source>
        <translation>سلسلة الاستدلال المتناوب (AIC)</translation>
    </message>
    <message>
        <source>Grouped Alternating Inference Chain</source>
        <translation>سلسلة AIC بمجموعات</translation>
    </message>
    <message>
        <source>Alternating Inference Chain with Almost Locked Sets</source>
        <translation>سلسلة AIC مع ALS</translation>
    </message>
    <message>
        <source>Continuous Nice Loop</source>
        <translation>حلقة متصلة</translation>
    </message>
    <message>
        <source>Grouped Continuous Nice Loop</source>
        <translation>حلقة متصلة بمجموعات</translation>
    </message>
    <message>
        <source>Continuous Nice Loop with Almost Locked Sets</source>
        <translation>حلقة متصلة مع ALS</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop</source>
        <translation>حلقة غير متصلة</translation>
    </message>
    <message>
        <source>Grouped Discontinuous Nice Loop</source>
        <translation>حلقة غير متصلة بمجموعات</translation>
    </message>
    <message>
        <source>Discontinuous Nice Loop with Almost Locked Sets</source>
        <translation>حلقة غير متصلة مع ALS</translation>
    </message>
    <message>
        <source>X-Chain</source>
        <translation>سلسلة X</translation>
    </message>
    <message>
        <source>XY-Chain</source>
        <translation>سلسلة XY</translation>
    </message>
    <message>
        <source>3D Medusa Wrap</source>
        <translation>3D Medusa Wrap</translation>
    </message>
    <message>
        <source>3D Medusa Trap</source>
        <translation>3D Medusa Trap</translation>
    </message>
    <message>
        <source>Multi Colors 1</source>
        <translation>تلوين متعدد 1</translation>
    </message>
    <message>
        <source>Multi Colors 2</source>
        <translation>تلوين متعدد 2</translation>
    </message>
    <message>
        <source>Simple Colors Trap</source>
        <translation>تلوين بسيط: Trap</translation>
    </message>
    <message>
        <source>Simple Colors Wrap</source>
        <translation>تلوين بسيط: Wrap</translation>
    </message>
    <message>
        <source>Direct Pointing</source>
        <translation>Direct Pointing</translation>
    </message>
    <message>
        <source>Direct Claiming</source>
        <translation>Direct Claiming</translation>
    </message>
    <message>
        <source>Direct Hidden Pair</source>
        <translation>زوج مخفي مباشر</translation>
    </message>
    <message>
        <source>Direct Hidden Triplet</source>
        <translation>ثلاثي مخفي مباشر</translation>
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
        <translation>Finned X-Wing</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Finned Swordfish</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Finned Jellyfish</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Finned Squirmbag</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Finned Whale</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Finned Leviathan</translation>
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
        <translation>Finned Franken X-Wing</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Finned Franken Swordfish</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Finned Franken Jellyfish</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Finned Franken Squirmbag</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Finned Franken Whale</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Finned Franken Leviathan</translation>
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
        <translation>Finned Mutant X-Wing</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Finned Mutant Swordfish</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Finned Mutant Jellyfish</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Finned Mutant Squirmbag</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Finned Mutant Whale</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Finned Mutant Leviathan</translation>
    </message>
    <message>
        <source>Siamese Finned X-Wing</source>
        <translation>Siamese Finned X-Wing</translation>
    </message>
    <message>
        <source>Siamese Finned Swordfish</source>
        <translation>Siamese Finned Swordfish</translation>
    </message>
    <message>
        <source>Siamese Finned Jellyfish</source>
        <translation>Siamese Finned Jellyfish</translation>
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
        <translation>Siamese Finned Franken X-Wing</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Swordfish</source>
        <translation>Siamese Finned Franken Swordfish</translation>
    </message>
    <message>
        <source>Siamese Finned Franken Jellyfish</source>
        <translation>Siamese Finned Franken Jellyfish</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant X-Wing</source>
        <translation>Siamese Finned Mutant X-Wing</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Swordfish</source>
        <translation>Siamese Finned Mutant Swordfish</translation>
    </message>
    <message>
        <source>Siamese Finned Mutant Jellyfish</source>
        <translation>Siamese Finned Mutant Jellyfish</translation>
    </message>
    <message>
        <source>Hidden Pair</source>
        <translation>زوج مخفي</translation>
    </message>
    <message>
        <source>Hidden Triple</source>
        <translation>ثلاثي مخفي</translation>
    </message>
    <message>
        <source>Hidden Quadruple</source>
        <translation>رباعي مخفي</translation>
    </message>
    <message>
        <source>Locked Hidden Pair</source>
        <translation>زوج مخفي مقفل</translation>
    </message>
    <message>
        <source>Locked Hidden Triple</source>
        <translation>ثلاثي مخفي مقفل</translation>
    </message>
    <message>
        <source>Locked Candidates: Pointing</source>
        <translation>مرشحات مقفلة: Pointing</translation>
    </message>
    <message>
        <source>Locked Candidates: Claiming</source>
        <translation>مرشحات مقفلة: Claiming</translation>
    </message>
    <message>
        <source>Naked Pair</source>
        <translation>زوج ظاهر</translation>
    </message>
    <message>
        <source>Naked Triple</source>
        <translation>ثلاثي ظاهر</translation>
    </message>
    <message>
        <source>Naked Quadruple</source>
        <translation>رباعي ظاهر</translation>
    </message>
    <message>
        <source>Locked Pair</source>
        <translation>زوج مقفل</translation>
    </message>
    <message>
        <source>Locked Triple</source>
        <translation>ثلاثي مقفل</translation>
    </message>
    <message>
        <source>Dual 2-String Kite</source>
        <translation>Dual 2-String Kite</translation>
    </message>
    <message>
        <source>Empty Rectangle</source>
        <translation>مستطيل فارغ</translation>
    </message>
    <message>
        <source>Dual Empty Rectangle</source>
        <translation>مستطيل فارغ مزدوج</translation>
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
        <translation>الخانة الأخيرة</translation>
    </message>
    <message>
        <source>Hidden Single in a box</source>
        <translation>مفرد مخفي في مربع</translation>
    </message>
    <message>
        <source>Hidden Single in a row</source>
        <translation>مفرد مخفي في صف</translation>
    </message>
    <message>
        <source>Hidden Single in a column</source>
        <translation>مفرد مخفي في عمود</translation>
    </message>
    <message>
        <source>Naked Single</source>
        <translation>مفرد ظاهر</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>Template Set</source>
        <translation>قالب: وضع</translation>
    </message>
    <message>
        <source>Template Delete</source>
        <translation>قالب: حذف</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 1</source>
        <translation>مستطيل قابل للتجنب، النوع 1</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 2</source>
        <translation>مستطيل قابل للتجنب، النوع 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave + 1</source>
        <translation>Bivalue Universal Grave + 1</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 2</source>
        <translation>Bivalue Universal Grave، النوع 2</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 3</source>
        <translation>Bivalue Universal Grave، النوع 3</translation>
    </message>
    <message>
        <source>Bivalue Universal Grave Type 4</source>
        <translation>Bivalue Universal Grave، النوع 4</translation>
    </message>
    <message>
        <source>Hidden Rectangle</source>
        <translation>مستطيل مخفي</translation>
    </message>
    <message>
        <source>Unique Loop Type 1</source>
        <translation>حلقة وحيدة، النوع 1</translation>
    </message>
    <message>
        <source>Unique Loop Type 2</source>
        <translation>حلقة وحيدة، النوع 2</translation>
    </message>
    <message>
        <source>Unique Loop Type 3</source>
        <translation>حلقة وحيدة، النوع 3</translation>
    </message>
    <message>
        <source>Unique Loop Type 4</source>
        <translation>حلقة وحيدة، النوع 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 1</source>
        <translation>اختبار الوحدانية 1</translation>
    </message>
    <message>
        <source>Uniqueness Test 2</source>
        <translation>اختبار الوحدانية 2</translation>
    </message>
    <message>
        <source>Uniqueness Test 3</source>
        <translation>اختبار الوحدانية 3</translation>
    </message>
    <message>
        <source>Uniqueness Test 4</source>
        <translation>اختبار الوحدانية 4</translation>
    </message>
    <message>
        <source>Uniqueness Test 5</source>
        <translation>اختبار الوحدانية 5</translation>
    </message>
    <message>
        <source>Uniqueness Test 6</source>
        <translation>اختبار الوحدانية 6</translation>
    </message>
    <message>
        <source>Remote Pair</source>
        <translation>زوج بعيد</translation>
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
        <translation>Kraken Fish، النوع 1</translation>
    </message>
    <message>
        <source>Kraken Fish Type 2</source>
        <translation>Kraken Fish، النوع 2</translation>
    </message>
    <message>
        <source>Nishio</source>
        <translation>Nishio</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction</source>
        <translation>شبكة إجبارية: تناقض</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Sets</source>
        <translation>شبكة إجبارية: تناقض بمجموعات</translation>
    </message>
    <message>
        <source>Forcing Net Contradiction with Nets</source>
        <translation>شبكة إجبارية: تناقض بشبكات</translation>
    </message>
    <message>
        <source>Forcing Chain Verity</source>
        <translation>سلسلة إجبارية: يقين</translation>
    </message>
    <message>
        <source>Forcing Chain Contradiction</source>
        <translation>سلسلة إجبارية: تناقض</translation>
    </message>
    <message>
        <source>Forcing Net Verity</source>
        <translation>شبكة إجبارية: يقين</translation>
    </message>
    <message>
        <source>Groups of cells in chains</source>
        <translation>مجموعات خانات في السلاسل</translation>
    </message>
    <message>
        <source>Almost locked sets in chains</source>
        <translation>مجموعات شبه مقفلة في السلاسل</translation>
    </message>
    <message>
        <source>Locked candidates in nets</source>
        <translation>مرشحات مقفلة في الشبكات</translation>
    </message>
    <message>
        <source>Naked pairs in nets</source>
        <translation>أزواج ظاهرة في الشبكات</translation>
    </message>
    <message>
        <source>Hidden pairs in nets</source>
        <translation>أزواج مخفية في الشبكات</translation>
    </message>
    <message>
        <source>X-Wings in nets</source>
        <translation>X-Wing في الشبكات</translation>
    </message>
    <message>
        <source>Nets inside nets</source>
        <translation>شبكات داخل شبكات</translation>
    </message>
    <message>
        <source>All Singles</source>
        <translation>كل المفردات</translation>
    </message>
    <message>
        <source>BUG-Lite Type 1</source>
        <translation>BUG-Lite، النوع 1</translation>
    </message>
    <message>
        <source>BUG-Lite Type 2</source>
        <translation>BUG-Lite، النوع 2</translation>
    </message>
    <message>
        <source>BUG-Lite Type 3</source>
        <translation>BUG-Lite، النوع 3</translation>
    </message>
    <message>
        <source>BUG-Lite Type 4</source>
        <translation>BUG-Lite، النوع 4</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 1</source>
        <translation>مستطيل موسع، النوع 1</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 2</source>
        <translation>مستطيل موسع، النوع 2</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 3</source>
        <translation>مستطيل موسع، النوع 3</translation>
    </message>
    <message>
        <source>Extended Rectangle Type 4</source>
        <translation>مستطيل موسع، النوع 4</translation>
    </message>
    <message>
        <source>Reverse BUG Type 1</source>
        <translation>BUG معكوس، النوع 1</translation>
    </message>
    <message>
        <source>Reverse BUG Type 2</source>
        <translation>BUG معكوس، النوع 2</translation>
    </message>
    <message>
        <source>Reverse BUG Type 3</source>
        <translation>BUG معكوس، النوع 3</translation>
    </message>
    <message>
        <source>Reverse BUG-Lite</source>
        <translation>BUG معكوس-Lite</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Half Turn</source>
        <translation>تناظر غيرث: نصف دورة</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Diagonal</source>
        <translation>تناظر غيرث: القطر</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Quarter Turn</source>
        <translation>تناظر غيرث: ربع دورة</translation>
    </message>
    <message>
        <source>Gurth&apos;s Symmetrical Placement: Sliding</source>
        <translation>تناظر غيرث: إزاحة</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 1</source>
        <translation>Bivalue Oddagon، النوع 1</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 2</source>
        <translation>Bivalue Oddagon، النوع 2</translation>
    </message>
    <message>
        <source>Bivalue Oddagon Type 3</source>
        <translation>Bivalue Oddagon، النوع 3</translation>
    </message>
    <message>
        <source>Chromatic Pattern</source>
        <translation>نمط لوني</translation>
    </message>
    <message>
        <source>Chromatic Pattern with Guardians</source>
        <translation>نمط لوني مع حراس</translation>
    </message>
    <message>
        <source>Tridagon</source>
        <translation>Tridagon</translation>
    </message>
    <message>
        <source>Tridagon with Guardians</source>
        <translation>Tridagon مع حراس</translation>
    </message>
    <message>
        <source>Broken Wing</source>
        <translation>جناح مكسور</translation>
    </message>
    <message>
        <source>Firework Triple</source>
        <translation>ثلاثي الألعاب النارية</translation>
    </message>
    <message>
        <source>Firework Quadruple</source>
        <translation>رباعي الألعاب النارية</translation>
    </message>
    <message>
        <source>Firework W-Wing</source>
        <translation>ألعاب نارية W-Wing</translation>
    </message>
    <message>
        <source>Firework L-Wing</source>
        <translation>ألعاب نارية L-Wing</translation>
    </message>
    <message>
        <source>Firework ALP</source>
        <translation>ألعاب نارية ALP</translation>
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
        <translation>حلقة SK</translation>
    </message>
    <message>
        <source>Almost Locked Pair</source>
        <translation>زوج شبه مقفل</translation>
    </message>
    <message>
        <source>Almost Locked Triple</source>
        <translation>ثلاثي شبه مقفل</translation>
    </message>
    <message>
        <source>Almost Locked Quadruple</source>
        <translation>رباعي شبه مقفل</translation>
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
        <translation>زوج بعيد مركب</translation>
    </message>
    <message>
        <source>Avoidable Rectangle Type 3</source>
        <translation>مستطيل قابل للتجنب، النوع 3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 1</source>
        <translation>Multivalue Universal Grave، النوع 1</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 2</source>
        <translation>Multivalue Universal Grave، النوع 2</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 3</source>
        <translation>Multivalue Universal Grave، النوع 3</translation>
    </message>
    <message>
        <source>Multivalue Universal Grave Type 4</source>
        <translation>Multivalue Universal Grave، النوع 4</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Nothing has been guessed yet: every digit follows from the rules. So does this: in %1, the %2 can only be in %3, so %4 cannot be %2.</source>
        <translation>لم يُخمن شيء بعد: كل رقم ينتج من القواعد. وكذلك هذا: في %1 لا يمكن أن يكون %2 إلا في %3، فلا يمكن أن تكون %4 هي %2.</translation>
    </message>
    <message>
        <source>What Is Sure</source>
        <translation>ما هو مؤكد</translation>
    </message>
    <message numerus="yes">
        <source>Nothing sure is left, so it guesses. Guess 1 is %1 in %2; %n digit(s) follow from it. Then guess 2 is %3 in %4, and guess 3 is %5 in %6. The small number says which guess a digit rests on.</source>
        <translation>
            <numerusform>لم يبق شيء مؤكد، فيخمن. التخمين 1 هو %1 في %2؛ ولا ينتج منه رقم. ثم التخمين 2 هو %3 في %4، والتخمين 3 هو %5 في %6. العدد الصغير يقول إلى أي تخمين يستند الرقم.</numerusform>
            <numerusform>لم يبق شيء مؤكد، فيخمن. التخمين 1 هو %1 في %2؛ وينتج منه رقم واحد. ثم التخمين 2 هو %3 في %4، والتخمين 3 هو %5 في %6. العدد الصغير يقول إلى أي تخمين يستند الرقم.</numerusform>
            <numerusform>لم يبق شيء مؤكد، فيخمن. التخمين 1 هو %1 في %2؛ وينتج منه رقمان. ثم التخمين 2 هو %3 في %4، والتخمين 3 هو %5 في %6. العدد الصغير يقول إلى أي تخمين يستند الرقم.</numerusform>
            <numerusform>لم يبق شيء مؤكد، فيخمن. التخمين 1 هو %1 في %2؛ وتنتج منه %n أرقام. ثم التخمين 2 هو %3 في %4، والتخمين 3 هو %5 في %6. العدد الصغير يقول إلى أي تخمين يستند الرقم.</numerusform>
            <numerusform>لم يبق شيء مؤكد، فيخمن. التخمين 1 هو %1 في %2؛ وينتج منه %n رقمًا. ثم التخمين 2 هو %3 في %4، والتخمين 3 هو %5 في %6. العدد الصغير يقول إلى أي تخمين يستند الرقم.</numerusform>
            <numerusform>لم يبق شيء مؤكد، فيخمن. التخمين 1 هو %1 في %2؛ وينتج منه %n رقم. ثم التخمين 2 هو %3 في %4، والتخمين 3 هو %5 في %6. العدد الصغير يقول إلى أي تخمين يستند الرقم.</numerusform>
        </translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>التخمينات</translation>
    </message>
    <message>
        <source>%1 The arrows show what blocks it. So one of the guesses must be wrong.</source>
        <comment>dead end</comment>
        <translation>%1 تبين الأسهم ما يمنعه. إذن لا بد أن أحد التخمينات خاطئ.</translation>
    </message>
    <message>
        <source>A Dead End</source>
        <translation>طريق مسدود</translation>
    </message>
    <message>
        <source>The reasons of the dead end lead back to guess 1 and guess 3, never to guess 2. So it writes note 1: %1 and %2 cannot both be right. Guesses 2 and 3 are taken back.</source>
        <translation>أسباب الطريق المسدود تعود إلى التخمين 1 والتخمين 3، ولا تعود أبدًا إلى التخمين 2. فيكتب القيد 1: لا يمكن أن يصح %1 و%2 معًا. ويُتراجع عن التخمينين 2 و3.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>digit and cell</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>A Note</source>
        <translation>قيد</translation>
    </message>
    <message>
        <source>Under guess 1, note 1 now rules out %1 in %2. The next dead end gives note 2: %3 So guess 1 was wrong, and goes. The last note, number %4, says: %5 All the rest follows.</source>
        <translation>تحت التخمين 1، يستبعد القيد 1 الآن %1 في %2. والطريق المسدود التالي يعطي القيد 2: %3 إذن كان التخمين 1 خاطئًا، فيزول. والقيد الأخير، رقم %4، يقول: %5 وينتج كل الباقي.</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>محلول</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from the rules; now nothing sure is left.</source>
        <translation>
            <numerusform>لم ينتج رقم من القواعد؛ والآن لم يبق شيء مؤكد.</numerusform>
            <numerusform>نتج رقم واحد من القواعد؛ والآن لم يبق شيء مؤكد.</numerusform>
            <numerusform>نتج رقمان من القواعد؛ والآن لم يبق شيء مؤكد.</numerusform>
            <numerusform>نتجت %n أرقام من القواعد؛ والآن لم يبق شيء مؤكد.</numerusform>
            <numerusform>نتج %n رقمًا من القواعد؛ والآن لم يبق شيء مؤكد.</numerusform>
            <numerusform>نتج %n رقم من القواعد؛ والآن لم يبق شيء مؤكد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) are on the board, each made with those before it in place.</source>
        <translation>
            <numerusform>لا تخمين على اللوحة.</numerusform>
            <numerusform>على اللوحة تخمين واحد.</numerusform>
            <numerusform>على اللوحة تخمينان، كل منهما وُضع وما قبله قائم.</numerusform>
            <numerusform>على اللوحة %n تخمينات، كل منها وُضع وما قبله قائم.</numerusform>
            <numerusform>على اللوحة %n تخمينًا، كل منها وُضع وما قبله قائم.</numerusform>
            <numerusform>على اللوحة %n تخمين، كل منها وُضع وما قبله قائم.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) followed from them.</source>
        <translation>
            <numerusform>لم ينتج منها رقم.</numerusform>
            <numerusform>نتج منها رقم واحد.</numerusform>
            <numerusform>نتج منها رقمان.</numerusform>
            <numerusform>نتجت منها %n أرقام.</numerusform>
            <numerusform>نتج منها %n رقمًا.</numerusform>
            <numerusform>نتج منها %n رقم.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing says yet whether it is right.</source>
        <translation>لا شيء يقول بعد هل هو صحيح.</translation>
    </message>
    <message>
        <source>That was the last digit to try in this cell, so one of the guesses before it is wrong.</source>
        <translation>كان هذا آخر رقم يُجرب في هذه الخانة، فأحد التخمينات قبله خاطئ.</translation>
    </message>
    <message>
        <source>So one of the guesses is wrong.</source>
        <translation>إذن أحد التخمينات خاطئ.</translation>
    </message>
    <message>
        <source>It does not know which guess was wrong, so it always takes back the last one.</source>
        <translation>لا يعرف أي تخمين كان خاطئًا، فيتراجع دائمًا عن الأخير.</translation>
    </message>
    <message>
        <source>The First Guess</source>
        <translation>التخمين الأول</translation>
    </message>
    <message>
        <source>One Guess Back</source>
        <translation>تخمين واحد إلى الوراء</translation>
    </message>
    <message>
        <source>The Next Try</source>
        <translation>المحاولة التالية</translation>
    </message>
    <message>
        <source>So it continues until every cell has its digit.</source>
        <translation>وهكذا يستمر حتى يكون في كل خانة رقمها.</translation>
    </message>
    <message>
        <source>Guessing by Dead Ends</source>
        <translation>التخمين حسب الطرق المسدودة</translation>
    </message>
    <message>
        <source>With the choice &quot;dead ends&quot; every candidate has a score, its activity. What leads to a dead end gets a point, and older points count less and less. It guesses the candidate with the highest score: here %1 in %2, after note 1, whose cells are marked. So the search stays where it got stuck last. The literature calls this VSIDS.</source>
        <translation>مع الاختيار «الطرق المسدودة» لكل مرشح نقاط، هي نشاطه. ما يؤدي إلى طريق مسدود ينال نقطة، والنقاط الأقدم يقل وزنها شيئًا فشيئًا. ويُخمن المرشح الأعلى نقاطًا: هنا %1 في %2، بعد القيد 1 الذي خاناته معلَّمة. وهكذا يبقى البحث حيث علق آخر مرة. تسمي المراجع ذلك VSIDS.</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>rows %1</source>
        <translation>الصفوف %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>الأعمدة %1</translation>
    </message>
    <message>
        <source>boxes %1</source>
        <translation>المربعات %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 و%2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a set, its cells</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>cell, its candidates</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>المربع %1</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 appears twice in %2 (%3).</source>
        <translation>يظهر %1 مرتين في %2 (%3).</translation>
    </message>
    <message numerus="yes">
        <source>%1 appears %n times in %2 (%3).</source>
        <translation>
            <numerusform>لا يظهر %1 في %2 (%3).</numerusform>
            <numerusform>يظهر %1 مرة واحدة في %2 (%3).</numerusform>
            <numerusform>يظهر %1 مرتين في %2 (%3).</numerusform>
            <numerusform>يظهر %1 %n مرات في %2 (%3).</numerusform>
            <numerusform>يظهر %1 %n مرة في %2 (%3).</numerusform>
            <numerusform>يظهر %1 %n مرة في %2 (%3).</numerusform>
        </translation>
    </message>
    <message>
        <source>The Sudoku is already complete and correct.</source>
        <translation>السودوكو مكتملة وصحيحة من قبل.</translation>
    </message>
    <message>
        <source>The Sudoku has exactly one solution.</source>
        <translation>للسودوكو حل واحد بالضبط.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku.</source>
        <translation>ليست سودوكو صالحة.</translation>
    </message>
    <message>
        <source>Not a valid Sudoku: %1</source>
        <translation>ليست سودوكو صالحة: %1</translation>
    </message>
    <message>
        <source>One more digit is repeated.</source>
        <translation>رقم آخر مكرر.</translation>
    </message>
    <message numerus="yes">
        <source>%n more digits are repeated.</source>
        <translation>
            <numerusform>لا رقم آخر مكرر.</numerusform>
            <numerusform>رقم آخر مكرر.</numerusform>
            <numerusform>رقمان آخران مكرران.</numerusform>
            <numerusform>%n أرقام أخرى مكررة.</numerusform>
            <numerusform>%n رقمًا آخر مكررًا.</numerusform>
            <numerusform>%n رقم آخر مكرر.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: %1 has no candidate left.</source>
        <translation>لا حل: لم يبق مرشح في %1.</translation>
    </message>
    <message>
        <source>No solution: there is no place left for %1 in %2.</source>
        <translation>لا حل: لم يبق مكان لـ %1 في %2.</translation>
    </message>
    <message>
        <source>No solution: there is no way to fill the empty cells.</source>
        <translation>لا حل: لا طريقة لملء الخانات الفارغة.</translation>
    </message>
    <message>
        <source>More than one solution: fewer than 17 digits never have only one, and this Sudoku has %1.</source>
        <translation>أكثر من حل: أقل من 17 رقمًا لا يعطي أبدًا حلًا واحدًا، وفي هذه السودوكو %1.</translation>
    </message>
    <message>
        <source>More than one solution (%1 were counted).</source>
        <translation>أكثر من حل (عُدّ منها %1).</translation>
    </message>
    <message>
        <source>More than one solution.</source>
        <translation>أكثر من حل.</translation>
    </message>
    <message>
        <source>For example %1 can be %2 or %3.</source>
        <translation>مثلًا يمكن أن تكون %1 هي %2 أو %3.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: %1</source>
        <translation>ما تجربه لا يمكن أن ينجح: %1</translation>
    </message>
    <message>
        <source>What you are trying cannot work: no digit is left for %1.</source>
        <translation>ما تجربه لا يمكن أن ينجح: لم يبق رقم لـ %1.</translation>
    </message>
    <message>
        <source>What you are trying cannot work: in %1 there is no place left for %2.</source>
        <translation>ما تجربه لا يمكن أن ينجح: في %1 لم يبق مكان لـ %2.</translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message>
        <source>digits placed %1 · candidates removed %2</source>
        <translation>أرقام موضوعة %1 · مرشحات محذوفة %2</translation>
    </message>
    <message>
        <source>hardest %1</source>
        <translation>الأصعب %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>what was done, and the time on the clock</comment>
        <translation>%1 عند %2</translation>
    </message>
    <message>
        <source>%1, after %2 of thought</source>
        <comment>what was done when, and how long the player thought</comment>
        <translation>%1، بعد تفكير %2</translation>
    </message>
    <message>
        <source>longest pause %1</source>
        <translation>أطول توقف %1</translation>
    </message>
    <message>
        <source>How long you thought about each move; click to go there</source>
        <translation>كم فكرت في كل نقلة؛ انقر للانتقال إليها</translation>
    </message>
    <message>
        <source>How hard the steps are; click to go there</source>
        <translation>صعوبة الخطوات؛ انقر للانتقال إليها</translation>
    </message>
    <message>
        <source>time %1 · cells left %2 · mistakes %3</source>
        <translation>الوقت %1 · الخانات الباقية %2 · الأخطاء %3</translation>
    </message>
    <message>
        <source> · this step is rated %1 by Ninefold</source>
        <translation> · تقييم Ninefold لهذه الخطوة %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>لا تخمينات</numerusform>
            <numerusform>تخمين واحد</numerusform>
            <numerusform>تخمينان</numerusform>
            <numerusform>%Ln تخمينات</numerusform>
            <numerusform>%Ln تخمينًا</numerusform>
            <numerusform>%Ln تخمين</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) refused</source>
        <translation>
            <numerusform>لا أرقام مرفوضة</numerusform>
            <numerusform>رقم مرفوض واحد</numerusform>
            <numerusform>رقمان مرفوضان</numerusform>
            <numerusform>%Ln أرقام مرفوضة</numerusform>
            <numerusform>%Ln رقمًا مرفوضًا</numerusform>
            <numerusform>%Ln رقم مرفوض</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln digit(s) followed</source>
        <translation>
            <numerusform>لم ينتج رقم</numerusform>
            <numerusform>نتج رقم واحد</numerusform>
            <numerusform>نتج رقمان</numerusform>
            <numerusform>نتجت %Ln أرقام</numerusform>
            <numerusform>نتج %Ln رقمًا</numerusform>
            <numerusform>نتج %Ln رقم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln candidate(s) removed</source>
        <translation>
            <numerusform>لم يُحذف مرشح</numerusform>
            <numerusform>حُذف مرشح واحد</numerusform>
            <numerusform>حُذف مرشحان</numerusform>
            <numerusform>حُذفت %Ln مرشحات</numerusform>
            <numerusform>حُذف %Ln مرشحًا</numerusform>
            <numerusform>حُذف %Ln مرشح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>لا طرق مسدودة</numerusform>
            <numerusform>طريق مسدود واحد</numerusform>
            <numerusform>طريقان مسدودان</numerusform>
            <numerusform>%Ln طرق مسدودة</numerusform>
            <numerusform>%Ln طريقًا مسدودًا</numerusform>
            <numerusform>%Ln طريق مسدود</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>لا قيود</numerusform>
            <numerusform>قيد واحد</numerusform>
            <numerusform>قيدان</numerusform>
            <numerusform>%Ln قيود</numerusform>
            <numerusform>%Ln قيدًا</numerusform>
            <numerusform>%Ln قيد</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) back</source>
        <translation>
            <numerusform>لا خطوات إلى الوراء</numerusform>
            <numerusform>خطوة إلى الوراء</numerusform>
            <numerusform>خطوتان إلى الوراء</numerusform>
            <numerusform>%Ln خطوات إلى الوراء</numerusform>
            <numerusform>%Ln خطوة إلى الوراء</numerusform>
            <numerusform>%Ln خطوة إلى الوراء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln restart(s)</source>
        <translation>
            <numerusform>لا بدء من جديد</numerusform>
            <numerusform>بدء واحد من جديد</numerusform>
            <numerusform>مرتا بدء من جديد</numerusform>
            <numerusform>%Ln مرات بدء من جديد</numerusform>
            <numerusform>%Ln مرة بدء من جديد</numerusform>
            <numerusform>%Ln مرة بدء من جديد</numerusform>
        </translation>
    </message>
    <message>
        <source>no guess stands</source>
        <translation>لا تخمين قائمًا</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) stand</source>
        <translation>
            <numerusform>لا تخمين قائمًا</numerusform>
            <numerusform>تخمين واحد قائم</numerusform>
            <numerusform>تخمينان قائمان</numerusform>
            <numerusform>%n تخمينات قائمة</numerusform>
            <numerusform>%n تخمينًا قائمًا</numerusform>
            <numerusform>%n تخمين قائم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es) deep</source>
        <translation>
            <numerusform>دون عمق</numerusform>
            <numerusform>عمق تخمين واحد</numerusform>
            <numerusform>عمق تخمينين</numerusform>
            <numerusform>عمق %n تخمينات</numerusform>
            <numerusform>عمق %n تخمينًا</numerusform>
            <numerusform>عمق %n تخمين</numerusform>
        </translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the parts of a clause</comment>
        <translation>أو</translation>
    </message>
    <message>
        <source>written at event %1</source>
        <translation>كُتب عند الحدث %1</translation>
    </message>
    <message>
        <source>not used yet</source>
        <translation>لم يُستعمل بعد</translation>
    </message>
    <message numerus="yes">
        <source>used %n time(s)</source>
        <translation>
            <numerusform>لم يُستعمل</numerusform>
            <numerusform>استُعمل مرة واحدة</numerusform>
            <numerusform>استُعمل مرتين</numerusform>
            <numerusform>استُعمل %n مرات</numerusform>
            <numerusform>استُعمل %n مرة</numerusform>
            <numerusform>استُعمل %n مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>Note %1: %2</source>
        <translation>القيد %1: %2</translation>
    </message>
    <message>
        <source>Without a guess</source>
        <translation>دون تخمين</translation>
    </message>
    <message>
        <source>Guess %1 and what follows</source>
        <translation>التخمين %1 وما ينتج منه</translation>
    </message>
    <message>
        <source>Nothing has been guessed yet.</source>
        <translation>لم يُخمن شيء بعد.</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>التخمينات</translation>
    </message>
    <message>
        <source>nothing followed any more, so a digit was tried (decisions)</source>
        <translation>لم يعد ينتج شيء، فجُرّب رقم (قرارات)</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>الأرقام الناتجة</translation>
    </message>
    <message>
        <source>there was no other digit or no other place (implications)</source>
        <translation>لم يكن هناك رقم آخر أو مكان آخر (لزوم)</translation>
    </message>
    <message>
        <source>Candidates removed</source>
        <translation>المرشحات المحذوفة</translation>
    </message>
    <message>
        <source>a note or a crossing of two houses ruled them out</source>
        <translation>استبعدها قيد أو تقاطع وحدتين</translation>
    </message>
    <message>
        <source>Digits refused</source>
        <translation>الأرقام المرفوضة</translation>
    </message>
    <message>
        <source>the digit is already in the row, column or box</source>
        <translation>الرقم موجود من قبل في الصف أو العمود أو المربع</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>الطرق المسدودة</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>القيود</translation>
    </message>
    <message>
        <source>what was learned from a dead end, so that this combination does not come again (clauses)</source>
        <translation>ما تُعلّم من طريق مسدود، كي لا تعود هذه التركيبة (عبارات)</translation>
    </message>
    <message>
        <source>Notes thrown away</source>
        <translation>القيود المرمية</translation>
    </message>
    <message>
        <source>they had been of little use</source>
        <translation>كانت قليلة النفع</translation>
    </message>
    <message>
        <source>Jumps back</source>
        <translation>القفزات إلى الوراء</translation>
    </message>
    <message>
        <source>guesses taken back, several at once if the note names nothing of theirs</source>
        <translation>تخمينات تُراجع عنها، عدة معًا إن لم يذكر القيد شيئًا منها</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>الخطوات إلى الوراء</translation>
    </message>
    <message>
        <source>the last guess was taken back</source>
        <translation>تُراجع عن آخر تخمين</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>إعادات البدء</translation>
    </message>
    <message>
        <source>all guesses taken back to start again; the notes stay</source>
        <translation>تُراجع عن كل التخمينات للبدء من جديد؛ وتبقى القيود</translation>
    </message>
    <message>
        <source>Guesses that stand now</source>
        <translation>التخمينات القائمة الآن</translation>
    </message>
    <message>
        <source>the level of the search</source>
        <translation>مستوى البحث</translation>
    </message>
    <message>
        <source>in the note</source>
        <translation>في القيد</translation>
    </message>
    <message>
        <source>A guess has no reason: nothing followed any more.</source>
        <translation>ليس للتخمين سبب: لم يعد ينتج شيء.</translation>
    </message>
    <message>
        <source>The note needs no guess but one, so all guesses are taken back. What it says is certain now.</source>
        <translation>لا يحتاج القيد إلا إلى تخمين واحد، فيُتراجع عن كل التخمينات. ما يقوله مؤكد الآن.</translation>
    </message>
    <message>
        <source>Besides guess %1, the note needs nothing later than guess %2. So the search goes back to there. What lies between is not in the note, and goes too.</source>
        <translation>غير التخمين %1، لا يحتاج القيد إلى شيء أحدث من التخمين %2. فيعود البحث إلى هناك. وما بينهما ليس في القيد، فيزول أيضًا.</translation>
    </message>
    <message>
        <source>Guess %1 cannot stand beside what the note needs of the guesses before.</source>
        <translation>لا يجتمع التخمين %1 مع ما يحتاج إليه القيد من التخمينات السابقة.</translation>
    </message>
    <message>
        <source>All that this guess leads to has failed.</source>
        <translation>فشل كل ما يؤدي إليه هذا التخمين.</translation>
    </message>
    <message>
        <source>Every cell has its digit: the guesses that are left were right.</source>
        <translation>في كل خانة رقمها: كانت التخمينات الباقية صحيحة.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>لا يستند هذا إلى أي تخمين.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <comment>under a column</comment>
        <translation>التخمين %1</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <translation>في %1 رقم.</translation>
    </message>
    <message>
        <source>%1 has its place in %2.</source>
        <translation>لـ %1 مكان في %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) open</source>
        <translation>
            <numerusform>لا أجزاء مفتوحة</numerusform>
            <numerusform>جزء مفتوح واحد</numerusform>
            <numerusform>جزآن مفتوحان</numerusform>
            <numerusform>%n أجزاء مفتوحة</numerusform>
            <numerusform>%n جزءًا مفتوحًا</numerusform>
            <numerusform>%n جزء مفتوح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from %n guess(es) (LBD)</source>
        <translation>
            <numerusform>دون تخمينات (LBD)</numerusform>
            <numerusform>من تخمين واحد (LBD)</numerusform>
            <numerusform>من تخمينين (LBD)</numerusform>
            <numerusform>من %n تخمينات (LBD)</numerusform>
            <numerusform>من %n تخمينًا (LBD)</numerusform>
            <numerusform>من %n تخمين (LBD)</numerusform>
        </translation>
    </message>
    <message>
        <source>A rule of the puzzle: one of these parts must hold.</source>
        <translation>قاعدة من قواعد اللغز: لا بد أن يتحقق أحد هذه الأجزاء.</translation>
    </message>
    <message>
        <source>picture %1 of %2</source>
        <translation>الصورة %1 من %2</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>الحدث %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved: %n step(s), no guess.</source>
        <translation>
            <numerusform>حُل دون خطوات ودون تخمين.</numerusform>
            <numerusform>حُل بخطوة واحدة ودون تخمين.</numerusform>
            <numerusform>حُل بخطوتين ودون تخمين.</numerusform>
            <numerusform>حُل بـ %n خطوات ودون تخمين.</numerusform>
            <numerusform>حُل بـ %n خطوة ودون تخمين.</numerusform>
            <numerusform>حُل بـ %n خطوة ودون تخمين.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stuck: no technique goes further, and %n cell(s) are left.</source>
        <translation>
            <numerusform>عالق: لا تقنية تتقدم.</numerusform>
            <numerusform>عالق: لا تقنية تتقدم، وبقيت خانة واحدة.</numerusform>
            <numerusform>عالق: لا تقنية تتقدم، وبقيت خانتان.</numerusform>
            <numerusform>عالق: لا تقنية تتقدم، وبقيت %n خانات.</numerusform>
            <numerusform>عالق: لا تقنية تتقدم، وبقيت %n خانة.</numerusform>
            <numerusform>عالق: لا تقنية تتقدم، وبقيت %n خانة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: it is the only solution (%1, %2).</source>
        <translation>حُل: هو الحل الوحيد (%1، %2).</translation>
    </message>
    <message>
        <source>Solved: no guess was needed.</source>
        <translation>حُل: لم يلزم أي تخمين.</translation>
    </message>
    <message>
        <source>Solved: %1, %2.</source>
        <translation>حُل: %1، %2.</translation>
    </message>
    <message>
        <source>Not unique: there is more than one solution (%1, %2).</source>
        <translation>ليس وحيدًا: هناك أكثر من حل (%1، %2).</translation>
    </message>
    <message>
        <source>No solution: everything has been tried (%1, %2).</source>
        <translation>لا حل: جُرّب كل شيء (%1، %2).</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what was done when, and a technique</comment>
        <translation>%1، بواسطة %2</translation>
    </message>
    <message>
        <source>%1, not by a step that I know</source>
        <comment>what was done when</comment>
        <translation>%1، ليس بخطوة أعرفها</translation>
    </message>
    <message>
        <source>At least one of these parts must hold. The solver watches two of them: as long as these can hold, it does not look at the others. A double click goes to where the note was learned.</source>
        <translation>لا بد أن يتحقق أحد هذه الأجزاء على الأقل. يراقب الحلّال اثنين منها: ما دام تحققهما ممكنًا، لا ينظر إلى غيرهما. النقر المزدوج ينقل إلى حيث تُعلّم القيد.</translation>
    </message>
    <message>
        <source>Too many notes slow the search down. It keeps all that rest on one or two guesses (LBD), and the half of the others that was needed last. This note is in neither.</source>
        <translation>كثرة القيود تبطئ البحث. يحتفظ بكل ما يستند منها إلى تخمين أو تخمينين (LBD)، وبنصف الباقي الذي احتيج إليه أخيرًا. وهذا القيد ليس من هذه ولا من تلك.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: %1, %2.</source>
        <translation>التتبع الرجعي، دون استنتاج ولا قيود: %1، %2.</translation>
    </message>
    <message>
        <source>Backtracking, without conclusions and notes: more than %1, %2.</source>
        <translation>التتبع الرجعي، دون استنتاج ولا قيود: أكثر من %1، %2.</translation>
    </message>
    <message>
        <source>last needed at dead end %1</source>
        <translation>آخر حاجة إليه عند الطريق المسدود %1</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) have come. After at least 16 of them, and then after at least 16, 32, 16, 16, 32, 64 and so on more (the series of Luby), the search starts again as soon as nothing follows any more, because its first guesses may have been poor. Only the guesses go. All notes are kept, and with them it may take another way.</source>
        <translation>
            <numerusform>لم يأت طريق مسدود بعد. بعد 16 منها على الأقل، ثم بعد 16 ثم 32 ثم 16 ثم 16 ثم 32 ثم 64 أخرى على الأقل وهكذا (متسلسلة Luby)، يبدأ البحث من جديد ما إن لا ينتج شيء آخر، لأن تخميناته الأولى ربما كانت ضعيفة. لا تزول إلا التخمينات. تبقى كل القيود، وبها قد يسلك طريقًا آخر.</numerusform>
            <numerusform>أتى طريق مسدود واحد. بعد 16 منها على الأقل، ثم بعد 16 ثم 32 ثم 16 ثم 16 ثم 32 ثم 64 أخرى على الأقل وهكذا (متسلسلة Luby)، يبدأ البحث من جديد ما إن لا ينتج شيء آخر، لأن تخميناته الأولى ربما كانت ضعيفة. لا تزول إلا التخمينات. تبقى كل القيود، وبها قد يسلك طريقًا آخر.</numerusform>
            <numerusform>أتى طريقان مسدودان. بعد 16 منها على الأقل، ثم بعد 16 ثم 32 ثم 16 ثم 16 ثم 32 ثم 64 أخرى على الأقل وهكذا (متسلسلة Luby)، يبدأ البحث من جديد ما إن لا ينتج شيء آخر، لأن تخميناته الأولى ربما كانت ضعيفة. لا تزول إلا التخمينات. تبقى كل القيود، وبها قد يسلك طريقًا آخر.</numerusform>
            <numerusform>أتت %n طرق مسدودة. بعد 16 منها على الأقل، ثم بعد 16 ثم 32 ثم 16 ثم 16 ثم 32 ثم 64 أخرى على الأقل وهكذا (متسلسلة Luby)، يبدأ البحث من جديد ما إن لا ينتج شيء آخر، لأن تخميناته الأولى ربما كانت ضعيفة. لا تزول إلا التخمينات. تبقى كل القيود، وبها قد يسلك طريقًا آخر.</numerusform>
            <numerusform>أتى %n طريقًا مسدودًا. بعد 16 منها على الأقل، ثم بعد 16 ثم 32 ثم 16 ثم 16 ثم 32 ثم 64 أخرى على الأقل وهكذا (متسلسلة Luby)، يبدأ البحث من جديد ما إن لا ينتج شيء آخر، لأن تخميناته الأولى ربما كانت ضعيفة. لا تزول إلا التخمينات. تبقى كل القيود، وبها قد يسلك طريقًا آخر.</numerusform>
            <numerusform>أتى %n طريق مسدود. بعد 16 منها على الأقل، ثم بعد 16 ثم 32 ثم 16 ثم 16 ثم 32 ثم 64 أخرى على الأقل وهكذا (متسلسلة Luby)، يبدأ البحث من جديد ما إن لا ينتج شيء آخر، لأن تخميناته الأولى ربما كانت ضعيفة. لا تزول إلا التخمينات. تبقى كل القيود، وبها قد يسلك طريقًا آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each tick is a dead end, each triangle a restart.</source>
        <translation>كل علامة طريق مسدود، وكل مثلث إعادة بدء.</translation>
    </message>
    <message>
        <source>Propagation, with conclusions and without notes: %1, %2.</source>
        <translation>الانتشار، مع استنتاج ودون قيود: %1، %2.</translation>
    </message>
    <message>
        <source>a cell had no digit left, a digit no place, or a note no part that could hold (conflicts)</source>
        <translation>لم يبق لخانة رقم، أو لرقم مكان، أو لقيد جزء يمكن أن يتحقق (تعارضات)</translation>
    </message>
</context>
<context>
    <name>WholeFile</name>
    <message>
        <source>its folder cannot be made: %1</source>
        <translation>لا يمكن إنشاء مجلده: %1</translation>
    </message>
    <message>
        <source>there is no room left on the disk</source>
        <translation>لم يبق متسع على القرص</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::About</name>
    <message>
        <source>About Ninefold</source>
        <translation>عن Ninefold</translation>
    </message>
    <message>
        <source>Ninefold %1</source>
        <translation>Ninefold %1</translation>
    </message>
    <message>
        <source>Play, ask why, and watch solvers think.</source>
        <translation>العب، واسأل لماذا، وشاهد الحلّالين يفكرون.</translation>
    </message>
    <message>
        <source>Free software under the MIT License: you may use, study, change and share it.</source>
        <translation>برنامج حر برخصة MIT: يمكنك استخدامه ودراسته وتغييره ومشاركته.</translation>
    </message>
    <message>
        <source>Thanks to the players who found, named and explained the techniques, to the makers of the programs whose files Ninefold reads, and to everybody who makes Qt.</source>
        <translation>شكرًا للّاعبين الذين وجدوا التقنيات وسمّوها وشرحوها، ولصانعي البرامج التي يقرأ Ninefold ملفاتها، ولكل من يصنع Qt.</translation>
    </message>
    <message>
        <source>Handbook</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>الإصدارات</translation>
    </message>
    <message>
        <source>Copy &amp;Versions</source>
        <translation>نسخ ال&amp;إصدارات</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::BatchBar</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>What is done so far stays.</source>
        <translation>ما أُنجز حتى الآن يبقى.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
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
        <translation>الجواب</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>التخمينات</translation>
    </message>
    <message>
        <source>Digits that followed</source>
        <translation>الأرقام الناتجة</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>الطرق المسدودة</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>القيود</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>The solvers work on this puzzle one after the other; each makes sure that there is no second solution.</source>
        <translation>يعمل الحلّالون على هذا اللغز واحدًا بعد الآخر؛ ويتأكد كل منهم من عدم وجود حل ثانٍ.</translation>
    </message>
    <message>
        <source>Steps back</source>
        <translation>الخطوات إلى الوراء</translation>
    </message>
    <message>
        <source>Curves of</source>
        <translation>منحنيات</translation>
    </message>
    <message>
        <source>Compare Solvers</source>
        <translation>مقارنة الحلّالين</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>العمق</translation>
    </message>
    <message>
        <source>Puzzles of a &amp;File...</source>
        <translation>ألغاز &amp;ملف...</translation>
    </message>
    <message>
        <source>&amp;Race</source>
        <translation>&amp;سباق</translation>
    </message>
    <message>
        <source>The two chosen solvers side by side, on the puzzle of the board</source>
        <translation>الحلّالان المختاران جنبًا إلى جنب، على لغز اللوحة</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message numerus="yes">
        <source>Done with %Ln puzzle(s).</source>
        <translation>
            <numerusform>تم، دون ألغاز.</numerusform>
            <numerusform>تم، لغز واحد.</numerusform>
            <numerusform>تم، لغزان.</numerusform>
            <numerusform>تم، %Ln ألغاز.</numerusform>
            <numerusform>تم، %Ln لغزًا.</numerusform>
            <numerusform>تم، %Ln لغز.</numerusform>
        </translation>
    </message>
    <message>
        <source>puzzles, from the easiest</source>
        <translation>الألغاز، من الأسهل</translation>
    </message>
    <message>
        <source>events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>Time in µs</source>
        <translation>الوقت بـ µs</translation>
    </message>
    <message>
        <source>Puzzles to Compare On</source>
        <translation>ألغاز للمقارنة</translation>
    </message>
    <message>
        <source>Reading %1.</source>
        <translation>تجري قراءة %1.</translation>
    </message>
    <message>
        <source>No Sudoku was found.</source>
        <translation>لم توجد سودوكو.</translation>
    </message>
    <message numerus="yes">
        <source>The solvers work on %Ln puzzle(s), each on one puzzle after the other. Whoever takes too long is stopped.</source>
        <translation>
            <numerusform>لا ألغاز للحلّالين.</numerusform>
            <numerusform>يعمل الحلّالون على لغز واحد. ومن يطل كثيرًا يوقف.</numerusform>
            <numerusform>يعمل الحلّالون على لغزين، كل منهم على لغز بعد آخر. ومن يطل كثيرًا يوقف.</numerusform>
            <numerusform>يعمل الحلّالون على %Ln ألغاز، كل منهم على لغز بعد آخر. ومن يطل كثيرًا يوقف.</numerusform>
            <numerusform>يعمل الحلّالون على %Ln لغزًا، كل منهم على لغز بعد آخر. ومن يطل كثيرًا يوقف.</numerusform>
            <numerusform>يعمل الحلّالون على %Ln لغز، كل منهم على لغز بعد آخر. ومن يطل كثيرًا يوقف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done. Every solver also looked for a second solution; on the page Watch it does so only if asked, and needs less. For Logic, every step counts as a digit that followed.</source>
        <translation>تم. بحث كل حلّال أيضًا عن حل ثانٍ؛ وفي صفحة «المشاهدة» لا يفعل ذلك إلا عند الطلب، فيحتاج إلى أقل. في المنطق تُحسب كل خطوة رقمًا ناتجًا.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::CrashSheet</name>
    <message>
        <source>Crash Report</source>
        <translation>تقرير الانهيار</translation>
    </message>
    <message>
        <source>Ninefold does not send this anywhere. It helps those who look for the mistake, if you copy it into a message to them: it holds versions and places in the program, and nothing of your games.</source>
        <translation>لا يرسل Ninefold هذا إلى أي مكان. إن نسخته في رسالة إلى من يبحثون عن الخطأ أفادهم: فيه إصدارات ومواضع في البرنامج، ولا شيء من ألعابك.</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyCard</name>
    <message>
        <source>Daily Puzzle, %1</source>
        <translation>لغز اليوم، %1</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <comment>day and month</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>Three levels, the same for everybody, without a network.</source>
        <translation>ثلاثة مستويات، هي نفسها للجميع، دون شبكة.</translation>
    </message>
    <message>
        <source>&amp;Daily...</source>
        <translation>لغز ال&amp;يوم...</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>a streak</comment>
        <translation>
            <numerusform>لا أيام</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DailyDialog</name>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>بدأ</translation>
    </message>
    <message>
        <source>Solved later</source>
        <translation>حُل لاحقًا</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>محلول</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>لعب مرة أخرى</translation>
    </message>
    <message>
        <source>Daily Puzzle</source>
        <translation>لغز اليوم</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Play Very Hard</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The same puzzles for everybody, made from the date, without a network.</source>
        <translation>الألغاز نفسها للجميع، مصنوعة من التاريخ، دون شبكة.</translation>
    </message>
    <message>
        <source>You can play the puzzles of an earlier day, but they count for no streak.</source>
        <translation>يمكنك لعب ألغاز يوم سابق، لكنها لا تُحسب في الأيام المتتالية.</translation>
    </message>
    <message>
        <source>Solve a puzzle on its own day to begin a streak.</source>
        <translation>حُلّ لغزًا في يومه لتبدأ أيامًا متتالية.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>لا أيام متتالية</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان متتاليان</numerusform>
            <numerusform>%n أيام متتالية</numerusform>
            <numerusform>%n يومًا متتاليًا</numerusform>
            <numerusform>%n يوم متتالٍ</numerusform>
        </translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>الشهر السابق</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>الشهر التالي</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::DayCalendar</name>
    <message>
        <source>Days</source>
        <translation>الأيام</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::FlatView</name>
    <message>
        <source>Picture</source>
        <translation>صورة</translation>
    </message>
    <message>
        <source>The part of the picture with the Sudoku, straightened.</source>
        <translation>جزء الصورة الذي فيه السودوكو، بعد تقويمه.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Handbook</name>
    <message>
        <source>Handbook</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>البحث في الدليل</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;رجوع</translation>
    </message>
    <message>
        <source>Show an &amp;Example</source>
        <translation>عرض &amp;مثال</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HelpPage</name>
    <message>
        <source>Picture: %1</source>
        <translation>صورة: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::HowToPlay</name>
    <message>
        <source>How to Play</source>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>The Rule</source>
        <translation>القاعدة</translation>
    </message>
    <message>
        <source>Fill the board so that every row, every column and every box of nine cells holds the digits 1 to 9, each of them once. The bold digits belong to the puzzle and stay. Every puzzle of Ninefold has exactly one solution, so no digit has to be guessed.</source>
        <translation>املأ اللوحة بحيث يحوي كل صف وكل عمود وكل مربع من تسع خانات الأرقام من 1 إلى 9، كلًا منها مرة واحدة. الأرقام العريضة جزء من اللغز وتبقى. كل لغز في Ninefold له حل واحد بالضبط، فلا حاجة إلى تخمين أي رقم.</translation>
    </message>
    <message>
        <source>Select and Write</source>
        <translation>التحديد والكتابة</translation>
    </message>
    <message>
        <source>Click a cell, or go to it with the arrow keys, and type a digit; the keys beside the board do the same. The row, the column and the box of the cell are tinted. The same digit again, or the key Delete, empties the cell.</source>
        <translation>انقر خانة، أو انتقل إليها بمفاتيح الأسهم، واكتب رقمًا؛ والمفاتيح بجانب اللوحة تفعل الشيء نفسه. يتلوّن صف الخانة وعمودها ومربعها. الرقم نفسه مرة أخرى، أو المفتاح Delete، يفرغ الخانة.</translation>
    </message>
    <message>
        <source>Candidates and Notes</source>
        <translation>المرشحات والملاحظات</translation>
    </message>
    <message>
        <source>Not sure yet? %1 changes what the digit keys write: digits, or candidates, the small digits that a cell can still hold. %2 writes all candidates for you. While Auto-clean is on, writing a digit removes it from the candidates of its row, column and box. Corner marks, centre marks, colours and links are in the menu View.</source>
        <translation>لست متأكدًا بعد؟ %1 يغير ما تكتبه مفاتيح الأرقام: أرقامًا، أو مرشحات، وهي الأرقام الصغيرة التي ما زالت ممكنة في الخانة. و%2 يكتب لك كل المرشحات. ما دام التنظيف التلقائي مفعّلًا، فكتابة رقم تحذفه من مرشحات صفه وعموده ومربعه. الملاحظات الركنية والوسطى والألوان والروابط في القائمة «عرض».</translation>
    </message>
    <message>
        <source>A Hint</source>
        <translation>تلميح</translation>
    </message>
    <message>
        <source>%1 gives a hint: first where to look, then the cells, and in the end the whole reason, drawn on the board. %2 does what the hint says.</source>
        <translation>%1 يعطي تلميحًا: أولًا أين تنظر، ثم الخانات، وفي النهاية السبب كاملًا مرسومًا على اللوحة. و%2 ينفذ ما يقوله التلميح.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>A digit that appears twice in a row, column or box gets a dot at once. %1 compares your digits with the solution and says which are wrong; %2 takes you back to before the first mistake.</source>
        <translation>الرقم الذي يظهر مرتين في صف أو عمود أو مربع تظهر عليه نقطة فورًا. %1 يقارن أرقامك بالحل ويقول أيها خاطئ؛ و%2 يعيدك إلى ما قبل الخطأ الأول.</translation>
    </message>
    <message>
        <source>Undo, and Trying Something Out</source>
        <translation>التراجع، وتجربة شيء</translation>
    </message>
    <message>
        <source>%1 takes moves back, as many as you like, and %2 does them again. With %3 you try something out: what you write then has a second colour, and you keep or drop all of it together. Your game is saved after every move.</source>
        <translation>%1 يتراجع عن النقلات، مهما كثرت، و%2 يعيدها. مع %3 تجرب شيئًا: ما تكتبه عندئذ له لون ثانٍ، فتحتفظ به كله أو تسقطه كله. تُحفظ لعبتك بعد كل نقلة.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>على اللوحة</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>التنقل</translation>
    </message>
    <message>
        <source>Arrows, Home, End</source>
        <translation>الأسهم، Home، End</translation>
    </message>
    <message>
        <source>Next empty cell</source>
        <translation>الخانة الفارغة التالية</translation>
    </message>
    <message>
        <source>Ctrl+arrow</source>
        <translation>Ctrl+سهم</translation>
    </message>
    <message>
        <source>Select more</source>
        <translation>تحديد المزيد</translation>
    </message>
    <message>
        <source>Shift+arrow, drag, Shift+click, Ctrl+click</source>
        <translation>Shift+سهم، سحب، Shift+نقر، Ctrl+نقر</translation>
    </message>
    <message>
        <source>Write a digit, or what the mode says</source>
        <translation>كتابة رقم، أو ما يقوله النمط</translation>
    </message>
    <message>
        <source>1 to 9, also on the keypad</source>
        <translation>1 إلى 9، وكذلك على اللوحة الرقمية</translation>
    </message>
    <message>
        <source>Corner mark</source>
        <translation>ملاحظة ركنية</translation>
    </message>
    <message>
        <source>Shift+digit</source>
        <translation>Shift+رقم</translation>
    </message>
    <message>
        <source>Centre mark</source>
        <translation>ملاحظة وسطى</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>لون</translation>
    </message>
    <message>
        <source>Ctrl+Shift+digit</source>
        <translation>Ctrl+Shift+رقم</translation>
    </message>
    <message>
        <source>Write or remove the candidate under the pointer</source>
        <translation>كتابة أو حذف المرشح تحت المؤشر</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Del, Backspace, 0</source>
        <translation>Del، Backspace، 0</translation>
    </message>
    <message>
        <source>Highlight a digit</source>
        <translation>إبراز رقم</translation>
    </message>
    <message>
        <source>Alt+digit; Esc ends it</source>
        <translation>Alt+رقم؛ Esc ينهيه</translation>
    </message>
    <message>
        <source>Highlight cells with two candidates</source>
        <translation>إبراز الخانات ذات المرشحين</translation>
    </message>
    <message>
        <source>Alt+0</source>
        <translation>Alt+0</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>نقر مزدوج</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>تراجع، إعادة</translation>
    </message>
    <message>
        <source>Back and forward buttons of the mouse</source>
        <translation>زرا الرجوع والتقدم في الفأرة</translation>
    </message>
    <message>
        <source>Anywhere in the window</source>
        <translation>في أي مكان من النافذة</translation>
    </message>
    <message>
        <source>Draw a link from candidate to candidate</source>
        <translation>رسم رابط من مرشح إلى مرشح</translation>
    </message>
    <message>
        <source>When the digit is chosen first: write it</source>
        <translation>عند اختيار الرقم أولًا: كتابته</translation>
    </message>
    <message>
        <source>Click or Return; with Shift it becomes a candidate</source>
        <translation>نقر أو Return؛ ومع Shift يصير مرشحًا</translation>
    </message>
    <message>
        <source>Type a puzzle in, cell after cell</source>
        <translation>كتابة لغز، خانة بعد خانة</translation>
    </message>
    <message>
        <source>Digits; 0, Space or a full stop for an empty cell</source>
        <translation>أرقام؛ و 0 أو المسافة أو النقطة لخانة فارغة</translation>
    </message>
    <message>
        <source>Middle click; right click for more</source>
        <translation>نقر أوسط؛ ونقر أيمن للمزيد</translation>
    </message>
    <message>
        <source>Select all cells with the same digit, mark or colour</source>
        <translation>تحديد كل الخانات ذات الرقم أو الملاحظة أو اللون نفسه</translation>
    </message>
    <message>
        <source>Menu of the cell</source>
        <translation>قائمة الخانة</translation>
    </message>
    <message>
        <source>Menu key, right click</source>
        <translation>مفتاح القائمة، نقر أيمن</translation>
    </message>
    <message>
        <source>Ctrl+digit; Settings, Play can make it write candidates</source>
        <translation>Ctrl+رقم؛ ويمكن من الإعدادات، اللعب، جعله يكتب المرشحات</translation>
    </message>
    <message>
        <source>Give the candidate under the pointer the last colour</source>
        <translation>إعطاء المرشح تحت المؤشر آخر لون</translation>
    </message>
    <message>
        <source>Middle click in the mode Colour</source>
        <translation>نقر أوسط في نمط اللون</translation>
    </message>
    <message>
        <source>Alt+drag, Ctrl+Shift+drag; in the mode Link drag, or a digit at each end</source>
        <translation>Alt+سحب، Ctrl+Shift+سحب؛ وفي نمط الرابط سحب، أو رقم عند كل طرف</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelChoice</name>
    <message>
        <source>Of the grid that you have just solved</source>
        <translation>من الشبكة التي حللتها الآن</translation>
    </message>
    <message>
        <source>Hardest of a Grid</source>
        <translation>أصعب لغز في شبكة</translation>
    </message>
    <message>
        <source>Level, and what it needs</source>
        <translation>المستوى، وما يحتاج إليه</translation>
    </message>
    <message>
        <source>your average</source>
        <translation>متوسطك</translation>
    </message>
    <message>
        <source>Searches one solved grid for its hardest puzzle, in 200 rounds.</source>
        <translation>يبحث في شبكة محلولة عن أصعب ألغازها، في 200 جولة.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LevelRow</name>
    <message>
        <source>%1 Your average: %2.</source>
        <translation>%1 متوسطك: %2.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::LibrarySettings</name>
    <message>
        <source>In a file on this &amp;computer</source>
        <translation>&amp;في ملف على هذا الحاسوب</translation>
    </message>
    <message>
        <source>On a PostgreSQL &amp;server, for several computers</source>
        <translation>على خادم PostgreSQL، لعدة &amp;حواسيب</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>ا&amp;ختبار الاتصال</translation>
    </message>
    <message>
        <source>A&amp;ddress</source>
        <translation>الع&amp;نوان</translation>
    </message>
    <message>
        <source>Ninefold keeps no password. It is taken from the file ~/.pgpass or the variable PGPASSWORD.</source>
        <translation>لا يحفظ Ninefold كلمة مرور. تؤخذ من الملف ~/.pgpass أو المتغير PGPASSWORD.</translation>
    </message>
    <message>
        <source>While the server is away, Ninefold uses a file and writes what you do to the server later. The collections of your file stay in the file; ninefold-cli library merge copies them to the server.</source>
        <translation>ما دام الخادم غائبًا يستعمل Ninefold ملفًا، ويكتب ما تفعله إلى الخادم لاحقًا. تبقى مجموعات ملفك في الملف؛ و ninefold-cli library merge ينسخها إلى الخادم.</translation>
    </message>
    <message>
        <source>Where is the server?</source>
        <translation>أين الخادم؟</translation>
    </message>
    <message>
        <source>Please take the password out: settings can be read by others.</source>
        <translation>يُرجى إزالة كلمة المرور: يمكن للآخرين قراءة الإعدادات.</translation>
    </message>
    <message>
        <source>An address is like postgresql://name@host/database.</source>
        <translation>شكل العنوان postgresql://name@host/database.</translation>
    </message>
    <message>
        <source>Ninefold needs a driver for PostgreSQL: please install the package libqt6sql6-psql.</source>
        <translation>يحتاج Ninefold إلى مشغّل لـ PostgreSQL: يُرجى تثبيت الحزمة libqt6sql6-psql.</translation>
    </message>
    <message>
        <source>Connecting...</source>
        <translation>جارٍ الاتصال...</translation>
    </message>
    <message>
        <source>Connected. The library will be made there.</source>
        <translation>تم الاتصال. ستُنشأ المكتبة هناك.</translation>
    </message>
    <message>
        <source>Connected: %1 puzzles.</source>
        <translation>تم الاتصال: الألغاز %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ManyPuzzles</name>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Generate Several</source>
        <translation>توليد عدة ألغاز</translation>
    </message>
    <message>
        <source>A word or a number of your choice: the same level and seed give the same puzzles again.</source>
        <translation>كلمة أو عدد من اختيارك: المستوى نفسه والبذرة نفسها يعطيان الألغاز نفسها مرة أخرى.</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;توليد</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>ال&amp;مستوى</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>ال&amp;عدد</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>ال&amp;بذرة</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::NewPuzzleDialog</name>
    <message>
        <source>New Puzzle</source>
        <translation>لغز جديد</translation>
    </message>
    <message>
        <source>&amp;Several...</source>
        <translation>&amp;عدة ألغاز...</translation>
    </message>
    <message>
        <source>&amp;Enter Your Own</source>
        <translation>إ&amp;دخال لغز بنفسك</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Play the Hardest</source>
        <translation>لعب الأصعب</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>لعب %1</translation>
    </message>
    <message>
        <source>Always one solution, solvable by logic.</source>
        <translation>حل واحد دائمًا، يمكن إيجاده بالمنطق.</translation>
    </message>
    <message>
        <source>A puzzle is ready.</source>
        <translation>هناك لغز جاهز.</translation>
    </message>
    <message>
        <source>The puzzle is being made. Your game stays until it is there.</source>
        <translation>يجري صنع اللغز. تبقى لعبتك حتى يجهز.</translation>
    </message>
    <message>
        <source>Looking for the puzzle: %1 tried, at most %2.</source>
        <translation>يجري البحث عن اللغز: جُرّب %1، وعلى الأكثر %2.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Another try may find one, or change what you ask for.</source>
        <translation>لم يوجد مثل هذا اللغز. قد تجده محاولة أخرى، أو غيّر ما تطلبه.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PagePreview</name>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PartSlider</name>
    <message>
        <source>Easier or harder</source>
        <translation>أسهل أو أصعب</translation>
    </message>
    <message>
        <source>Easier</source>
        <translation>أسهل</translation>
    </message>
    <message>
        <source>Harder</source>
        <translation>أصعب</translation>
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
        <translation>معطى</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>فارغة</translation>
    </message>
    <message>
        <source>Pattern of the givens, row %1 column %2: %3</source>
        <translation>نمط المعطيات، الصف %1 العمود %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>Arrow keys move, Space paints or erases. %n given(s).</source>
        <translation>
            <numerusform>الأسهم تتنقل، والمسافة ترسم أو تمسح. لا معطيات.</numerusform>
            <numerusform>الأسهم تتنقل، والمسافة ترسم أو تمسح. معطى واحد.</numerusform>
            <numerusform>الأسهم تتنقل، والمسافة ترسم أو تمسح. معطيان.</numerusform>
            <numerusform>الأسهم تتنقل، والمسافة ترسم أو تمسح. %n معطيات.</numerusform>
            <numerusform>الأسهم تتنقل، والمسافة ترسم أو تمسح. %n معطى.</numerusform>
            <numerusform>الأسهم تتنقل، والمسافة ترسم أو تمسح. %n معطى.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureChoice</name>
    <message>
        <source>Only &amp;guesses, dead ends, notes and the end</source>
        <translation>ال&amp;تخمينات والطرق المسدودة والقيود والنهاية فقط</translation>
    </message>
    <message>
        <source>Save Pictures of This Run</source>
        <translation>حفظ صور هذا التشغيل</translation>
    </message>
    <message>
        <source>PNG, %1 pixels wide</source>
        <translation>PNG، بعرض %1 بكسل</translation>
    </message>
    <message>
        <source>SVG, sharp at any size</source>
        <translation>SVG، واضح بأي حجم</translation>
    </message>
    <message>
        <source>Choose a &amp;folder</source>
        <translation>&amp;اختيار مجلد</translation>
    </message>
    <message>
        <source>&amp;One of every</source>
        <translation>&amp;واحد من كل</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>ال&amp;نوع</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) at the most</source>
        <translation>
            <numerusform>لا صور</numerusform>
            <numerusform>صورة واحدة على الأكثر</numerusform>
            <numerusform>صورتان على الأكثر</numerusform>
            <numerusform>%n صور على الأكثر</numerusform>
            <numerusform>%n صورة على الأكثر</numerusform>
            <numerusform>%n صورة على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>الحدث الأخير يأتي قبل الأول.</translation>
    </message>
    <message numerus="yes">
        <source>That would be more than %n pictures.</source>
        <translation>
            <numerusform>لا صور.</numerusform>
            <numerusform>سيكون ذلك أكثر من صورة واحدة.</numerusform>
            <numerusform>سيكون ذلك أكثر من صورتين.</numerusform>
            <numerusform>سيكون ذلك أكثر من %n صور.</numerusform>
            <numerusform>سيكون ذلك أكثر من %n صورة.</numerusform>
            <numerusform>سيكون ذلك أكثر من %n صورة.</numerusform>
        </translation>
    </message>
    <message>
        <source>F&amp;rom number</source>
        <translation>&amp;من رقم</translation>
    </message>
    <message>
        <source>&amp;To number</source>
        <translation>إلى &amp;رقم</translation>
    </message>
    <message>
        <source>&amp;Each picture for</source>
        <translation>مدة &amp;كل صورة</translation>
    </message>
    <message>
        <source>One animated PNG, %1 pixels wide</source>
        <translation>ملف PNG متحرك واحد، بعرض %1 بكسل</translation>
    </message>
    <message>
        <source>One animated GIF, %1 pixels wide</source>
        <translation>ملف GIF متحرك واحد، بعرض %1 بكسل</translation>
    </message>
    <message>
        <source>As long as it takes to read</source>
        <translation>بقدر ما تستغرق القراءة</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>Choose a &amp;file</source>
        <translation>&amp;اختيار ملف</translation>
    </message>
    <message>
        <source>One web page that plays it</source>
        <translation>صفحة ويب واحدة تعرضه</translation>
    </message>
    <message numerus="yes">
        <source>A page has room for %Ln event(s).</source>
        <translation>
            <numerusform>لا تتسع الصفحة لأحداث.</numerusform>
            <numerusform>تتسع الصفحة لحدث واحد.</numerusform>
            <numerusform>تتسع الصفحة لحدثين.</numerusform>
            <numerusform>تتسع الصفحة لـ %Ln أحداث.</numerusform>
            <numerusform>تتسع الصفحة لـ %Ln حدثًا.</numerusform>
            <numerusform>تتسع الصفحة لـ %Ln حدث.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>لا أحداث</numerusform>
            <numerusform>حدث واحد</numerusform>
            <numerusform>حدثان</numerusform>
            <numerusform>%Ln أحداث</numerusform>
            <numerusform>%Ln حدثًا</numerusform>
            <numerusform>%Ln حدث</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PictureSheet</name>
    <message>
        <source>&amp;Change It</source>
        <translation>ت&amp;غيير</translation>
    </message>
    <message>
        <source>&amp;Next Doubtful Cell</source>
        <translation>الخانة المبهمة ال&amp;تالية</translation>
    </message>
    <message>
        <source>Puzzle from a Picture</source>
        <translation>لغز من صورة</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>ما قُرئ</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>ل&amp;عب</translation>
    </message>
    <message>
        <source>Sudoku of the picture</source>
        <translation>سودوكو الصورة</translation>
    </message>
    <message>
        <source>Sudoku %1 of %2</source>
        <translation>سودوكو %1 من %2</translation>
    </message>
    <message>
        <source>The cell in the picture</source>
        <translation>الخانة في الصورة</translation>
    </message>
    <message>
        <source>%1: probably %2. Type the right digit, or Delete if there is none.</source>
        <translation>%1: على الأرجح %2. اكتب الرقم الصحيح، أو اضغط Delete إن لم يوجد رقم.</translation>
    </message>
    <message>
        <source>%1: probably empty. Type a digit if there is one.</source>
        <translation>%1: فارغة على الأرجح. اكتب رقمًا إن وُجد.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: empty</source>
        <translation>%1: فارغة</translation>
    </message>
    <message numerus="yes">
        <source>Please look at the %n marked cell(s).</source>
        <translation>
            <numerusform>لا خانات معلَّمة.</numerusform>
            <numerusform>يُرجى النظر إلى الخانة المعلَّمة.</numerusform>
            <numerusform>يُرجى النظر إلى الخانتين المعلَّمتين.</numerusform>
            <numerusform>يُرجى النظر إلى الخانات المعلَّمة، وعددها %n.</numerusform>
            <numerusform>يُرجى النظر إلى الخانات المعلَّمة، وعددها %n.</numerusform>
            <numerusform>يُرجى النظر إلى الخانات المعلَّمة، وعددها %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>لهذا اللغز حل واحد بالضبط.</translation>
    </message>
    <message>
        <source>This has several solutions: a digit may be missing.</source>
        <translation>لهذا عدة حلول: ربما ينقص رقم.</translation>
    </message>
    <message>
        <source>Two equal digits are in one row, column or box: one of them was misread.</source>
        <translation>رقمان متساويان في صف أو عمود أو مربع واحد: أحدهما قُرئ خطأً.</translation>
    </message>
    <message>
        <source>This has no solution: a digit was misread.</source>
        <translation>ليس لهذا حل: ثمة رقم قُرئ خطأً.</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>كانت %1 هي %2</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>كانت %1 فارغة</translation>
    </message>
    <message>
        <source>There would be exactly one solution if %1.</source>
        <translation>يكون هناك حل واحد بالضبط لو %1.</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between two changes</comment>
        <translation> و </translation>
    </message>
    <message>
        <source>%1: candidates %2</source>
        <translation>%1: المرشحات %2</translation>
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
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 % of the search is done</source>
        <translation>أُنجز %1 % من البحث</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PrintDialog</name>
    <message>
        <source>Puzzles</source>
        <translation>الألغاز</translation>
    </message>
    <message>
        <source>Puzzles on a page</source>
        <translation>الألغاز في الصفحة</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>الورق</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>الاتجاه</translation>
    </message>
    <message>
        <source>&amp;Solutions on the last page</source>
        <translation>الحلول في ال&amp;صفحة الأخيرة</translation>
    </message>
    <message>
        <source>&amp;Level and rating</source>
        <translation>ال&amp;مستوى والتقييم</translation>
    </message>
    <message>
        <source>My &amp;digits, marks and colours</source>
        <translation>أ&amp;رقامي وملاحظاتي وألواني</translation>
    </message>
    <message>
        <source>Pages done so far</source>
        <translation>الصفحات المنجزة حتى الآن</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>طباعة</translation>
    </message>
    <message>
        <source>The one on the board</source>
        <translation>الموجود على اللوحة</translation>
    </message>
    <message numerus="yes">
        <source>The %n played last</source>
        <comment>games</comment>
        <translation>
            <numerusform>لا ألعاب حديثة</numerusform>
            <numerusform>آخر لغز لُعب</numerusform>
            <numerusform>آخر لغزين لُعبا</numerusform>
            <numerusform>آخر %n ألغاز لُعبت</numerusform>
            <numerusform>آخر %n لغزًا لُعبت</numerusform>
            <numerusform>آخر %n لغز لُعبت</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>لا شيء محدد</numerusform>
            <numerusform>لغز محدد واحد</numerusform>
            <numerusform>لغزان محددان</numerusform>
            <numerusform>%n ألغاز محددة</numerusform>
            <numerusform>%n لغزًا محددًا</numerusform>
            <numerusform>%n لغز محدد</numerusform>
        </translation>
    </message>
    <message>
        <source>The first %1</source>
        <translation>أول %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n of the list</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>القائمة فارغة</numerusform>
            <numerusform>لغز القائمة الواحد</numerusform>
            <numerusform>لغزا القائمة كلاهما</numerusform>
            <numerusform>كل ألغاز القائمة الـ %n</numerusform>
            <numerusform>كل ألغاز القائمة الـ %n</numerusform>
            <numerusform>كل ألغاز القائمة الـ %n</numerusform>
        </translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>الأ&amp;لغاز</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>الألغاز &amp;في الصفحة</translation>
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
        <translation>طولي</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>عرضي</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>ال&amp;ورق</translation>
    </message>
    <message>
        <source>Di&amp;rection</source>
        <translation>ال&amp;اتجاه</translation>
    </message>
    <message>
        <source>Puzzles without a rating are rated while this dialog is open.</source>
        <translation>تُقيّم الألغاز التي لا تقييم لها ما دام هذا الحوار مفتوحًا.</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>الصفحة السابقة</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>الصفحة التالية</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;طباعة...</translation>
    </message>
    <message>
        <source>Save as PD&amp;F...</source>
        <translation>&amp;حفظ كـ PDF...</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>الصفحة %1 من %2</translation>
    </message>
    <message>
        <source>Ratings are being found: %1 of %2</source>
        <translation>يجري تحديد التقييمات: %1 من %2</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Properties</name>
    <message>
        <source>Properties</source>
        <translation>الخصائص</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>المؤلف</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>التاريخ</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>تعليق</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>المعطيات</translation>
    </message>
    <message>
        <source>Cells left</source>
        <translation>الخانات الباقية</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>النقلات</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>ولا مرة</numerusform>
            <numerusform>مرة واحدة</numerusform>
            <numerusform>مرتان</numerusform>
            <numerusform>%n مرات</numerusform>
            <numerusform>%n مرة</numerusform>
            <numerusform>%n مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>being rated...</source>
        <translation>يجري التقييم...</translation>
    </message>
    <message>
        <source>Help used</source>
        <translation>المساعدة المستعملة</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Backdoors</source>
        <translation>الأبواب الخلفية</translation>
    </message>
    <message>
        <source>Redundant givens</source>
        <translation>معطيات زائدة</translation>
    </message>
    <message>
        <source>Once these are filled in, singles solve the rest.</source>
        <translation>متى مُلئت هذه حلّت المفردات الباقي.</translation>
    </message>
    <message>
        <source>Any one of these could be left out, and there would still be one solution.</source>
        <translation>يمكن حذف كل منها وحده ويبقى حل واحد.</translation>
    </message>
    <message>
        <source>Symmetry with digits</source>
        <translation>التناظر مع الأرقام</translation>
    </message>
    <message>
        <source>A way to exchange rows and columns and to rename digits that leads to the same puzzle.</source>
        <translation>تبديل للصفوف والأعمدة والأرقام يعطي اللغز نفسه.</translation>
    </message>
    <message>
        <source>searching...</source>
        <translation>يجري البحث...</translation>
    </message>
    <message>
        <source>Digits of one colour become each other.</source>
        <translation>أرقام اللون الواحد يصير بعضها بعضًا.</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>الحلول</translation>
    </message>
    <message>
        <source>Once it is filled in, singles solve the rest.</source>
        <translation>متى مُلئت هذه الخانة حلّت المفردات الباقي.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleList</name>
    <message>
        <source>%1 puzzles so far</source>
        <translation>%1 لغز حتى الآن</translation>
    </message>
    <message>
        <source>&amp;Print...</source>
        <translation>&amp;طباعة...</translation>
    </message>
    <message>
        <source>&amp;Save List...</source>
        <translation>حفظ ال&amp;قائمة...</translation>
    </message>
    <message>
        <source>Save all puzzles in the order of the list, with their ratings where the format can hold them.</source>
        <translation>حفظ كل الألغاز بترتيب القائمة، مع تقييماتها حيث تتسع لها الصيغة.</translation>
    </message>
    <message>
        <source>Puzzles are being made: %1</source>
        <translation>تُصنع الألغاز: %1</translation>
    </message>
    <message>
        <source>Puzzles made so far</source>
        <translation>الألغاز المصنوعة حتى الآن</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>Puzzles made: %1.</source>
        <translation>الألغاز المصنوعة: %1.</translation>
    </message>
    <message>
        <source>Puzzles made: %1 of %2.</source>
        <translation>الألغاز المصنوعة: %1 من %2.</translation>
    </message>
    <message>
        <source>The others were not found.</source>
        <translation>لم توجد الأخرى.</translation>
    </message>
    <message>
        <source>The same again: seed %1.</source>
        <translation>الألغاز نفسها مرة أخرى: البذرة %1.</translation>
    </message>
    <message>
        <source>Print the selected puzzles or the whole list; Ctrl+click and Shift+click select more.</source>
        <translation>طباعة الألغاز المحددة أو القائمة كلها؛ Ctrl+نقر و Shift+نقر يحددان المزيد.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleModel</name>
    <message>
        <source>Puzzle %1</source>
        <translation>اللغز %1</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>محلول</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>اللغز</translation>
    </message>
    <message>
        <source>In the order in which they came</source>
        <translation>بترتيب ورودها</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::PuzzleView</name>
    <message>
        <source>Puzzles</source>
        <translation>الألغاز</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RatingPanel</name>
    <message>
        <source>Rate &amp;All</source>
        <translation>&amp;تقييم الكل</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>الترتيب حسب</translation>
    </message>
    <message>
        <source>&amp;Hardest first</source>
        <translation>الأصعب أولً&amp;ا</translation>
    </message>
    <message>
        <source>Find out how hard each puzzle is.</source>
        <translation>معرفة صعوبة كل لغز.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>With several solutions: %1.</source>
        <translation>بعدة حلول: %1.</translation>
    </message>
    <message>
        <source>Without a solution: %1.</source>
        <translation>دون حل: %1.</translation>
    </message>
    <message>
        <source>Not valid: %1.</source>
        <translation>غير صالح: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated so far</source>
        <translation>الألغاز المقيّمة حتى الآن</translation>
    </message>
    <message>
        <source>Puzzles rated: %1.</source>
        <translation>الألغاز المقيّمة: %1.</translation>
    </message>
    <message>
        <source>Puzzles rated: %1 of %2.</source>
        <translation>الألغاز المقيّمة: %1 من %2.</translation>
    </message>
    <message>
        <source>Sort &amp;by</source>
        <translation>الترتيب &amp;حسب</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ReasonSheet</name>
    <message>
        <source>Why One Solution?</source>
        <translation>لماذا حل واحد؟</translation>
    </message>
    <message>
        <source>Why No Solution?</source>
        <translation>لماذا لا حل؟</translation>
    </message>
    <message>
        <source>Why Several Solutions?</source>
        <translation>لماذا عدة حلول؟</translation>
    </message>
    <message>
        <source>Looking for the reasons...</source>
        <translation>يجري البحث عن الأسباب...</translation>
    </message>
    <message>
        <source>Explain the Solutions</source>
        <translation>شرح عدد الحلول</translation>
    </message>
    <message>
        <source>What the reasons are about</source>
        <translation>عمّ تتحدث الأسباب</translation>
    </message>
    <message>
        <source>&amp;Previous</source>
        <translation>ال&amp;سابق</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>ال&amp;تالي</translation>
    </message>
    <message>
        <source>Set %1 of %2</source>
        <translation>المجموعة %1 من %2</translation>
    </message>
    <message>
        <source>Set %1 of the %2 smallest</source>
        <translation>المجموعة %1 من أصغر %2</translation>
    </message>
    <message>
        <source>No guess is needed: everything follows from the givens.</source>
        <translation>لا يلزم تخمين: كل شيء ينتج من المعطيات.</translation>
    </message>
    <message numerus="yes">
        <source>Proof of uniqueness: %Ln note(s).</source>
        <translation>
            <numerusform>برهان الوحدانية: لا قيود.</numerusform>
            <numerusform>برهان الوحدانية: قيد واحد.</numerusform>
            <numerusform>برهان الوحدانية: قيدان.</numerusform>
            <numerusform>برهان الوحدانية: %Ln قيود.</numerusform>
            <numerusform>برهان الوحدانية: %Ln قيدًا.</numerusform>
            <numerusform>برهان الوحدانية: %Ln قيد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>CDCL runs into %Ln dead end(s), and its notes leave only one solution.</source>
        <translation>
            <numerusform>لا يلقى CDCL أي طريق مسدود، ولا يوجد إلا حل واحد.</numerusform>
            <numerusform>يلقى CDCL طريقًا مسدودًا واحدًا، ولا تترك قيوده إلا حلًا واحدًا.</numerusform>
            <numerusform>يلقى CDCL طريقين مسدودين، ولا تترك قيوده إلا حلًا واحدًا.</numerusform>
            <numerusform>يلقى CDCL %Ln طرق مسدودة، ولا تترك قيوده إلا حلًا واحدًا.</numerusform>
            <numerusform>يلقى CDCL %Ln طريقًا مسدودًا، ولا تترك قيوده إلا حلًا واحدًا.</numerusform>
            <numerusform>يلقى CDCL %Ln طريق مسدود، ولا تترك قيوده إلا حلًا واحدًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every given is needed: without any of them there would be another solution.</source>
        <translation>كل معطى لازم: دون أي منها يكون هناك حل آخر.</translation>
    </message>
    <message>
        <source>%1 of the %2 givens are enough for it; the faded ones could be left out together.</source>
        <translation>يكفي لذلك %1 من المعطيات الـ %2؛ والباهتة يمكن تركها معًا.</translation>
    </message>
    <message>
        <source>There is more than one solution.</source>
        <translation>هناك أكثر من حل.</translation>
    </message>
    <message>
        <source>The givens leave no solution.</source>
        <translation>لا تترك المعطيات حلًا.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::RequestCard</name>
    <message>
        <source>Must use a technique</source>
        <translation>يجب أن يستعمل تقنية</translation>
    </message>
    <message>
        <source>Number of givens</source>
        <translation>عدد المعطيات</translation>
    </message>
    <message>
        <source>Start with candidates &amp;filled</source>
        <translation>ال&amp;بدء بالمرشحات مملوءة</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>technique</comment>
        <translation>أي تقنية</translation>
    </message>
    <message>
        <source>Must use a &amp;technique</source>
        <translation>يجب أن يستعمل &amp;تقنية</translation>
    </message>
    <message>
        <source>&amp;Number of givens</source>
        <translation>عدد ال&amp;معطيات</translation>
    </message>
    <message>
        <source>%1, by the pattern</source>
        <translation>%1، حسب النمط</translation>
    </message>
    <message>
        <source>%1, by the level</source>
        <translation>%1، حسب المستوى</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>number of givens</comment>
        <translation>أي عدد</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 أو %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>Choosing one sets the level that fits.</source>
        <translation>اختيار تقنية يضبط المستوى المناسب.</translation>
    </message>
    <message>
        <source>Choose a technique to read about it</source>
        <translation>اختر تقنية لتقرأ عنها</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SaveDialog</name>
    <message>
        <source>Save As</source>
        <translation>حفظ باسم</translation>
    </message>
    <message>
        <source>This format holds all there is.</source>
        <translation>تحفظ هذه الصيغة كل شيء.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesDialog</name>
    <message>
        <source>Saved Games</source>
        <translation>الألعاب المحفوظة</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>الألعاب المحفوظة</translation>
    </message>
    <message>
        <source>No game has been saved yet.</source>
        <translation>لم تُحفظ لعبة بعد.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SavedGamesModel</name>
    <message>
        <source>On the board</source>
        <translation>على اللوحة</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>لا يمكن قراءة هذا الملف.</translation>
    </message>
    <message>
        <source>All cells filled</source>
        <translation>كل الخانات مملوءة</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <translation>
            <numerusform>لم تبق خانات</numerusform>
            <numerusform>بقيت خانة واحدة</numerusform>
            <numerusform>بقيت خانتان</numerusform>
            <numerusform>بقيت %n خانات</numerusform>
            <numerusform>بقيت %n خانة</numerusform>
            <numerusform>بقيت %n خانة</numerusform>
        </translation>
    </message>
    <message>
        <source>Game without a name</source>
        <translation>لعبة بلا اسم</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>الم&amp;ظهر</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>الل&amp;عب</translation>
    </message>
    <message>
        <source>&amp;Assistance</source>
        <translation>المس&amp;اعدات</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>ال&amp;سمة</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>&amp;Names of the cells</source>
        <translation>&amp;أسماء الخانات</translation>
    </message>
    <message>
        <source>r1c1: row 1, column 1</source>
        <translation>r1c1: الصف 1، العمود 1</translation>
    </message>
    <message>
        <source>A1: row A, column 1</source>
        <translation>A1: الصف A، العمود 1</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Board &amp;size</source>
        <translation>&amp;حجم اللوحة</translation>
    </message>
    <message>
        <source>The last game</source>
        <translation>آخر لعبة</translation>
    </message>
    <message>
        <source>A new puzzle: %1</source>
        <translation>لغز جديد: %1</translation>
    </message>
    <message>
        <source>&amp;Start with</source>
        <translation>ال&amp;بدء بـ</translation>
    </message>
    <message>
        <source>Change &amp;Keys...</source>
        <translation>&amp;تغيير المفاتيح...</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>كما في النظام</translation>
    </message>
    <message>
        <source> min</source>
        <translation> دقيقة</translation>
    </message>
    <message>
        <source>None: the clock counts up</source>
        <translation>لا شيء: الساعة تعدّ تصاعديًا</translation>
    </message>
    <message>
        <source>Time lim&amp;it</source>
        <translation>حد ال&amp;وقت</translation>
    </message>
    <message>
        <source>Librar&amp;y</source>
        <translation>ال&amp;مكتبة</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::ShapeChoice</name>
    <message>
        <source>Where the givens are</source>
        <translation>أين تقع المعطيات</translation>
    </message>
    <message>
        <source>Symmetry of the givens</source>
        <translation>تناظر المعطيات</translation>
    </message>
    <message>
        <source>Own pattern</source>
        <translation>نمط خاص</translation>
    </message>
    <message>
        <source>As on the Board</source>
        <translation>كما على اللوحة</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Repeat</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Paint the cells that shall be givens.</source>
        <translation>ارسم الخانات التي تكون معطيات.</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>لا معطيات</numerusform>
            <numerusform>معطى واحد</numerusform>
            <numerusform>معطيان</numerusform>
            <numerusform>%n معطيات</numerusform>
            <numerusform>%n معطى</numerusform>
            <numerusform>%n معطى</numerusform>
        </translation>
    </message>
    <message>
        <source>Repeat: %1</source>
        <comment>a symmetry</comment>
        <translation>تكرار: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Shortcuts</name>
    <message>
        <source>Change Keys</source>
        <translation>تغيير المفاتيح</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>مفاتيح جديدة</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>تعيين</translation>
    </message>
    <message>
        <source>%1 is needed on the board and cannot be given to a command.</source>
        <translation>%1 لازم على اللوحة ولا يمكن إعطاؤه لأمر.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”, which loses it when you set it here.</source>
        <translation>%1 للأمر «%2»، وسيفقده إن عيّنته هنا.</translation>
    </message>
    <message>
        <source>Choose a command, then press its new keys here.</source>
        <translation>اختر أمرًا، ثم اضغط مفاتيحه الجديدة هنا.</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Reset All</source>
        <translation>استعادة الكل</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::SolutionSheet</name>
    <message>
        <source>Count Solutions</source>
        <translation>عدّ الحلول</translation>
    </message>
    <message>
        <source>Progress of the count</source>
        <translation>تقدم العدّ</translation>
    </message>
    <message>
        <source>Stop Counting</source>
        <translation>إيقاف العدّ</translation>
    </message>
    <message>
        <source>Counting: %1 solutions so far.</source>
        <translation>يجري العدّ: %1 من الحلول حتى الآن.</translation>
    </message>
    <message>
        <source>This puzzle has no solution.</source>
        <translation>ليس لهذا اللغز حل.</translation>
    </message>
    <message>
        <source>This puzzle has exactly one solution.</source>
        <translation>لهذا اللغز حل واحد بالضبط.</translation>
    </message>
    <message>
        <source>This puzzle has %1 solutions.</source>
        <translation>عدد حلول هذا اللغز %1.</translation>
    </message>
    <message numerus="yes">
        <source>These two differ in the %n cell(s) that are marked; with one of them as a given, only one solution would be left.</source>
        <translation>
            <numerusform>هذان متطابقان.</numerusform>
            <numerusform>يختلف هذان في الخانة المعلّمة؛ ومعها معطاةً لا يبقى إلا حل واحد.</numerusform>
            <numerusform>يختلف هذان في الخانتين المعلّمتين؛ ومع إحداهما معطاةً لا يبقى إلا حل واحد.</numerusform>
            <numerusform>يختلف هذان في %n خانات معلّمة؛ ومع إحداها معطاةً لا يبقى إلا حل واحد.</numerusform>
            <numerusform>يختلف هذان في %n خانة معلّمة؛ ومع إحداها معطاةً لا يبقى إلا حل واحد.</numerusform>
            <numerusform>يختلف هذان في %n خانة معلّمة؛ ومع إحداها معطاةً لا يبقى إلا حل واحد.</numerusform>
        </translation>
    </message>
    <message>
        <source>First solution</source>
        <translation>الحل الأول</translation>
    </message>
    <message>
        <source>Second solution</source>
        <translation>الحل الثاني</translation>
    </message>
    <message>
        <source>Stopped: there are at least %1 solutions.</source>
        <translation>توقف: عدد الحلول %1 على الأقل.</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::Techniques</name>
    <message>
        <source>Techniques</source>
        <translation>التقنيات</translation>
    </message>
    <message>
        <source>Hints and steps use the techniques that are ticked, from top to bottom.</source>
        <translation>تستعمل التلميحات والخطوات التقنيات المعلّمة، من أعلى إلى أسفل.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>الاختيار</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>المعتاد</translation>
    </message>
    <message>
        <source>No uniqueness</source>
        <translation>دون وحدانية</translation>
    </message>
    <message>
        <source>Only singles</source>
        <translation>مفردات فقط</translation>
    </message>
    <message>
        <source>No forcing chains</source>
        <translation>دون سلاسل إجبارية</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>كل شيء</translation>
    </message>
    <message>
        <source>My own choice</source>
        <translation>اختياري الخاص</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>إ&amp;لى أعلى</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>إلى أ&amp;سفل</translation>
    </message>
    <message>
        <source>Forcing chains and nets may use</source>
        <translation>يجوز للسلاسل والشبكات الإجبارية استعمال</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>البحث عن تقنية</translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WeekStrip</name>
    <message>
        <source>This week</source>
        <translation>هذا الأسبوع</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) solved</source>
        <translation>
            <numerusform>لم يُحل أي يوم</numerusform>
            <numerusform>حُل يوم واحد</numerusform>
            <numerusform>حُل يومان</numerusform>
            <numerusform>حُلت %n أيام</numerusform>
            <numerusform>حُل %n يومًا</numerusform>
            <numerusform>حُل %n يوم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::dialogs::WhatIsWatched</name>
    <message>
        <source>What Am I Watching?</source>
        <translation>ماذا أشاهد؟</translation>
    </message>
    <message>
        <source>On the page Watch a solver works on your puzzle, and you see every event of it. Some digits follow from the rules. Others are guesses; the small number in a cell is the latest guess that its digit rests on, and a digit without a number is certain. When a cell has no digit left, or a digit no place, that is a dead end: some guess was wrong and is taken back. Your own game waits meanwhile.</source>
        <translation>في صفحة المشاهدة يعمل حلّال على لغزك، وترى كل حدث فيه. بعض الأرقام ينتج من القواعد. وبعضها تخمينات؛ والعدد الصغير في الخانة هو أحدث تخمين يستند إليه رقمها، والرقم بلا عدد مؤكد. عندما لا يبقى لخانة رقم، أو لرقم مكان، فذلك طريق مسدود: كان تخمين ما خاطئًا ويُتراجع عنه. ولعبتك تنتظر في أثناء ذلك.</translation>
    </message>
    <message>
        <source>A Run of CDCL in Five Pictures</source>
        <translation>تشغيل CDCL في خمس صور</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and title of a picture</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Logic solves as a person does. It looks for the easiest step that the techniques of the hints find, does it, and looks again. It never guesses. The tab Why gives the reason of every step. Where no technique helps, it stops.</source>
        <translation>يحل المنطق كما يحل الإنسان. يبحث عن أسهل خطوة تجدها تقنيات التلميحات، وينفذها، ثم يبحث من جديد. لا يخمن أبدًا. واللسان «لماذا» يعطي سبب كل خطوة. وحيث لا تفيد تقنية يتوقف.</translation>
    </message>
    <message>
        <source>%1 in Five Pictures</source>
        <comment>a solver</comment>
        <translation>%1 في خمس صور</translation>
    </message>
    <message>
        <source>Why: From a Dead End to a Note</source>
        <translation>لماذا: من طريق مسدود إلى قيد</translation>
    </message>
    <message>
        <source>The Graph</source>
        <translation>المخطط</translation>
    </message>
    <message>
        <source>Starting Again</source>
        <translation>البدء من جديد</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>البراهين</translation>
    </message>
    <message>
        <source>The implication graph draws the same steps. Boxes are digits that stand or are ruled out, arrows lead from reasons to what follows, and each guess has its columns. The tinted side is what the steps have replaced so far; the arrows that lead into it are the cut, and the note says that the dashed boxes where they begin cannot all be true. The one with the letters UIP is the first UIP.</source>
        <translation>يرسم مخطط اللزوم الخطوات نفسها. الإطارات أرقام موضوعة أو مستبعدة، والأسهم تؤدي من الأسباب إلى ما ينتج منها، ولكل تخمين أعمدته. الجانب الملون هو ما حلت الخطوات محله حتى الآن؛ والأسهم التي تدخله هي القطع، ويقول القيد إن الإطارات المتقطعة التي تبدأ منها لا يمكن أن تصح كلها. والذي يحمل الحروف UIP هو أول UIP.</translation>
    </message>
    <message>
        <source>Notes and LBD</source>
        <translation>القيود وLBD</translation>
    </message>
    <message>
        <source>A note (learned clause) says that at least one of its parts holds. The solver watches only two parts of each: as long as these can hold, it need not look at the others. LBD is from how many guesses the parts came; a small one is good. When there are too many notes, those with a high LBD that were not needed for long are forgotten.</source>
        <translation>يقول القيد (عبارة متعلَّمة) إن أحد أجزائه على الأقل يتحقق. ولا يراقب الحلّال من كل قيد إلا جزأين: ما دام تحققهما ممكنًا، لا يحتاج إلى النظر إلى غيرهما. LBD هو عدد التخمينات التي أتت منها الأجزاء؛ والقليل منه جيد. وعندما تكثر القيود، تُنسى ذات LBD العالي التي لم يُحتج إليها منذ مدة طويلة.</translation>
    </message>
    <message>
        <source>After some dead ends the search takes back all guesses and begins again (a restart). Nothing is lost: the notes stay and lead it another way. The first time it does so after at least 16 dead ends, later sometimes after more.</source>
        <translation>بعد عدد من الطرق المسدودة يتراجع البحث عن كل التخمينات ويبدأ من جديد (إعادة بدء). لا يضيع شيء: تبقى القيود وتقوده في طريق آخر. يفعل ذلك أولًا بعد 16 طريقًا مسدودًا على الأقل، ثم أحيانًا بعد أكثر.</translation>
    </message>
    <message>
        <source>The notes of a run that looks for a second solution prove that there is none: each follows from the rules and the notes before it. Explain the Solutions in the menu Solve shows it, and ninefold-cli solve --proof writes it to a file that other programs check (DRAT).</source>
        <translation>قيود تشغيل يبحث عن حل ثانٍ تبرهن أنه لا يوجد: كل منها ينتج من القواعد ومن القيود التي قبله. «شرح عدد الحلول» في قائمة «حل» يعرض ذلك، وninefold-cli solve --proof يكتبه في ملف تتحقق منه برامج أخرى (DRAT).</translation>
    </message>
    <message>
        <source>At a dead end the list Why opens with its first step: what would have to hold, though none of it can. In each further step one part is replaced by what it rests on, until only one part comes from the last guess. All that leads from this guess to the dead end goes through it (the first unique implication point, UIP). What is left is the note. Parts whose causes are among the others are dropped in the end (minimisation).</source>
        <translation>عند طريق مسدود تُفتح قائمة «لماذا» بخطوتها الأولى: ما كان يجب أن يتحقق أحده، ولا يمكن أن يتحقق أي منه. وفي كل خطوة أخرى يحل محل جزء ما يستند إليه، حتى لا يبقى إلا جزء واحد من التخمين الأخير. كل ما يؤدي من هذا التخمين إلى الطريق المسدود يمر به (أول نقطة لزوم وحيدة، UIP). وما يبقى هو القيد. وفي النهاية تُترك الأجزاء التي أسبابها بين الأجزاء الأخرى (تصغير).</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::AidsCard</name>
    <message>
        <source>Assistance</source>
        <translation>المساعدات</translation>
    </message>
    <message>
        <source>Repeated digits</source>
        <translation>الأرقام المكررة</translation>
    </message>
    <message>
        <source>Same digit</source>
        <translation>الرقم نفسه</translation>
    </message>
    <message>
        <source>Row, column, box</source>
        <translation>الصف والعمود والمربع</translation>
    </message>
    <message>
        <source>Digits left</source>
        <translation>الأرقام الباقية</translation>
    </message>
    <message>
        <source>Wrong digits</source>
        <translation>الأرقام الخاطئة</translation>
    </message>
    <message>
        <source>Choose digit first</source>
        <translation>الرقم أولًا</translation>
    </message>
    <message>
        <source>%1 of %2 on</source>
        <translation>%1 من %2 مفعّلة</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Analysis</name>
    <message>
        <source>Upper bars and Rating: how hard each step was. Lower bars and Time: how long you thought before it.</source>
        <translation>الأعمدة العليا والتقييم: صعوبة كل خطوة. الأعمدة السفلى والوقت: كم فكرت قبلها.</translation>
    </message>
    <message>
        <source>Your steps</source>
        <translation>خطواتك</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardHeader</name>
    <message>
        <source>%1 solved of %2</source>
        <translation>حُل %1 من %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place in a list</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Pause (%1)</source>
        <translation>إيقاف مؤقت (%1)</translation>
    </message>
    <message>
        <source>Clock %1, paused</source>
        <translation>الساعة %1، متوقفة</translation>
    </message>
    <message>
        <source>Clock %1</source>
        <translation>الساعة %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BoardPanel</name>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>The time is up. You can play on.</source>
        <translation>انتهى الوقت. يمكنك متابعة اللعب.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::BranchBanner</name>
    <message>
        <source>You are trying something out, in a second colour.</source>
        <translation>أنت تجرب شيئًا، بلون ثانٍ.</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>احتفاظ</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>إسقاط</translation>
    </message>
    <message>
        <source>What you tried becomes part of the game</source>
        <translation>تصير تجربتك جزءًا من اللعبة</translation>
    </message>
    <message>
        <source>The board becomes as it was before</source>
        <translation>تعود اللوحة كما كانت من قبل</translation>
    </message>
    <message>
        <source>Trying something out</source>
        <translation>تجربة جارية</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainList</name>
    <message>
        <source>Links</source>
        <translation>الروابط</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ChainModel</name>
    <message numerus="yes">
        <source>%1, %n line(s), %2</source>
        <comment>heading of a branch, open or folded</comment>
        <translation>
            <numerusform>%1، لا سطور، %2</numerusform>
            <numerusform>%1، سطر واحد، %2</numerusform>
            <numerusform>%1، سطران، %2</numerusform>
            <numerusform>%1، %n سطور، %2</numerusform>
            <numerusform>%1، %n سطرًا، %2</numerusform>
            <numerusform>%1، %n سطر، %2</numerusform>
        </translation>
    </message>
    <message>
        <source>open</source>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>مطوي</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionEditing</name>
    <message>
        <source>%1 puzzles imported so far</source>
        <translation>استُورد %1 لغز حتى الآن</translation>
    </message>
    <message>
        <source>&amp;Import Puzzles...</source>
        <translation>&amp;استيراد ألغاز...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>إعادة &amp;تسمية...</translation>
    </message>
    <message>
        <source>Rename Collection</source>
        <translation>إعادة تسمية المجموعة</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;حذف</translation>
    </message>
    <message>
        <source>&amp;Add to Collection</source>
        <translation>إ&amp;ضافة إلى مجموعة</translation>
    </message>
    <message>
        <source>&amp;New Collection...</source>
        <translation>&amp;مجموعة جديدة...</translation>
    </message>
    <message>
        <source>New Collection</source>
        <translation>مجموعة جديدة</translation>
    </message>
    <message>
        <source>&amp;Take out of This Collection</source>
        <translation>إخراج من &amp;هذه المجموعة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Import Puzzles</source>
        <translation>استيراد ألغاز</translation>
    </message>
    <message>
        <source>Puzzles are being imported</source>
        <translation>يجري استيراد الألغاز</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>ال&amp;وسوم</translation>
    </message>
    <message>
        <source>&amp;New Tag...</source>
        <translation>وسم &amp;جديد...</translation>
    </message>
    <message>
        <source>New Tag</source>
        <translation>وسم جديد</translation>
    </message>
    <message>
        <source>&amp;Paste Puzzles</source>
        <translation>&amp;لصق ألغاز</translation>
    </message>
    <message>
        <source>&amp;Move to Collection</source>
        <translation>&amp;نقل إلى مجموعة</translation>
    </message>
    <message>
        <source>There is a collection %1 already.</source>
        <translation>توجد مجموعة %1 من قبل.</translation>
    </message>
    <message>
        <source>Pasted puzzles</source>
        <translation>ألغاز ملصقة</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionModel</name>
    <message>
        <source>Mine</source>
        <translation>مجموعاتي</translation>
    </message>
    <message>
        <source>Built In</source>
        <translation>المرفقة</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::CollectionPane</name>
    <message>
        <source>Collection</source>
        <translation>المجموعة</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>المجموعات</translation>
    </message>
    <message>
        <source>Import...</source>
        <translation>استيراد...</translation>
    </message>
    <message>
        <source>Put the puzzles of files into a collection of your own. You can also drop files here.</source>
        <translation>ضع ألغاز الملفات في مجموعة خاصة بك. يمكنك أيضًا إفلات الملفات هنا.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysCard</name>
    <message numerus="yes">
        <source>%n week(s)</source>
        <translation>
            <numerusform>لا أسابيع</numerusform>
            <numerusform>أسبوع واحد</numerusform>
            <numerusform>أسبوعان</numerusform>
            <numerusform>%n أسابيع</numerusform>
            <numerusform>%n أسبوعًا</numerusform>
            <numerusform>%n أسبوع</numerusform>
        </translation>
    </message>
    <message>
        <source>Days in a row with a solved puzzle</source>
        <translation>أيام متتالية فيها لغز محلول</translation>
    </message>
    <message>
        <source>Solved per day</source>
        <translation>المحلول كل يوم</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>لا أيام</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>متوسط الوقت</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DaysChart</name>
    <message>
        <source>Solved per day</source>
        <translation>المحلول كل يوم</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) solved</source>
        <comment>in thirteen weeks</comment>
        <translation>
            <numerusform>لم يُحل لغز</numerusform>
            <numerusform>حُل لغز واحد</numerusform>
            <numerusform>حُل لغزان</numerusform>
            <numerusform>حُلت %n ألغاز</numerusform>
            <numerusform>حُل %n لغزًا</numerusform>
            <numerusform>حُل %n لغز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 on %n day(s) of the last 13 weeks</source>
        <comment>how many puzzles are solved</comment>
        <translation>
            <numerusform>%1 في آخر 13 أسبوعًا</numerusform>
            <numerusform>%1 في يوم واحد من آخر 13 أسبوعًا</numerusform>
            <numerusform>%1 في يومين من آخر 13 أسبوعًا</numerusform>
            <numerusform>%1 في %n أيام من آخر 13 أسبوعًا</numerusform>
            <numerusform>%1 في %n يومًا من آخر 13 أسبوعًا</numerusform>
            <numerusform>%1 في %n يوم من آخر 13 أسبوعًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: لا شيء محلول</numerusform>
            <numerusform>%1: واحد محلول</numerusform>
            <numerusform>%1: اثنان محلولان</numerusform>
            <numerusform>%1: %n محلولة</numerusform>
            <numerusform>%1: %n محلولًا</numerusform>
            <numerusform>%1: %n محلول</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DecidingPanel</name>
    <message>
        <source>I guess on the board</source>
        <translation>أخمّن على اللوحة</translation>
    </message>
    <message>
        <source>Let the Solver Guess</source>
        <translation>ليخمّن الحلّال</translation>
    </message>
    <message>
        <source>Show This Run</source>
        <translation>إظهار هذا التشغيل</translation>
    </message>
    <message>
        <source>The run stops before each guess, and you choose what is guessed</source>
        <translation>يتوقف التشغيل قبل كل تخمين، وتختار أنت ما يُخمن</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>التشغيلات</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>الطرق المسدودة</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>العمق</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>The most guesses that stood at once</source>
        <translation>أكثر عدد من التخمينات القائمة معًا</translation>
    </message>
    <message>
        <source>%1 alone</source>
        <comment>a solver</comment>
        <translation>%1 وحده</translation>
    </message>
    <message>
        <source>You: %1 at %2</source>
        <comment>a guess, and the number of an event</comment>
        <translation>أنت: %1 عند %2</translation>
    </message>
    <message numerus="yes">
        <source>%n dead end(s) with your guesses,</source>
        <translation>
            <numerusform>لا طرق مسدودة مع تخميناتك،</numerusform>
            <numerusform>طريق مسدود واحد مع تخميناتك،</numerusform>
            <numerusform>طريقان مسدودان مع تخميناتك،</numerusform>
            <numerusform>%n طرق مسدودة مع تخميناتك،</numerusform>
            <numerusform>%n طريقًا مسدودًا مع تخميناتك،</numerusform>
            <numerusform>%n طريق مسدود مع تخميناتك،</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with those of the solver.</source>
        <comment>dead ends</comment>
        <translation>
            <numerusform>لا شيء مع تخمينات الحلّال.</numerusform>
            <numerusform>واحد مع تخمينات الحلّال.</numerusform>
            <numerusform>اثنان مع تخمينات الحلّال.</numerusform>
            <numerusform>%n مع تخمينات الحلّال.</numerusform>
            <numerusform>%n مع تخمينات الحلّال.</numerusform>
            <numerusform>%n مع تخمينات الحلّال.</numerusform>
        </translation>
    </message>
    <message>
        <source>You beat it!</source>
        <translation>تغلبت عليه!</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>تعادل.</translation>
    </message>
    <message>
        <source>It is ahead.</source>
        <translation>هو المتقدم.</translation>
    </message>
    <message>
        <source>Your guess: click a candidate, or choose a cell with the arrow keys and type its digit.</source>
        <translation>تخمينك: انقر مرشحًا، أو اختر خانة بمفاتيح الأسهم واكتب رقمها.</translation>
    </message>
    <message>
        <source>Can you do with fewer dead ends than the solver?</source>
        <translation>هل تستطيع الحل بطرق مسدودة أقل من الحلّال؟</translation>
    </message>
    <message>
        <source>Your guess.</source>
        <translation>تخمينك.</translation>
    </message>
    <message>
        <source>Press Play: the run stops before the next guess.</source>
        <translation>اضغط تشغيل: يتوقف التشغيل قبل التخمين التالي.</translation>
    </message>
    <message>
        <source>%1: %2 dead ends, depth %3, %4 events</source>
        <translation>%1: الطرق المسدودة %2، العمق %3، الأحداث %4</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DemoFoot</name>
    <message>
        <source>Show Me</source>
        <translation>أرني</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>يعرض السبب على اللوحة صورة بعد صورة (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DepthCurve</name>
    <message>
        <source>Depth</source>
        <translation>العمق</translation>
    </message>
    <message>
        <source>How many guesses stood at each moment; click to go there</source>
        <translation>كم تخمينًا كان قائمًا في كل لحظة؛ انقر للانتقال إليها</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::DetailsCard</name>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>لعب مرة أخرى</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>لعب</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>يحتاج إلى</translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>تقييمات الخطوات</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>تحليل</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>طباعة...</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>المعطيات</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>لُعب</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>All ratings of the puzzle, and its properties</source>
        <translation>كل تقييمات اللغز، وخصائصه</translation>
    </message>
    <message>
        <source>Rating %1</source>
        <translation>التقييم %1</translation>
    </message>
    <message numerus="yes">
        <source>%n given(s)</source>
        <translation>
            <numerusform>لا معطيات</numerusform>
            <numerusform>معطى واحد</numerusform>
            <numerusform>معطيان</numerusform>
            <numerusform>%n معطيات</numerusform>
            <numerusform>%n معطى</numerusform>
            <numerusform>%n معطى</numerusform>
        </translation>
    </message>
    <message>
        <source>played %1</source>
        <comment>today, or a date</comment>
        <translation>لُعب %1</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s)</source>
        <comment>chosen</comment>
        <translation>
            <numerusform>لا ألغاز</numerusform>
            <numerusform>لغز واحد</numerusform>
            <numerusform>لغزان</numerusform>
            <numerusform>%n ألغاز</numerusform>
            <numerusform>%n لغزًا</numerusform>
            <numerusform>%n لغز</numerusform>
        </translation>
    </message>
    <message>
        <source>Needs %1</source>
        <comment>techniques</comment>
        <translation>يحتاج إلى %1</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>نقاط HoDoKu</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ExampleView</name>
    <message>
        <source>An example</source>
        <translation>مثال</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>مثال</translation>
    </message>
    <message>
        <source>Looking for the step...</source>
        <translation>يجري البحث عن الخطوة...</translation>
    </message>
    <message>
        <source>Up and Down choose a technique  ·  D shows it step by step  ·  Ctrl+F find one  ·  Esc back to the puzzle</source>
        <translation>أعلى وأسفل تختاران تقنية  ·  D يعرضها خطوة خطوة  ·  Ctrl+F للبحث  ·  Esc العودة إلى اللغز</translation>
    </message>
    <message>
        <source>No puzzle here has one, so there is no example.</source>
        <translation>لا لغز هنا فيه واحدة، فلا مثال.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FilterBar</name>
    <message>
        <source>Tag</source>
        <translation>وسم</translation>
    </message>
    <message>
        <source>More</source>
        <comment>filters</comment>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Any Tag</source>
        <translation>أي وسم</translation>
    </message>
    <message>
        <source>ER %1–%2</source>
        <comment>range of ratings</comment>
        <translation>ER %1–%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>التقنية</translation>
    </message>
    <message>
        <source>Unsolved</source>
        <translation>غير محلول</translation>
    </message>
    <message>
        <source>Search by number, name or digits</source>
        <translation>البحث برقم تسلسلي أو اسم أو أرقام</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Least rating</source>
        <translation>أدنى تقييم</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>أعلى تقييم</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>To</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Any Level</source>
        <translation>أي مستوى</translation>
    </message>
    <message>
        <source>Any Technique</source>
        <translation>أي تقنية</translation>
    </message>
    <message>
        <source>%1 puzzles</source>
        <translation>%1 لغز</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>number of puzzles shown, and of all</comment>
        <translation>%1 من %2</translation>
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
        <translation>Delete يلغيه.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FinishCard</name>
    <message>
        <source>Next Puzzle</source>
        <translation>اللغز التالي</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>محلول</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>أين ذهب الوقت</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>إعادة عرض</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>تحليل</translation>
    </message>
    <message>
        <source>New...</source>
        <translation>جديد...</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <translation>حُل في %1</translation>
    </message>
    <message>
        <source>Your average at this level</source>
        <translation>متوسطك في هذا المستوى</translation>
    </message>
    <message>
        <source>Your best at this level</source>
        <translation>أفضل وقت لك في هذا المستوى</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>التلميحات المستعملة</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Your best time stays as it is: games with hints do not count.</source>
        <translation>يبقى أفضل وقت لك كما هو: الألعاب بتلميحات لا تُحسب.</translation>
    </message>
    <message>
        <source>Looking for the steps...</source>
        <translation>يجري البحث عن الخطوات...</translation>
    </message>
    <message>
        <source>Upper bars: rating of each step. Lower bars: your time before it.</source>
        <translation>الأعمدة العليا: تقييم كل خطوة. الأعمدة السفلى: وقتك قبلها.</translation>
    </message>
    <message>
        <source>%1, new</source>
        <comment>level</comment>
        <translation>%1، جديد</translation>
    </message>
    <message>
        <source>Watch your game again, move by move.</source>
        <translation>شاهد لعبتك من جديد، نقلة نقلة.</translation>
    </message>
    <message>
        <source>Every step of your game: how hard it was, and how long you thought before it.</source>
        <translation>كل خطوة في لعبتك: كم كانت صعبة، وكم فكرت قبلها.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::FoldingPad</name>
    <message>
        <source>Fold the pad</source>
        <translation>طي لوحة الأرقام</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphCanvas</name>
    <message>
        <source>Implication graph</source>
        <translation>مخطط اللزوم</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::GraphPanel</name>
    <message>
        <source>How much of the graph</source>
        <translation>كم من المخطط</translation>
    </message>
    <message>
        <source>The last reasons, and what they follow from</source>
        <translation>الأسباب الأخيرة، ومم تنتج</translation>
    </message>
    <message>
        <source>Everything under the last guess</source>
        <translation>كل شيء تحت التخمين الأخير</translation>
    </message>
    <message>
        <source>Everything, back to the first guess</source>
        <translation>كل شيء، رجوعًا إلى التخمين الأول</translation>
    </message>
    <message>
        <source>Save graph</source>
        <translation>حفظ المخطط</translation>
    </message>
    <message>
        <source>Save this graph as a drawing (SVG) or for Graphviz (dot)</source>
        <translation>حفظ هذا المخطط رسمًا (SVG) أو لـ Graphviz (dot)</translation>
    </message>
    <message>
        <source>Why this dead end?</source>
        <translation>لماذا هذا الطريق المسدود؟</translation>
    </message>
    <message>
        <source>Why %1?</source>
        <translation>لماذا %1؟</translation>
    </message>
    <message>
        <source>Last %1</source>
        <comment>reasons</comment>
        <translation>آخر %1</translation>
    </message>
    <message>
        <source>Guess %1</source>
        <translation>التخمين %1</translation>
    </message>
    <message>
        <source>All %1</source>
        <comment>reasons</comment>
        <translation>كل %1</translation>
    </message>
    <message>
        <source>Press Play. At a dead end, this shows how the guesses led to it.</source>
        <translation>اضغط تشغيل. عند طريق مسدود يبين هذا كيف أدت التخمينات إليه.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>لماذا؟</translation>
    </message>
    <message>
        <source>Guesses are taken back. The list Why says how far, and why.</source>
        <translation>يُتراجع عن تخمينات. قائمة «لماذا» تقول إلى أي حد، ولماذا.</translation>
    </message>
    <message>
        <source>A guess has no reason.</source>
        <translation>ليس للتخمين سبب.</translation>
    </message>
    <message>
        <source>This rests on no guess.</source>
        <translation>لا يستند هذا إلى أي تخمين.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>لا مزيد</numerusform>
            <numerusform>واحد آخر</numerusform>
            <numerusform>اثنان آخران</numerusform>
            <numerusform>%n أخرى</numerusform>
            <numerusform>%n أخرى</numerusform>
            <numerusform>%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>no place for %1</source>
        <translation>لا مكان لـ %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <comment>fails</comment>
        <translation>القيد %1</translation>
    </message>
    <message>
        <source>Statements between the guess and the last reasons</source>
        <translation>العبارات بين التخمين والأسباب الأخيرة</translation>
    </message>
    <message>
        <source>Guess %1: %2. Double-click to go there.</source>
        <translation>التخمين %1: %2. النقر المزدوج ينقل إليه.</translation>
    </message>
    <message>
        <source>%1, because %2. Under guess %3. Double-click to go there.</source>
        <translation>%1، لأن %2. تحت التخمين %3. النقر المزدوج ينقل إليه.</translation>
    </message>
    <message>
        <source>guess %1</source>
        <translation>التخمين %1</translation>
    </message>
    <message>
        <source>Save Graph</source>
        <translation>حفظ المخطط</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>رسم SVG (*.svg)</translation>
    </message>
    <message>
        <source>Graphviz graph (*.dot)</source>
        <translation>مخطط Graphviz (*.dot)</translation>
    </message>
    <message>
        <source>graph %1</source>
        <comment>a file name</comment>
        <translation>المخطط %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
    <message>
        <source>guess</source>
        <translation>تخمين</translation>
    </message>
    <message>
        <source>follows</source>
        <translation>ينتج</translation>
    </message>
    <message>
        <source>ruled out</source>
        <translation>مستبعد</translation>
    </message>
    <message>
        <source>dead end</source>
        <translation>طريق مسدود</translation>
    </message>
    <message>
        <source>replaced</source>
        <translation>مستبدل</translation>
    </message>
    <message>
        <source>The implication graph: arrows lead from reasons to what follows from them, one group of columns for each guess. Follow the steps of Why: the tinted side, around the dead end, grows with each step, and the arrows that lead into it are the cut.</source>
        <translation>مخطط اللزوم: الأسهم تؤدي من الأسباب إلى ما ينتج منها، ولكل تخمين مجموعة أعمدة. تابع خطوات «لماذا»: الجانب الملون حول الطريق المسدود يكبر مع كل خطوة، والأسهم التي تدخله هي القطع.</translation>
    </message>
    <message>
        <source>Note %1</source>
        <translation>القيد %1</translation>
    </message>
    <message>
        <source>The way from the dead end to the note, as the list Why goes it</source>
        <translation>الطريق من الطريق المسدود إلى القيد، كما تسلكه قائمة «لماذا»</translation>
    </message>
    <message>
        <source>Solved: the guesses that are left were right. Each note ruled out at once what would have failed again; backtracking, which draws no conclusions and writes no notes, tries it all.</source>
        <translation>حُل: كانت التخمينات الباقية صحيحة. استبعد كل قيد فورًا ما كان سيفشل من جديد؛ أما التتبع الرجعي، الذي لا يستنتج ولا يكتب قيودًا، فيجرب كل ذلك.</translation>
    </message>
    <message>
        <source>Graph in its own window</source>
        <translation>المخطط في نافذة مستقلة</translation>
    </message>
    <message>
        <source>makes a part of the note false</source>
        <translation>يجعل جزءًا من القيد خاطئًا</translation>
    </message>
    <message>
        <source>no digit for %1</source>
        <translation>لا رقم لـ %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintBody</name>
    <message>
        <source>H gives a hint: first where to look, then the cells, then the whole reason.</source>
        <translation>H يعطي تلميحًا: أولًا أين تنظر، ثم الخانات، ثم السبب كاملًا.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::HintPage</name>
    <message>
        <source>Close hint</source>
        <translation>إغلاق التلميح</translation>
    </message>
    <message>
        <source>Close hint (Esc)</source>
        <translation>إغلاق التلميح (Esc)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>أقل</translation>
    </message>
    <message>
        <source>Show less of the hint</source>
        <translation>إظهار أقل من التلميح</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Show more of the hint (H)</source>
        <translation>إظهار المزيد من التلميح (H)</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Do what the hint says (Enter)</source>
        <translation>تنفيذ ما يقوله التلميح (Enter)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Next Hint</source>
        <translation>التلميح التالي</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>What the Shapes Mean</source>
        <translation>معنى الأشكال</translation>
    </message>
    <message>
        <source>Short Notation</source>
        <translation>كتابة مختصرة</translation>
    </message>
    <message>
        <source>Other Steps</source>
        <translation>خطوات أخرى</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>كل خطوة ممكنة الآن</translation>
    </message>
    <message>
        <source>Link %1 of %2</source>
        <translation>الرابط %1 من %2</translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>التقييم %1</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>التالي</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>The step as experts write it: &lt;&gt; means “is not”</source>
        <translation>الخطوة كما يكتبها الخبراء: &lt;&gt; تعني «ليست»</translation>
    </message>
    <message>
        <source>All Links</source>
        <translation>كل الروابط</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>أرني</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>يعرض السبب على اللوحة صورة بعد صورة (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Ladder</name>
    <message>
        <source>Technique</source>
        <translation>التقنية</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>البحث عن تقنية</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>التقنيات</translation>
    </message>
    <message>
        <source>Show usual ones</source>
        <translation>إظهار المعتادة</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>إظهار الكل</translation>
    </message>
    <message>
        <source>%1 of %2 mastered</source>
        <translation>أُتقنت %1 من %2</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LadderModel</name>
    <message>
        <source>%1 of %2</source>
        <comment>mastered</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 mastered</source>
        <comment>level</comment>
        <translation>%1، أُتقنت %2 من %3</translation>
    </message>
    <message>
        <source>%1, mastered</source>
        <comment>technique</comment>
        <translation>%1، متقنة</translation>
    </message>
    <message>
        <source>%1, %2 of 10 found without help</source>
        <comment>technique</comment>
        <translation>%1، وُجدت %2 من 10 دون مساعدة</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LearnRoom</name>
    <message>
        <source>Views</source>
        <translation>طرق العرض</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>قراءة</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>تدريب</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LevelsTable</name>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>محلول</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>متروكة</translation>
    </message>
    <message>
        <source>Games whose solution was filled in for you</source>
        <translation>ألعاب مُلئ لك حلها</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>الأفضل</translation>
    </message>
    <message>
        <source>Only games without hints count</source>
        <translation>لا تُحسب إلا الألعاب دون تلميحات</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>Of the last 20 games; shown from the third on</source>
        <translation>لآخر 20 لعبة؛ يظهر من الثالثة</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>الوسيط</translation>
    </message>
    <message>
        <source>Half of the last 20 games were faster</source>
        <translation>نصف آخر 20 لعبة كان أسرع</translation>
    </message>
    <message>
        <source>Trend</source>
        <translation>الاتجاه</translation>
    </message>
    <message>
        <source>Your last ten games beside the ten before</source>
        <translation>آخر عشر ألعاب لك بجانب العشر قبلها</translation>
    </message>
    <message>
        <source>No hints</source>
        <translation>دون تلميحات</translation>
    </message>
    <message>
        <source>The share of games solved without a hint</source>
        <translation>نسبة الألعاب المحلولة دون تلميح</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>تلميحات</translation>
    </message>
    <message>
        <source>In a solved game</source>
        <translation>في لعبة محلولة</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>as before</source>
        <comment>times</comment>
        <translation>كما من قبل</translation>
    </message>
    <message>
        <source>%1 % faster</source>
        <translation>أسرع بـ %1 %</translation>
    </message>
    <message>
        <source>%1 % slower</source>
        <translation>أبطأ بـ %1 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>share of games</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Figures of the levels</source>
        <translation>أرقام المستويات</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::LibraryRoom</name>
    <message>
        <source>Views</source>
        <translation>طرق العرض</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>الألغاز</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>إحصاءات</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MasteryLine</name>
    <message>
        <source>Mastered: %1 of 10 found without help</source>
        <translation>متقنة: وُجدت %1 من 10 دون مساعدة</translation>
    </message>
    <message>
        <source>%1 of 10 found without help</source>
        <translation>وُجدت %1 من 10 دون مساعدة</translation>
    </message>
    <message>
        <source>Not practised yet</source>
        <translation>لم يُتدرب عليها بعد</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::MoreFilters</name>
    <message>
        <source>Symmetry</source>
        <translation>التناظر</translation>
    </message>
    <message>
        <source>HoDoKu score</source>
        <translation>نقاط HoDoKu</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>المعطيات</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry</comment>
        <translation>أي تناظر</translation>
    </message>
    <message>
        <source>%1, from</source>
        <comment>a range</comment>
        <translation>%1، من</translation>
    </message>
    <message>
        <source>%1, to</source>
        <comment>a range</comment>
        <translation>%1، إلى</translation>
    </message>
    <message>
        <source>HoDoKu %1</source>
        <comment>range of scores</comment>
        <translation>HoDoKu %1</translation>
    </message>
    <message>
        <source>%1 givens</source>
        <comment>range of numbers</comment>
        <translation>المعطيات %1</translation>
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
        <translation>نمط معروف</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>pattern</comment>
        <translation>أي نمط</translation>
    </message>
    <message>
        <source>It is there once the easy steps are used up.</source>
        <translation>يكون هناك متى استُنفدت الخطوات السهلة.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NeedsTable</name>
    <message>
        <source>How many puzzles need it</source>
        <translation>كم لغزًا يحتاج إليها</translation>
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
        <translation>قراءة</translation>
    </message>
    <message>
        <source>Next to learn</source>
        <translation>التالي للتعلم</translation>
    </message>
    <message>
        <source>Read about %1</source>
        <comment>a technique</comment>
        <translation>القراءة عن %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::NotesPanel</name>
    <message>
        <source>Which notes</source>
        <translation>أي القيود</translation>
    </message>
    <message>
        <source>Previous use</source>
        <translation>الاستعمال السابق</translation>
    </message>
    <message>
        <source>Back to where the chosen note said something before</source>
        <translation>الرجوع إلى حيث قال القيد المختار شيئًا من قبل</translation>
    </message>
    <message>
        <source>Next use</source>
        <translation>الاستعمال التالي</translation>
    </message>
    <message>
        <source>On to where the chosen note says something again</source>
        <translation>التقدم إلى حيث يقول القيد المختار شيئًا من جديد</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>القيود</translation>
    </message>
    <message>
        <source>All notes</source>
        <translation>كل القيود</translation>
    </message>
    <message>
        <source>Not fulfilled now</source>
        <translation>غير متحققة الآن</translation>
    </message>
    <message>
        <source>Up to 3 parts</source>
        <translation>حتى 3 أجزاء</translation>
    </message>
    <message>
        <source>Used notes</source>
        <translation>القيود المستعملة</translation>
    </message>
    <message>
        <source>Rules of the puzzle</source>
        <translation>قواعد اللغز</translation>
    </message>
    <message>
        <source>is</source>
        <translation>هو</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ليس</translation>
    </message>
    <message>
        <source>holds now</source>
        <translation>متحقق الآن</translation>
    </message>
    <message>
        <source>cannot hold now</source>
        <translation>لا يمكن أن يتحقق الآن</translation>
    </message>
    <message>
        <source>watched: looked at first</source>
        <translation>مراقَب: يُنظر إليه أولًا</translation>
    </message>
    <message>
        <source>what the note said at first</source>
        <translation>ما قاله القيد أولًا</translation>
    </message>
    <message>
        <source>Go There</source>
        <translation>انتقال</translation>
    </message>
    <message>
        <source>Go to the event at which this note is learned</source>
        <translation>الانتقال إلى الحدث الذي يُتعلّم عنده هذا القيد</translation>
    </message>
    <message>
        <source>Note %1 does not exist yet here: it is learned at event %2.</source>
        <translation>لا يوجد القيد %1 هنا بعد: يُتعلّم عند الحدث %2.</translation>
    </message>
    <message>
        <source>Note %1 was learned at event %2, from the dead end before it.</source>
        <translation>تُعلّم القيد %1 عند الحدث %2، من الطريق المسدود الذي قبله.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pad</name>
    <message>
        <source>Digit</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>مرشحات</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>ركن</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>وسط</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>لون</translation>
    </message>
    <message>
        <source>Write into every empty cell the digits that the rules still allow there</source>
        <translation>كتابة الأرقام التي ما زالت القواعد تسمح بها في كل خانة فارغة</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Auto-clean</source>
        <translation>تنظيف تلقائي</translation>
    </message>
    <message>
        <source>Writing a digit removes it from the candidates of its row, column and box</source>
        <translation>كتابة رقم تحذفه من مرشحات صفه وعموده ومربعه</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>رابط</translation>
    </message>
    <message>
        <source>Fill in candidates</source>
        <translation>ملء المرشحات</translation>
    </message>
    <message>
        <source>Fill</source>
        <comment>candidates</comment>
        <translation>ملء</translation>
    </message>
    <message>
        <source>The digit keys write digits</source>
        <translation>مفاتيح الأرقام تكتب أرقامًا</translation>
    </message>
    <message>
        <source>The digit keys write candidates: the digits that a cell can still hold</source>
        <translation>مفاتيح الأرقام تكتب مرشحات: الأرقام التي ما زالت ممكنة في الخانة</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the corners: notes of your own</source>
        <translation>مفاتيح الأرقام تكتب أرقامًا صغيرة في الأركان: ملاحظات خاصة بك</translation>
    </message>
    <message>
        <source>The digit keys write small digits in the middle: notes of your own</source>
        <translation>مفاتيح الأرقام تكتب أرقامًا صغيرة في الوسط: ملاحظات خاصة بك</translation>
    </message>
    <message>
        <source>The digit keys colour cells and candidates</source>
        <translation>مفاتيح الأرقام تلوّن الخانات والمرشحات</translation>
    </message>
    <message>
        <source>Lines from candidate to candidate, to follow what depends on what</source>
        <translation>خطوط من مرشح إلى مرشح، لتتبّع ما يعتمد على ماذا</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadKey</name>
    <message>
        <source>No colour</source>
        <translation>بلا لون</translation>
    </message>
    <message>
        <source>Colour %1</source>
        <translation>اللون %1</translation>
    </message>
    <message numerus="yes">
        <source>%n left to write</source>
        <translation>
            <numerusform>لم يبق شيء للكتابة</numerusform>
            <numerusform>بقي واحد للكتابة</numerusform>
            <numerusform>بقي اثنان للكتابة</numerusform>
            <numerusform>بقي %n للكتابة</numerusform>
            <numerusform>بقي %n للكتابة</numerusform>
            <numerusform>بقي %n للكتابة</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PadStrip</name>
    <message>
        <source>What the digit keys write</source>
        <translation>ما تكتبه مفاتيح الأرقام</translation>
    </message>
    <message>
        <source>Unfold the pad</source>
        <translation>فتح لوحة الأرقام</translation>
    </message>
    <message>
        <source>Mode: %1</source>
        <translation>النمط: %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PathTable</name>
    <message>
        <source>Solution path</source>
        <translation>مسار الحل</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PatternPicture</name>
    <message>
        <source>Drawing of the pattern</source>
        <translation>رسم النمط</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlanCard</name>
    <message numerus="yes">
        <source>%n position(s), new to you</source>
        <translation>
            <numerusform>لا وضعيات جديدة</numerusform>
            <numerusform>وضعية واحدة جديدة</numerusform>
            <numerusform>وضعيتان جديدتان</numerusform>
            <numerusform>%n وضعيات جديدة</numerusform>
            <numerusform>%n وضعية جديدة</numerusform>
            <numerusform>%n وضعية جديدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s), to repeat</source>
        <translation>
            <numerusform>لا وضعيات للمراجعة</numerusform>
            <numerusform>وضعية واحدة للمراجعة</numerusform>
            <numerusform>وضعيتان للمراجعة</numerusform>
            <numerusform>%n وضعيات للمراجعة</numerusform>
            <numerusform>%n وضعية للمراجعة</numerusform>
            <numerusform>%n وضعية للمراجعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten minutes today</source>
        <translation>عشر دقائق اليوم</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Practise %1</source>
        <comment>a technique</comment>
        <translation>التدرب على %1</translation>
    </message>
    <message>
        <source>Your ten minutes are done. See you tomorrow!</source>
        <translation>انتهت دقائقك العشر. إلى الغد!</translation>
    </message>
    <message>
        <source>Nothing to repeat today, and nothing new: you have mastered every technique.</source>
        <translation>لا شيء للمراجعة اليوم ولا شيء جديد: لقد أتقنت كل التقنيات.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PlayCard</name>
    <message>
        <source>needs only singles</source>
        <translation>يحتاج إلى مفردات فقط</translation>
    </message>
    <message>
        <source>needs more than the techniques of Ninefold</source>
        <translation>يحتاج إلى أكثر من تقنيات Ninefold</translation>
    </message>
    <message>
        <source>needs %1</source>
        <comment>techniques</comment>
        <translation>يحتاج إلى %1</translation>
    </message>
    <message numerus="yes">
        <source>needs %1 and %n easier one(s)</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>يحتاج إلى %1 فقط</numerusform>
            <numerusform>يحتاج إلى %1 وواحدة أسهل</numerusform>
            <numerusform>يحتاج إلى %1 واثنتين أسهل</numerusform>
            <numerusform>يحتاج إلى %1 و%n أسهل</numerusform>
            <numerusform>يحتاج إلى %1 و%n أسهل</numerusform>
            <numerusform>يحتاج إلى %1 و%n أسهل</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells filled</source>
        <translation>الخانات المملوءة</translation>
    </message>
    <message>
        <source>Best at this level</source>
        <translation>الأفضل في هذا المستوى</translation>
    </message>
    <message>
        <source>without hints</source>
        <translation>دون تلميحات</translation>
    </message>
    <message>
        <source>Your average</source>
        <translation>متوسطك</translation>
    </message>
    <message numerus="yes">
        <source>last %n game(s)</source>
        <translation>
            <numerusform>لا ألعاب</numerusform>
            <numerusform>آخر لعبة</numerusform>
            <numerusform>آخر لعبتين</numerusform>
            <numerusform>آخر %n ألعاب</numerusform>
            <numerusform>آخر %n لعبة</numerusform>
            <numerusform>آخر %n لعبة</numerusform>
        </translation>
    </message>
    <message>
        <source>This game</source>
        <translation>هذه اللعبة</translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt; of %n cell(s) filled</source>
        <translation>
            <numerusform>مُلئت &lt;b&gt;%1&lt;/b&gt; من 0</numerusform>
            <numerusform>مُلئت &lt;b&gt;%1&lt;/b&gt; من خانة واحدة</numerusform>
            <numerusform>مُلئت &lt;b&gt;%1&lt;/b&gt; من خانتين</numerusform>
            <numerusform>مُلئت &lt;b&gt;%1&lt;/b&gt; من %n خانات</numerusform>
            <numerusform>مُلئت &lt;b&gt;%1&lt;/b&gt; من %n خانة</numerusform>
            <numerusform>مُلئت &lt;b&gt;%1&lt;/b&gt; من %n خانة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>لم تبق خانات</numerusform>
            <numerusform>بقيت خانة واحدة</numerusform>
            <numerusform>بقيت خانتان</numerusform>
            <numerusform>بقيت %n خانات</numerusform>
            <numerusform>بقيت %n خانة</numerusform>
            <numerusform>بقيت %n خانة</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints used</source>
        <translation>لم تُستعمل تلميحات</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) used</source>
        <translation>
            <numerusform>لم تُستعمل تلميحات</numerusform>
            <numerusform>استُعمل تلميح واحد</numerusform>
            <numerusform>استُعمل تلميحان</numerusform>
            <numerusform>استُعملت %n تلميحات</numerusform>
            <numerusform>استُعمل %n تلميحًا</numerusform>
            <numerusform>استُعمل %n تلميح</numerusform>
        </translation>
    </message>
    <message>
        <source>no checks used</source>
        <translation>لم يُستعمل التحقق</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) used</source>
        <translation>
            <numerusform>لم يُستعمل التحقق</numerusform>
            <numerusform>استُعمل التحقق مرة واحدة</numerusform>
            <numerusform>استُعمل التحقق مرتين</numerusform>
            <numerusform>استُعمل التحقق %n مرات</numerusform>
            <numerusform>استُعمل التحقق %n مرة</numerusform>
            <numerusform>استُعمل التحقق %n مرة</numerusform>
        </translation>
    </message>
    <message>
        <source>Best %1 · average %2 · %3</source>
        <comment>times and help</comment>
        <translation>الأفضل %1 · المتوسط %2 · %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Pointing</name>
    <message>
        <source>Event %1 changed %2 last; a double click goes there.</source>
        <translation>الحدث %1 غيّر %2 آخر مرة؛ النقر المزدوج ينقل إليه.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PracticeView</name>
    <message>
        <source>Where to Look</source>
        <translation>أين تنظر</translation>
    </message>
    <message>
        <source>More in three stages: where it is, which cells, all of it (H).
The position then counts as found with help.</source>
        <translation>المزيد على ثلاث مراحل: أين هي، أي الخانات، كلها (H).
وعندئذ تُحسب الوضعية موجودة بمساعدة.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تخطٍّ</translation>
    </message>
    <message>
        <source>To another position</source>
        <translation>إلى وضعية أخرى</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what is practised, which position</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 right</source>
        <translation>الصحيح %1</translation>
    </message>
    <message>
        <source>%1 in a row</source>
        <translation>%1 على التوالي</translation>
    </message>
    <message>
        <source>See the Result</source>
        <translation>عرض النتيجة</translation>
    </message>
    <message>
        <source>Next Position</source>
        <translation>الوضعية التالية</translation>
    </message>
    <message>
        <source>Making a position...</source>
        <translation>يجري صنع وضعية...</translation>
    </message>
    <message>
        <source>Select a cell and type its digit, then press Enter.</source>
        <translation>حدّد خانة واكتب رقمها، ثم اضغط Enter.</translation>
    </message>
    <message>
        <source>Click the candidates that go, or type them in their cells, then press Enter.</source>
        <translation>انقر المرشحات التي تُحذف، أو اكتبها في خاناتها، ثم اضغط Enter.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzleGrid</name>
    <message>
        <source>Puzzles</source>
        <translation>الألغاز</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlePicture</name>
    <message>
        <source>Picture of %1</source>
        <translation>صورة %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::PuzzlesView</name>
    <message>
        <source>Clear Filters</source>
        <translation>إلغاء المرشِّحات</translation>
    </message>
    <message>
        <source>Open or paste puzzles.</source>
        <translation>افتح ألغازًا أو الصقها.</translation>
    </message>
    <message>
        <source>No puzzle fits.</source>
        <translation>لا لغز مناسب.</translation>
    </message>
    <message>
        <source>Arrows choose  ·  Enter plays  ·  type to search  ·  Ctrl+F search field  ·  Esc back to the puzzle</source>
        <translation>الأسهم تختار  ·  Enter يلعب  ·  اكتب للبحث  ·  Ctrl+F حقل البحث  ·  Esc العودة إلى اللغز</translation>
    </message>
    <message>
        <source>At most %1 puzzles are printed at once.</source>
        <translation>يُطبع %1 لغز على الأكثر دفعة واحدة.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) copied.</source>
        <translation>
            <numerusform>لم يُنسخ شيء.</numerusform>
            <numerusform>نُسخ لغز واحد.</numerusform>
            <numerusform>نُسخ لغزان.</numerusform>
            <numerusform>نُسخت %n ألغاز.</numerusform>
            <numerusform>نُسخ %n لغزًا.</numerusform>
            <numerusform>نُسخ %n لغز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) being rated</source>
        <translation>
            <numerusform>لا ألغاز قيد التقييم</numerusform>
            <numerusform>لغز واحد قيد التقييم</numerusform>
            <numerusform>لغزان قيد التقييم</numerusform>
            <numerusform>%n ألغاز قيد التقييم</numerusform>
            <numerusform>%n لغزًا قيد التقييم</numerusform>
            <numerusform>%n لغز قيد التقييم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Race</name>
    <message>
        <source>Two Solvers Side by Side</source>
        <translation>حلّالان جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Left solver</source>
        <translation>الحلّال الأيسر</translation>
    </message>
    <message>
        <source>Left board</source>
        <translation>اللوحة اليسرى</translation>
    </message>
    <message>
        <source>Right solver</source>
        <translation>الحلّال الأيمن</translation>
    </message>
    <message>
        <source>Right board</source>
        <translation>اللوحة اليمنى</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>تم: %1</translation>
    </message>
    <message>
        <source>Microsecond %1 of %2</source>
        <translation>الميكروثانية %1 من %2</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>المقارنة حسب</translation>
    </message>
    <message>
        <source>Events: one of each at a time</source>
        <translation>الأحداث: واحد من كل منهما بالتناوب</translation>
    </message>
    <message>
        <source>Time: as long as each really needs</source>
        <translation>الوقت: بقدر ما يحتاج كل منهما فعلًا</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResolutionPanel</name>
    <message>
        <source>The note so far</source>
        <translation>القيد حتى الآن</translation>
    </message>
    <message>
        <source>%1 One of these would have to hold, and none does:</source>
        <translation>%1 كان يجب أن يتحقق أحد هذه، ولا يتحقق أي منها:</translation>
    </message>
    <message>
        <source>%1, because %2. What it rests on takes its place:</source>
        <translation>%1، لأن %2. ويحل محله ما يستند إليه:</translation>
    </message>
    <message>
        <source>One part comes from guess %1 now: every way from the guess to the dead end goes through it (the first UIP).</source>
        <translation>لم يبق إلا جزء واحد من التخمين %1: كل طريق من التخمين إلى الطريق المسدود يمر به (أول UIP).</translation>
    </message>
    <message>
        <source>is</source>
        <translation>هو</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>ليس</translation>
    </message>
    <message>
        <source>part from the last guess</source>
        <translation>جزء من التخمين الأخير</translation>
    </message>
    <message>
        <source>%1, because %2. That follows from the parts that stay, so the note gets shorter by this part (minimisation):</source>
        <translation>%1، لأن %2. ينتج هذا من الأجزاء الباقية، فيقصر القيد بهذا الجزء (تصغير):</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) come from guess %1. More steps follow until only one does.</source>
        <translation>
            <numerusform>لا أجزاء من التخمين %1.</numerusform>
            <numerusform>جزء واحد يأتي من التخمين %1.</numerusform>
            <numerusform>جزآن يأتيان من التخمين %1. تتبع خطوات أخرى حتى لا يبقى إلا واحد.</numerusform>
            <numerusform>%n أجزاء تأتي من التخمين %1. تتبع خطوات أخرى حتى لا يبقى إلا واحد.</numerusform>
            <numerusform>%n جزءًا يأتي من التخمين %1. تتبع خطوات أخرى حتى لا يبقى إلا واحد.</numerusform>
            <numerusform>%n جزء يأتي من التخمين %1. تتبع خطوات أخرى حتى لا يبقى إلا واحد.</numerusform>
        </translation>
    </message>
    <message>
        <source>in the graph: what makes a part false</source>
        <translation>في المخطط: ما يجعل جزءًا خاطئًا</translation>
    </message>
    <message>
        <source>The causes that are left are true now and lead to the dead end, so they can never all be true together. Note %1 says so: each cause turned into its opposite, with &quot;or&quot; between. Once guess %2 is taken back, only one part of it can still hold, so that part follows.</source>
        <translation>الأسباب الباقية صحيحة الآن وتؤدي إلى الطريق المسدود، فلا يمكن أبدًا أن تصح كلها معًا. هذا ما يقوله القيد %1: كل سبب مقلوبًا إلى عكسه، وبينها «أو». وما إن يُتراجع عن التخمين %2 حتى لا يمكن أن يتحقق منه إلا جزء واحد، فينتج هذا الجزء.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ResultCard</name>
    <message>
        <source>%1.  %2: right</source>
        <translation>%1.  %2: صحيح</translation>
    </message>
    <message>
        <source>%1.  %2: missed</source>
        <translation>%1.  %2: لم يوجد</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>إعادة الاختبار</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>قراءة</translation>
    </message>
    <message>
        <source>The page of the technique, with an example</source>
        <translation>صفحة التقنية، مع مثال</translation>
    </message>
    <message>
        <source>%1: test cleared</source>
        <comment>a family</comment>
        <translation>%1: اجتزت الاختبار</translation>
    </message>
    <message>
        <source>%1: not cleared yet</source>
        <comment>a family</comment>
        <translation>%1: لم يُجتز بعد</translation>
    </message>
    <message>
        <source>It took %1.</source>
        <comment>a time</comment>
        <translation>استغرق %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunExchange</name>
    <message>
        <source>Runs as JSON Lines (*.jsonl)</source>
        <translation>تشغيلات بصيغة JSON Lines (*.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
    <message>
        <source>The run of %1.</source>
        <translation>التشغيل من %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>لا يمكن قراءة %1.</translation>
    </message>
    <message>
        <source>%1 is no run: its first line does not say who solves what.</source>
        <translation>%1 ليس تشغيلًا: سطره الأول لا يقول من يحل ماذا.</translation>
    </message>
    <message>
        <source>Line %1 of %2 is not what the solver does.</source>
        <translation>السطر %1 من %2 ليس ما يفعله الحلّال.</translation>
    </message>
    <message>
        <source>Save Run</source>
        <translation>حفظ التشغيل</translation>
    </message>
    <message>
        <source>Open Run</source>
        <translation>فتح تشغيل</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunOptions</name>
    <message>
        <source>Play Event by Event</source>
        <translation>العرض حدثًا حدثًا</translation>
    </message>
    <message>
        <source>Play Digit by Digit</source>
        <translation>العرض رقمًا رقمًا</translation>
    </message>
    <message>
        <source>Play as You Played It</source>
        <translation>العرض كما لعبتها</translation>
    </message>
    <message>
        <source>Play as Fast as Possible</source>
        <translation>العرض بأقصى سرعة</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>خيارات أخرى</translation>
    </message>
    <message>
        <source>Start from My Digits</source>
        <translation>البدء من أرقامي</translation>
    </message>
    <message>
        <source>The run begins with the digits of your game, not with the puzzle</source>
        <translation>يبدأ التشغيل بأرقام لعبتك، لا باللغز</translation>
    </message>
    <message>
        <source>Look for a Second Solution</source>
        <translation>البحث عن حل ثانٍ</translation>
    </message>
    <message>
        <source>After the first solution the run goes on until it is clear whether there is another</source>
        <translation>بعد الحل الأول يستمر التشغيل حتى يتضح هل هناك حل آخر</translation>
    </message>
    <message>
        <source>Save Pictures...</source>
        <translation>حفظ صور...</translation>
    </message>
    <message>
        <source>Where the run starts, how it works and plays, and pictures of it</source>
        <translation>أين يبدأ التشغيل، وكيف يعمل ويُعرض، وصوره</translation>
    </message>
    <message>
        <source>Save Run...</source>
        <translation>حفظ التشغيل...</translation>
    </message>
    <message>
        <source>All events, as lines of JSON; this window can open them again</source>
        <translation>كل الأحداث، سطورًا من JSON؛ تستطيع هذه النافذة فتحها من جديد</translation>
    </message>
    <message>
        <source>Open Run...</source>
        <translation>فتح تشغيل...</translation>
    </message>
    <message>
        <source>Guess Differently</source>
        <translation>تخمين مختلف</translation>
    </message>
    <message>
        <source>The run begins again with other guesses at random</source>
        <translation>يبدأ التشغيل من جديد بتخمينات عشوائية أخرى</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunReader</name>
    <message>
        <source>Guesses</source>
        <translation>التخمينات</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>لماذا</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>الأعداد</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>القيود</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>لم يحدث شيء بعد.</translation>
    </message>
    <message>
        <source>Notes %1</source>
        <translation>القيود %1</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>نقاط التوقف</translation>
    </message>
    <message>
        <source>I Guess</source>
        <translation>أخمّن أنا</translation>
    </message>
    <message>
        <source>What each dead end taught (learned clauses). Of every note at least one part must hold.</source>
        <translation>ما علّمه كل طريق مسدود (عبارات متعلَّمة). لا بد أن يتحقق من كل قيد جزء واحد على الأقل.</translation>
    </message>
    <message>
        <source>Why this event happened, back to the guesses that it rests on.</source>
        <translation>لماذا وقع هذا الحدث، رجوعًا إلى التخمينات التي يستند إليها.</translation>
    </message>
    <message>
        <source>Breakpoints: where the run stops by itself.</source>
        <translation>نقاط التوقف: حيث يتوقف التشغيل من تلقاء نفسه.</translation>
    </message>
    <message>
        <source>Guess instead of the solver, and compare what comes of it.</source>
        <translation>خمّن بدل الحلّال، وقارن ما ينتج من ذلك.</translation>
    </message>
    <message>
        <source>How often each kind of event happened, and what the words mean.</source>
        <translation>كم مرة وقع كل نوع من الأحداث، وماذا تعني الكلمات.</translation>
    </message>
    <message>
        <source>What is true now (the trail): each guess, and below it what follows from it. What was taken back is gone from here.</source>
        <translation>ما هو صحيح الآن (المسار): كل تخمين، وتحته ما ينتج منه. وما تُراجع عنه لا يظهر هنا.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::RunTabs</name>
    <message>
        <source>What to read</source>
        <translation>ما تقرؤه</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ScoreBars</name>
    <message>
        <source>First try %1  ·  With help %2  ·  Missed %3</source>
        <translation>من أول محاولة %1  ·  بمساعدة %2  ·  لم توجد %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::ShowMe</name>
    <message>
        <source>Demonstration</source>
        <translation>عرض توضيحي</translation>
    </message>
    <message>
        <source>Show Me</source>
        <translation>أرني</translation>
    </message>
    <message>
        <source>Save pictures of it</source>
        <translation>حفظ صور منه</translation>
    </message>
    <message>
        <source>Speed of the demonstration</source>
        <translation>سرعة العرض التوضيحي</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>بطيء</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>عادي</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>سريع</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>اضغط تشغيل: المسافة تشغّل، والأسهم تخطو.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SolverRow</name>
    <message>
        <source>Solver</source>
        <translation>الحلّال</translation>
    </message>
    <message>
        <source>How it guesses</source>
        <translation>كيف يخمن</translation>
    </message>
    <message>
        <source>Who solves the puzzle</source>
        <translation>من يحل اللغز</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>المنطق</translation>
    </message>
    <message>
        <source>Where it guesses when nothing follows any more</source>
        <translation>أين يخمن عندما لا ينتج شيء</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SortButton</name>
    <message>
        <source>Number</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>المستوى</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Givens</source>
        <translation>المعطيات</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>تنازلي</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>تصاعدي</translation>
    </message>
    <message>
        <source>Sort: %1</source>
        <comment>what by</comment>
        <translation>الترتيب: %1</translation>
    </message>
    <message>
        <source>Sort: %1, %2</source>
        <comment>what by, direction</comment>
        <translation>الترتيب: %1، %2</translation>
    </message>
    <message>
        <source>HoDoKu Score</source>
        <translation>نقاط HoDoKu</translation>
    </message>
    <message>
        <source>Last Played</source>
        <translation>آخر لعب</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SpeedControl</name>
    <message>
        <source>Speed</source>
        <translation>السرعة</translation>
    </message>
    <message>
        <source>How fast it plays: events per second (+ and -)</source>
        <translation>سرعة العرض: الأحداث في الثانية (+ و -)</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/ث</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StartCard</name>
    <message>
        <source>Open File...</source>
        <translation>فتح ملف...</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>لصق</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>يوجد لغز في الحافظة.</translation>
    </message>
    <message>
        <source>New puzzle: %1</source>
        <translation>لغز جديد: %1</translation>
    </message>
    <message>
        <source>Play This Puzzle</source>
        <translation>لعب هذا اللغز</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>طريقة اللعب</translation>
    </message>
    <message>
        <source>Or have a new puzzle made, at one of these levels.</source>
        <translation>أو اطلب صنع لغز جديد، بأحد هذه المستويات.</translation>
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
        <translation>تصدير...</translation>
    </message>
    <message>
        <source>Level of the curve</source>
        <translation>مستوى المنحنى</translation>
    </message>
    <message>
        <source>Your first solved puzzle starts the story: times, streaks and favourite techniques will grow here.</source>
        <translation>أول لغز تحله يبدأ القصة: ستنمو هنا الأوقات والأيام المتتالية والتقنيات المفضلة.</translation>
    </message>
    <message>
        <source>Save a line for each game, for a spreadsheet</source>
        <translation>حفظ سطر لكل لعبة، لبرنامج جداول</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>الأوقات</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>السنة الأخيرة</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <translation>
            <numerusform>لا أيام متتالية</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومان متتاليان</numerusform>
            <numerusform>%n أيام متتالية</numerusform>
            <numerusform>%n يومًا متتاليًا</numerusform>
            <numerusform>%n يوم متتالٍ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest: %n day(s)</source>
        <comment>in a row</comment>
        <translation>
            <numerusform>لا أيام متتالية</numerusform>
            <numerusform>الأطول: يوم واحد</numerusform>
            <numerusform>الأطول: يومان</numerusform>
            <numerusform>الأطول: %n أيام</numerusform>
            <numerusform>الأطول: %n يومًا</numerusform>
            <numerusform>الأطول: %n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Line: the average of five games. Open circles: with hints.</source>
        <translation>الخط: متوسط خمس ألعاب. الدوائر المفتوحة: بتلميحات.</translation>
    </message>
    <message>
        <source>The stronger the colour, the more was solved.</source>
        <translation>كلما قوي اللون كثر ما حُل.</translation>
    </message>
    <message>
        <source>Tab goes on  ·  arrows choose  ·  Esc back to the puzzle</source>
        <translation>Tab يتابع  ·  الأسهم تختار  ·  Esc العودة إلى اللغز</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) solved</source>
        <translation>
            <numerusform>لم تُحل لعبة</numerusform>
            <numerusform>حُلت لعبة واحدة</numerusform>
            <numerusform>حُلت لعبتان</numerusform>
            <numerusform>حُلت %n ألعاب</numerusform>
            <numerusform>حُلت %n لعبة</numerusform>
            <numerusform>حُلت %n لعبة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <translation>
            <numerusform>لا متروكة</numerusform>
            <numerusform>واحدة متروكة</numerusform>
            <numerusform>اثنتان متروكتان</numerusform>
            <numerusform>%n متروكة</numerusform>
            <numerusform>%n متروكة</numerusform>
            <numerusform>%n متروكة</numerusform>
        </translation>
    </message>
    <message>
        <source>Export Games</source>
        <translation>تصدير الألعاب</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>جداول (*.csv)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>صُدّر باسم %1.</translation>
    </message>
    <message>
        <source>Techniques you used and asked for</source>
        <translation>التقنيات التي استعملتها وسألت عنها</translation>
    </message>
    <message>
        <source>Bar: what you found yourself, the rest with a hint.</source>
        <translation>العمود: ما وجدته بنفسك، والباقي بتلميح.</translation>
    </message>
    <message numerus="yes">
        <source>%n right move(s) without a step that I know</source>
        <translation>
            <numerusform>لا نقلات صحيحة بلا خطوة أعرفها</numerusform>
            <numerusform>نقلة صحيحة واحدة بلا خطوة أعرفها</numerusform>
            <numerusform>نقلتان صحيحتان بلا خطوة أعرفها</numerusform>
            <numerusform>%n نقلات صحيحة بلا خطوة أعرفها</numerusform>
            <numerusform>%n نقلة صحيحة بلا خطوة أعرفها</numerusform>
            <numerusform>%n نقلة صحيحة بلا خطوة أعرفها</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepExplanation</name>
    <message>
        <source>Show Me</source>
        <translation>أرني</translation>
    </message>
    <message>
        <source>Plays the reason on the board, picture by picture (D)</source>
        <translation>يعرض السبب على اللوحة صورة بعد صورة (D)</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepRow</name>
    <message>
        <source>Previous step</source>
        <translation>الخطوة السابقة</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>الخطوة التالية</translation>
    </message>
    <message>
        <source>From dead end to note %1: step %2 of %3</source>
        <translation>من الطريق المسدود إلى القيد %1: الخطوة %2 من %3</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTree</name>
    <message>
        <source>All steps</source>
        <translation>كل الخطوات</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepTreeModel</name>
    <message numerus="yes">
        <source>%n more step(s) below it lead to the same result.</source>
        <translation>
            <numerusform>لا خطوات تحتها تؤدي إلى النتيجة نفسها.</numerusform>
            <numerusform>خطوة أخرى تحتها تؤدي إلى النتيجة نفسها.</numerusform>
            <numerusform>خطوتان أخريان تحتها تؤديان إلى النتيجة نفسها.</numerusform>
            <numerusform>%n خطوات أخرى تحتها تؤدي إلى النتيجة نفسها.</numerusform>
            <numerusform>%n خطوة أخرى تحتها تؤدي إلى النتيجة نفسها.</numerusform>
            <numerusform>%n خطوة أخرى تحتها تؤدي إلى النتيجة نفسها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>التقنية</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsModel</name>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>التقنية</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StepsPage</name>
    <message>
        <source>Solution path</source>
        <translation>مسار الحل</translation>
    </message>
    <message>
        <source>All steps now</source>
        <translation>كل الخطوات الآن</translation>
    </message>
    <message>
        <source>Filter, for example Chain or r3c4</source>
        <translation>تصفية، مثلًا سلسلة أو r3c4</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>تصفية</translation>
    </message>
    <message>
        <source>Techniques...</source>
        <translation>التقنيات...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy the list as text</source>
        <translation>نسخ القائمة نصًا</translation>
    </message>
    <message>
        <source>Do This Step</source>
        <translation>تنفيذ هذه الخطوة</translation>
    </message>
    <message>
        <source>Solve Up to Here</source>
        <translation>الحل إلى هنا</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) copied.</source>
        <translation>
            <numerusform>لم تُنسخ خطوات.</numerusform>
            <numerusform>نُسخت خطوة واحدة.</numerusform>
            <numerusform>نُسخت خطوتان.</numerusform>
            <numerusform>نُسخت %n خطوات.</numerusform>
            <numerusform>نُسخت %n خطوة.</numerusform>
            <numerusform>نُسخت %n خطوة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ratings of the steps</source>
        <translation>تقييمات الخطوات</translation>
    </message>
    <message>
        <source>Solution Path</source>
        <translation>مسار الحل</translation>
    </message>
    <message>
        <source>All Steps Now</source>
        <translation>كل الخطوات الآن</translation>
    </message>
    <message>
        <source>All steps from here to the solution, one after the other</source>
        <translation>كل الخطوات من هنا إلى الحل، واحدة بعد الأخرى</translation>
    </message>
    <message>
        <source>Every step that is possible now</source>
        <translation>كل خطوة ممكنة الآن</translation>
    </message>
    <message>
        <source>The filter leaves %1.</source>
        <translation>تترك التصفية %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopEditor</name>
    <message>
        <source>And...</source>
        <translation>و...</translation>
    </message>
    <message>
        <source>Stop When</source>
        <translation>التوقف عندما</translation>
    </message>
    <message>
        <source>Adds a condition that must hold at the same time</source>
        <translation>يضيف شرطًا يجب أن يتحقق في الوقت نفسه</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>الشرط</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>الخانة</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>a cell gets a digit</source>
        <translation>تأخذ خانة رقمًا</translation>
    </message>
    <message>
        <source>a digit leaves a cell</source>
        <translation>يزول رقم من خانة</translation>
    </message>
    <message>
        <source>this many guesses stand</source>
        <translation>يقوم هذا العدد من التخمينات</translation>
    </message>
    <message>
        <source>a dead end comes</source>
        <translation>يأتي طريق مسدود</translation>
    </message>
    <message>
        <source>this many more dead ends came</source>
        <translation>يأتي هذا العدد من الطرق المسدودة الأخرى</translation>
    </message>
    <message>
        <source>a note of at most this many parts is written</source>
        <translation>يُكتب قيد بهذا العدد من الأجزاء على الأكثر</translation>
    </message>
    <message>
        <source>the note of this number is used</source>
        <translation>يُستعمل القيد ذو هذا الرقم</translation>
    </message>
    <message>
        <source>the search starts again</source>
        <translation>يبدأ البحث من جديد</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>العدد</translation>
    </message>
    <message>
        <source>several guesses are taken back at once</source>
        <translation>يُتراجع عن عدة تخمينات معًا</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StopsPanel</name>
    <message>
        <source>Add...</source>
        <translation>إضافة...</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Previous stop</source>
        <translation>نقطة التوقف السابقة</translation>
    </message>
    <message>
        <source>Back to where the run would have stopped before (Ctrl+←)</source>
        <translation>الرجوع إلى حيث كان التشغيل سيتوقف من قبل (Ctrl+←)</translation>
    </message>
    <message>
        <source>Next stop</source>
        <translation>نقطة التوقف التالية</translation>
    </message>
    <message>
        <source>On to the next place to stop (Ctrl+→)</source>
        <translation>التقدم إلى مكان التوقف التالي (Ctrl+→)</translation>
    </message>
    <message>
        <source>Stops</source>
        <translation>نقاط التوقف</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::StrengthCard</name>
    <message>
        <source>Your strength</source>
        <translation>قوتك</translation>
    </message>
    <message>
        <source>A puzzle just above that</source>
        <translation>لغز أعلى منها قليلًا</translation>
    </message>
    <message>
        <source>On the scale of the ratings of puzzles, from 1.0 to about 12. Nine times in ten the truth is within what is given.</source>
        <translation>على مقياس تقييمات الألغاز، من 1.0 إلى نحو 12. في تسع مرات من عشر تقع الحقيقة ضمن المذكور.</translation>
    </message>
    <message>
        <source>Welcome!</source>
        <translation>أهلًا وسهلًا!</translation>
    </message>
    <message>
        <source>Begin with the first technique below: read about it, and then find it yourself. Ten minutes a day are plenty, and mistakes cost nothing here.</source>
        <translation>ابدأ بالتقنية الأولى أدناه: اقرأ عنها، ثم جدها بنفسك. عشر دقائق في اليوم تكفي وتزيد، والأخطاء هنا لا تكلف شيئًا.</translation>
    </message>
    <message>
        <source>Too early to say</source>
        <translation>ما زال الوقت مبكرًا</translation>
    </message>
    <message numerus="yes">
        <source>After %1 finished games this says how strong you are, and how sure that is. %n so far.</source>
        <translation>
            <numerusform>بعد %1 ألعاب مكتملة يقول هذا كم أنت قوي، ومدى التأكد من ذلك. لا ألعاب حتى الآن.</numerusform>
            <numerusform>بعد %1 ألعاب مكتملة يقول هذا كم أنت قوي، ومدى التأكد من ذلك. لعبة واحدة حتى الآن.</numerusform>
            <numerusform>بعد %1 ألعاب مكتملة يقول هذا كم أنت قوي، ومدى التأكد من ذلك. لعبتان حتى الآن.</numerusform>
            <numerusform>بعد %1 ألعاب مكتملة يقول هذا كم أنت قوي، ومدى التأكد من ذلك. %n حتى الآن.</numerusform>
            <numerusform>بعد %1 ألعاب مكتملة يقول هذا كم أنت قوي، ومدى التأكد من ذلك. %n حتى الآن.</numerusform>
            <numerusform>بعد %1 ألعاب مكتملة يقول هذا كم أنت قوي، ومدى التأكد من ذلك. %n حتى الآن.</numerusform>
        </translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <translation>بين %1 و%2</translation>
    </message>
    <message numerus="yes">
        <source>More cannot be said after %n game(s): those far below or above you say little.</source>
        <translation>
            <numerusform>لا يمكن قول شيء بعد.</numerusform>
            <numerusform>لا يمكن قول المزيد بعد لعبة واحدة: ما كان أدنى أو أعلى منك بكثير لا يقول إلا القليل.</numerusform>
            <numerusform>لا يمكن قول المزيد بعد لعبتين: ما كان أدنى أو أعلى منك بكثير لا يقول إلا القليل.</numerusform>
            <numerusform>لا يمكن قول المزيد بعد %n ألعاب: ما كان أدنى أو أعلى منك بكثير لا يقول إلا القليل.</numerusform>
            <numerusform>لا يمكن قول المزيد بعد %n لعبة: ما كان أدنى أو أعلى منك بكثير لا يقول إلا القليل.</numerusform>
            <numerusform>لا يمكن قول المزيد بعد %n لعبة: ما كان أدنى أو أعلى منك بكثير لا يقول إلا القليل.</numerusform>
        </translation>
    </message>
    <message>
        <source>About %1</source>
        <translation>نحو %1</translation>
    </message>
    <message numerus="yes">
        <source>Give or take %1, from %n game(s). You solve every other puzzle with this rating without help.</source>
        <translation>
            <numerusform>بزيادة أو نقص %1. تحل نصف الألغاز ذات هذا التقييم دون مساعدة.</numerusform>
            <numerusform>بزيادة أو نقص %1، من لعبة واحدة. تحل نصف الألغاز ذات هذا التقييم دون مساعدة.</numerusform>
            <numerusform>بزيادة أو نقص %1، من لعبتين. تحل نصف الألغاز ذات هذا التقييم دون مساعدة.</numerusform>
            <numerusform>بزيادة أو نقص %1، من %n ألعاب. تحل نصف الألغاز ذات هذا التقييم دون مساعدة.</numerusform>
            <numerusform>بزيادة أو نقص %1، من %n لعبة. تحل نصف الألغاز ذات هذا التقييم دون مساعدة.</numerusform>
            <numerusform>بزيادة أو نقص %1، من %n لعبة. تحل نصف الألغاز ذات هذا التقييم دون مساعدة.</numerusform>
        </translation>
    </message>
    <message>
        <source>rating %1</source>
        <translation>التقييم %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a puzzle, its rating</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>لعبه</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::SymbolLegend</name>
    <message>
        <source>What the symbols mean</source>
        <translation>ماذا تعني الرموز</translation>
    </message>
    <message>
        <source>first UIP</source>
        <translation>أول UIP</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueBars</name>
    <message>
        <source>What you use in your games is counted here.</source>
        <translation>يُحسب هنا ما تستعمله في ألعابك.</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>لا تلميحات</numerusform>
            <numerusform>تلميح واحد</numerusform>
            <numerusform>تلميحان</numerusform>
            <numerusform>%n تلميحات</numerusform>
            <numerusform>%n تلميحًا</numerusform>
            <numerusform>%n تلميح</numerusform>
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
            <numerusform>%1، لم تُستعمل، %2</numerusform>
            <numerusform>%1، استُعملت مرة واحدة، %2</numerusform>
            <numerusform>%1، استُعملت مرتين، %2</numerusform>
            <numerusform>%1، استُعملت %n مرات، %2</numerusform>
            <numerusform>%1، استُعملت %n مرة، %2</numerusform>
            <numerusform>%1، استُعملت %n مرة، %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueCard</name>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>التقنية</translation>
    </message>
    <message>
        <source>You look for it in positions, and are told whether you are right</source>
        <translation>تبحث عنها في وضعيات، ويقال لك هل أصبت</translation>
    </message>
    <message>
        <source>Back to where you were</source>
        <translation>الرجوع إلى حيث كنت</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TechniqueText</name>
    <message>
        <source>How to spot one</source>
        <translation>كيف تكتشفها</translation>
    </message>
    <message>
        <source>Why it is true</source>
        <translation>لماذا هي صحيحة</translation>
    </message>
    <message>
        <source>Why the example is right</source>
        <translation>لماذا المثال صحيح</translation>
    </message>
    <message>
        <source>How many puzzles need it</source>
        <translation>كم لغزًا يحتاج إليها</translation>
    </message>
    <message>
        <source>How hard it is</source>
        <translation>كم هي صعبة</translation>
    </message>
    <message>
        <source>A special case of: %1</source>
        <translation>حالة خاصة من: %1</translation>
    </message>
    <message>
        <source>Special cases of it: %1</source>
        <translation>حالات خاصة منها: %1</translation>
    </message>
    <message>
        <source>Of the same kind: %1</source>
        <translation>من النوع نفسه: %1</translation>
    </message>
    <message>
        <source>In the example: %1</source>
        <comment>A = 4, B = 7</comment>
        <translation>في المثال: %1</translation>
    </message>
    <message>
        <source>Hide the drawing</source>
        <translation>إخفاء الرسم</translation>
    </message>
    <message>
        <source>Show the drawing</source>
        <translation>إظهار الرسم</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TestsCard</name>
    <message>
        <source>Not taken yet</source>
        <translation>لم يُؤدَّ بعد</translation>
    </message>
    <message>
        <source>Passed: %1 of %2 right</source>
        <translation>اجتيز: %1 من %2 صحيحة</translation>
    </message>
    <message>
        <source>%1 of %2 right so far, 8 pass</source>
        <translation>%1 من %2 صحيحة حتى الآن، وتكفي 8 للاجتياز</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>الاختبارات</translation>
    </message>
    <message>
        <source>Take the Test</source>
        <translation>أداء الاختبار</translation>
    </message>
    <message>
        <source>Take It Again</source>
        <translation>إعادة الاختبار</translation>
    </message>
    <message>
        <source>Take the test: %1</source>
        <comment>a family</comment>
        <translation>أداء الاختبار: %1</translation>
    </message>
    <message>
        <source>Take the test again: %1</source>
        <comment>a family</comment>
        <translation>أداء الاختبار مرة أخرى: %1</translation>
    </message>
    <message>
        <source>Ten positions of a family, without help; eight right pass. Passed so far: %1 of %2.</source>
        <translation>عشر وضعيات من عائلة واحدة، دون مساعدة؛ ثماني صحيحة تكفي. المجتازة حتى الآن: %1 من %2.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimeChart</name>
    <message>
        <source>%1s</source>
        <comment>seconds</comment>
        <translation>%1ث</translation>
    </message>
    <message>
        <source>%1m</source>
        <comment>minutes</comment>
        <translation>%1د</translation>
    </message>
    <message>
        <source>%1h</source>
        <comment>hours</comment>
        <translation>%1س</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>أين ذهب الوقت</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimedStepsModel</name>
    <message>
        <source>No.</source>
        <comment>number of a step</comment>
        <translation>رقم</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>التقنية</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TimesCurve</name>
    <message>
        <source>Times of your games</source>
        <translation>أوقات ألعابك</translation>
    </message>
    <message>
        <source>No game of this level yet</source>
        <translation>لا لعبة بهذا المستوى بعد</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), from %1 to %2</source>
        <comment>times</comment>
        <translation>
            <numerusform>لا ألعاب، من %1 إلى %2</numerusform>
            <numerusform>لعبة واحدة، من %1 إلى %2</numerusform>
            <numerusform>لعبتان، من %1 إلى %2</numerusform>
            <numerusform>%n ألعاب، من %1 إلى %2</numerusform>
            <numerusform>%n لعبة، من %1 إلى %2</numerusform>
            <numerusform>%n لعبة، من %1 إلى %2</numerusform>
        </translation>
    </message>
    <message>
        <source>no hints</source>
        <translation>دون تلميحات</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>لا تلميحات</numerusform>
            <numerusform>تلميح واحد</numerusform>
            <numerusform>تلميحان</numerusform>
            <numerusform>%n تلميحات</numerusform>
            <numerusform>%n تلميحًا</numerusform>
            <numerusform>%n تلميح</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TodayView</name>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Tab to the next  ·  Space presses  ·  Esc back to the puzzle</source>
        <translation>Tab إلى التالي  ·  المسافة تضغط  ·  Esc العودة إلى اللغز</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for today</source>
        <translation>
            <numerusform>لا وضعيات لليوم</numerusform>
            <numerusform>وضعية واحدة لليوم</numerusform>
            <numerusform>وضعيتان لليوم</numerusform>
            <numerusform>%n وضعيات لليوم</numerusform>
            <numerusform>%n وضعية لليوم</numerusform>
            <numerusform>%n وضعية لليوم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::pages::Transport</name>
    <message>
        <source>Position</source>
        <translation>الموضع</translation>
    </message>
    <message>
        <source>There is none before this event.</source>
        <translation>لا يوجد شيء قبل هذا الحدث.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>تشغيل</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>مسافة</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>تقدم</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Previous conflict</source>
        <translation>التعارض السابق</translation>
    </message>
    <message>
        <source>Shift+←</source>
        <translation>Shift+←</translation>
    </message>
    <message>
        <source>Next conflict</source>
        <translation>التعارض التالي</translation>
    </message>
    <message>
        <source>Shift+→</source>
        <translation>Shift+→</translation>
    </message>
    <message>
        <source>Event %1 of %2</source>
        <translation>الحدث %1 من %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>إيقاف مؤقت</translation>
    </message>
    <message>
        <source>Go To</source>
        <translation>انتقال إلى</translation>
    </message>
    <message>
        <source>Next Guess</source>
        <translation>التخمين التالي</translation>
    </message>
    <message>
        <source>Previous Guess</source>
        <translation>التخمين السابق</translation>
    </message>
    <message>
        <source>Next Note</source>
        <translation>القيد التالي</translation>
    </message>
    <message>
        <source>Previous Note</source>
        <translation>القيد السابق</translation>
    </message>
    <message>
        <source>Next Digit</source>
        <translation>الرقم التالي</translation>
    </message>
    <message>
        <source>Previous Digit</source>
        <translation>الرقم السابق</translation>
    </message>
    <message>
        <source>There is none after this event so far.</source>
        <translation>لا يوجد شيء بعد هذا الحدث حتى الآن.</translation>
    </message>
    <message>
        <source>Back to the dead end before this: no digit is left for a cell, or no place for a digit</source>
        <translation>الرجوع إلى الطريق المسدود قبل هذا: لم يبق لخانة رقم، أو لرقم مكان</translation>
    </message>
    <message>
        <source>Previous digit: this run has no dead ends</source>
        <translation>الرقم السابق: لا طرق مسدودة في هذا التشغيل</translation>
    </message>
    <message>
        <source>On to the next dead end: no digit is left for a cell, or no place for a digit</source>
        <translation>التقدم إلى الطريق المسدود التالي: لم يبق لخانة رقم، أو لرقم مكان</translation>
    </message>
    <message>
        <source>Next digit: this run has no dead ends</source>
        <translation>الرقم التالي: لا طرق مسدودة في هذا التشغيل</translation>
    </message>
    <message>
        <source>Dead End</source>
        <translation>طريق مسدود</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a position in a run</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Back to the mistake before this</source>
        <translation>الرجوع إلى الخطأ قبل هذا</translation>
    </message>
    <message>
        <source>On to the next mistake</source>
        <translation>التقدم إلى الخطأ التالي</translation>
    </message>
    <message>
        <source>Go to the next or previous guess, note, jump or digit, or to where a note is used</source>
        <translation>الانتقال إلى التخمين أو القيد أو القفزة أو الرقم التالي أو السابق، أو إلى حيث يُستعمل قيد</translation>
    </message>
    <message>
        <source>Next Jump over Several Guesses</source>
        <translation>القفزة التالية فوق عدة تخمينات</translation>
    </message>
    <message>
        <source>Previous Jump over Several Guesses</source>
        <translation>القفزة السابقة فوق عدة تخمينات</translation>
    </message>
    <message>
        <source>Next Use of Note %1</source>
        <translation>الاستعمال التالي للقيد %1</translation>
    </message>
    <message>
        <source>Previous Use of Note %1</source>
        <translation>الاستعمال السابق للقيد %1</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreeCanvas</name>
    <message>
        <source>Search tree</source>
        <translation>شجرة البحث</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::TreePanel</name>
    <message>
        <source>Size of the tree</source>
        <translation>حجم الشجرة</translation>
    </message>
    <message>
        <source>The search tree: each guess stands below the one that stood before it. Squares are guesses that led to a dead end, triangles stand for more guesses than the picture has room for. Click a guess to go there.</source>
        <translation>شجرة البحث: كل تخمين يقع تحت الذي كان قائمًا قبله. المربعات تخمينات أدت إلى طريق مسدود، والمثلثات تمثل تخمينات أكثر مما تتسع له الصورة. انقر تخمينًا للانتقال إليه.</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>كاملة</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>كبيرة</translation>
    </message>
    <message>
        <source>The whole tree in this card</source>
        <translation>الشجرة كلها في هذه البطاقة</translation>
    </message>
    <message>
        <source>Large enough to tell the guesses apart</source>
        <translation>كبيرة بما يكفي للتمييز بين التخمينات</translation>
    </message>
    <message>
        <source>No guess yet</source>
        <translation>لا تخمين بعد</translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>لا تخمينات</numerusform>
            <numerusform>تخمين واحد</numerusform>
            <numerusform>تخمينان</numerusform>
            <numerusform>%Ln تخمينات</numerusform>
            <numerusform>%Ln تخمينًا</numerusform>
            <numerusform>%Ln تخمين</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s)</source>
        <translation>
            <numerusform>لا طرق مسدودة</numerusform>
            <numerusform>طريق مسدود واحد</numerusform>
            <numerusform>طريقان مسدودان</numerusform>
            <numerusform>%Ln طرق مسدودة</numerusform>
            <numerusform>%Ln طريقًا مسدودًا</numerusform>
            <numerusform>%Ln طريق مسدود</numerusform>
        </translation>
    </message>
    <message>
        <source>The puzzle, before any guess.</source>
        <translation>اللغز، قبل أي تخمين.</translation>
    </message>
    <message>
        <source>Guess %1: %2.</source>
        <translation>التخمين %1: %2.</translation>
    </message>
    <message>
        <source>It stands since event %1.</source>
        <translation>قائم منذ الحدث %1.</translation>
    </message>
    <message>
        <source>Events %1 to %2.</source>
        <translation>الأحداث من %1 إلى %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more guess(es) below it.</source>
        <translation>
            <numerusform>لا تخمينات أخرى تحته.</numerusform>
            <numerusform>تخمين آخر تحته.</numerusform>
            <numerusform>تخمينان آخران تحته.</numerusform>
            <numerusform>%Ln تخمينات أخرى تحته.</numerusform>
            <numerusform>%Ln تخمينًا آخر تحته.</numerusform>
            <numerusform>%Ln تخمين آخر تحته.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dead end(s) under it.</source>
        <translation>
            <numerusform>لا طرق مسدودة تحته.</numerusform>
            <numerusform>طريق مسدود واحد تحته.</numerusform>
            <numerusform>طريقان مسدودان تحته.</numerusform>
            <numerusform>%Ln طرق مسدودة تحته.</numerusform>
            <numerusform>%Ln طريقًا مسدودًا تحته.</numerusform>
            <numerusform>%Ln طريق مسدود تحته.</numerusform>
        </translation>
    </message>
    <message>
        <source>led to a dead end</source>
        <translation>أدى إلى طريق مسدود</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>حل</translation>
    </message>
    <message>
        <source>shown now</source>
        <translation>المعروض الآن</translation>
    </message>
    <message>
        <source>more guesses</source>
        <translation>تخمينات أخرى</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchBoard</name>
    <message>
        <source>Back to My Game</source>
        <translation>العودة إلى لعبتي</translation>
    </message>
    <message>
        <source>Back to my game</source>
        <translation>العودة إلى لعبتي</translation>
    </message>
    <message>
        <source>Your game is as you left it (Esc)</source>
        <translation>لعبتك كما تركتها (Esc)</translation>
    </message>
    <message>
        <source>Press Play: Space plays, the arrow keys step.</source>
        <translation>اضغط تشغيل: المسافة تشغّل، والأسهم تخطو.</translation>
    </message>
    <message>
        <source>What am I watching?</source>
        <translation>ماذا أشاهد؟</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchColumn</name>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>مخطط</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>شجرة</translation>
    </message>
    <message>
        <source>Everything that happened, in order. What was taken back later is still listed.</source>
        <translation>كل ما حدث، بالترتيب. وما تُراجع عنه لاحقًا يبقى مذكورًا.</translation>
    </message>
    <message>
        <source>How reasons lead to a dead end, as a drawing.</source>
        <translation>كيف تؤدي الأسباب إلى طريق مسدود، مرسومًا.</translation>
    </message>
    <message>
        <source>All guesses of the run, as a drawing.</source>
        <translation>كل تخمينات التشغيل، مرسومة.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::WatchPage</name>
    <message>
        <source>Logic solves %1</source>
        <translation>المنطق يحل %1</translation>
    </message>
    <message>
        <source>%1 solves %2</source>
        <translation>%1 يحل %2</translation>
    </message>
    <message>
        <source>Stopped after %1 events.</source>
        <translation>توقف بعد %1 حدث.</translation>
    </message>
    <message>
        <source>Running: %1 events so far.</source>
        <translation>يعمل: %1 حدث حتى الآن.</translation>
    </message>
    <message>
        <source>Replay of my game</source>
        <translation>إعادة عرض لعبتي</translation>
    </message>
    <message>
        <source>Replay of %1</source>
        <translation>إعادة عرض %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>لوحة السودوكو</translation>
    </message>
    <message>
        <source>Watched board</source>
        <translation>اللوحة المشاهَدة</translation>
    </message>
    <message>
        <source>Watching My Game</source>
        <translation>مشاهدة لعبتي</translation>
    </message>
    <message>
        <source>Watching Logic</source>
        <translation>مشاهدة المنطق</translation>
    </message>
    <message>
        <source>Watching %1</source>
        <translation>مشاهدة %1</translation>
    </message>
    <message>
        <source>There is nothing to solve here.</source>
        <translation>لا شيء للحل هنا.</translation>
    </message>
    <message>
        <source>Replay: Space plays, ← → one move, with Shift to the next mistake.</source>
        <translation>إعادة العرض: المسافة تشغّل، ← → نقلة واحدة، ومع Shift إلى الخطأ التالي.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next dead end.</source>
        <translation>المشاهدة: المسافة تشغّل، ← → حدث واحد، ومع Shift إلى الطريق المسدود التالي.</translation>
    </message>
    <message>
        <source>Watching: Space plays, ← → one event, with Shift to the next digit.</source>
        <translation>المشاهدة: المسافة تشغّل، ← → حدث واحد، ومع Shift إلى الرقم التالي.</translation>
    </message>
</context>
<context>
    <name>ninefold::pages::YearCalendar</name>
    <message>
        <source>Solved per day</source>
        <translation>المحلول كل يوم</translation>
    </message>
    <message numerus="yes">
        <source>Solved on %n day(s) of the last year</source>
        <translation>
            <numerusform>لا حلول في السنة الأخيرة</numerusform>
            <numerusform>حلول في يوم واحد من السنة الأخيرة</numerusform>
            <numerusform>حلول في يومين من السنة الأخيرة</numerusform>
            <numerusform>حلول في %n أيام من السنة الأخيرة</numerusform>
            <numerusform>حلول في %n يومًا من السنة الأخيرة</numerusform>
            <numerusform>حلول في %n يوم من السنة الأخيرة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n solved</source>
        <comment>date</comment>
        <translation>
            <numerusform>%1: لا شيء محلول</numerusform>
            <numerusform>%1: واحد محلول</numerusform>
            <numerusform>%1: اثنان محلولان</numerusform>
            <numerusform>%1: %n محلولة</numerusform>
            <numerusform>%1: %n محلولًا</numerusform>
            <numerusform>%1: %n محلول</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Bookmarks</name>
    <message>
        <source>There is a bookmark here already.</source>
        <translation>توجد هنا إشارة مرجعية من قبل.</translation>
    </message>
    <message>
        <source>A game has room for %1 bookmarks.</source>
        <translation>تتسع اللعبة لـ %1 إشارة مرجعية.</translation>
    </message>
    <message>
        <source>Bookmark set at %1. Puzzle, Bookmarks leads back to it.</source>
        <translation>وُضعت إشارة مرجعية عند %1. تعيدك إليها القائمة «لغز»، «الإشارات المرجعية».</translation>
    </message>
    <message>
        <source>The board is as it was at this bookmark.</source>
        <translation>اللوحة كما كانت عند هذه الإشارة المرجعية.</translation>
    </message>
    <message>
        <source>Back to the bookmark at %1. Undo returns to where you were.</source>
        <translation>عودة إلى الإشارة المرجعية عند %1. التراجع يرجعك إلى حيث كنت.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Branching</name>
    <message>
        <source>Kept: what you tried is now part of the game.</source>
        <translation>تم الاحتفاظ: تجربتك الآن جزء من اللعبة.</translation>
    </message>
    <message>
        <source>Drop It</source>
        <translation>إسقاط</translation>
    </message>
    <message>
        <source>Keep Trying</source>
        <translation>متابعة التجربة</translation>
    </message>
    <message>
        <source>Dropped: the board is as it was before.</source>
        <translation>تم الإسقاط: اللوحة كما كانت من قبل.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Checker</name>
    <message numerus="yes">
        <source>%n digit(s) are wrong: %1</source>
        <translation>
            <numerusform>لا أرقام خاطئة: %1</numerusform>
            <numerusform>رقم واحد خاطئ: %1</numerusform>
            <numerusform>رقمان خاطئان: %1</numerusform>
            <numerusform>%n أرقام خاطئة: %1</numerusform>
            <numerusform>%n رقمًا خاطئًا: %1</numerusform>
            <numerusform>%n رقم خاطئ: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>All digits are right, but a candidate that is needed has been removed.</source>
        <translation>كل الأرقام صحيحة، لكن مرشحًا لازمًا قد حُذف.</translation>
    </message>
    <message>
        <source>Solved: every digit is right.</source>
        <translation>حُل: كل رقم صحيح.</translation>
    </message>
    <message numerus="yes">
        <source>No mistakes so far, %n cell(s) left.</source>
        <translation>
            <numerusform>لا أخطاء حتى الآن، ولم تبق خانات.</numerusform>
            <numerusform>لا أخطاء حتى الآن، وبقيت خانة واحدة.</numerusform>
            <numerusform>لا أخطاء حتى الآن، وبقيت خانتان.</numerusform>
            <numerusform>لا أخطاء حتى الآن، وبقيت %n خانات.</numerusform>
            <numerusform>لا أخطاء حتى الآن، وبقيت %n خانة.</numerusform>
            <numerusform>لا أخطاء حتى الآن، وبقيت %n خانة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to Before the Mistake</source>
        <translation>الرجوع إلى ما قبل الخطأ</translation>
    </message>
    <message>
        <source>There is no mistake on the board.</source>
        <translation>لا خطأ على اللوحة.</translation>
    </message>
    <message>
        <source>Back to before the mistake. Redo brings the later moves back.</source>
        <translation>عودة إلى ما قبل الخطأ. «إعادة» تُرجع النقلات اللاحقة.</translation>
    </message>
    <message>
        <source>What was wrong has been removed from the board.</source>
        <translation>أُزيل ما كان خاطئًا من اللوحة.</translation>
    </message>
    <message>
        <source>The puzzle is already solved.</source>
        <translation>اللغز محلول من قبل.</translation>
    </message>
    <message>
        <source>Solved for you.</source>
        <translation>حُل نيابة عنك.</translation>
    </message>
    <message>
        <source>Take It Back</source>
        <translation>تراجع عنه</translation>
    </message>
    <message>
        <source>Erase It</source>
        <translation>مسحه</translation>
    </message>
    <message>
        <source>Erase Them</source>
        <translation>مسحها</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>اللعبة متوقفة مؤقتًا.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::CollectionEditor</name>
    <message>
        <source>%1 is called %2 now.</source>
        <translation>صار اسم %1 الآن %2.</translation>
    </message>
    <message>
        <source>The collection %1 is deleted. Its puzzles stay in the library.</source>
        <translation>حُذفت المجموعة %1. وتبقى ألغازها في المكتبة.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) taken out of %1.</source>
        <translation>
            <numerusform>لم يُخرج شيء من %1.</numerusform>
            <numerusform>أُخرج لغز واحد من %1.</numerusform>
            <numerusform>أُخرج لغزان من %1.</numerusform>
            <numerusform>أُخرجت %n ألغاز من %1.</numerusform>
            <numerusform>أُخرج %n لغزًا من %1.</numerusform>
            <numerusform>أُخرج %n لغز من %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back.</source>
        <translation>تم التراجع.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>لم يُضف شيء إلى «%1».</numerusform>
            <numerusform>أُضيف لغز واحد إلى «%1».</numerusform>
            <numerusform>أُضيف لغزان إلى «%1».</numerusform>
            <numerusform>أُضيفت %n ألغاز إلى «%1».</numerusform>
            <numerusform>أُضيف %n لغزًا إلى «%1».</numerusform>
            <numerusform>أُضيف %n لغز إلى «%1».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) tagged %1.</source>
        <translation>
            <numerusform>لم يوسم شيء بـ %1.</numerusform>
            <numerusform>وُسم لغز واحد بـ %1.</numerusform>
            <numerusform>وُسم لغزان بـ %1.</numerusform>
            <numerusform>وُسمت %n ألغاز بـ %1.</numerusform>
            <numerusform>وُسم %n لغزًا بـ %1.</numerusform>
            <numerusform>وُسم %n لغز بـ %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) no longer tagged %1.</source>
        <translation>
            <numerusform>لم يُزل الوسم %1 عن شيء.</numerusform>
            <numerusform>أُزيل الوسم %1 عن لغز واحد.</numerusform>
            <numerusform>أُزيل الوسم %1 عن لغزين.</numerusform>
            <numerusform>أُزيل الوسم %1 عن %n ألغاز.</numerusform>
            <numerusform>أُزيل الوسم %1 عن %n لغزًا.</numerusform>
            <numerusform>أُزيل الوسم %1 عن %n لغز.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) moved to “%1”.</source>
        <translation>
            <numerusform>لم يُنقل شيء إلى «%1».</numerusform>
            <numerusform>نُقل لغز واحد إلى «%1».</numerusform>
            <numerusform>نُقل لغزان إلى «%1».</numerusform>
            <numerusform>نُقلت %n ألغاز إلى «%1».</numerusform>
            <numerusform>نُقل %n لغزًا إلى «%1».</numerusform>
            <numerusform>نُقل %n لغز إلى «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not changed: the library&apos;s server is away.</source>
        <translation>لم يتغير هذا: خادم المكتبة غائب.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::DailyPuzzles</name>
    <message>
        <source>Daily %1, %2</source>
        <translation>لغز اليوم %1، %2</translation>
    </message>
    <message>
        <source>The daily puzzle is on the board.</source>
        <translation>لغز اليوم على اللوحة.</translation>
    </message>
    <message>
        <source>A puzzle of an earlier day: it counts for no streak.</source>
        <translation>لغز من يوم سابق: لا يُحسب في الأيام المتتالية.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Examiner</name>
    <message>
        <source>The game is paused.</source>
        <translation>اللعبة متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>Hints start once the puzzle is typed in and you play it.</source>
        <translation>تبدأ التلميحات بعد كتابة اللغز وبدء لعبه.</translation>
    </message>
    <message>
        <source>The puzzle is solved.</source>
        <translation>اللغز محلول.</translation>
    </message>
    <message>
        <source>The puzzle is still being checked; try again in a moment.</source>
        <translation>ما زال اللغز يُفحص؛ حاول مرة أخرى بعد لحظة.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::HintController</name>
    <message numerus="yes">
        <source>%n move(s) ago</source>
        <translation>
            <numerusform>الآن</numerusform>
            <numerusform>قبل نقلة واحدة</numerusform>
            <numerusform>قبل نقلتين</numerusform>
            <numerusform>قبل %n نقلات</numerusform>
            <numerusform>قبل %n نقلة</numerusform>
            <numerusform>قبل %n نقلة</numerusform>
        </translation>
    </message>
    <message>
        <source>from the beginning</source>
        <translation>من البداية</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>what, when</comment>
        <translation>%1، %2.</translation>
    </message>
    <message>
        <source>None of the techniques that are switched on finds a step here.</source>
        <translation>لا تجد أي من التقنيات المفعّلة خطوة هنا.</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>تم: %1</translation>
    </message>
    <message>
        <source>Why is %1 gone from %2?</source>
        <translation>لماذا اختفى %1 من %2؟</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <translation>لماذا ليس %1 في %2؟</translation>
    </message>
    <message>
        <source>Nothing rules out %1 in %2.</source>
        <translation>لا شيء يستبعد %1 من %2.</translation>
    </message>
    <message>
        <source>The hint is closed.</source>
        <translation>أُغلق التلميح.</translation>
    </message>
    <message>
        <source>The first mistake: %1 in %2</source>
        <translation>الخطأ الأول: %1 في %2</translation>
    </message>
    <message>
        <source>The first mistake: %1 removed from %2</source>
        <translation>الخطأ الأول: حذف %1 من %2</translation>
    </message>
    <message>
        <source>The puzzle itself rules out %1 in %2.</source>
        <translation>اللغز نفسه يستبعد %1 من %2.</translation>
    </message>
    <message>
        <source>It is wrong, but there is no short reason why.</source>
        <translation>هو خاطئ، لكن لا سبب قصير لذلك.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryImport</name>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>No puzzle was found.</source>
        <translation>لم يوجد لغز.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them you had already, as they are or turned around.</source>
        <translation>
            <numerusform>لم يكن أي منها لديك.</numerusform>
            <numerusform>كان واحد منها لديك من قبل، كما هو أو مدوّرًا.</numerusform>
            <numerusform>كان اثنان منها لديك من قبل، كما هما أو مدوّرين.</numerusform>
            <numerusform>كانت %n منها لديك من قبل، كما هي أو مدوّرة.</numerusform>
            <numerusform>كان %n منها لديك من قبل، كما هي أو مدوّرة.</numerusform>
            <numerusform>كان %n منها لديك من قبل، كما هي أو مدوّرة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left out, which have not exactly one solution or cannot be read.</source>
        <translation>
            <numerusform>لم يُترك شيء.</numerusform>
            <numerusform>تُرك واحد ليس له حل واحد بالضبط أو لا يمكن قراءته.</numerusform>
            <numerusform>تُرك اثنان ليس لهما حل واحد بالضبط أو لا يمكن قراءتهما.</numerusform>
            <numerusform>تُركت %n ليس لها حل واحد بالضبط أو لا يمكن قراءتها.</numerusform>
            <numerusform>تُرك %n ليس لها حل واحد بالضبط أو لا يمكن قراءتها.</numerusform>
            <numerusform>تُرك %n ليس لها حل واحد بالضبط أو لا يمكن قراءتها.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No puzzles in %n file(s).</source>
        <translation>
            <numerusform>لا ملفات بلا ألغاز.</numerusform>
            <numerusform>لا ألغاز في ملف واحد.</numerusform>
            <numerusform>لا ألغاز في ملفين.</numerusform>
            <numerusform>لا ألغاز في %n ملفات.</numerusform>
            <numerusform>لا ألغاز في %n ملفًا.</numerusform>
            <numerusform>لا ألغاز في %n ملف.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) added to “%1”.</source>
        <translation>
            <numerusform>لم يُضف شيء إلى «%1».</numerusform>
            <numerusform>أُضيف لغز واحد إلى «%1».</numerusform>
            <numerusform>أُضيف لغزان إلى «%1».</numerusform>
            <numerusform>أُضيفت %n ألغاز إلى «%1».</numerusform>
            <numerusform>أُضيف %n لغزًا إلى «%1».</numerusform>
            <numerusform>أُضيف %n لغز إلى «%1».</numerusform>
        </translation>
    </message>
    <message>
        <source>It is kept on this computer until the library&apos;s server is back.</source>
        <translation>يُحتفظ به على هذا الحاسوب حتى يعود خادم المكتبة.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryModel</name>
    <message>
        <source>Loading</source>
        <translation>جارٍ التحميل</translation>
    </message>
</context>
<context>
    <name>ninefold::session::LibraryPlace</name>
    <message>
        <source>The library was damaged and begins anew. The old one is kept as %1.</source>
        <translation>كانت المكتبة تالفة وتبدأ من جديد. يُحتفظ بالقديمة باسم %1.</translation>
    </message>
    <message>
        <source>Ninefold uses a library on this computer for now, and writes what you do to the server as soon as it is back.</source>
        <translation>يستعمل Ninefold حاليًا مكتبة على هذا الحاسوب، ويكتب ما تفعله إلى الخادم فور عودته.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back, and has what you did meanwhile.</source>
        <translation>عاد خادم المكتبة، وفيه ما فعلته في أثناء ذلك.</translation>
    </message>
    <message>
        <source>The library&apos;s server is back.</source>
        <translation>عاد خادم المكتبة.</translation>
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
        <translation>حُل في %1</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>محلول</translation>
    </message>
    <message>
        <source>%1 percent filled</source>
        <translation>ممتلئ بنسبة %1 بالمئة</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>محلول</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>Solved in %1</source>
        <comment>time</comment>
        <translation>حُل في %1</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %1, %n hint(s)</source>
        <comment>time</comment>
        <translation>
            <numerusform>حُل في %1، دون تلميحات</numerusform>
            <numerusform>حُل في %1، تلميح واحد</numerusform>
            <numerusform>حُل في %1، تلميحان</numerusform>
            <numerusform>حُل في %1، %n تلميحات</numerusform>
            <numerusform>حُل في %1، %n تلميحًا</numerusform>
            <numerusform>حُل في %1، %n تلميح</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 filled</source>
        <comment>share of a puzzle</comment>
        <translation>ممتلئ %1</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>لم يُلعب بعد</translation>
    </message>
    <message>
        <source>today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>أمس</translation>
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
        <translation>كل الألغاز</translation>
    </message>
    <message>
        <source>To Practise</source>
        <translation>للتدرب</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>حُل %1 من %2</translation>
    </message>
</context>
<context>
    <name>ninefold::session::MoveNaming</name>
    <message>
        <source>%1: right, but not by a step that I know.</source>
        <comment>a move</comment>
        <translation>%1: صحيح، لكن ليس بخطوة أعرفها.</translation>
    </message>
    <message>
        <source>%1: you used %2.</source>
        <comment>a move, a technique</comment>
        <translation>%1: استعملت %2.</translation>
    </message>
    <message>
        <source>Right, but not by a step that I know: perhaps a guess.</source>
        <translation>صحيح، لكن ليس بخطوة أعرفها: ربما تخمين.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::OpenedGames</name>
    <message>
        <source>The game is saved again.</source>
        <translation>عادت اللعبة تُحفظ.</translation>
    </message>
    <message>
        <source>First puzzle</source>
        <translation>اللغز الأول</translation>
    </message>
    <message>
        <source>This game is on the board already.</source>
        <translation>هذه اللعبة على اللوحة من قبل.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>تم التراجع: %1</translation>
    </message>
    <message>
        <source>Back to the previous game: %1</source>
        <translation>عودة إلى اللعبة السابقة: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>تمت الإعادة: %1</translation>
    </message>
    <message>
        <source>Forward again to the next game: %1</source>
        <translation>تقدم من جديد إلى اللعبة التالية: %1</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>اللعبة متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>The puzzle starts again. Undo brings your digits back.</source>
        <translation>يبدأ اللغز من جديد. التراجع يعيد أرقامك.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Preferences</name>
    <message>
        <source>The settings could not be saved.</source>
        <translation>لم يمكن حفظ الإعدادات.</translation>
    </message>
    <message>
        <source>Board at %1 %.</source>
        <translation>اللوحة بحجم %1 %.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleEntry</name>
    <message>
        <source>My puzzle</source>
        <translation>لغزي</translation>
    </message>
    <message>
        <source>Type the digits of your puzzle.</source>
        <translation>اكتب أرقام لغزك.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>لعبه</translation>
    </message>
    <message>
        <source>Discard It</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Type the digits of the puzzle row by row; 0, Space or a full stop leaves a cell empty.</source>
        <translation>اكتب أرقام اللغز صفًا صفًا؛ 0 أو المسافة أو النقطة تترك خانة فارغة.</translation>
    </message>
    <message numerus="yes">
        <source>%n digit(s) so far; a puzzle with one solution has at least 17.</source>
        <translation>
            <numerusform>لا أرقام حتى الآن؛ لغز بحل واحد فيه 17 على الأقل.</numerusform>
            <numerusform>رقم واحد حتى الآن؛ لغز بحل واحد فيه 17 على الأقل.</numerusform>
            <numerusform>رقمان حتى الآن؛ لغز بحل واحد فيه 17 على الأقل.</numerusform>
            <numerusform>%n أرقام حتى الآن؛ لغز بحل واحد فيه 17 على الأقل.</numerusform>
            <numerusform>%n رقمًا حتى الآن؛ لغز بحل واحد فيه 17 على الأقل.</numerusform>
            <numerusform>%n رقم حتى الآن؛ لغز بحل واحد فيه 17 على الأقل.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::PuzzleMaker</name>
    <message>
        <source>A new puzzle is being made: %1</source>
        <translation>يُصنع لغز جديد: %1</translation>
    </message>
    <message>
        <source>New puzzle: %1.</source>
        <translation>لغز جديد: %1.</translation>
    </message>
    <message>
        <source>Cancelled. Your game continues.</source>
        <translation>أُلغي. تستمر لعبتك.</translation>
    </message>
    <message>
        <source>No puzzle of this kind was found: %1. Another try may find one.</source>
        <translation>لم يوجد لغز من هذا النوع: %1. قد تجده محاولة أخرى.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Recognition</name>
    <message>
        <source>You have this puzzle in the library: %1.</source>
        <comment>name</comment>
        <translation>هذا اللغز لديك في المكتبة: %1.</translation>
    </message>
    <message>
        <source>Its rating is %1.</source>
        <translation>تقييمه %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <comment>time</comment>
        <translation>حللته في %1.</translation>
    </message>
    <message>
        <source>You have this puzzle in the library.</source>
        <translation>هذا اللغز لديك في المكتبة.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::RunPages</name>
    <message>
        <source>Another run has started; the page of the previous one was not saved.</source>
        <translation>بدأ تشغيل آخر؛ لم تُحفظ صفحة السابق.</translation>
    </message>
    <message>
        <source>The page could not be made.</source>
        <translation>لم يمكن صنع الصفحة.</translation>
    </message>
</context>
<context>
    <name>ninefold::session::Session</name>
    <message>
        <source>You asked for help with %1 %2 times: practise it?</source>
        <comment>a technique, a number from 3 on</comment>
        <translation>طلبت المساعدة في %1 عدد المرات %2: هل تتدرب عليها؟</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>ليس الآن</translation>
    </message>
</context>
<context>
    <name>ninefold::session::StepsController</name>
    <message numerus="yes">
        <source>%n step(s) so far...</source>
        <translation>
            <numerusform>لا خطوات حتى الآن...</numerusform>
            <numerusform>خطوة واحدة حتى الآن...</numerusform>
            <numerusform>خطوتان حتى الآن...</numerusform>
            <numerusform>%n خطوات حتى الآن...</numerusform>
            <numerusform>%n خطوة حتى الآن...</numerusform>
            <numerusform>%n خطوة حتى الآن...</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the steps to the solution...</source>
        <translation>يجري البحث عن الخطوات إلى الحل...</translation>
    </message>
    <message>
        <source>Looking for steps...</source>
        <translation>يجري البحث عن خطوات...</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>توقف.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s); then none of the techniques that are switched on finds another.</source>
        <translation>
            <numerusform>لا خطوات؛ لا تجد أي من التقنيات المفعّلة خطوة.</numerusform>
            <numerusform>خطوة واحدة؛ ثم لا تجد أي من التقنيات المفعّلة أخرى.</numerusform>
            <numerusform>خطوتان؛ ثم لا تجد أي من التقنيات المفعّلة أخرى.</numerusform>
            <numerusform>%n خطوات؛ ثم لا تجد أي من التقنيات المفعّلة أخرى.</numerusform>
            <numerusform>%n خطوة؛ ثم لا تجد أي من التقنيات المفعّلة أخرى.</numerusform>
            <numerusform>%n خطوة؛ ثم لا تجد أي من التقنيات المفعّلة أخرى.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) done; one undo takes them back.</source>
        <translation>
            <numerusform>لم تُنفذ خطوات.</numerusform>
            <numerusform>نُفذت خطوة واحدة؛ تراجع واحد يرجعها.</numerusform>
            <numerusform>نُفذت خطوتان؛ تراجع واحد يرجعهما.</numerusform>
            <numerusform>نُفذت %n خطوات؛ تراجع واحد يرجعها.</numerusform>
            <numerusform>نُفذت %n خطوة؛ تراجع واحد يرجعها.</numerusform>
            <numerusform>نُفذت %n خطوة؛ تراجع واحد يرجعها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>تم: %1</translation>
    </message>
    <message>
        <source>There is a mistake on the board; a hint shows the first one.</source>
        <translation>على اللوحة خطأ؛ والتلميح يبين الأول.</translation>
    </message>
    <message numerus="yes">
        <source>Solved in %n step(s), hardest: %1</source>
        <translation>
            <numerusform>حُل دون خطوات، الأصعب: %1</numerusform>
            <numerusform>حُل بخطوة واحدة، الأصعب: %1</numerusform>
            <numerusform>حُل بخطوتين، الأصعب: %1</numerusform>
            <numerusform>حُل بـ %n خطوات، الأصعب: %1</numerusform>
            <numerusform>حُل بـ %n خطوة، الأصعب: %1</numerusform>
            <numerusform>حُل بـ %n خطوة، الأصعب: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This is another game: press Solution Path or All Steps Now.</source>
        <translation>هذه لعبة أخرى: اضغط «مسار الحل» أو «كل الخطوات الآن».</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) can be done now; each line does something new.</source>
        <translation>
            <numerusform>لا خطوات ممكنة الآن.</numerusform>
            <numerusform>خطوة واحدة ممكنة الآن.</numerusform>
            <numerusform>خطوتان ممكنتان الآن؛ كل سطر يفعل شيئًا جديدًا.</numerusform>
            <numerusform>%n خطوات ممكنة الآن؛ كل سطر يفعل شيئًا جديدًا.</numerusform>
            <numerusform>%n خطوة ممكنة الآن؛ كل سطر يفعل شيئًا جديدًا.</numerusform>
            <numerusform>%n خطوة ممكنة الآن؛ كل سطر يفعل شيئًا جديدًا.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ninefold::session::Trainer</name>
    <message>
        <source>The digits that are set stay.</source>
        <translation>الأرقام الموضوعة تبقى.</translation>
    </message>
    <message>
        <source>No position was found. Please choose another technique.</source>
        <translation>لم توجد وضعية. يُرجى اختيار تقنية أخرى.</translation>
    </message>
    <message>
        <source>%1 is no candidate here.</source>
        <translation>%1 ليس مرشحًا هنا.</translation>
    </message>
    <message>
        <source>%1 is no candidate in these cells.</source>
        <translation>%1 ليس مرشحًا في هذه الخانات.</translation>
    </message>
</context>
<context>
    <name>ninefold::store::Journal</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>لم يبق متسع على القرص</translation>
    </message>
</context>
<context>
    <name>ninefold::store::SavedGames</name>
    <message>
        <source>This game cannot be saved (%1). You can play on; every move tries again.</source>
        <translation>لا يمكن حفظ هذه اللعبة (%1). يمكنك متابعة اللعب؛ كل نقلة تحاول من جديد.</translation>
    </message>
    <message>
        <source>A saved game is damaged; what could be read of it is on the board.</source>
        <translation>لعبة محفوظة تالفة؛ ما أمكن قراءته منها على اللوحة.</translation>
    </message>
    <message>
        <source>The file is kept as %1.</source>
        <translation>يُحتفظ بالملف باسم %1.</translation>
    </message>
    <message>
        <source>This game was opened in another window too. Here it continues as a copy.</source>
        <translation>فُتحت هذه اللعبة في نافذة أخرى أيضًا. تستمر هنا كنسخة.</translation>
    </message>
    <message>
        <source>No lock can be made for this game. Please do not open it in a second window.</source>
        <translation>لا يمكن قفل هذه اللعبة. يُرجى عدم فتحها في نافذة ثانية.</translation>
    </message>
    <message>
        <source>The file of this game had been removed. It has been written again.</source>
        <translation>كان ملف هذه اللعبة محذوفًا. وقد كُتب من جديد.</translation>
    </message>
    <message>
        <source>Another program changed the file of this game. It has been written anew; what stood there is kept as %1.</source>
        <translation>غيّر برنامج آخر ملف هذه اللعبة. وقد كُتب من جديد؛ ويُحتفظ بما كان فيه باسم %1.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BoardView</name>
    <message>
        <source>Row %1</source>
        <translation>الصف %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>العمود %1</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>لوحة السودوكو</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::BusyStrip</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Cancel (Esc). Your game stays as it is.</source>
        <translation>إلغاء (Esc). تبقى لعبتك كما هي.</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Column</name>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::Notice</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>ninefold::widgets::RatingCurve</name>
    <message>
        <source>The hardest step is number %1 of %2, rated %3.</source>
        <translation>أصعب خطوة هي رقم %1 من %2، وتقييمها %3.</translation>
    </message>
    <message numerus="yes">
        <source>Ratings of %n step(s), at most %1</source>
        <translation>
            <numerusform>لا تقييمات، %1 على الأكثر</numerusform>
            <numerusform>تقييم خطوة واحدة، %1 على الأكثر</numerusform>
            <numerusform>تقييمات خطوتين، %1 على الأكثر</numerusform>
            <numerusform>تقييمات %n خطوات، %1 على الأكثر</numerusform>
            <numerusform>تقييمات %n خطوة، %1 على الأكثر</numerusform>
            <numerusform>تقييمات %n خطوة، %1 على الأكثر</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>الخطوة %1: %2</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Commands</name>
    <message>
        <source>Toolbar</source>
        <translation>شريط الأدوات</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
</context>
<context>
    <name>ninefold::window::CrashOffer</name>
    <message>
        <source>Ninefold crashed the last time. Your games are as they were, and there is a report.</source>
        <translation>انهار Ninefold في المرة الماضية. ألعابك كما كانت، ويوجد تقرير.</translation>
    </message>
    <message>
        <source>Show the Report</source>
        <translation>عرض التقرير</translation>
    </message>
    <message>
        <source>Delete It</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>ليس الآن</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Exporter</name>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>صورة PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>صورة SVG (*.svg)</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>لم يمكن صنع الصورة.</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>صُدّر باسم %1.</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>صفحة PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) saved.</source>
        <translation>
            <numerusform>لم تُحفظ صور.</numerusform>
            <numerusform>حُفظت صورة واحدة.</numerusform>
            <numerusform>حُفظت صورتان.</numerusform>
            <numerusform>حُفظت %n صور.</numerusform>
            <numerusform>حُفظت %n صورة.</numerusform>
            <numerusform>حُفظت %n صورة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder for the Pictures</source>
        <translation>مجلد الصور</translation>
    </message>
    <message>
        <source>Saving pictures...</source>
        <translation>يجري حفظ الصور...</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
    <message>
        <source>Copied as 81 characters.</source>
        <translation>نُسخ 81 محرفًا.</translation>
    </message>
    <message>
        <source>Copied as “%1”.</source>
        <translation>نُسخ كـ «%1».</translation>
    </message>
    <message>
        <source>Animated Picture</source>
        <translation>صورة متحركة</translation>
    </message>
    <message>
        <source>Animated GIF (*.gif)</source>
        <translation>صورة GIF متحركة (*.gif)</translation>
    </message>
    <message>
        <source>Animated PNG (*.png)</source>
        <translation>صورة PNG متحركة (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) of %1 so far...</source>
        <translation>
            <numerusform>لا صور من %1 حتى الآن...</numerusform>
            <numerusform>صورة واحدة من %1 حتى الآن...</numerusform>
            <numerusform>صورتان من %1 حتى الآن...</numerusform>
            <numerusform>%n صور من %1 حتى الآن...</numerusform>
            <numerusform>%n صورة من %1 حتى الآن...</numerusform>
            <numerusform>%n صورة من %1 حتى الآن...</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>No more pictures are saved.</source>
        <translation>لا تُحفظ صور أخرى.</translation>
    </message>
    <message>
        <source>Web Page</source>
        <translation>صفحة ويب</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>صفحة ويب (*.html)</translation>
    </message>
    <message>
        <source>Saving the page...</source>
        <translation>يجري حفظ الصفحة...</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Importer</name>
    <message>
        <source>Pasted puzzles</source>
        <translation>ألغاز ملصقة</translation>
    </message>
    <message>
        <source>Pasted puzzle</source>
        <translation>لغز ملصق</translation>
    </message>
    <message>
        <source>%1 puzzles.</source>
        <translation>الألغاز %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the first: %1</source>
        <translation>
            <numerusform>قُرئ كل شيء؛ الأول: %1</numerusform>
            <numerusform>لم يمكن قراءة واحد: %1</numerusform>
            <numerusform>لم يمكن قراءة اثنين؛ الأول: %1</numerusform>
            <numerusform>لم يمكن قراءة %n؛ الأول: %1</numerusform>
            <numerusform>لم يمكن قراءة %n؛ الأول: %1</numerusform>
            <numerusform>لم يمكن قراءة %n؛ الأول: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 فقط</numerusform>
            <numerusform>%1 وملف آخر</numerusform>
            <numerusform>%1 وملفان آخران</numerusform>
            <numerusform>%1 و%n ملفات أخرى</numerusform>
            <numerusform>%1 و%n ملفًا آخر</numerusform>
            <numerusform>%1 و%n ملف آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Not read: %1.</source>
        <translation>لم يُقرأ: %1.</translation>
    </message>
    <message>
        <source>This is not on your computer and was not opened: %1.</source>
        <translation>هذا ليس على حاسوبك ولم يُفتح: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only one line is a Sudoku; %n other(s) could not be used.</source>
        <translation>
            <numerusform>سطر واحد فقط هو سودوكو.</numerusform>
            <numerusform>سطر واحد فقط هو سودوكو؛ ولم يمكن استعمال سطر آخر.</numerusform>
            <numerusform>سطر واحد فقط هو سودوكو؛ ولم يمكن استعمال سطرين آخرين.</numerusform>
            <numerusform>سطر واحد فقط هو سودوكو؛ ولم يمكن استعمال %n أخرى.</numerusform>
            <numerusform>سطر واحد فقط هو سودوكو؛ ولم يمكن استعمال %n سطرًا آخر.</numerusform>
            <numerusform>سطر واحد فقط هو سودوكو؛ ولم يمكن استعمال %n سطر آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>أولها السطر %1.</translation>
    </message>
    <message>
        <source>There is no text and no picture on the clipboard.</source>
        <translation>لا نص ولا صورة في الحافظة.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::KeyHints</name>
    <message>
        <source>1–9 write a digit</source>
        <translation>1–9 تكتب رقمًا</translation>
    </message>
    <message>
        <source>1–9 write candidates</source>
        <translation>1–9 تكتب مرشحات</translation>
    </message>
    <message>
        <source>1–9 write corner marks</source>
        <translation>1–9 تكتب ملاحظات ركنية</translation>
    </message>
    <message>
        <source>1–9 write centre marks</source>
        <translation>1–9 تكتب ملاحظات وسطى</translation>
    </message>
    <message>
        <source>drag from candidate to candidate to draw a link</source>
        <translation>اسحب من مرشح إلى مرشح لرسم رابط</translation>
    </message>
    <message>
        <source>Space plays</source>
        <translation>المسافة تشغّل</translation>
    </message>
    <message>
        <source>← → one event</source>
        <translation>← → حدث واحد</translation>
    </message>
    <message>
        <source>+ − speed</source>
        <translation>+ − السرعة</translation>
    </message>
    <message>
        <source>%1 says more</source>
        <translation>%1 يقول المزيد</translation>
    </message>
    <message>
        <source>%1 applies</source>
        <translation>%1 يطبّق</translation>
    </message>
    <message>
        <source>%1 closes the hint</source>
        <translation>%1 يغلق التلميح</translation>
    </message>
    <message>
        <source>↑ ↓ choose a step</source>
        <translation>↑ ↓ اختيار خطوة</translation>
    </message>
    <message>
        <source>%1 changes the mode</source>
        <translation>%1 يغير النمط</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 تلميح</translation>
    </message>
    <message>
        <source>Alt+1–9 highlights a digit</source>
        <translation>Alt+1–9 تبرز رقمًا</translation>
    </message>
    <message>
        <source>%1 all keys</source>
        <translation>%1 كل المفاتيح</translation>
    </message>
    <message>
        <source>Enter next puzzle</source>
        <translation>Enter اللغز التالي</translation>
    </message>
    <message>
        <source>R replay</source>
        <translation>R إعادة عرض</translation>
    </message>
    <message>
        <source>A analyse</source>
        <translation>A تحليل</translation>
    </message>
    <message>
        <source>Esc keeps the board</source>
        <translation>Esc يُبقي اللوحة</translation>
    </message>
    <message>
        <source>%1 still goes back</source>
        <translation>%1 ما زال يرجع</translation>
    </message>
    <message>
        <source>Shift+← → dead ends</source>
        <translation>Shift+← → الطرق المسدودة</translation>
    </message>
    <message>
        <source>1–9 colour a cell, a middle click a candidate</source>
        <translation>1–9 تلوّن خانة، والنقر الأوسط مرشحًا</translation>
    </message>
    <message>
        <source>%1 resumes the game</source>
        <translation>%1 يستأنف اللعبة</translation>
    </message>
    <message>
        <source>Alt+← → steps to the note</source>
        <translation>Alt+← → خطوات إلى القيد</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Lists</name>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
    </message>
    <message>
        <source>Saving...</source>
        <translation>جارٍ الحفظ...</translation>
    </message>
    <message>
        <source>The generated puzzles are kept under File, Open Recent, %1.</source>
        <translation>يُحتفظ بالألغاز المولّدة في «ملف»، «فتح الأخيرة»، %1.</translation>
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
        <translation>%1. Esc يلغيه.</translation>
    </message>
    <message>
        <source>There is a puzzle on the clipboard.</source>
        <translation>يوجد لغز في الحافظة.</translation>
    </message>
    <message>
        <source>Play It</source>
        <translation>لعبه</translation>
    </message>
    <message>
        <source>Not Now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <source>You are trying something out, in a second colour. %1 keeps it, %2 drops it.</source>
        <translation>أنت تجرب شيئًا، بلون ثانٍ. %1 يحتفظ به، و%2 يسقطه.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>حُل في %1.</translation>
    </message>
    <message>
        <source>Without any help.</source>
        <translation>دون أي مساعدة.</translation>
    </message>
    <message numerus="yes">
        <source>Help was used %n time(s).</source>
        <translation>
            <numerusform>لم تُستعمل المساعدة.</numerusform>
            <numerusform>استُعملت المساعدة مرة واحدة.</numerusform>
            <numerusform>استُعملت المساعدة مرتين.</numerusform>
            <numerusform>استُعملت المساعدة %n مرات.</numerusform>
            <numerusform>استُعملت المساعدة %n مرة.</numerusform>
            <numerusform>استُعملت المساعدة %n مرة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given(s) belong to the puzzle and cannot be changed.</source>
        <translation>
            <numerusform>لا معطيات هنا.</numerusform>
            <numerusform>معطى واحد جزء من اللغز ولا يمكن تغييره.</numerusform>
            <numerusform>معطيان جزء من اللغز ولا يمكن تغييرهما.</numerusform>
            <numerusform>%n معطيات جزء من اللغز ولا يمكن تغييرها.</numerusform>
            <numerusform>%n معطى جزء من اللغز ولا يمكن تغييرها.</numerusform>
            <numerusform>%n معطى جزء من اللغز ولا يمكن تغييرها.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to change here.</source>
        <translation>لا شيء للتغيير هنا.</translation>
    </message>
    <message>
        <source>%1  ·  Saved</source>
        <translation>%1  ·  محفوظ</translation>
    </message>
    <message>
        <source>The digit keys now write digits.</source>
        <translation>مفاتيح الأرقام تكتب الآن أرقامًا.</translation>
    </message>
    <message>
        <source>The digit keys now write candidates.</source>
        <translation>مفاتيح الأرقام تكتب الآن مرشحات.</translation>
    </message>
    <message>
        <source>The digit keys now write corner marks.</source>
        <translation>مفاتيح الأرقام تكتب الآن ملاحظات ركنية.</translation>
    </message>
    <message>
        <source>The digit keys now write centre marks.</source>
        <translation>مفاتيح الأرقام تكتب الآن ملاحظات وسطى.</translation>
    </message>
    <message>
        <source>The digit keys now colour cells.</source>
        <translation>مفاتيح الأرقام تلوّن الآن الخانات.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) selected.</source>
        <translation>
            <numerusform>لم تُحدد خانات.</numerusform>
            <numerusform>حُددت خانة واحدة.</numerusform>
            <numerusform>حُددت خانتان.</numerusform>
            <numerusform>حُددت %n خانات.</numerusform>
            <numerusform>حُددت %n خانة.</numerusform>
            <numerusform>حُددت %n خانة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Paused: the clock stands still and the board is covered.</source>
        <translation>متوقفة مؤقتًا: الساعة واقفة واللوحة مغطاة.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>تستمر اللعبة.</translation>
    </message>
    <message>
        <source>The selected cell: row %1, column %2</source>
        <translation>الخانة المحددة: الصف %1، العمود %2</translation>
    </message>
    <message>
        <source>Drag from candidate to candidate to draw a link, or type the digit at each end.</source>
        <translation>اسحب من مرشح إلى مرشح لرسم رابط، أو اكتب الرقم عند كل طرف.</translation>
    </message>
    <message>
        <source>A link begins at %1 in %2. Go to its other end and type the digit there; the same once more drops it.</source>
        <translation>يبدأ رابط عند %1 في %2. انتقل إلى طرفه الآخر واكتب الرقم هناك؛ والرقم نفسه مرة أخرى يلغيه.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>اللعبة متوقفة مؤقتًا.</translation>
    </message>
    <message>
        <source>This digit belongs to the puzzle and cannot be changed.</source>
        <translation>هذا الرقم جزء من اللغز ولا يمكن تغييره.</translation>
    </message>
    <message>
        <source>All cells are filled, but not every digit is right.</source>
        <translation>كل الخانات مملوءة، لكن ليس كل رقم صحيحًا.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>تحقق</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>The cells with two candidates are highlighted.</source>
        <translation>الخانات ذات المرشحين مبرزة.</translation>
    </message>
    <message>
        <source>The digit %1 is highlighted.</source>
        <translation>الرقم %1 مبرز.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PictureSeries</name>
    <message>
        <source>Another run has started; no more pictures of the previous one are saved.</source>
        <translation>بدأ تشغيل آخر؛ لا تُحفظ صور أخرى من السابق.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>the name of a run, event 12</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>لم يمكن صنع الصورة.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Printing</name>
    <message>
        <source>Save as PDF</source>
        <translation>حفظ كـ PDF</translation>
    </message>
    <message>
        <source>PDF pages (*.pdf)</source>
        <translation>صفحات PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message numerus="yes">
        <source>Sent to the printer: %n page(s).</source>
        <translation>
            <numerusform>لم يُرسل شيء إلى الطابعة.</numerusform>
            <numerusform>أُرسل إلى الطابعة: صفحة واحدة.</numerusform>
            <numerusform>أُرسل إلى الطابعة: صفحتان.</numerusform>
            <numerusform>أُرسل إلى الطابعة: %n صفحات.</numerusform>
            <numerusform>أُرسل إلى الطابعة: %n صفحة.</numerusform>
            <numerusform>أُرسل إلى الطابعة: %n صفحة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages could not be made.</source>
        <translation>لم يمكن صنع الصفحات.</translation>
    </message>
    <message numerus="yes">
        <source>Saved as %1: %n page(s).</source>
        <translation>
            <numerusform>حُفظ باسم %1: لا صفحات.</numerusform>
            <numerusform>حُفظ باسم %1: صفحة واحدة.</numerusform>
            <numerusform>حُفظ باسم %1: صفحتان.</numerusform>
            <numerusform>حُفظ باسم %1: %n صفحات.</numerusform>
            <numerusform>حُفظ باسم %1: %n صفحة.</numerusform>
            <numerusform>حُفظ باسم %1: %n صفحة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The printer accepted nothing. Is it ready?</source>
        <translation>لم تقبل الطابعة شيئًا. هل هي جاهزة؟</translation>
    </message>
</context>
<context>
    <name>ninefold::window::PuzzleRoom</name>
    <message>
        <source>Board of my game</source>
        <translation>لوحة لعبتي</translation>
    </message>
    <message>
        <source>Sudoku board</source>
        <translation>لوحة السودوكو</translation>
    </message>
    <message>
        <source>Back in your game.</source>
        <translation>عودة إلى لعبتك.</translation>
    </message>
    <message>
        <source>Nothing is highlighted any more.</source>
        <translation>لم يعد شيء مبرزًا.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::RoomDeck</name>
    <message>
        <source>Rooms</source>
        <translation>الغرف</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>اللغز</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Start</name>
    <message>
        <source>Click a cell, type a digit. %1 gives a hint.</source>
        <translation>انقر خانة واكتب رقمًا. %1 يعطي تلميحًا.</translation>
    </message>
</context>
<context>
    <name>ninefold::window::Submenus</name>
    <message>
        <source>&amp;Generate Several...</source>
        <translation>توليد &amp;عدة ألغاز...</translation>
    </message>
    <message>
        <source>all cells filled</source>
        <translation>كل الخانات مملوءة</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>لم تبق خانات</numerusform>
            <numerusform>بقيت خانة واحدة</numerusform>
            <numerusform>بقيت خانتان</numerusform>
            <numerusform>بقيت %n خانات</numerusform>
            <numerusform>بقيت %n خانة</numerusform>
            <numerusform>بقيت %n خانة</numerusform>
        </translation>
    </message>
    <message>
        <source>No file has been opened yet</source>
        <translation>لم يُفتح ملف بعد</translation>
    </message>
    <message>
        <source>&amp;Clear This List</source>
        <translation>&amp;مسح هذه القائمة</translation>
    </message>
    <message>
        <source>Same as the &amp;System</source>
        <translation>&amp;كما في النظام</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;فاتح</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;داكن</translation>
    </message>
    <message>
        <source>&amp;High Contrast</source>
        <translation>&amp;تباين عالٍ</translation>
    </message>
    <message>
        <source>&amp;Hardest of a Grid</source>
        <translation>أصعب &amp;لغز في شبكة</translation>
    </message>
    <message>
        <source>Climbs from a full grid to the puzzle with the most branching that it reaches</source>
        <translation>يتسلق من شبكة ممتلئة إلى اللغز ذي أكثر تفرع يبلغه</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the time of a bookmark, and how many cells were left</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>No bookmark has been set yet</source>
        <translation>لم توضع إشارة مرجعية بعد</translation>
    </message>
</context>
</TS>
