import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** An event as the ingestion API takes it. */
const event = z.object({
  event_type: z.string().min(1),
  device_id: z.string().min(5),
  user_id: z.string().optional(),
  session_id: z.number().int().nonnegative(),
  event_id: z.number().int().nonnegative(),
  insert_id: z.string().min(1),
  time: z.number().int().positive(),
  event_properties: z.record(z.string(), z.unknown()).optional(),
  user_properties: z.record(z.string(), z.unknown()).optional(),
});

const upload = z.object({
  api_key: z.string().min(1),
  events: z.array(event).min(1),
  client_upload_time: z.iso.datetime(),
});

export type CollectedEvent = z.infer<typeof event>;

/** One request, as it came. */
export interface Upload {
  /** Address that the browser asked for. */
  readonly url: string;
  readonly events: readonly CollectedEvent[];
}

/** What the collector says to one request. */
export interface Answer {
  readonly status: number;
  readonly body?: Record<string, unknown>;
}

/**
 * A collector on the loopback interface that speaks the vendor's ingestion API. It checks the shape
 * of what it is sent: what it must reject, it remembers.
 */
export class Collector {
  readonly uploads: Upload[] = [];
  readonly refused: string[] = [];
  /** What the next requests get; once they are used up, each succeeds. */
  readonly answers: Answer[] = [];
  private readonly server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const original = request.headers['x-original-url'] ?? `${this.url}${request.url}`;
    const { status, body } = this.take(String(original), await textOf(request));
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: status, ...body }));
  });

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** The events that were taken. */
  get events(): readonly CollectedEvent[] {
    return this.uploads.flatMap(({ events }) => events);
  }

  of(type: string): readonly CollectedEvent[] {
    return this.events.filter(({ event_type }) => event_type === type);
  }

  private take(url: string, text: string): Answer {
    const parsed = upload.safeParse(JSON.parse(text));
    if (!parsed.success) {
      this.refused.push(`${parsed.error.message} in ${text}`);
      return { status: 400, body: { error: 'Request missing required field' } };
    }
    const answer = this.answers.shift() ?? { status: 200 };
    if (answer.status === 200) this.uploads.push({ url, events: parsed.data.events });
    return answer.status === 200
      ? { status: 200, body: { events_ingested: parsed.data.events.length } }
      : answer;
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}
