import type { Random } from './random.ts';

const list = (text: string): readonly string[] => text.trim().split(/\s+/);

export const nouns = list(`
  account action adapter alert archive article asset attribute audience author backup badge batch
  branch browser bucket bundle cache calendar campaign catalog category certificate channel check
  client cluster collection color column comment commit component condition config connection console
  constraint contract controller cookie counter country coupon credential currency cursor dashboard
  database dataset deadline default delivery dependency deployment device dialog digest directory
  document domain draft editor element endpoint entry environment error event example export extension
  factory feature feed field file filter folder form format function gallery gateway graph group
  guard handler hash header heading history hook host icon image import index inbox input instance
  interface invoice issue item job journal key keyword label language layer layout library license
  limit link listener locale lock log mailbox manifest map marker media member menu message method
  metric middleware migration milestone model module monitor network node notification number object
  offset operator option order origin output owner package page panel parameter parser partner password
  patch path payload payment permission picture pipeline plan platform plugin pointer policy pool port
  preview price process product profile project prompt property provider proxy publisher query queue
  quota range rate record redirect region registry relation release report repository request resolver
  resource response result review revision role route row rule runner sample schedule schema scope
  script search secret section segment selector sender series server service session setting shard
  shipment signature site size slot snapshot socket source stage state statement status storage store
  stream style subscription summary supplier switch symbol table tag target task team template tenant
  term test theme thread threshold ticket timeout timer title token tool topic trace track transaction
  transform translation tree trigger type update upload user validator value variable variant vendor
  version video view visitor volume warehouse watcher webhook widget window worker workflow workspace
  zone`);

const verbs = list(`
  accept add adjust aggregate allow append apply approve archive assign attach balance batch block
  build cache call cancel capture check clean clone close collect combine compare compile compress
  configure confirm connect convert copy count create decode define delay delete deliver deny deploy
  describe detect disable discard display download drop duplicate edit enable encode encrypt enforce
  enter evaluate examine exclude expand expire export expose extend fetch filter finish flush follow
  format forward generate group guard handle hide highlight import include increase index inherit
  inject insert inspect install invalidate invite join keep launch limit link list load lock log map
  mark match measure merge migrate monitor mount move name notify observe open order override pack
  paginate parse patch pause pin populate prepare preview process promote protect publish pull push
  query queue raise read rebuild receive record reduce refresh register reject release reload remove
  rename render replace replay report request reserve reset resolve restart restore resume retry return
  review revoke rotate route run sample save scale scan schedule search select send serve set shard
  share show sign skip sort split start stop store stream submit subscribe swap switch sync tag test
  throttle trace track transform translate trigger trim update upload validate verify watch wrap write`);

const adjectives = list(`
  active anonymous atomic automatic available cached central clean common compact complete complex
  concurrent consistent current custom declared default deferred dense detailed direct dynamic early
  empty encrypted existing expected explicit external fallback fast final finite flat frequent fresh
  full generic global hidden identical immutable incoming incremental independent indexed internal
  invalid isolated large late latest lazy linked local long managed manual minimal missing mutable
  named narrow native nested nightly numeric obsolete open optional ordered outgoing parallel partial
  passive pending permanent persistent plain portable preferred previous primary private public random
  rare readable recent recursive regional related reliable remote repeated required reusable safe
  scheduled secondary secure separate sequential shared short signed silent similar simple single slow
  sorted sparse stable stale static strict strong structured temporary trusted typed unique unknown
  unused upstream valid verified virtual visible weekly wide writable`);

const people = list(
  `authors editors developers administrators reviewers translators operators readers`,
);

/** The first of a list come often, the last rarely, as words do. */
const skewed = (random: Random, words: readonly string[]): string =>
  words[Math.floor(random.next() ** 2 * words.length)] ?? 'entry';

export const noun = (random: Random): string => skewed(random, nouns);
export const verb = (random: Random): string => skewed(random, verbs);
export const adjective = (random: Random): string => skewed(random, adjectives);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const some = (random: Random): string =>
  random.next() < 0.4 ? `${adjective(random)} ${noun(random)}` : noun(random);
export const identifier = (random: Random): string => `${verb(random)}${capital(noun(random))}`;

const sentences: readonly ((random: Random) => string)[] = [
  (r) =>
    `Each ${some(r)} belongs to one ${some(r)}, and a ${noun(r)} without one can't ${verb(r)}.`,
  (r) => `You can ${verb(r)} the ${some(r)} before the ${some(r)} is ready.`,
  (r) => `If the ${some(r)} is ${adjective(r)}, ${r.pick(people)} ${verb(r)} a ${some(r)} instead.`,
  (r) => `Set \`${identifier(r)}\` to \`${noun(r)}\` when ${r.pick(people)} need a ${some(r)}.`,
  (r) => `The ${some(r)} keeps a ${some(r)} for every ${noun(r)} that you ${verb(r)}.`,
  (r) =>
    `By default, ${r.pick(people)} ${verb(r)} the ${noun(r)} after ${r.between(2, 90)} seconds.`,
  (r) =>
    `**${capital(adjective(r))}** ${noun(r)} data stays in the ${some(r)} until you ${verb(r)} it.`,
  (r) =>
    `A ${noun(r)} and its ${noun(r)} ${verb(r)} together, so that no ${some(r)} is left behind.`,
  (r) =>
    `Call \`${identifier(r)}()\` once for each ${some(r)}; the ${noun(r)} returns a ${some(r)}.`,
  (r) => `Most ${r.pick(people)} ${verb(r)} the _${some(r)}_ first and the ${some(r)} later.`,
  (r) =>
    `When a ${some(r)} expires, the ${noun(r)} can ${verb(r)} or ${verb(r)} it in the ${some(r)}.`,
];

export const sentence = (random: Random): string => random.pick(sentences)(random);

const titles: readonly ((random: Random) => string)[] = [
  (r) => `${capital(verb(r))} a ${some(r)}`,
  (r) => `How ${r.pick(people)} ${verb(r)} a ${noun(r)}`,
  (r) => `${capital(some(r))} and ${noun(r)} ${r.pick(['options', 'rules', 'errors', 'limits'])}`,
  (r) => `When to ${verb(r)} the ${some(r)}`,
  (r) => `The ${some(r)} of a ${noun(r)}`,
];

export const title = (random: Random): string => random.pick(titles)(random);
