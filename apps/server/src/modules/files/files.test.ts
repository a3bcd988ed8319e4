import { readdir } from 'node:fs/promises';
import {
  createFileTicket,
  downloadFile,
  editTeamMember,
  getLoginUserInfo,
  uploadFile,
} from '@alpaca/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { comparable } from '../../testing/alike.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { asOwner } from '../../testing/owner.ts';
import { onePagePdf as pdf, pdfThatSays } from '../../testing/pdf.ts';
import { revisionOf } from '../../testing/revisions.ts';

type Visitor = Awaited<ReturnType<TestApp['as']>>;

let app: TestApp;
let me: Visitor;
let admin: Visitor;
beforeAll(async () => {
  app = await testApp();
  me = await app.as('starfield');
  admin = await app.as('yunling-admin');
});
afterAll(() => app.stop());

const html = Buffer.from('<!doctype html><script>alert(1)</script>');

const upload = (
  name: string,
  content: Buffer,
  purpose = 'labelFile',
  { visitor = me, key = newId(), type = 'application/octet-stream' } = {},
) =>
  visitor.call(uploadFile, { query: { purpose } } as never, {
    ...multipart(name, content, type),
    key,
  });
const stored = async (name = 'label.pdf') => (await upload(name, pdf)).result.key;
const ticketFor = (key: string, visitor = me) => visitor.call(createFileTicket, { body: { key } });
const download = (key: string, ticket: string, visitor = app.anonymous()) =>
  visitor.call(downloadFile, { params: { key }, query: { ticket } });

describe('what a file is, its bytes say', () => {
  test('not its name or the type it claims', async () => {
    const { result } = await upload('scan.exe', pdf, 'labelFile', { type: 'text/html' });
    expect(result).toMatchObject({ name: 'scan.exe.pdf', contentType: 'application/pdf' });
  });

  test.each([
    ['a page that calls itself a PDF', 'label.pdf', html, 'labelFile'],
    [
      'a picture where a PDF is wanted',
      'label.pdf',
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      'labelFile',
    ],
    ['a drawing with scripts', 'logo.svg', Buffer.from('<svg onload="alert(1)"/>'), 'tenantLogo'],
    ['a PDF where a picture is wanted', 'me.png', pdf, 'avatar'],
  ])('so %s is refused', async (_, name, content, purpose) => {
    const visitor = purpose === 'tenantLogo' ? admin : me;
    const reply = await upload(name, content, purpose, { visitor, type: 'application/pdf' });
    expect(reply).toMatchObject({ status: 422, body: { errorKey: 'upload.wrongType' } });
  });

  test('and only the pixels of a picture pass', async () => {
    const secret = 'taken at home';
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .withExif({ IFD0: { Copyright: secret } })
      .jpeg()
      .toBuffer();
    expect(photo.includes(secret)).toBe(true);
    const { result } = await upload('me.jpg', Buffer.concat([photo, html]), 'avatar');
    const ticket = (await ticketFor(result.key)).result.ticket;
    const bytes = (await download(result.key, ticket)).raw.rawPayload;
    expect(bytes.includes(secret) || bytes.includes('<script>')).toBe(false);
  });

  test('and more of them than its purpose allows are refused', async () => {
    const big = Buffer.alloc(1024 * 1024 + 1, 1);
    const reply = await upload('logo.png', big, 'tenantLogo', { visitor: admin });
    expect(reply).toMatchObject({ status: 413, body: { errorKey: 'upload.tooLarge' } });
    expect((await me.call(getLoginUserInfo)).status).toBe(200);
  });
});

describe('an upload that is none', () => {
  const send = (payload: string, type: string) =>
    me.call(uploadFile, { query: { purpose: 'labelFile' } } as never, {
      payload: Buffer.from(payload),
      headers: { 'content-type': type },
    });

  test.each([
    ['JSON', '{}', 'application/json', 'upload.noFile'],
    ['without a boundary', 'x', 'multipart/form-data', 'request.malformed'],
    ['nonsense', 'x', 'multipart/form-data; boundary=b', 'request.malformed'],
    ['without a part', '--b--\r\n', 'multipart/form-data; boundary=b', 'upload.noFile'],
    [
      'only a field',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
      'upload.noFile',
    ],
    [
      'cut off in the middle',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
      'multipart/form-data; boundary=b',
      'request.malformed',
    ],
    [
      'an empty file',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
      'upload.broken',
    ],
  ])('(%s) is refused', async (_, payload, type, errorKey) => {
    expect((await send(payload, type)).body.errorKey).toBe(errorKey);
  });
});

