// Hears what we tell you. WEBHOOK_SECRET was shown when you added the endpoint; PORT is where it listens.
import { createServer } from 'node:http';
import { verifyWebhook } from '@alpaca/sdk';

const secret = process.env.WEBHOOK_SECRET ?? '';

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  // The bytes as they came: nothing has parsed them yet.
  const rawBody = Buffer.concat(parts).toString();
  try {
    const { type, data } = await verifyWebhook(request.headers, rawBody, secret);
    response.writeHead(204).end();
    // The work comes after the answer.
    console.log(type, data.orderNo ?? '', data.sequence ?? '');
  } catch {
    response.writeHead(401).end();
  }
});
server.listen(Number(process.env.PORT), () => console.log('listening'));
