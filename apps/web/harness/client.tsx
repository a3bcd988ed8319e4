import { getDictItems, putPreference, setLanguage, uploadFile } from '@alpaca/contract';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { Activity, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { downloadFile } from '../src/shared/api/download.ts';
import { createQueries } from '../src/shared/api/queries.ts';
import { upload } from '../src/shared/api/upload.ts';
import { useCall } from '../src/shared/api/useCall.ts';
import { useDict } from '../src/shared/api/useDict.ts';
import { usePreference } from '../src/shared/api/usePreference.ts';
import { useSend } from '../src/shared/api/useSend.ts';
import { useUnsaved } from '../src/shared/store/unsaved.ts';
import common from '../src/shared/texts/common.zh_CN.json';
import { Overlays } from '../src/shared/ui/Overlays.tsx';

/** Parts of the request client that no page uses yet, on a page of their own for browser tests. */
const pdf = (kilobytes: number) => {
  const drawing = `%${'x'.repeat(1022)}\n`.repeat(kilobytes);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 288 432]/Contents 4 0 R>>',
    `<</Length ${drawing.length}>>stream\n${drawing}endstream`,
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = String(body.length).padStart(10, '0');
    body += `${at + 1} 0 obj${object}endobj\n`;
    return `${place} 00000 n \n`;
  });
  const table = `xref\n0 5\n0000000000 65535 f \n${places.join('')}trailer<</Size 5/Root 1 0 R>>`;
  const end = `${table}\nstartxref\n${body.length}\n%%EOF\n`;
  return new File([body, end], '面单 1.pdf', { type: 'application/pdf' });
};

/** Sends a file; with `stopAt` it is given up when so much of it was sent. */
const send = async (kilobytes: number, stopAt = 2) => {
  const steps: number[] = [];
  const leaving = new AbortController();
  const onProgress = (part: number) => {
    steps.push(part);
    if (part >= stopAt) leaving.abort();
  };
  const sending = { onProgress, signal: leaving.signal };
  const input = { query: { purpose: 'labelFile' as const }, file: pdf(kilobytes) };
  return upload(uploadFile, input, sending).then(
    (result) => ({ result, steps, error: '' }),
    (error: Error) => ({ result: null, steps, error: error.name }),
  );
};

const Loader = () => {
  const { data } = useCall(getDictItems, { params: { code: 'slow' } });
  return <output>{data ? `${data.length} items` : 'loading'}</output>;
};

const Writer = () => {
  const { mutate } = useSend(setLanguage);
  const save = () => mutate({ body: { language: 'zh_CN' } });
  return (
    <button type="button" onClick={save}>
      {'save'}
    </button>
  );
};

const Tabs = () => {
  const [state, setState] = useState('shown');
  return (
    <>
      {['shown', 'hidden', 'closed'].map((next) => (
        <button key={next} type="button" onClick={() => setState(next)}>
          {next}
        </button>
      ))}
      {state !== 'closed' && (
        <Activity mode={state === 'shown' ? 'visible' : 'hidden'}>
          <Loader />
          <Writer />
        </Activity>
      )}
    </>
  );
};

const Dictionary = ({ code }: { code: string }) => {
  const { items, options, textOf } = useDict(code);
  return <output>{`${items.length}/${options.length} ${textOf(items[0]?.value ?? '')}`}</output>;
};

const Preference = () => {
  const [width, setWidth] = usePreference('harness.width', 100);
  return (
    <button type="button" onClick={() => setWidth(width + 1)}>
      {width}
    </button>
  );
};

const Form = () => {
  const client = useQueryClient();
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  useCall(getDictItems, { params: { code: 'probe' } }, { meta: { quiet: true } });
  return (
    <>
      <input aria-label="work" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => void client.invalidateQueries()}>
        {'ask'}
      </button>
    </>
  );
};

const parts = {
  tabs: <Tabs />,
  dictionary: <Dictionary code="goods_type" />,
  preference: <Preference />,
  form: <Form />,
};

const show = async (part: keyof typeof parts) => {
  await i18next.use(initReactI18next).init({
    lng: 'zh_CN',
    ns: ['common'],
    defaultNS: 'common',
    keySeparator: false,
    resources: { zh_CN: { common } },
  });
  document.body.innerHTML = '<main id="harness"></main>';
  const root = createRoot(document.getElementById('harness') as HTMLElement);
  root.render(
    <QueryClientProvider client={createQueries()}>
      {parts[part]}
      <Overlays />
    </QueryClientProvider>,
  );
};

Object.assign(window, {
  harness: { send, downloadFile, show, paths: { put: putPreference.path } },
});
