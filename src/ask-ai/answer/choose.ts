import { blocksMarkdown } from '../../document/block-markdown.ts';
import { groupBy } from '../../document/group-by.ts';
import type { Block } from '../../document/page-document.ts';
import type { Passage } from '../../retrieval/passages.ts';
import type { Relevance } from '../../retrieval/relevance.ts';
import type { Room } from './room.ts';
import { shorten } from './shorten.ts';
import { type Unit, unitsOf } from './units.ts';

/** A passage that may be quoted. */
export interface Candidate {
  readonly passage: Passage;
  /** Its blocks as they can be quoted. */
  readonly blocks: readonly Block[];
  /** How well its page answers, against 1 for the best page. */
  readonly pageShare: number;
}

export interface Quotation {
  readonly passage: Passage;
  readonly blocks: readonly Block[];
}

/**
 * Words that the best section may take from its start on. What it's about comes first in it; units that
 * name the words of the question may as well be remarks on it.
 */
const leadingWords = 185;
/** What a further page may take at least, so that an answer leads there as well. */
const firstOfPage: Room = { words: 60, lines: 25 };
/** The next page is quoted by its summary as well if it answers nearly as well as the best one. */
const summaryShare = 0.7;
/** How much the order of the sections of a page decides what is quoted. */
const sectionPower = 0.5;
/** What a unit is worth that says nothing of the question, against 1 for the one that says most. */
const unspoken = 0.5;
/** The first lines of a section say what it is about. */
const opening = 1.3;
/** A remedy follows its cause, and an exception its rule. */
const following = 1.7;
/** Long units have to say more. Below this many words, length doesn't matter much. */
const shortWords = 25;
const lengthPower = 0.35;

interface Chosen {
  readonly candidate: Candidate;
  readonly units: readonly Unit[];
  readonly strength: number;
  readonly kept: Set<Unit>;
}

/**
 * What of the passages answers best in the room that there is: the summary of the best page, its best
 * section from its start, the summary of the next page if that one answers nearly as well, and then units
 * that say much of the question for their length, in sections and pages that answer well. Each is whole,
 * and they stay in their order.
 */
export function choose(
  candidates: readonly Candidate[],
  relevance: Relevance,
  room: Room,
): Quotation[] {
  const said = new Set<string>();
  const all = candidates.map((candidate): Chosen => {
    const { blocks, passage } = candidate;
    const shortened = blocks.map((block) => shorten(block, relevance));
    return {
      candidate,
      // Pages may say the same word by word.
      units: unitsOf(shortened, relevance).filter((unit) => {
        const markdown = blocksMarkdown(unit.blocks);
        return !said.has(markdown) && said.add(markdown);
      }),
      strength: passage.share ** sectionPower,
      kept: new Set(),
    };
  });
  const most = Math.max(0, ...all.flatMap(({ units }) => units.map((unit) => unit.relevance)));
  let left = room;

  const worthOf = ({ units, kept, strength }: Chosen, unit: Unit, at: number) => {
    const before = units[at - 1];
    const said = (most === 0 ? 0 : unit.relevance / most) + unspoken;
    const length = shortWords + unit.room.words + unit.room.lines;
    const place = (at === 0 ? opening : 1) * (before && kept.has(before) ? following : 1);
    return (strength * place * said) / length ** lengthPower;
  };
  /** The unit worth most that isn't kept yet and fits. */
  const best = (among: readonly Chosen[], fits: Room) =>
    among
      .flatMap((chosen) =>
        chosen.units.map((unit, at) => ({ chosen, unit, worth: worthOf(chosen, unit, at) })),
      )
      .filter(({ chosen, unit }) => !chosen.kept.has(unit) && isWithin(unit.room, fits))
      .reduce<Worth | undefined>((a, b) => (a && a.worth >= b.worth ? a : b), undefined);
  const keep = ({ chosen, unit }: Omit<Worth, 'worth'>) => {
    chosen.kept.add(unit);
    left = { words: left.words - unit.room.words, lines: left.lines - unit.room.lines };
  };
  const keepBest = (among: readonly Chosen[], fits: Room) => {
    const found = best(among, fits);
    if (found) keep(found);
  };

  const byPage = groupBy(all, ({ candidate }) => candidate.passage.path);
  const [ofBest = [], ...further] = byPage.values();
  /** The author's own summary holds what somebody who knows the subject would tell first. */
  const keepSummary = (ofPage: readonly Chosen[]) => {
    for (const chosen of ofPage) {
      for (const unit of chosen.units.filter(isSummary)) {
        if (isWithin(unit.room, left)) keep({ chosen, unit });
      }
    }
  };
  keepSummary(ofBest);
  const [leading, next] = ofBest.filter(({ units }) => !units.every(isSummary));
  if (leading) {
    const rest = leading.units.filter((unit) => !leading.kept.has(unit));
    for (const unit of fromStart(rest, withAtMost(left, leadingWords))) {
      keep({ chosen: leading, unit });
    }
  }
  if (next) keepBest([next], left);
  for (const [place, ofPage] of further.entries()) {
    const share = ofPage[0]?.candidate.pageShare ?? 0;
    if (place === 0 && share >= summaryShare) keepSummary(ofPage);
    keepBest(ofPage, firstOfPage);
  }
  for (let unit = best(all, left); unit; unit = best(all, left)) keep(unit);
  return [...byPage.values()]
    .flatMap((ofPage) =>
      ofPage
        .filter(({ kept }) => kept.size > 0)
        .sort((a, b) => Number(introduces(b)) - Number(introduces(a)) || b.strength - a.strength),
    )
    .map(({ candidate: { passage }, units, kept }) => ({
      passage,
      blocks: units.filter((unit) => kept.has(unit)).flatMap((unit) => [...unit.blocks]),
    }));
}

interface Worth {
  readonly chosen: Chosen;
  readonly unit: Unit;
  readonly worth: number;
}

const withAtMost = (room: Room, words: number): Room => ({
  ...room,
  words: Math.min(words, room.words),
});

const isSummary = ({ blocks: [first] }: Unit): boolean =>
  first?.kind === 'callout' && first.type === 'tldr';

/** Whether the summary of its page is quoted from this passage. */
const introduces = ({ kept }: Chosen): boolean => [...kept].some(isSummary);

/** The first units that fit together. */
function fromStart(units: readonly Unit[], room: Room): readonly Unit[] {
  let { words, lines } = room;
  const end = units.findIndex((unit) => {
    words -= unit.room.words;
    lines -= unit.room.lines;
    return words < 0 || lines < 0;
  });
  return end === -1 ? units : units.slice(0, end);
}

const isWithin = (room: Room, limit: Room): boolean =>
  room.words <= limit.words && room.lines <= limit.lines;
