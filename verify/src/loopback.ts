import { type AddressInfo, createServer, type Server } from 'node:net';

/** Starts to listen on a free port of loopback, and returns it. */
export async function onLoopback(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await onLoopback(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
