// SPDX-License-Identifier: MIT
// Plays a run of a solver on a page. The board is made from the events alone, so any position can be shown. A page that
// was saved holds its run; the page of `ninefold-cli serve` asks for runs.
"use strict";

const $ = (id) => document.getElementById(id);
/** The run of a page that was saved, else null. */
const kSaved = $("run") ? JSON.parse($("run").textContent) : null;
/** A text in the language of the page, with its values. */
const word = (text, ...values) => values.reduce((made, value, index) => made.replace("%" + (index + 1), value),
  (kSaved && kSaved.words[text]) || text);
const kPageEvents = 1000;
const kEventsPerSnapshot = 500;
const kLevels = ["Very Easy", "Easy", "Normal", "Hard", "Very Hard", "Expert"];
const kFacts = [["Guesses", "decide"], ["Follows", "imply"], ["Dead ends", "conflict"], ["Notes", "learn"]];

/** "r3c4" to 0..80. */
const cellOf = (name) => (name.charCodeAt(1) - 49) * 9 + name.charCodeAt(3) - 49;

/** "r3c4=5" or "r3c4<>5" to its cell and digit. */
const literalOf = (name) => ({ cell: name.slice(0, 4), digit: Number(name.slice(-1)) });
const valuesOf = (grid) => [...grid].map((character) => Number(character) || 0);

/** "row 3 digit 5" to the cells of that house; none if it says something else. */
const houseOf = (because) => {
  const found = because.match(/^(row|column|box) (\d) digit/);
  if (!found) return [];
  const [kind, index] = [found[1], Number(found[2]) - 1];
  const cells = [...Array(9).keys()];
  if (kind === "row") return cells.map((cell) => 9 * index + cell);
  if (kind === "column") return cells.map((cell) => 9 * cell + index);
  return cells.map((cell) => 9 * (3 * Math.floor(index / 3) + Math.floor(cell / 3)) + 3 * (index % 3) + (cell % 3));
};

const isPeer = (a, b) => {
  const [row, column, other, beside] = [Math.floor(a / 9), a % 9, Math.floor(b / 9), b % 9];
  return row === other || column === beside ||
    (Math.floor(row / 3) === Math.floor(other / 3) && Math.floor(column / 3) === Math.floor(beside / 3));
};

/** The board of a solver after some of its events. */
class Position {
  /** `candidates`: what the puzzle leaves open, cell by cell; all digits where it says nothing. */
  constructor(puzzle, candidates) {
    this.at = 0;
    this.level = 0;
    this.trail = []; // {cell, digit, level, places}
    this.notes = [];
    this.counts = {};
    this.values = valuesOf(puzzle);
    this.givens = this.values.map((digit) => digit > 0);
    this.possible = candidates || this.values.map(() => "123456789");
    this.open = null; // the candidates, where they come with the board
    this.conflict = null;
    this.event = null;
  }

  /** What stands where a stretch of a run begins. */
  resume(start) {
    if (start.grid) return this.setBoard(start);
    for (const entry of start.trail) this.put({ ...entry }, entry.places);
    this.level = start.level;
    this.notes = start.notes.slice();
    this.counts = { ...start.counts };
  }

  setBoard(board) {
    this.values = valuesOf(board.grid);
    this.open = board.candidates.map((digits) => new Set([...digits].map(Number)));
  }

  copy() {
    const copy = Object.assign(Object.create(Position.prototype), this);
    copy.trail = this.trail.slice();
    copy.notes = this.notes.slice();
    copy.counts = { ...this.counts };
    copy.values = this.values.slice();
    return copy;
  }

  apply(event) {
    ++this.at;
    this.event = event;
    this.conflict = null;
    this.counts[event.kind] = (this.counts[event.kind] || 0) + 1;
    switch (event.kind) {
      case "decide":
        this.level = event.level;
        this.put(event, true);
        break;
      case "imply":
        this.put(event, true);
        break;
      case "eliminate":
        this.put(event, false);
        break;
      case "conflict":
        this.conflict = event.because || "";
        break;
      case "learn":
      case "exclude":
        this.notes.push({ id: event.id, text: event.note || event.text });
        break;
      case "forget":
        this.notes = this.notes.filter((note) => note.id !== event.id);
        break;
      case "backjump":
      case "backtrack":
      case "restart":
        this.takeBack(event.to);
        break;
      case "step":
        for (const name of event.places) this.put({ ...literalOf(name), level: 0 }, true);
        for (const name of event.removes) this.put({ ...literalOf(name), level: 0 }, false);
        break;
      case "board":
        this.setBoard(event);
        break;
    }
  }

