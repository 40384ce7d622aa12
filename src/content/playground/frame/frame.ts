import { createElement, isValidElement, type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { SandboxCommand, SandboxReport } from '../sandbox-messages.ts';
import { describeError, runCode } from './run-code.ts';

/**
 * Runs in a sandboxed frame of an origin that is nobody's: the code in it reaches no cookie, no
 * storage and nothing of the page. Opened in any other way it does nothing, as its code would then
 * run in the name of the site.
 */
if (self.origin === 'null' && parent !== self) start();
else document.body.textContent = 'This page shows the results of playgrounds, inside of them.';

function start(): void {
  // What could send data out although the content policy lets nothing be fetched.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport']) {
    Reflect.deleteProperty(globalThis, name);
  }
  // Back leads out of the page, whatever the code does.
  History.prototype.pushState = History.prototype.replaceState;
  // The keys stay in the editor until the reader goes into the result.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  const place = document.createElement('div');
  document.body.append(place);
  let root: Root | undefined;
  let current = 0;

  const report = (message: SandboxReport) => parent.postMessage(message, '*');
  const fail = (error: unknown) =>
    report({ type: 'failed', run: current, message: describeError(error) });

  addEventListener('message', ({ source, data }: MessageEvent<SandboxCommand>) => {
    if (source !== parent) return;
    if (data.type === 'ping') report({ type: 'pong' });
    if (data.type === 'mode') showMode(data.mode);
    if (data.type === 'run') {
      current = data.run;
      showMode(data.mode);
      run(data.source);
    }
  });
  addEventListener('error', (event) => fail(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => fail(event.reason));
  // A link would lead the frame away from the playground.
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
  new ResizeObserver(() => {
    report({ type: 'height', height: document.body.offsetHeight });
  }).observe(document.body);
  report({ type: 'ready' });

  function run(source: string): void {
    try {
      const shown = runCode(source);
      root?.unmount();
      root = createRoot(place, { onUncaughtError: fail, onCaughtError: fail });
      const number = current;
      root.render(
        createElement(Shown, {
          content: toNode(shown),
          onShown: () => report({ type: 'shown', run: number }),
        }),
      );
    } catch (error) {
      fail(error);
    }
  }
}

interface ShownProps {
  readonly content: ReactNode;
  readonly onShown: () => void;
}

function Shown({ content, onShown }: ShownProps): ReactNode {
  useEffect(onShown, [onShown]);
  return content;
}

/** A component is shown, and so is anything that React can show; the rest as JSON. */
function toNode(shown: unknown): ReactNode {
  if (typeof shown === 'function') return createElement(shown as () => ReactNode);
  if (isValidElement(shown) || typeof shown === 'string' || typeof shown === 'number') return shown;
  if (Array.isArray(shown) && shown.every(isValidElement)) return shown;
  return createElement('pre', null, JSON.stringify(shown, null, 2) ?? String(shown));
}

function showMode(mode: string): void {
  const dark = mode === 'dark';
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}
