import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Service } from './service.ts';

interface S3rverOptions {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  vhostBuckets: boolean;
  configureBuckets: { name: string }[];
}

// The package has no types.
const S3rver = createRequire(import.meta.url)('s3rver') as new (
  options: S3rverOptions,
) => {
  httpServer: Server;
  run(): Promise<AddressInfo>;
};

/** The bucket that exists from the beginning. */
const BUCKET = 'restaurant-guide';

/** The only account that S3rver has. It doesn't check signatures of version 4 against it. */
const ACCOUNT = 'S3RVER';

/** Starts an S3-compatible object store, whose objects are files in `folder`. */
export async function startS3(folder: string): Promise<Service['environment']> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port } = await server.run();
  // Clients correct their clocks by this header, which Node would fill in with the real time.
  server.httpServer.prependListener('request', (_request, response) => {
    response.setHeader('Date', new Date().toUTCString());
  });
  return {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    AWS_REGION: 'eu-west-3',
    AWS_BUCKET: BUCKET,
    AWS_ACCESS_KEY_ID: ACCOUNT,
    AWS_SECRET_ACCESS_KEY: ACCOUNT,
  };
}
