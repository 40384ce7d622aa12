import { withBase } from '../../browser/with-base.ts';
import { playgroundFrameAddress } from './frame-address.ts';
import type { SandboxCommand, SandboxReport } from './sandbox-messages.ts';

export interface SandboxListeners {
  readonly onShown: () => void;
  readonly onFailed: (message: string) => void;
  readonly onHeight: (height: number) => void;
}

export interface Sandbox {
  readonly run: (source: string, mode: string) => void;
  readonly showMode: (mode: string) => void;
  readonly close: () => void;
}

/** How often the frame is asked whether it still answers, in milliseconds. */
const heartbeat = 1000;

/** A frame that reports more often than this between two questions is taken away. */
const mostReports = 500;

/** Characters of a message that are shown. */
const longestMessage = 2000;

/** After so many questions without an answer the frame is taken away. */
const patience = 3;

/**
 * Runs code in a frame that has no origin, so that it reaches neither storage nor cookies nor the
 * page. Loops that never end are stopped inside (see `insert-guards.ts`). What no guard can stop,
 * such as one slow call of the browser's own, silences the frame: it is then taken away, and a new
 * one comes with the next change. Browsers that give such a frame its own process, as Chromium
 * does, keep the page responsive all the while.
 */
export function openSandbox(place: HTMLElement, listeners: SandboxListeners): Sandbox {
  let frame: HTMLIFrameElement | undefined;
  let ready = false;
  let unanswered = 0;
  let reports = 0;
  let run = 0;
  let failedRun = 0;
  let waiting: SandboxCommand | undefined;

  const receive = ({ source, data }: MessageEvent<SandboxReport | null>) => {
    // The code can post what it likes, `null` included.
    if (!frame || source !== frame.contentWindow || !data) return;
    unanswered = 0;
    reports += 1;
    if (reports > mostReports) {
      stop('The code reported without end and was terminated. Edit it to run it again.');
      return;
    }
    switch (data.type) {
      case 'ready':
        ready = true;
        if (waiting) send(waiting);
        waiting = undefined;
        return;
      case 'shown':
        // What else went wrong, such as in a promise, stays until the code changes.
        if (data.run === run && failedRun !== run) listeners.onShown();
        return;
      case 'failed':
        if (data.run !== run) return;
        failedRun = run;
        listeners.onFailed(
          typeof data.message === 'string' ? data.message.slice(0, longestMessage) : 'Error',
        );
        return;
      case 'height':
        if (typeof data.height === 'number') listeners.onHeight(data.height);
        return;
    }
  };

  const timer = setInterval(() => {
    reports = 0;
    // Nothing is expected of a frame that loads, or of one in a tab that the browser slows down.
    if (!frame || !ready || document.hidden) return;
    if (unanswered >= patience) {
      stop('The code stopped responding and was terminated. Edit it to run it again.');
      return;
    }
    unanswered += 1;
    send({ type: 'ping' });
  }, heartbeat);

  addEventListener('message', receive);
  return {
    run(source, mode) {
      run += 1;
      const command: SandboxCommand = { type: 'run', run, source, mode };
      if (!frame) open();
      if (ready) send(command);
      else waiting = command;
    },
    showMode(mode) {
      if (ready) send({ type: 'mode', mode });
    },
    close() {
      clearInterval(timer);
      removeEventListener('message', receive);
      discard();
    },
  };

  function open(): void {
    frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = withBase(playgroundFrameAddress);
    frame.title = 'Result';
    // The content policy of the page keeps the frame on this site. Where code leads it away all the same,
    // what shows there isn't a result.
    let loads = 0;
    frame.addEventListener('load', () => {
      loads += 1;
      if (loads === 1) return;
      stop('The code tried to leave the playground and was terminated. Edit it to run it again.');
    });
    place.append(frame);
  }

  function stop(why: string): void {
    discard();
    listeners.onFailed(why);
  }

  function discard(): void {
    frame?.remove();
    frame = undefined;
    ready = false;
    unanswered = 0;
  }

  function send(command: SandboxCommand): void {
    // The frame has no origin that could be named.
    frame?.contentWindow?.postMessage(command, '*');
  }
}
