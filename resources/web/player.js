// SPDX-License-Identifier: MIT
// Plays a run of a solver on a page. The board is made from the events alone, so any position can be shown. A page that
// was saved holds its run; the page of `ninefold-cli serve` asks for runs.
"use strict";

const $ = (id) => document.getElementById(id);
const kPageEvents = 1000;
const kEventsPerSnapshot = 500;
const kLevels = ["Very Easy", "Easy", "Normal", "Hard", "Very Hard", "Expert"];
const kFacts = [["Guesses", "decide"], ["Follows", "imply"], ["Dead ends", "conflict"], ["Notes", "learn"]];

/** "r3c4" to 0..80. */
const cellOf = (name) => (name.charCodeAt(1) - 49) * 9 + name.charCodeAt(3) - 49;

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
  constructor(puzzle) {
    this.at = 0;
    this.level = 0;
    this.trail = []; // {cell, digit, level, places}
    this.notes = [];
    this.counts = {};
    this.values = [...puzzle].map((character) => Number(character) || 0);
    this.givens = this.values.map((digit) => digit > 0);
    this.conflict = null;
    this.event = null;
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
    this.at = event.n;
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
        this.notes.push({ id: event.id, clause: event.clause, text: event.text });
        break;
      case "forget":
        this.notes = this.notes.filter((note) => note.id !== event.id);
        break;
      case "backjump":
      case "backtrack":
      case "restart":
        this.takeBack(event.to);
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
    const open = this.values.map((value) => (value ? new Set() : new Set([1, 2, 3, 4, 5, 6, 7, 8, 9])));
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
const eventsOfSteps = (steps) => {
  const events = [];
  for (const step of steps) {
    const all = step.places.map((word) => [word, "imply"]).concat(step.removes.map((word) => [word, "eliminate"]));
    for (const [word, kind] of all)
      events.push({ n: events.length + 1, kind, level: 0, cell: word.slice(0, 4), digit: Number(word.slice(-1)),
        text: step.name + ": " + step.conclusion });
  }
  return events;
};

/** A run: its events, of which a page at a time is fetched. */
class Run {
  constructor(puzzle, fetchPage) {
    this.start = new Position(puzzle);
    this.snapshots = [this.start];
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
    $("pace").textContent = (pace < 10 ? pace.toFixed(1) : Math.round(pace)) + " a second";
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
    $("play").textContent = "Pause";
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
    $("play").textContent = "Play";
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
    $("count").textContent = `Event ${this.at} of ${this.run.total}` +
      (this.run.complete ? "" : " (the run is longer; this page shows its beginning)");
    const event = position.event;
    say(event ? event.text || "" : "Press Play, or go event by event with the arrow keys.",
      Boolean(event && event.kind === "conflict"));
    this.showBoard(position);
    $("facts").replaceChildren(...kFacts.flatMap(([name, kind]) =>
      [element("dt", name), element("dd", String(position.counts[kind] || 0))]));
    $("notesTitle").hidden = !position.notes.length;
    $("notes").replaceChildren(...position.notes.slice(-100).reverse().map((note) => element("li", note.text)));
  }

  showBoard(position) {
    const candidates = position.candidates(), levels = position.levels();
    const now = position.event && position.event.cell ? cellOf(position.event.cell) : -1;
    const because = position.conflict || "";
    const clash = because.match(/^cell (r\dc\d)$/), house = houseOf(because);
    this.cells.forEach((cell, index) => {
      const value = position.values[index];
      const names = [position.givens[index] ? "given" : value ? "solved" : "open"];
      if (index === now) names.push("now");
      if (clash && cellOf(clash[1]) === index) names.push("clash");
      if (house.includes(index)) names.push("house");
      cell.className = names.join(" ");
      cell.setAttribute("aria-label", `Row ${Math.floor(index / 9) + 1} column ${(index % 9) + 1}: ` +
        (value || "empty, candidates " + [...candidates[index]].join(" ")));
      cell.replaceChildren(...(value ? digitOf(value, levels[index]) : [marksOf(candidates[index])]));
    });
    $("legend").textContent = position.level
      ? `${position.level} ${position.level === 1 ? "guess stands" : "guesses stand"}. The small number is the guess that a digit rests on.`
      : "No guess stands: every digit follows from the givens.";
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

/** `first` has the first events, or all steps of logic. */
const runOf = (puzzle, first, fetchPage) => {
  const run = new Run(puzzle, fetchPage);
  run.complete = first.complete;
  for (const event of first.events || eventsOfSteps(first.steps)) run.add(event);
  if (first.events) run.total = first.total;
  return run;
};

const player = new Player();
const saved = $("run");
if (saved) {
  const run = JSON.parse(saved.textContent);
  $("choices").hidden = true;
  document.title = run.title + " - Ninefold";
  $("about").textContent = run.title;
  player.open(runOf(run.puzzle, run, async () => []));
} else {
  const choices = new Choices(player);
  choices.guard(() => choices.fill());
}
