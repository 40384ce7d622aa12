import { MessageCirclePlus, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { CrashBoundary } from '../../ui/crash/CrashBoundary.tsx';
import { CrashNotice } from '../../ui/crash/CrashNotice.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { longestQuestion } from '../events.ts';
import { embeddedProvider } from '../providers/embedded.ts';
import styles from './AskPanel.module.css';
import { Examples } from './Examples.tsx';
import { type NumberedRequest, panelRequests } from './panel-requests.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { TurnView } from './TurnView.tsx';
import { useConversation } from './use-conversation.ts';
import { type Ready, useProvider } from './use-provider.ts';

/** Quoted passages are no model's words, so they need another warning (SPECIFICATION.md S1). */
const disclaimerOf = ({ config, provider }: Ready): string =>
  provider.name === 'model'
    ? config.disclaimer
    : 'Answers are passages of this documentation. They may not fit your question.';

const questionAboutCode = 'What does this code do?';

/** What the reader has yet to ask. */
interface Draft {
  /** Missing until they write something. */
  readonly text?: string;
  readonly code?: string | undefined;
}

/**
 * The panel in which readers ask. A modal dialog: the browser keeps the focus inside, closes it on
 * Escape and gives the focus back.
 */
export function AskPanel() {
  const request = useSyncExternalStore(
    panelRequests.subscribe,
    panelRequests.current,
    panelRequests.current,
  );
  const [shown, setShown] = useState(false);
  const isShown = useRef(shown);
  isShown.current = shown;
  const opening = useRef<AbortController>(null);
  // It outlives the form: nobody closes the panel in order to write the question again.
  const [draft, setDraft] = useState<Draft>({});
  // A new opening brings a new form; a second click on the way there does not.
  const [opened, setOpened] = useState(0);
  const { ready, failed, open } = useProvider();
  const { turns, busy, ask, stop, clear } = useConversation();
  const latestAsk = useRef(ask);
  latestAsk.current = ask;

  const start = useCallback(
    async (wanted: NumberedRequest) => {
      const wish = wanted.request;
      const asks = wish.question && wish.question.length <= longestQuestion;
      setShown(true);
      setOpened(wanted.number);
      if (!asks) {
        setDraft(({ text: written, code }) => {
          const text = wish.question ?? written;
          return text ? { text, code: wish.code ?? code } : { code: wish.code };
        });
      }
      opening.current?.abort();
      opening.current = new AbortController();
      const result = await open(wish, opening.current.signal);
      if (result === 'elsewhere') setShown(false);
      else if (result && asks) {
        void latestAsk.current(wish.question, wish.code, result.provider);
      }
    },
    [open],
  );

  useEffect(() => {
    if (request.number > 0 && !isShown.current) void start(request);
  }, [request, start]);

  useEffect(() => {
    const close = () => setShown(false);
    document.addEventListener('astro:before-swap', close);
    return () => document.removeEventListener('astro:before-swap', close);
  }, []);

  const submit = (question: string, left: Draft) => {
    if (!ready) return;
    void ask(question, draft.code, ready.provider);
    setDraft(left);
  };

  return (
    <Dialog
      open={shown}
      className={styles.panel}
      aria-labelledby="ask-ai-title"
      data-ask-ai-panel=""
      onClose={() => {
        setShown(false);
        opening.current?.abort();
        stop();
      }}
      onClick={(event) => {
        // A link within the site leads away from the panel.
        if (event.target instanceof Element && event.target.closest('a[href^="/"]')) {
          setShown(false);
        }
      }}
    >
      <div className={styles.inner}>
        <header className={styles.head}>
          <h2 id="ask-ai-title">{ready?.config.title ?? 'Ask AI'}</h2>
          {turns.length > 0 ? (
            <Button variant="quiet" className={styles.tool} onClick={clear}>
              <MessageCirclePlus size={17} aria-hidden="true" />
              <span>New conversation</span>
            </Button>
          ) : null}
          <Button variant="quiet" icon aria-label="Close" onClick={() => setShown(false)}>
            <X size={20} aria-hidden="true" />
          </Button>
        </header>
        <div className={styles.body}>
          {ready?.notice ? (
            <p className={styles.notice} role="status">
              {ready.notice}
            </p>
          ) : null}
          {failed ? (
            <p className={styles.notice} role="alert">
              Ask AI couldn't be loaded. Check your network connection.{' '}
              <Button onClick={() => start(request)}>Try again</Button>
            </p>
          ) : null}
          {!ready && !failed ? <p role="status">Loading the assistant…</p> : null}
          <CrashBoundary Notice={CrashNotice}>
            {ready && turns.length === 0 ? (
              <Examples
                questions={ready.config.exampleQuestions}
                onChoose={(question) => submit(question, { ...draft, code: undefined })}
              />
            ) : null}
            {ready
              ? turns.map((turn) => (
                  <TurnView
                    key={turn.id}
                    turn={turn}
                    origin={ready.config.origin}
                    onRetry={() => ask(turn.question, turn.code, ready.provider)}
                    onAnswerFromDocumentation={() =>
                      ask(turn.question, turn.code, embeddedProvider())
                    }
                  />
                ))
              : null}
          </CrashBoundary>
        </div>
        <QuestionForm
          key={opened}
          code={draft.code}
          text={draft.text ?? (draft.code ? questionAboutCode : '')}
          followUp={turns.length > 0}
          busy={busy}
          disabled={!ready}
          onWrite={(text) => setDraft({ ...draft, text })}
          onAsk={(question) => submit(question, {})}
          onStop={stop}
          onDropCode={() => setDraft({ ...draft, code: undefined })}
        />
        <p className={styles.disclaimer}>{ready ? disclaimerOf(ready) : null}</p>
      </div>
    </Dialog>
  );
}
