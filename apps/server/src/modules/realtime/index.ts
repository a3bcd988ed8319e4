export { addSocketRoute, openSockets } from './sockets.ts';
