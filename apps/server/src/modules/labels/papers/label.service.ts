import { join } from 'node:path';
import type { getLabel, Parsed } from '@alpaca/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/http/bind.ts';
import { mergePdfs } from '../../../platform/pdf/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isZpl, zplReply } from '../zpl/zpl.ts';
import { nameOf, printables } from './papers.service.ts';
import { type Paper, papersFor } from './papers.ts';
import { boxByBox } from './sheets.ts';
import { fileReply, papersReply, writePapers } from './writePapers.ts';

/** On which page of what a box's label is; carriers may have put several on one. */
const placeOf = (paper: Paper, box: number) => {
  const own = boxByBox(paper).find((one) => one.box === box - 1);
  if (own) return { own, page: 1 };
  const { pages, order } = paper;
  return { own: paper, page: Math.max(1, Math.ceil((box * pages) / order.boxes.length)) };
};

const onePage = (ctx: Ctx, paper: Paper, page: number, name: string): Promise<FileReply> =>
  fileReply(name, async (folder) => {
    const whole = await writePapers(ctx, [paper], { folder, title: name });
    const path = join(folder, 'page.pdf');
    await mergePdfs([{ path: whole, from: page, to: page }], path);
    return path;
  });

/** An order's label, once: of all its boxes, or of one. */
export const label = async (
  ctx: Ctx,
  { id, box, format }: Parsed<typeof getLabel>['query'],
): Promise<FileReply> => {
  const [order] = await printables(ctx, [id]);
  if (!order) return refuse('order.notFound');
  const [found] = await papersFor(ctx, [order], { documents: ['label'] });
  if (!found) return refuse('label.cannotPrint', { which: order.orderNo });
  const paper = { ...found, copies: 1 };
  const name = nameOf(ctx, [order], 'label');
  if (box === undefined) {
    return isZpl(format)
      ? zplReply(ctx, [paper], { name, format })
      : papersReply(ctx, [paper], name);
  }
  if (box > order.boxes.length) return refuse('order.notFound');
  const part = order.boxes[box - 1]?.subOrderNo ?? order.orderNo;
  const { own, page } = placeOf(paper, box);
  const named = `${name.split(' ')[0]} ${part}`;
  return isZpl(format)
    ? zplReply(ctx, [own], { name: named, format, page })
    : onePage(ctx, own, page, named);
};
