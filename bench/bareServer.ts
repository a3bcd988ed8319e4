import { createServer } from 'node:http';

// The yardstick: node:http with nothing in it, answering the same text to everything.
process.once('message', ({ port, body }: { port: number; body: string }) => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  });
  server.listen(port, '127.0.0.1', () => process.send?.('listening'));
});
process.once('disconnect', () => process.exit());
