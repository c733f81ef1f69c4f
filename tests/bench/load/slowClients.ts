import { connect } from 'node:net';

const REQUEST = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Padding: ${'x'.repeat(1_000)}`;

/** Opens connections that each send one byte of a request per second. Returns a function that closes them. */
export function slowClients(origin: string, count: number): () => void {
  const { hostname: host, port } = new URL(origin);
  const sockets = Array.from({ length: count }, () =>
    connect({ host, port: Number(port) }).on('error', () => undefined),
  );
  let sent = 0;
  const timer = setInterval(() => {
    const byte = REQUEST[sent] ?? 'x';
    sent += 1;
    for (const socket of sockets) if (socket.writable) socket.write(byte);
  }, 1_000);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}
