import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database whose open connections can fall silent without a word. */
export const openLine = async (url: string) => {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => {});
    sockets.push(near, far);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const way = new URL(url);
  way.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: way.href,
    hush() {
      for (const socket of sockets.splice(0)) socket.unpipe().pause();
    },
    close: () => server.close(),
  };
};