  put(event, places) {
    const cell = cellOf(event.cell);
    this.trail.push({ cell, digit: event.digit, level: event.level, places });
    if (places) this.values[cell] = event.digit;
  }

  takeBack(level) {
    while (this.trail.length && this.trail[this.trail.length - 1].level > level) {
      const entry = this.trail.pop();
      if (entry.places) this.values[entry.cell] = 0;
    }
    this.level = level;
  }

  /** What is still possible, cell by cell. */
  candidates() {
    if (this.open) return this.open;
    const open = this.values.map((value, cell) => new Set(value ? [] : [...this.possible[cell]].map(Number)));
    this.values.forEach((value, cell) => {
      if (value) open.forEach((digits, other) => other !== cell && isPeer(cell, other) && digits.delete(value));
    });
    for (const entry of this.trail) if (!entry.places) open[entry.cell].delete(entry.digit);
    return open;
  }

  levels() {
    const levels = new Array(81).fill(-1);
    for (const entry of this.trail) if (entry.places) levels[entry.cell] = entry.level;
    return levels;
  }
}

/** The steps of logic as events, so that one player shows both. */
const eventsOfSteps = (steps) => steps.map((step, index) => ({ n: index + 1, kind: "step", level: 0,
  cells: step.places.concat(step.removes).map((name) => name.slice(0, 4)), places: step.places, removes: step.removes,
  text: step.name + ": " + step.conclusion }));

/** A run: its events, of which a page at a time is fetched. */
class Run {
  constructor(puzzle, fetchPage, saved = {}) {
    this.first = saved.first || 0; // how many events of the run came before these
    const start = new Position(puzzle, saved.candidates);
    if (saved.start) start.resume(saved.start);
    this.snapshots = [start];
    this.fetchPage = fetchPage;
    this.events = [];
    this.total = 0;
    this.complete = true;
  }

  /** Fetches what is missing up to an event. */
  async need(at) {
    while (this.events.length < Math.min(at, this.total)) {
      const page = await this.fetchPage(this.events.length + 1);
      if (!page.length) throw new Error("The run ended before its last event.");
      for (const event of page) this.add(event);
    }
  }

  add(event) {
    this.events.push(event);
    this.total = Math.max(this.total, this.events.length);
    if (this.events.length % kEventsPerSnapshot) return;
    this.snapshots.push(this.from(this.snapshots[this.snapshots.length - 1].copy(), this.events.length));
  }

  from(position, at) {
    while (position.at < at) position.apply(this.events[position.at]);
    return position;
  }

  async position(at) {
    await this.need(at);
    return this.from(this.snapshots[Math.floor(at / kEventsPerSnapshot)].copy(), at);
  }
}

/** The controls and what they show. */
class Player {
  constructor() {
    this.run = null;
    this.at = 0;
    this.timer = 0;
    this.wanted = 0;
    this.cells = [];
    for (let row = 0; row < 9; ++row) {
      const line = $("board").insertRow();
      for (let column = 0; column < 9; ++column) this.cells.push(line.insertCell());
    }
    const click = (id, act) => $(id).addEventListener("click", act);
    click("first", () => this.goTo(0));
    click("back", () => this.goTo(this.at - 1));
    click("forward", () => this.goTo(this.at + 1));
    click("last", () => this.goTo(Infinity));
    click("play", () => (this.timer ? this.pause() : this.play()));
    $("position").addEventListener("input", () => this.goTo(Number($("position").value)));
    $("speed").addEventListener("input", () => this.showPace());
    document.addEventListener("keydown", (event) => this.key(event));
    this.showPace();
    this.enable();
  }

  key(event) {
    if (["SELECT", "INPUT", "BUTTON"].includes(event.target.tagName) && event.key === " ") return;
    if (["SELECT", "INPUT"].includes(event.target.tagName)) return;
    const acts = { " ": () => $("play").click(), ArrowLeft: () => this.goTo(this.at - 1),
      ArrowRight: () => this.goTo(this.at + 1), Home: () => this.goTo(0), End: () => this.goTo(Infinity) };
    if (!acts[event.key] || !this.run) return;
    event.preventDefault();
    acts[event.key]();
  }

