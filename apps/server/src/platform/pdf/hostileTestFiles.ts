import { deflateSync } from 'node:zlib';
import {
  type Case,
  drawingWith,
  type Made,
  made,
  packedPdfOf,
  packedStream,
  pdfOf,
  picture,
  revised,
  stream,
} from './pdfTestFiles.ts';

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const attachment = {
  6: '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
  7: stream('/Type /EmbeddedFile', 'MZ'),
};
const widget = (more: string) =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /Rect [0 0 99 99] ${more} >>`;
const annotated = (annotation: string): Made => ({ page: `/Annots [${annotation}]` });

export const opening: readonly Case[] = [
  ['cleaned', 'a script that opens with it', made({ catalog: `/OpenAction ${script}` })],
  ['cleaned', 'a script elsewhere', made({ catalog: '/OpenAction 6 0 R', objects: { 6: script } })],
  [
    'cleaned',
    'a script in a stream',
    made({
      catalog: '/OpenAction << /S /JavaScript /JS 6 0 R >>',
      objects: { 6: packedStream('', 'app.alert(1)') },
    }),
  ],
  [
    'cleaned',
    'a script whose name is written with numbers',
    made({ catalog: '/Open#41ction << /S /J#61vaScript /J#53 (x) >>' }),
  ],
  [
    'cleaned',
    'a script among the names',
    made({ catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` }),
  ],
  ['cleaned', 'a script when it closes', made({ catalog: `/AA << /WC ${script} >>` })],
  ['cleaned', 'a program', made({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' })],
  [
    'cleaned',
    'a print that starts itself',
    made({ catalog: '/OpenAction << /S /Named /N /Print >>' }),
  ],
  [
    'cleaned',
    'an outline that runs',
    made({ catalog: `/Outlines << /First << /A ${script} >> >>` }),
  ],
  [
    'cleaned',
    'packed scripts',
    () => packedPdfOf({ catalog: `/OpenAction ${script}`, page: `/AA << /O ${script} >>` }),
  ],
  [
    'cleaned',
    'packed scripts with odd names',
    () => packedPdfOf({ catalog: '/Open#41ction << /S /J#61vaScript /J#53 (x) >>' }),
  ],
  [
    'cleaned',
    'scripts packed twice',
    () =>
      packedPdfOf({ catalog: `/OpenAction ${script}` }, (dictionary, body) =>
        stream(
          `${dictionary} /Filter [/FlateDecode /FlateDecode]`,
          deflateSync(deflateSync(Buffer.from(body as string, 'latin1'))),
        ),
      ),
  ],
  [
    'cleaned',
    'a script of an earlier version of itself',
    () =>
      revised(pdfOf({ catalog: `/OpenAction ${script}` }), 1, '<< /Type /Catalog /Pages 2 0 R >>'),
  ],
  [
    'cleaned',
    'a script that a later version adds',
    () => revised(pdfOf(), 1, `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} >>`),
  ],
  [
    'cleaned',
    'a page of the web behind it',
    () => Buffer.concat([pdfOf(), Buffer.from('<script>alert(1)</script>/OpenAction')]),
  ],
];

export const pages: readonly Case[] = [
  ['cleaned', 'a script of a page', made({ page: `/AA << /O ${script} >>` })],
  [
    'cleaned',
    'a link that runs',
    made(annotated(`<< /Subtype /Link /Rect [0 0 9 9] /A ${script} >>`)),
  ],
  [
    'cleaned',
    'a link to a site',
    made(
      annotated('<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://evil.example) >> >>'),
    ),
  ],
  [
    'cleaned',
    'a link to another document',
    made(
      annotated('<< /Subtype /Link /Rect [0 0 9 9] /A << /S /GoToR /F (//evil/a.pdf) /D [0] >> >>'),
    ),
  ],
  [
    'cleaned',
    'a film',
    made(annotated('<< /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << >> >>')),
  ],
  [
    'cleaned',
    'a rendition',
    made(annotated(`<< /Subtype /Screen /Rect [0 0 9 9] /A << /S /Rendition /JS (x) >> >>`)),
  ],
  [
    'cleaned',
    'an attachment on the page',
    made({
      ...annotated('<< /Subtype /FileAttachment /Rect [0 0 9 9] /FS 6 0 R >>'),
      objects: attachment,
    }),
  ],
  [
    'cleaned',
    'a form with a script',
    made({
      catalog: '/AcroForm << /Fields [6 0 R] /NeedAppearances true >>',
      page: '/Annots [6 0 R]',
      objects: { 6: widget(`/AA << /K ${script} >>`) },
    }),
  ],
  [
    'cleaned',
    'a form that sends itself',
    made({
      catalog: '/AcroForm << /Fields [6 0 R] >>',
      page: '/Annots [6 0 R]',
      objects: { 6: widget('/A << /S /SubmitForm /F (http://evil.example) >>') },
    }),
  ],
  [
    'cleaned',
    'a form of another kind',
    made({
      catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>',
      objects: { 6: packedStream('', '<xdp:xdp><script>x</script></xdp:xdp>') },
    }),
  ],
  [
    'cleaned',
    'attachments',
    made({
      catalog: '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>',
      objects: attachment,
    }),
  ],
  [
    'cleaned',
    'files that belong to it',
    made({ catalog: '/AF [6 0 R]', page: '/AF [6 0 R]', objects: attachment }),
  ],
  ['cleaned', 'notes of a program', made({ page: '/PieceInfo << /App << /Private (x) >> >>' })],
];

export const drawing: readonly Case[] = [
  [
    'active',
    'a picture that lies in another file',
    made(drawingWith(picture('/Width 1 /Height 1 /F (http://evil.example/a.jpg)'))),
  ],
  [
    'active',
    'a drawing in PostScript',
    made(drawingWith(stream('/Type /XObject /Subtype /PS', 'quit'))),
  ],
  [
    'active',
    'a drawing of a page of another document',
    made(
      drawingWith(
        stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (a.pdf) /Page 0 >>', ''),
      ),
    ),
  ],
  [
    'active',
    'a drawing with a picture elsewhere',
    made(
      drawingWith(
        stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /OPI << /2.0 << /F (a) >> >>', ''),
      ),
    ),
  ],
  [
    'active',
    'a drawing that carries a file',
    made({
      ...drawingWith(stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /AF [7 0 R]', '')),
      objects: {
        6: stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /AF [7 0 R]', ''),
        7: '<< /Type /Filespec /F (a) >>',
      },
    }),
  ],
  [
    'active',
    'a script among what is drawn with',
    made({ page: `/Resources << /Properties << /P << /A ${script} >> >> >>` }),
  ],
  [
    'active',
    'a drawing with a property that is called from elsewhere',
    made({ page: '/Resources << /Properties << /P << /S /GoToR /D [0 /Fit] >> >> >>' }),
  ],
];
