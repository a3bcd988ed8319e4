import { constants, getCaptcha, listOrders } from '@alpaca/contract';
import { type Attack, ledgerOf } from './attack.ts';
import { rawRequest } from './rawSocket.ts';
import type { Told } from './target.ts';

const must = (told: Told, name: string, pattern: RegExp) =>
  pattern.test(String(told.headers[name] ?? ''));

/** Requests whose head lies, and answers whose head says too little. */
export const hostileHeaders: Attack = {
  name: 'headers',
  async run(target) {
    const { outcome, expect } = ledgerOf();
    const owner = await target.signIn('starfield');

    for (const path of ['/', '/user/login', '/help/zh_CN.html', '/no-such-page']) {
      const page = await target.send({ path, headers: { accept: 'text/html' } });
      expect(must(page, 'content-security-policy', /frame-ancestors/), `${path} has no CSP`);
      expect(
        must(page, 'content-security-policy', /^(?!.*script-src[^;]*'unsafe-inline')/),
        `${path} allows inline scripts`,
      );
      expect(must(page, 'x-content-type-options', /nosniff/), `${path} may be sniffed`);
      expect(must(page, 'referrer-policy', /\w/), `${path} tells where one came from`);
      expect(!page.headers['x-powered-by'] && !page.headers.server, `${path} names its server`);
    }

    const private_ = await target.ask(listOrders, {}, owner);
    expect(must(private_, 'cache-control', /no-store/), 'a list of orders may be kept by a cache');
    const origin = { origin: 'https://evil.example' };
    const cross = await target.ask(listOrders, {}, owner, origin);
    expect(!cross.headers['access-control-allow-origin'], 'other origins may read answers');
    const preflight = await target.send({
      method: 'OPTIONS',
      path: `${constants.basePath}${listOrders.path}`,
      headers: { ...origin, 'access-control-request-method': 'GET' },
    });
    expect(!preflight.headers['access-control-allow-origin'], 'a preflight lets other origins in');

    // The tenant is the connection's host, whatever a header in front of it claims.
    for (const name of ['x-forwarded-host', 'x-host', 'forwarded', 'x-original-host']) {
      const claimed = name === 'forwarded' ? 'host=haituo.localhost' : 'haituo.localhost';
      const plain = await target.send({ path: '/', headers: { accept: 'text/html' } });
      const lying = await target.send({
        path: '/',
        headers: { accept: 'text/html', [name]: claimed },
      });
      const title = (told: Told) => /<title>[^<]*/.exec(told.text)?.[0];
      expect(title(plain) === title(lying), `${name} picks the tenant`);
    }
    const stranger = await target.send({
      path: `${constants.basePath}${getCaptcha.path}`,
      host: 'nobody.example',
    });
    expect(stranger.status === 404, `an unknown host is answered ${stranger.status}`);

    for (const method of ['TRACE', 'CONNECT', 'TRACK', 'PROPFIND']) {
      const status = await rawRequest(
        target.bases[0] as string,
        `${method} / HTTP/1.1\r\nHost: yunling.localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(!status.startsWith('HTTP/1.1 2'), `${method} is answered ${status.slice(0, 40)}`);
    }
    const smuggled = [
      'POST / HTTP/1.1\r\nHost: yunling.localhost\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'POST / HTTP/1.1\r\nHost: yunling.localhost\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcd',
      'GET / HTTP/1.1\r\nHost: yunling.localhost\r\nHost: haituo.localhost\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: yunling.localhost\r\nX-Long: ${'a'.repeat(64 * 1024)}\r\n\r\n`,
      `GET /${'a'.repeat(64 * 1024)} HTTP/1.1\r\nHost: yunling.localhost\r\n\r\n`,
    ];
    for (const text of smuggled) {
      const answer = await rawRequest(target.bases[0] as string, text);
      expect(/^HTTP\/1\.1 4\d\d|^$/.test(answer), `${text.slice(0, 90)}: ${answer.slice(0, 60)}`);
    }

    const metrics = await target.send({ path: '/metrics' });
    expect(metrics.status >= 400, 'anybody reads /metrics');
    return outcome;
  },
};
