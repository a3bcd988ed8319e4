import { connect } from 'node:net';

/** Writes bytes as they stand and returns what comes back until the line is closed or quiet. */
export const rawRequest = (base: string, text: string, quietMs = 1_000) =>
  new Promise<string>((resolve) => {
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let heard = '';
    socket.setTimeout(quietMs, () => socket.destroy());
    socket.on('data', (data) => {
      heard += String(data);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(heard));
  });

/** A client that says a byte at a time and never ends; tells when it was cut off. */
export const trickle = (base: string, head: string, everyMs: number) => {
  const { hostname, port } = new URL(base);
  const started = performance.now();
  const socket = connect(Number(port), hostname, () => socket.write(head));
  const ticking = setInterval(() => socket.writable && socket.write('a'), everyMs);
  socket.on('error', () => {});
  socket.resume();
  const cutAfterMs = new Promise<number>((resolve) => {
    socket.on('close', () => {
      clearInterval(ticking);
      resolve(performance.now() - started);
    });
  });
  return { cutAfterMs, drop: () => socket.destroy() };
};
