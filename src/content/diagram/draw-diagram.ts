import { withBase } from '../../browser/with-base.ts';
import type { DiagramAnswer, DiagramPalette, DiagramRequest, Drawing } from './diagram-messages.ts';
import { diagramFrameAddress } from './frame-policy.ts';

/** How long a drawing may take, in milliseconds, the download of the library included. */
const patience = 30_000;

const notLoaded = "What draws it didn't load. Check your network connection.";

let frame: Promise<HTMLIFrameElement> | undefined;
let lastId = 0;

/**
 * Draws a diagram in a hidden frame that all diagrams of a page share.
 * @throws Error with the library's message if the source is no diagram
 */
export async function drawDiagram(source: string, palette: DiagramPalette): Promise<Drawing> {
  const target = await readyFrame();
  const request: DiagramRequest = { id: ++lastId, source, palette };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => finish({ id: request.id, error: 'Drawing took too long.' }),
      patience,
    );
    const receive = (event: MessageEvent<DiagramAnswer>) => {
      if (event.source === target.contentWindow && event.data.id === request.id) finish(event.data);
    };
    const finish = (answer: DiagramAnswer) => {
      clearTimeout(timer);
      removeEventListener('message', receive);
      if ('drawing' in answer) resolve(answer.drawing);
      else reject(new Error(answer.error));
    };
    addEventListener('message', receive);
    target.contentWindow?.postMessage(request, location.origin);
  });
}

/** Takes the frame away, so that the next drawing loads everything again. */
export async function discardFrame(): Promise<void> {
  (await frame?.catch(() => undefined))?.remove();
  frame = undefined;
}

/** The frame is lost with the page that it was in when the reader goes to another. */
async function readyFrame(): Promise<HTMLIFrameElement> {
  const present = await frame?.catch(() => undefined);
  if (present?.isConnected) return present;
  frame = openFrame();
  return frame;
}

function openFrame(): Promise<HTMLIFrameElement> {
  return new Promise((resolve, reject) => {
    const opened = document.createElement('iframe');
    opened.src = withBase(diagramFrameAddress);
    opened.title = 'Drawing of diagrams';
    opened.className = 'drawing-frame';
    opened.tabIndex = -1;
    opened.setAttribute('aria-hidden', 'true');
    const timer = setTimeout(() => fail(), patience);
    const fail = () => {
      opened.remove();
      reject(new Error(notLoaded));
    };
    opened.addEventListener(
      'load',
      () => {
        clearTimeout(timer);
        // A frame that could not be fetched tells `load` as well, for the page of the error.
        if (opened.contentDocument?.documentElement.dataset.ready === undefined) {
          fail();
        } else resolve(opened);
      },
      { once: true },
    );
    document.body.append(opened);
  });
}
