import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Layout, Machine } from '../../../../../ops/ha/layout.ts';

/** A way to one etcd that can fall silent: open, and nothing gets through. */
const openLine = async ({ host, ports }: Machine) => {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(ports.etcd, host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        for (const end of [near, far]) end.destroy();
      });
    }
    if (silent) return;
    near.pipe(far).pipe(near);
  });
  // The certificate names the address and no port.
  server.listen(0, host);
  await once(server, 'listening');
  return {
    address: `${host}:${(server.address() as AddressInfo).port}`,
    hush() {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    /** What was said meanwhile is lost; who asks anew is heard. */
    mend() {
      silent = false;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
type Line = Awaited<ReturnType<typeof openLine>>;

/** Each machine's Patroni reaches the etcds by lines of its own, so that one machine can be cut from them. */
export const openEtcdLines = () => {
  const lines = new Map<string, Line[]>();
  return {
    async etcdHosts(layout: Layout, { name }: Machine): Promise<string[]> {
      const own = await Promise.all(layout.machines.map(openLine));
      lines.set(name, own);
      return own.map(({ address }) => address);
    },
    cut({ name }: Machine) {
      const own = lines.get(name) ?? [];
      for (const line of own) line.hush();
      return () => {
        for (const line of own) line.mend();
      };
    },
    close() {
      for (const line of [...lines.values()].flat()) line.close();
    },
  };
};
export type EtcdLines = ReturnType<typeof openEtcdLines>;
