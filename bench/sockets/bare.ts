import { WebSocket, WebSocketServer } from 'ws';

// The yardstick: ws with nothing around it, saying the same to its sockets.
process.once('message', ({ port }: { port: number }) => {
  const server = new WebSocketServer({ port, host: '127.0.0.1', maxPayload: 1024, backlog: 1024 });
  server.on('connection', (socket) => {
    socket.on('message', (data: Buffer) => {
      if (String(data) === 'HeartBeat') socket.send('HeartBeat');
    });
    socket.on('error', () => {});
    socket.send('{"cmd":"ready"}');
  });
  process.on('message', () => {
    for (const socket of server.clients) {
      if (socket.readyState === WebSocket.OPEN) socket.send('{"cmd":"topic"}');
    }
  });
  server.on('listening', () => process.send?.('listening'));
});
process.once('disconnect', () => process.exit());
