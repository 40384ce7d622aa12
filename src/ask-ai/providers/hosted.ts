import type { ClientConfig } from '../client-config.ts';
import { longestQuestion } from '../events.ts';
import { embeddedProvider } from './embedded.ts';
import { AskError, type Provider } from './provider.ts';

type HostedSettings = Extract<ClientConfig['provider'], { type: 'hosted' }>;

/** The part of the widget's documented JavaScript API that is used here. */
interface Widget {
  readonly open: (options?: { mode: 'ai'; query?: string; submit?: boolean }) => void;
}

const scriptId = 'ask-ai-widget';
/** After the script has run, the widget announces itself by a global object. */
const pollInterval = 50;

/** Opens the hosted widget; where it cannot be loaded, the documentation answers by itself. */
export function hostedProvider(config: ClientConfig, settings: HostedSettings): Provider {
  const embedded = embeddedProvider();
  return {
    name: 'hosted',
    label: embedded.label,
    ask: embedded.ask,
    open: async ({ question, code }, signal) => {
      const widget = await loadWidget(config, settings, signal);
      const query = [question ?? (code && 'What does this code do?'), code]
        .filter(Boolean)
        .join('\n\n');
      widget.open({
        mode: 'ai',
        ...(query
          ? { query, submit: question !== undefined && question.length <= longestQuestion }
          : {}),
      });
      return 'elsewhere';
    },
  };
}

async function loadWidget(
  config: ClientConfig,
  settings: HostedSettings,
  signal: AbortSignal,
): Promise<Widget> {
  const loaded = currentWidget();
  if (loaded) return loaded;
  const script = document.createElement('script');
  script.id = scriptId;
  script.async = true;
  script.src = settings.script;
  if (settings.integrity) {
    script.integrity = settings.integrity;
    script.crossOrigin = 'anonymous';
  }
  for (const [name, value] of Object.entries(widgetAttributes(config, settings))) {
    script.setAttribute(name, value);
  }
  try {
    return await new Promise<Widget>((resolve, reject) => {
      const started = performance.now();
      const look = () => {
        const widget = currentWidget();
        if (widget) resolve(widget);
        else if (performance.now() - started > settings.timeout) reject(new Error('timeout'));
        else if (signal.aborted) reject(signal.reason);
        else setTimeout(look, pollInterval);
      };
      script.addEventListener('error', () => reject(new Error('blocked')));
      document.getElementById(scriptId)?.remove();
      document.head.append(script);
      look();
    });
  } catch (cause) {
    script.remove();
    signal.throwIfAborted();
    throw new AskError(
      "The assistant couldn't be loaded, because its host is blocked or doesn't respond. Answers come from the documentation itself instead.",
      { cause },
    );
  }
}

/** The widget's documented attributes; sizes are those of SPECIFICATION.md S2 and S9. */
export function widgetAttributes(
  config: ClientConfig,
  settings: HostedSettings,
): Readonly<Record<string, string>> {
  return {
    'data-website-id': settings.websiteId,
    'data-project-name': config.projectName,
    'data-project-color': settings.color,
    'data-project-logo': settings.logo,
    'data-modal-title': config.title,
    'data-modal-title-ask-ai': config.title,
    'data-modal-disclaimer': config.disclaimer,
    'data-modal-example-questions': config.exampleQuestions.join(','),
    'data-modal-override-open-class': config.buttonClass,
    'data-modal-size': '900px',
    'data-modal-border-radius': '4px',
    'data-modal-body-padding-top': '20px',
    'data-modal-y-offset': '3vh',
    'data-modal-full-screen': 'false',
    'data-modal-full-screen-on-mobile': 'true',
    'data-color-scheme-selector': '[data-theme="dark"]',
    'data-button-hide': 'true',
    'data-user-analytics-cookie-enabled': String(settings.userAnalyticsCookie),
  };
}

function currentWidget(): Widget | undefined {
  try {
    const widget: unknown = Reflect.get(window, 'Kapa');
    // Before it is ready, the object may be a queue that only collects calls.
    return typeof Object(widget).open === 'function' ? (widget as Widget) : undefined;
  } catch {
    return undefined;
  }
}
