import { clickIds, storageKeys } from '../../src/analytics/constants.ts';
import { expect, type Page } from '../test.ts';
import { apiKey, collect, configure, open, test, visit } from './fixtures.ts';

const path = '/cms/intro';
const minutes = 60_000;

const tell = (page: Page) =>
  page.evaluate(() => {
    const detail = {
      event_type: 'Tab Changed',
      event_properties: { path: '/', group: '', value: 'a' },
    };
    document.dispatchEvent(new CustomEvent('reader-event', { detail }));
  });

test('the device keeps its ID for a year, and nobody has a user ID', async ({
  page,
  context,
  collector,
}) => {
  await configure(page);
  await open(page, path);
  await visit(page, '/cloud/intro');
  await collect(page, collector, 'Page Viewed', 2);
  expect(new Set(collector.events.map(({ device_id }) => device_id)).size).toBe(1);
  expect(collector.events.map(({ user_id }) => user_id)).toEqual(
    collector.events.map(() => undefined),
  );
  const cookie = (await context.cookies()).find(
    ({ name }) => name === storageKeys(apiKey).identity,
  );
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / (24 * 60 * minutes);
  expect(Math.round(days)).toBe(365);
});

test('the device ID comes from the cookie of Google Analytics, where that is wanted', async ({
  page,
  context,
  baseURL,
  collector,
}) => {
  await context.addCookies([
    { name: '_ga', value: 'GA1.1.1234567890.1700000000', url: baseURL ?? '' },
  ]);
  await configure(page, { analytics: { googleAnalyticsDeviceId: true } });
  await open(page, path);
  await collect(page, collector, 'Page Viewed');
  expect(collector.of('Page Viewed')[0]?.device_id).toBe('1234567890.1700000000');
});

test('without that cookie the console says so, and the device has its own ID', async ({
  page,
  collector,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await configure(page, { analytics: { googleAnalyticsDeviceId: true } });
  await open(page, path);
  await collect(page, collector, 'Page Viewed');
  expect(collector.of('Page Viewed')[0]?.device_id).toMatch(/^[\da-f-]{36}$/);
  expect(said).toContain('Google Analytics Client ID not found in cookies.');
});

test('a session lasts from page to page, and ends 30 minutes after its last event', async ({
  page,
  collector,
}) => {
  await configure(page);
  await open(page, path);
  await page.clock.fastForward(20 * minutes);
  await tell(page);
  await page.clock.fastForward(20 * minutes);
  await tell(page);
  await collect(page, collector, 'Tab Changed', 2);
  expect(collector.of('session_start')).toHaveLength(1);
  expect(collector.of('session_end')).toHaveLength(0);

  await page.clock.fastForward(31 * minutes);
  await tell(page);
  await collect(page, collector, 'Tab Changed', 3);
  const sessions = collector.of('Tab Changed').map(({ session_id }) => session_id);
  expect(sessions[0]).toBe(sessions[1]);
  expect(sessions[2]).toBeGreaterThan(sessions[1] ?? 0);
  expect(collector.of('session_end').map(({ session_id }) => session_id)).toEqual([sessions[0]]);
  expect(collector.of('session_start').map(({ session_id }) => session_id)).toEqual([
    sessions[0],
    sessions[2],
  ]);
});

test('the address may name the session, if by a number', async ({ page, collector }) => {
  await configure(page);
  const session = Date.now() - 5 * minutes;
  await open(page, `${path}?ampSessionId=${session}`);
  await collect(page, collector, 'Page Viewed');
  expect(collector.of('Page Viewed')[0]?.session_id).toBe(session);
});

test('an address that names it by anything else is left aside', async ({ page, collector }) => {
  await configure(page);
  await open(page, `${path}?ampSessionId=12three`);
  await collect(page, collector, 'Page Viewed');
  expect(collector.of('Page Viewed')[0]?.session_id).toBeGreaterThan(Date.now() - 5 * minutes);
});

test('a campaign is told with every parameter; what a first visit lacks is EMPTY', async ({
  page,
  collector,
}) => {
  await configure(page);
  const parameters = ['utm_source', 'utm_medium', 'utm_campaign', ...clickIds];
  await open(page, `${path}?${parameters.map((name) => `${name}=of-${name}`).join('&')}`);
  await collect(page, collector, '$identify');
  const { $set = {}, $setOnce = {} } = (collector.of('$identify')[0]?.user_properties ??
    {}) as Record<string, Record<string, unknown>>;
  for (const name of parameters) {
    expect($set[name]).toBe(`of-${name}`);
    expect($setOnce[`initial_${name}`]).toBe(`of-${name}`);
  }
  expect($setOnce.initial_utm_term).toBe('EMPTY');
});

/** Visits that follow the first one, which came from a campaign. */
const visits = [
  { name: 'the same campaign', query: '?utm_source=a', campaigns: 1 },
  { name: 'another campaign', query: '?utm_source=b', campaigns: 2 },
  { name: 'direct traffic within the session', query: '', campaigns: 1 },
  {
    name: 'another site',
    query: '?utm_source=a',
    referrer: 'https://news.other.example/',
    campaigns: 2,
  },
  {
    name: 'a site on the exclude list',
    query: '',
    referrer: 'https://app.example.org/',
    campaigns: 1,
  },
];

for (const { name, query, referrer, campaigns } of visits) {
  test(`${name} makes ${campaigns} in all`, async ({ page, collector }) => {
    await configure(page, { analytics: { excludeReferrers: ['app.example.org'] } });
    await open(page, `${path}?utm_source=a`);
    await visit(page, `/cloud/intro${query}`, referrer);
    await collect(page, collector, 'Page Viewed', 2);
    expect(collector.of('$identify')).toHaveLength(campaigns);
    expect(collector.of('session_start')).toHaveLength(1);
  });
}

test('another campaign starts another session, where that is wanted', async ({
  page,
  collector,
}) => {
  await configure(page, { analytics: { resetSessionOnNewCampaign: true } });
  await open(page, `${path}?utm_source=a`);
  await visit(page, `/cloud/intro?utm_source=b`);
  await collect(page, collector, 'Page Viewed', 2);
  await expect.poll(() => collector.of('session_end').length).toBe(1);
  expect(collector.of('session_start')).toHaveLength(2);
});
