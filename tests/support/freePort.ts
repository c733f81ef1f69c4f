import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return { server, port: address.port };
}

export async function freePorts(count: number): Promise<number[]> {
  const found = await Promise.all(Array.from({ length: count }, listening));
  for (const { server } of found) server.close();
  await Promise.all(found.map(({ server }) => once(server, 'close')));
  return found.map(({ port }) => port);
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}