describe('a name', () => {
  test.each([
    ['is kept in Chinese', '运单 标签.pdf', '运单 标签.pdf'],
    ['loses its folders', '../../etc/passwd.pdf', 'passwd.pdf'],
    ['ends as its content does, or a computer would run it', 'label.hta', 'label.hta.pdf'],
    ['cannot hide how it ends', 'label\u202efdp.exe', 'labelfdp.exe.pdf'],
    ['loses what cannot be seen', 'a\u0000b\u0007.pdf', 'ab.pdf'],
    ['may be missing', '', 'file.pdf'],
    ['is never cut inside a character', `${'a'.repeat(199)}😀.pdf`, `${'a'.repeat(199)}😀.pdf`],
  ])('%s', async (_, given, kept) => {
    const { status, result } = await upload(given, pdf);
    expect(status).toBe(200);
    expect(result.name).toBe(kept);
  });

  test('is offered again whole, and cannot break out of its header', async () => {
    const name = `运单 “1” o'Brien (2)*; x="y.pdf`;
    const key = await stored('x.pdf');
    await asOwner(app.database, 'update files set name = $2 where id = $1', [key, name]);
    const { headers } = await download(key, (await ticketFor(key)).result.ticket);
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(name);
  });
});

describe('a ticket', () => {
  const invalid = { status: 404, body: { errorKey: 'ticket.invalid' } };

  test('opens its file to a plain link, as an attachment that can run nothing', async () => {
    const key = await stored();
    const reply = await download(key, (await ticketFor(key)).result.ticket);
    expect(reply.status).toBe(200);
    expect(reply.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(reply.raw.rawPayload.length),
      'content-disposition': "attachment; filename*=UTF-8''label.pdf",
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('opens it once', async () => {
    const key = await stored();
    const { ticket } = (await ticketFor(key)).result;
    const replies = await Promise.all([download(key, ticket), download(key, ticket)]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 404]);
    expect(await download(key, ticket)).toMatchObject(invalid);
  });

  test('opens no other file, and is not lost by trying', async () => {
    const [one, other] = [await stored(), await stored()];
    const { ticket } = (await ticketFor(one)).result;
    expect(await download(other, ticket)).toMatchObject(invalid);
    expect((await download(one, ticket)).status).toBe(200);
  });

  test('is good for sixty seconds', async () => {
    const key = await stored();
    const { ticket } = (await ticketFor(key)).result;
    const [row] = await asOwner<{ left: number }>(
      app.database,
      'select extract(epoch from expires_at - now())::float8 as left from tickets where subject = $1',
      [key],
    );
    expect(row?.left).toBeGreaterThan(50);
    expect(row?.left).toBeLessThanOrEqual(60);
    await asOwner(app.database, 'update tickets set expires_at = now() where subject = $1', [key]);
    expect(await download(key, ticket)).toMatchObject(invalid);
  });

  test('ends with its user', async () => {
    const lin = await app.as('starfield-lin');
    const key = await stored();
    const { ticket } = (await ticketFor(key, lin)).result;
    await asOwner(
      app.database,
      `update users set disabled_at = now() where username = 'starfield-lin'`,
    );
    expect(await download(key, ticket)).toMatchObject(invalid);
  });

  test('that is made up, or a token, opens nothing', async () => {
    const key = await stored();
    for (const ticket of ['', 'x', me.token as string, `${me.token}`.replace(/.$/, '_')]) {
      expect(await download(key, ticket)).toMatchObject(invalid);
    }
  });
});

test('another merchant’s or tenant’s file is answered as one that does not exist', async () => {
  const key = await stored();
  const [kapok, seabreeze] = [await app.as('kapok'), await app.as('seabreeze', 'haituo')];
  const nobody = comparable(await ticketFor(newId(), kapok));
  expect(nobody).toMatchObject({ status: 404, body: { errorKey: 'file.notFound' } });
  expect(comparable(await ticketFor(key, kapok))).toEqual(nobody);
  expect(comparable(await ticketFor(key, seabreeze))).toEqual(nobody);
  expect((await ticketFor(key, await app.as('yunling-op'))).status).toBe(200);
});

describe('a file is for who may see files of its purpose', () => {
  const facts = { name: 'a.pdf', content_type: 'application/pdf', bytes: 5, sha256: '' };
  const put = async (purpose: string, kind: string | null = null) => {
    const [row] = await asOwner<{ id: string }>(
      app.database,
      `insert into files (tenant_id, id, merchant_id, user_id, purpose, kind, name, content_type, bytes, sha256)
       select tenant_id, $1, merchant_id, id, $3, $4, $5, $6, $7, $8 from users where id = $2
       returning id`,
      [newId(), app.userId('starfield'), purpose, kind, ...Object.values(facts)],
    );
    return row?.id as string;
  };
  const people = ['starfield-clerk', 'starfield-store', 'starfield-finance', 'starfield-view'];
  const whoMayFetch = async (key: string) => {
    const may: string[] = [];
    for (const name of people) {
      const { status } = await ticketFor(key, await app.as(name));
      expect([200, 403]).toContain(status);
      if (status === 200) may.push(name.replace('starfield-', ''));
    }
    return may;
  };

  test.each([
    ['label', null, ['clerk', 'store']],
    ['paymentProof', null, ['finance']],
    ['licence', null, []],
    ['avatar', null, []],
    ['export', 'order', ['clerk', 'store', 'finance', 'view']],
    ['export', 'transaction', ['finance']],
    ['export', 'consignee', ['clerk', 'view']],
    ['export', null, []],
    ['importSheet', 'orderSubmit', ['clerk']],
    ['importErrors', 'consignee', []],
    ['importTemplate', null, []],
  ])('%s %s', async (purpose, kind, allowed) => {
    const key = await put(purpose, kind);
    expect(await whoMayFetch(key)).toEqual(allowed);
    expect((await ticketFor(key)).status).toBe(purpose === 'export' && !kind ? 403 : 200);
  });

  test('and is brought by them only', async () => {
    const clerk = await app.as('starfield-clerk');
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    expect((await upload('a.png', png, 'paymentProof', { visitor: clerk })).status).toBe(403);
    expect((await upload('a.png', png, 'licence', { visitor: clerk })).status).toBe(403);
    expect((await upload('a.png', png, 'tenantLogo')).status).toBe(403);
    expect((await upload('a.png', png, 'avatar', { visitor: clerk })).status).toBe(200);
    const finance = await app.as('starfield-finance');
    expect((await upload('a.png', png, 'paymentProof', { visitor: finance })).status).toBe(200);
  });

  test('and a ticket given before the permission was taken opens nothing', async () => {
    const key = await put('label');
    const store = await app.as('starfield-store');
    const { ticket } = (await ticketFor(key, store)).result;
    const id = app.userId('starfield-store');
    const body = {
      id,
      revision: await revisionOf(app, 'member', id),
      realname: '马',
      permissions: [],
    };
    expect((await me.call(editTeamMember, { body })).status).toBe(200);
    expect((await download(key, ticket)).status).toBe(404);
    expect((await ticketFor(key, store)).status).toBe(403);
  });
});

describe('the same upload sent again', () => {
  const countFiles = async () =>
    Number((await asOwner(app.database, 'select count(*) as n from files'))[0]?.n);
  const countStored = async () => {
    const folder = app.node.config.storage.replace(/^file:/, '');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).length;
  };

  test.each(['files', 'idempotency_keys'])(
    'and one that is rolled back at %s leaves nothing behind',
    async (table) => {
      const before = [await countFiles(), await countStored()];
      await asOwner(
        app.database,
        `create function pg_temp_fail() returns trigger language plpgsql as
           $$ begin raise exception 'no'; end $$;
         create trigger fail before insert on ${table} for each row execute function pg_temp_fail()`,
      );
      expect((await upload('lost.pdf', pdf)).status).toBe(500);
      await asOwner(app.database, `drop function pg_temp_fail() cascade`);
      expect([await countFiles(), await countStored()]).toEqual(before);
      expect((await upload('kept.pdf', pdf)).status).toBe(200);
    },
  );

  test('is stored once and answered the same', async () => {
    const key = newId();
    const first = await upload('once.pdf', pdf, 'labelFile', { key });
    const [rows, files] = [await countFiles(), await countStored()];
    const again = await upload('once.pdf', pdf, 'labelFile', { key });
    expect(comparable(again)).toEqual(comparable(first));
    expect([await countFiles(), await countStored()]).toEqual([rows, files]);
  });

  test('with other bytes is refused', async () => {
    const key = newId();
    await upload('once.pdf', pdf, 'labelFile', { key });
    const other = pdfThatSays('something else');
    const reply = await upload('once.pdf', other, 'labelFile', { key });
    expect(reply.body.errorKey).toBe('idempotency.otherBody');
  });
});