  /** 0.5 to 500 events in a second, in equal ratios. */
  pace() {
    return 0.5 * Math.pow(1000, Number($("speed").value) / 100);
  }

  showPace() {
    const pace = this.pace();
    $("pace").textContent = word("%1 a second", pace < 10 ? pace.toFixed(1) : Math.round(pace));
  }

  async open(run) {
    this.pause();
    this.run = run;
    this.at = 0;
    await this.goTo(0);
  }

  play() {
    if (!this.run) return;
    if (this.at >= this.run.total) this.at = 0;
    $("play").textContent = word("Pause");
    let before = performance.now(), due = 0, busy = false;
    this.timer = setInterval(async () => {
      const now = performance.now();
      due += ((now - before) / 1000) * this.pace();
      before = now;
      const steps = Math.floor(due);
      if (!steps || busy) return;
      due -= steps;
      busy = true;
      await this.goTo(this.at + steps);
      busy = false;
      if (this.at >= this.run.total) this.pause();
    }, 33);
  }

  pause() {
    clearInterval(this.timer);
    this.timer = 0;
    $("play").textContent = word("Play");
  }

  /** Only the last request is shown when several overlap. */
  async goTo(at) {
    if (!this.run) return;
    const wanted = ++this.wanted;
    const target = Math.max(0, Math.min(at, this.run.total));
    try {
      const position = await this.run.position(target);
      if (wanted !== this.wanted) return;
      this.at = target;
      this.show(position);
    } catch (error) {
      this.pause();
      say(error.message, true);
    }
  }

  enable() {
    const none = !this.run;
    for (const id of ["first", "back"]) $(id).disabled = none || this.at === 0;
    for (const id of ["forward", "last"]) $(id).disabled = none || this.at >= this.run.total;
    $("play").disabled = $("position").disabled = none;
  }

  show(position) {
    this.enable();
    $("position").max = this.run.total;
    $("position").value = this.at;
    const { first, total, complete, events } = this.run;
    $("count").textContent = word("Event %1 of %2", first + this.at, first + total) +
      (complete ? "" : ". " + word("This page shows a part of the run."));
    const event = position.event;
    say(event ? event.text || "" : word("Press Play, or go event by event with the arrow keys."),
      Boolean(event && event.kind === "conflict"));
    this.showBoard(position);
    // Only a search guesses, and has dead ends.
    $("facts").hidden = events.length > 0 && ["board", "step"].includes(events[0].kind);
    $("facts").replaceChildren(...kFacts.flatMap(([name, kind]) =>
      [element("dt", word(name)), element("dd", String(position.counts[kind] || 0))]));
    $("notesTitle").hidden = !position.notes.length;
    $("notes").replaceChildren(...position.notes.slice(-100).reverse().map((note) => element("li", note.text)));
  }

  showBoard(position) {
    const candidates = position.candidates(), levels = position.levels();
    const event = position.event || {};
    const now = (event.cells || (event.cell ? [event.cell] : [])).map(cellOf);
    const because = position.conflict || "";
    const clash = because.match(/^cell (r\dc\d)$/), house = houseOf(because);
    this.cells.forEach((cell, index) => {
      const value = position.values[index];
      const names = [position.givens[index] ? "given" : value ? "solved" : "open"];
      if (now.includes(index)) names.push("now");
      if (clash && cellOf(clash[1]) === index) names.push("clash");
      if (house.includes(index)) names.push("house");
      cell.className = names.join(" ");
      cell.setAttribute("aria-label", word("Row %1 column %2: %3", Math.floor(index / 9) + 1, (index % 9) + 1,
        value || word("empty, candidates %1", [...candidates[index]].join(" "))));
      cell.replaceChildren(...(value ? digitOf(value, levels[index]) : [marksOf(candidates[index])]));
    });
    $("legend").hidden = $("facts").hidden;
    $("legend").textContent = this.legend(position.level);
  }

  legend(level) {
    if (level === 0) return word("No guess stands: every digit follows from the givens.");
    if (level === 1) return word("1 guess stands. The small number is the guess that a digit rests on.");
    return word("%1 guesses stand. The small number is the guess that a digit rests on.", level);
  }
}

