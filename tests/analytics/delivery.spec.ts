import { unsentLimit } from '../../src/analytics/constants.ts';
import { expect, type Page } from '../test.ts';
import { collect, configure, open, started, test, unsent } from './fixtures.ts';

const path = '/cms/intro';

/** Tells of an event as the site does. */
const tell = (page: Page, value: string, times = 1) =>
  page.evaluate(
    ({ value, times }) => {
      for (let time = 0; time < times; time += 1) {
        const detail = {
          event_type: 'Tab Changed',
          event_properties: { path: '/', group: '', value },
        };
        document.dispatchEvent(new CustomEvent('reader-event', { detail }));
      }
    },
    { value, times },
  );

const hosts = [
  { zone: 'US', batch: false, url: 'https://api2.amplitude.com/2/httpapi' },
  { zone: 'US', batch: true, url: 'https://api2.amplitude.com/batch' },
  { zone: 'EU', batch: false, url: 'https://api.eu.amplitude.com/2/httpapi' },
  { zone: 'EU', batch: true, url: 'https://api.eu.amplitude.com/batch' },
];

for (const { zone, batch, url } of hosts) {
  test(`zone ${zone}, ${batch ? 'batch' : 'normal'}: ${url}`, async ({ page, collector }) => {
    await configure(page, { analytics: { zone, batch } });
    await open(page, path);
    await collect(page, collector, 'Page Viewed');
    expect(new Set(collector.uploads.map((upload) => upload.url))).toEqual(new Set([url]));
  });
}

test('a proxy of your own takes the place of the vendor', async ({ page, collector }) => {
  await configure(page, { analytics: { serverUrl: 'https://events.example/2/httpapi' } });
  await open(page, path);
  await collect(page, collector, 'Page Viewed');
  expect(new Set(collector.uploads.map((upload) => upload.url))).toEqual(
    new Set(['https://events.example/2/httpapi']),
  );
});

test('events wait 10 s, and go in requests of 200 at most', async ({ page, collector }) => {
  await configure(page);
  await open(page, path);
  await collect(page, collector, 'Page Viewed');
  await tell(page, 'a', 250);
  await expect.poll(() => unsent(page)).toBe(250);
  expect(collector.of('Tab Changed')).toEqual([]);
  await page.clock.fastForward(10_500);
  await expect.poll(() => collector.of('Tab Changed').length).toBe(250);
  const sizes = collector.uploads.slice(-2).map(({ events }) => events.length);
  expect(sizes).toEqual([200, 50]);
  await expect.poll(() => unsent(page)).toBe(0);
});

test('offline, events are kept; online, they are sent once', async ({
  page,
  context,
  collector,
}) => {
  await configure(page);
  await open(page, path);
  await collect(page, collector, 'Page Viewed');
  await context.setOffline(true);
  await tell(page, 'offline', 3);
  await expect.poll(() => unsent(page)).toBe(3);
  await page.clock.fastForward(31_000);
  expect(collector.of('Tab Changed')).toEqual([]);
  await context.setOffline(false);
  await collect(page, collector, 'Tab Changed', 3);
});

test('what could not be sent is sent on the next visit', async ({ page, collector }) => {
  await configure(page);
  // As after a crash: nothing is sent while the page is left.
  await page.addInitScript(() => {
    addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true);
  });
  await open(page, path);
  await tell(page, 'kept');
  await expect.poll(() => unsent(page)).toBeGreaterThan(1);
  await page.goto('/cloud/intro');
  await started(page);
  await collect(page, collector, 'Tab Changed');
});

test('no more than 1,000 unsent events are kept', async ({ page, context }) => {
  await configure(page);
  await open(page, path);
  await context.setOffline(true);
  await tell(page, 'many', unsentLimit + 50);
  await expect.poll(() => unsent(page)).toBe(unsentLimit);
});

test('leaving the page sends what waits', async ({ page, collector }) => {
  await configure(page);
  await open(page, path);
  await page.evaluate(() => {
    const sent: string[] = [];
    Reflect.set(window, 'sent', sent);
    navigator.sendBeacon = (_, body) => Boolean(sent.push(String(body)));
    dispatchEvent(new PageTransitionEvent('pagehide'));
  });
  const sent = await page.waitForFunction(() => Reflect.get(window, 'sent')[0]);
  expect(await sent.jsonValue()).toContain('Page Viewed');
  expect(await unsent(page)).toBe(0);
  expect(collector.uploads).toEqual([]);
});

/** What the SDK makes of each answer: the classes of SPECIFICATION.md S8. */
const outcomes = [
  {
    name: '429: throttled events wait, and are sent later',
    answers: [
      {
        status: 429,
        body: {
          error: 'Too many requests',
          throttled_events: [0],
          exceeded_daily_quota_users: {},
          exceeded_daily_quota_devices: {},
        },
      },
    ],
    expected: 1,
  },
  {
    name: '413: the events of a request that is too large are sent in smaller ones',
    answers: [{ status: 413, body: { error: 'Payload too large' } }],
    expected: 3,
    events: 3,
  },
  {
    name: '400: an invalid event is dropped, the others are sent again',
    answers: [
      {
        status: 400,
        body: {
          error: 'Request missing required field',
          events_with_invalid_fields: { time: [0] },
          events_with_missing_fields: {},
          events_with_invalid_id_lengths: {},
          silenced_events: [],
        },
      },
    ],
    expected: 2,
    events: 3,
  },
  {
    name: '400: an invalid key drops all',
    answers: [{ status: 400, body: { error: 'Invalid API key: public-analytics-key' } }],
    expected: 0,
  },
  {
    name: '5xx: tried again',
    answers: [{ status: 503 }, { status: 500 }],
    expected: 1,
  },
  { name: 'timeouts: tried again', answers: [{ status: 408 }], expected: 1 },
];

for (const { name, answers, expected, events = 1 } of outcomes) {
  test(name, async ({ page, collector }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await configure(page);
    await open(page, path);
    await collect(page, collector, 'Page Viewed');
    collector.answers.push(...answers);
    await tell(page, 'a', events);
    await expect.poll(() => unsent(page)).toBe(events);
    await expect
      .poll(
        async () => {
          // Throttled events wait for 30 s.
          await page.clock.fastForward(31_000);
          return [collector.answers.length, await unsent(page)];
        },
        { intervals: [100] },
      )
      .toEqual([0, 0]);
    expect(collector.of('Tab Changed')).toHaveLength(expected);
    expect(errors).toEqual([]);
  });
}

test('after five attempts an event is dropped, and the console says so', async ({
  page,
  collector,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await configure(page);
  await open(page, path);
  await collect(page, collector, 'Page Viewed');
  collector.answers.push(...Array.from({ length: 5 }, () => ({ status: 500 })));
  await tell(page, 'a');
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(31_000);
        return unsent(page);
      },
      { intervals: [100] },
    )
    .toBe(0);
  expect(collector.of('Tab Changed')).toEqual([]);
  expect(collector.answers).toEqual([]);
  await expect
    .poll(() => said.filter((text) => text.startsWith('Error tracking Amplitude event:')).length)
    .toBe(1);
});
