import { execFileSync } from 'node:child_process';
import {
  addLabelDesign,
  chooseLabelDesign,
  editLabelDesign,
  getLabel,
  type LabelDesignForm,
  listLabelDesigns,
  previewLabelDesign,
  uploadFile,
} from '@alpaca/contract';
import sharp, { type Sharp } from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { pagesOf } from '../../../carriers/readTestLabel.ts';
import { newId } from '../../../platform/ids.ts';
import { testApp } from '../../../testing/app.ts';
import { multipart } from '../../../testing/multipart.ts';
import { makeFile } from '../../files/testing.ts';
import { openLabelsDesk } from '../labelsTestKit.ts';
import { designForm } from './designsTestForms.ts';

const { app, kit, operator, merchant } = await openLabelsDesk(await testApp());
afterAll(() => app.stop());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#114488cc' } });

const upload = async (bytes: Buffer, by = operator) => {
  const sent = { ...multipart('logo.png', bytes), key: newId() };
  return by.call(uploadFile, { query: { purpose: 'tenantLogo' } } as never, sent);
};
const uploaded = async (bytes: Buffer) => (await upload(bytes)).result.key;

const preview = (given: Partial<LabelDesignForm>) =>
  operator.call(previewLabelDesign, { body: { ...designForm(), ...given } });
const previewed = async (given: Partial<LabelDesignForm>) => (await preview(given)).raw.rawPayload;

/** The pictures of a PDF by their width and height. */
const picturesIn = (pdf: Buffer) =>
  execFileSync('pdfimages', ['-list', '-'], { input: pdf })
    .toString('utf8')
    .split('\n')
    .flatMap((line) => /^ +\d+ +\d+ image +(\d+) +(\d+)/.exec(line)?.slice(1).join('×') ?? []);
const names = /云岭|Yunling/;

describe('the picture of a design', () => {
  test.each([
    ['png', (one: Sharp) => one.png()],
    ['jpeg', (one: Sharp) => one.jpeg()],
    ['webp', (one: Sharp) => one.webp()],
  ] as const)('is on its preview in place of the tenant’s name: %s', async (_, as) => {
    const logoFile = await uploaded(await as(picture(300, 100)).toBuffer());
    const pdf = await previewed({ logoFile });
    // Two boxes, and on both pages it is the same one.
    expect(picturesIn(pdf)).toEqual(['300×100', '300×100']);
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
    expect(pagesOf(pdf)[0]).not.toMatch(names);
  });

  test('is left out where the design shows no logo; where there is none the tenant is named', async () => {
    const logoFile = await uploaded(await picture(30, 10).png().toBuffer());
    const without = await previewed({ logo: false, logoFile });
    expect(picturesIn(without)).toEqual([]);
    expect(pagesOf(without)[0]).not.toMatch(names);
    const named = await previewed({ logo: true, logoFile: null });
    expect(picturesIn(named)).toEqual([]);
    expect(pagesOf(named)[0]).toMatch(names);
  });

  test('is no heavier than a label can show', async () => {
    const noise = await sharp({
      create: {
        width: 1600,
        height: 200,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 120, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    const pdf = await previewed({ logoFile: await uploaded(noise) });
    expect(picturesIn(pdf)[0]).toBe('600×75');
    expect(pdf.length).toBeLessThan(400_000);
  });

  test('goes with the design to whoever prints by it', async () => {
    const logoFile = await uploaded(await picture(120, 40).png().toBuffer());
    const body = { ...designForm(), logoFile };
    const { id } = (await operator.call(addLabelDesign, { body })).result;
    await merchant.call(chooseLabelDesign, { body: { designId: id } });
    const order = await kit.order('drawn');
    const label = await merchant.call(getLabel, { query: { id: order.id } });
    expect(picturesIn(label.raw.rawPayload)).toEqual(['120×40']);
    const [kept] = (await merchant.call(listLabelDesigns)).result.filter((one) => one.id === id);
    expect(kept?.logoFile).toBe(logoFile);
    const plain = { ...body, id, revision: 1, logoFile: null };
    expect((await operator.call(editLabelDesign, { body: plain })).status).toBe(200);
    const again = await merchant.call(getLabel, { query: { id: order.id } });
    expect(picturesIn(again.raw.rawPayload)).toEqual([]);
  });
});

describe('what is no logo of the tenant’s', () => {
  const refused = async (logoFile: string) => {
    const body = { ...designForm(), logoFile };
    for (const reply of [
      await operator.call(addLabelDesign, { body }),
      await operator.call(previewLabelDesign, { body }),
    ]) {
      expect(reply).toMatchObject({ status: 404, body: { errorKey: 'file.notFound' } });
    }
  };

  test('is shown to nobody: another purpose’s, another tenant’s, or none at all', async () => {
    const owner = {
      ctx: await app.ctxOf(),
      userId: app.userId('starfield'),
      merchantId: app.merchantId('M100001'),
    };
    await refused(await makeFile('licence')(owner));
    await refused(newId());
    const stranger = await app.as('haituo-op', 'haituo');
    const theirs = await upload(await picture(9, 9).png().toBuffer(), stranger);
    expect(theirs.status).toBe(200);
    await refused(theirs.result.key);
  });

  test('merchants bring none', async () => {
    expect((await upload(await picture(9, 9).png().toBuffer(), merchant)).status).toBe(403);
  });
});