const element = (name, text) => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

const digitOf = (value, level) => {
  const digit = element("span", value);
  digit.className = "digit" + (level < 0 ? "" : " level" + (level === 0 ? 0 : 1 + ((level - 1) % 4)));
  if (level < 1) return [digit];
  const small = element("span", level);
  small.className = "level";
  return [digit, small];
};

const marksOf = (digits) => {
  const marks = document.createElement("span");
  marks.className = "marks";
  for (let digit = 1; digit <= 9; ++digit) marks.append(element("span", digits.has(digit) ? digit : ""));
  return marks;
};

/** The first words say what kind of event it is. */
const say = (text, isBad) => {
  const cut = text.search(/[:.]/);
  const head = element("b", cut > 0 ? text.slice(0, cut + 1) : text);
  $("sentence").replaceChildren(head, cut > 0 ? text.slice(cut + 1) : "");
  $("sentence").classList.toggle("bad", isBad);
};

/** What the server says, or its sentence as an error. */
const ask = async (path, body, session) => {
  const headers = session ? { "X-Ninefold-Session": session } : {};
  const reply = await fetch("/api/sudoku/" + path, body === undefined
    ? { headers } : { method: "POST", headers, body: JSON.stringify(body) });
  const answer = await reply.json();
  if (!reply.ok) throw new Error(answer.message);
  return answer;
};

/** The choices of the page that is served. */
class Choices {
  constructor(player) {
    this.player = player;
    this.engines = [];
  }

  async fill() {
    $("level").replaceChildren(...kLevels.map((name) => new Option(name, name.toLowerCase().replace(" ", "-"))));
    $("level").value = "hard";
    this.engines = (await ask("engines")).engines.filter((engine) => engine.steps);
    $("engine").replaceChildren(...this.engines.map((engine) => new Option(engine.name, engine.id)));
    $("engine").value = "cdcl";
    $("level").addEventListener("change", () => this.guard(() => this.fillPuzzles()));
    $("engine").addEventListener("change", () => this.showAbout());
    $("start").addEventListener("click", () => this.guard(() => this.start()));
    this.showAbout();
    await this.fillPuzzles();
  }

  showAbout() {
    $("about").textContent = this.engines.find((engine) => engine.id === $("engine").value).about;
  }

  async fillPuzzles() {
    const puzzles = (await ask("puzzles/" + $("level").value)).puzzles;
    $("puzzle").replaceChildren(...puzzles.map((puzzle) => new Option(puzzle.name, puzzle.id)));
  }

  async start() {
    $("start").disabled = true;
    try {
      const board = await ask("initialize", { puzzle: $("puzzle").value });
      const solved = await ask("solve", { engine: $("engine").value, steps: true }, board.session);
      await this.player.open(runOf(board.puzzle, solved, (from) =>
        ask(`solverSteps?from=${from}&count=${kPageEvents}`, undefined, board.session).then((page) => page.events)));
      this.player.play();
    } finally {
      $("start").disabled = false;
    }
  }

  async guard(act) {
    try {
      await act();
    } catch (error) {
      say(error.message, true);
    }
  }
}

/** `first` has the first events, or all steps of logic; and of a page that was saved, the board before them. */
const runOf = (puzzle, first, fetchPage) => {
  const run = new Run(puzzle, fetchPage, kSaved || {});
  run.complete = first.complete;
  for (const event of first.events || eventsOfSteps(first.steps)) run.add(event);
  if (first.total && first.events) run.total = first.total;
  return run;
};

/** The texts that stand in the page itself. */
const translatePage = () => {
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.data.trim();
    if (text) node.data = node.data.replace(text, word(text));
  }
  for (const name of ["title", "aria-label"])
    document.querySelectorAll(`main [${name}]`).forEach((each) => each.setAttribute(name, word(each.getAttribute(name))));
};

const player = new Player();
if (kSaved) {
  document.querySelectorAll("#choices label, #choices button, #about").forEach((each) => (each.hidden = true));
  $("heading").textContent = kSaved.title;
  translatePage();
  player.open(runOf(kSaved.puzzle, kSaved, async () => []));
} else {
  const choices = new Choices(player);
  choices.guard(() => choices.fill());
}
