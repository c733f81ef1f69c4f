import { createServer } from 'node:net';

/** Returns ports that no program listens to. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((done) => {
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            done(typeof address === 'object' && address ? address.port : 0);
          });
        }),
    ),
  );
  for (const server of servers) server.close();
  return ports;
}
