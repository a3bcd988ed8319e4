import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { createFileTicket, downloadFile } from '@alpaca/contract';
import { pdfOf } from '../apps/server/src/platform/pdf/pdfTestFiles.ts';
import { type Attack, ledgerOf } from './attack.ts';
import { wrongWith } from './fuzz.ts';
import type { Person, Target } from './target.ts';

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

const png = (width: number, height: number, more = Buffer.alloc(0)) => {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(Math.min((width + 1) * height, 50_000_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
    more,
  ]);
};

/** A small archive of parts as a packer writes it. */
const archive = (parts: Record<string, Buffer>) => {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, body] of Object.entries(parts)) {
    const data = deflateRawSync(body, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(body), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(body.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    entries.push(
      Buffer.concat([Buffer.from('504b01021400', 'hex'), common, rest, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
};

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const entity =
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><workbook>&x;</workbook>';
const laughs = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY l "lol">${Array.from(
  { length: 9 },
  (_, n) => `<!ENTITY l${n} "${`&l${n ? n - 1 : ''};`.repeat(10)}">`,
).join('')}]><workbook>&l8;</workbook>`;

const sheetOf = (workbook: string | Buffer) =>
  archive({
    '[Content_Types].xml': Buffer.from(types),
    'xl/workbook.xml': Buffer.from(workbook),
  });

interface Hostile {
  what: string;
  purpose: string;
  name: string;
  content: Buffer;
}

const refused: readonly Hostile[] = [
  {
    what: 'a page as a picture',
    purpose: 'avatar',
    name: 'a.png',
    content: Buffer.from('<html><script>alert(1)</script>'),
  },
  {
    what: 'a drawing with a script',
    purpose: 'avatar',
    name: 'a.svg',
    content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  },
  {
    what: 'a program as a proof',
    purpose: 'paymentProof',
    name: 'a.pdf',
    content: Buffer.concat([Buffer.from('4d5a9000', 'hex'), Buffer.alloc(600)]),
  },
  {
    what: 'a picture of 60,000 pixels a side',
    purpose: 'avatar',
    name: 'a.png',
    content: png(60_000, 60_000),
  },
  {
    what: 'a PDF without a page',
    purpose: 'paymentProof',
    name: 'a.pdf',
    content: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  },
  {
    what: 'a PDF that draws from elsewhere',
    purpose: 'labelFile',
    name: 'a.pdf',
    content: pdfOf({ page: '/Resources << /Properties << /P << /S /Launch /F (cmd.exe) >> >> >>' }),
  },
  {
    what: 'a sheet that reads a file',
    purpose: 'importSheet',
    name: 'a.xlsx',
    content: sheetOf(entity),
  },
  {
    what: 'a sheet of a billion laughs',
    purpose: 'importSheet',
    name: 'a.xlsx',
    content: sheetOf(laughs),
  },
  {
    what: 'a sheet that unpacks to a gigabyte',
    purpose: 'importSheet',
    name: 'a.xlsx',
    content: sheetOf(Buffer.alloc(400_000_000, 32)),
  },
  {
    what: 'an archive of strange paths',
    purpose: 'importSheet',
    name: 'a.xlsx',
    content: archive({ '../../etc/cron.d/a': Buffer.from('x') }),
  },
  { what: 'nothing at all', purpose: 'avatar', name: 'a.png', content: Buffer.alloc(0) },
];

const cleaned: readonly Hostile[] = [
  {
    what: 'a PDF with a script',
    purpose: 'labelFile',
    name: 'a.pdf',
    content: pdfOf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
  },
  {
    what: 'a PDF that starts a program',
    purpose: 'labelFile',
    name: 'a.pdf',
    content: pdfOf({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }),
  },
  {
    what: 'a PDF whose script is spelt oddly',
    purpose: 'labelFile',
    name: 'a.pdf',
    content: pdfOf({ page: '/AA << /O << /S /J#61vaScript /J#53 (1) >> >>' }),
  },
];

const strangeNames = [
  '../../../etc/passwd',
  '..\\..\\a.png',
  'a\u202egnp.exe',
  '<img src=x onerror=alert(1)>.png',
  `${'n'.repeat(4_000)}.png`,
  'con.png',
  '.htaccess',
];

const upload = (target: Target, by: Person, { purpose, name, content }: Omit<Hostile, 'what'>) =>
  target.upload(by, purpose, name, content);

const fetched = async (
  target: Target,
  by: Person,
  { body }: Awaited<ReturnType<typeof upload>>,
) => {
  const { key } = body.result as { key: string };
  const asked = await target.ask(createFileTicket, { body: { key } }, by);
  const { ticket } = asked.body.result as { ticket: string };
  return target.ask(downloadFile, { params: { key }, query: { ticket } }, null);
};

/** Files that lie about what they are, or would do something when opened. */
export const hostileFiles: Attack = {
  name: 'files',
  async run(target) {
    const { outcome, expect } = ledgerOf();
    const owner = await target.signIn('starfield');
    for (const file of refused) {
      const told = await upload(target, owner, file);
      expect(told.status >= 400, `${file.what} is taken`);
      expect(wrongWith(told) === '', `${file.what}: ${wrongWith(told)}`);
    }
    for (const file of cleaned) {
      const told = await upload(target, owner, file);
      expect(told.status === 200, `${file.what} is not cleaned: ${told.status}`);
      if (told.status !== 200) continue;
      const { text } = await fetched(target, owner, told);
      expect(text.startsWith('%PDF-'), `${file.what} is no PDF any more`);
      expect(!/\/(OpenAction|AA|JavaScript|JS|Launch)/.test(text), `${file.what} still has it`);
    }
    for (const name of strangeNames) {
      const more = Buffer.from('<script>alert(1)</script>');
      const told = await upload(target, owner, {
        purpose: 'avatar',
        name,
        content: png(4, 4, more),
      });
      expect(wrongWith(told) === '', `${name.slice(0, 40)}: ${wrongWith(told)}`);
      if (told.status !== 200) continue;
      const { key } = told.body.result as { key: string };
      const file = await fetched(target, owner, told);
      const head = file.headers;
      expect(file.status === 200, `${name.slice(0, 40)} can't be read again: ${file.status}`);
      expect(/nosniff/.test(String(head['x-content-type-options'])), 'a file may be sniffed');
      expect(
        /^image\//.test(String(head['content-type'])),
        `a picture comes as ${head['content-type']}`,
      );
      expect(
        !/[\r\n/\\]/.test(String(head['content-disposition'])),
        `a name leads out: ${head['content-disposition']}`,
      );
      expect(!file.text.includes('<script>'), 'what stood behind a picture is still there');
      const again = await target.ask(
        downloadFile,
        { params: { key }, query: { ticket: 'x' } },
        null,
      );
      expect(again.status >= 400, 'a file is given without a ticket');
    }
    return outcome;
  },
};
