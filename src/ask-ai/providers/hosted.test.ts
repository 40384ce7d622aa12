// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { ClientConfig } from '../client-config.ts';
import { hostedProvider, widgetAttributes } from './hosted.ts';

const settings = {
  type: 'hosted',
  script: 'https://widget.example/widget.js',
  integrity: 'sha384-abc',
  websiteId: 'site-1',
  color: '#4945ff',
  logo: 'https://widget.example/logo.png',
  userAnalyticsCookie: true,
  timeout: 500,
} as const;

const config: ClientConfig = {
  buttonClass: 'ask-ai-button',
  title: 'Ask your question',
  projectName: 'Strapi',
  exampleQuestions: ['How?', 'Why?'],
  disclaimer: 'May be wrong.',
  provider: settings,
  origin: 'https://docs.example.com',
};

const script = () => document.querySelector<HTMLScriptElement>('#ask-ai-widget');
const signal = () => new AbortController().signal;

afterEach(() => {
  script()?.remove();
  Reflect.deleteProperty(window, 'Kapa');
});

test('the widget is given its documented attributes (SPECIFICATION.md S2, S9)', () => {
  expect(widgetAttributes(config, settings)).toMatchObject({
    'data-website-id': 'site-1',
    'data-project-name': 'Strapi',
    'data-modal-title': 'Ask your question',
    'data-modal-size': '900px',
    'data-modal-border-radius': '4px',
    'data-modal-body-padding-top': '20px',
    'data-modal-y-offset': '3vh',
    'data-modal-full-screen': 'false',
    'data-modal-full-screen-on-mobile': 'true',
    'data-modal-example-questions': 'How?,Why?',
    'data-modal-override-open-class': 'ask-ai-button',
    'data-user-analytics-cookie-enabled': 'true',
  });
});

test('the script is asked for only when the widget is, with its integrity', async () => {
  const provider = hostedProvider(config, settings);
  expect(script()).toBeNull();
  const opened = provider.open({ question: 'How?' }, signal());
  expect(script()?.integrity).toBe('sha384-abc');
  expect(script()?.crossOrigin).toBe('anonymous');
  const open = vi.fn();
  Reflect.set(window, 'Kapa', { open });
  expect(await opened).toBe('elsewhere');
  expect(open).toHaveBeenCalledWith({ mode: 'ai', query: 'How?', submit: true });
});

test('a second time the widget that is there is used', async () => {
  const open = vi.fn();
  Reflect.set(window, 'Kapa', { open });
  await hostedProvider(config, settings).open({}, signal());
  expect(script()).toBeNull();
  expect(open).toHaveBeenCalledWith({ mode: 'ai' });
});

test('a blocked script is told in plain words, and not left behind', async () => {
  const opened = hostedProvider(config, settings).open({}, signal());
  script()?.dispatchEvent(new Event('error'));
  await expect(opened).rejects.toThrow(/couldn't be loaded/);
  expect(script()).toBeNull();
});

test('a script that never announces itself is given up', async () => {
  await expect(hostedProvider(config, settings).open({}, signal())).rejects.toThrow(
    /couldn't be loaded/,
  );
});
