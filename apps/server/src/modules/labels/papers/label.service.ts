import { join } from 'node:path';
import type { Ctx } from '../../../platform/context.ts';
import type { FileReply } from '../../../platform/http/bind.ts';
import { mergePdfs } from '../../../platform/pdf/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { nameOf, printables } from './papers.service.ts';
import { type Paper, papersFor } from './papers.ts';
import { fileReply, papersReply, writePapers } from './writePapers.ts';

/** On which page a box's label is; several may share one. */
const pageOf = (box: number, boxes: number, pages: number) =>
  Math.max(1, Math.ceil((box * pages) / boxes));

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
  { id, box }: { id: string; box?: number | undefined },
): Promise<FileReply> => {
  const [order] = await printables(ctx, [id]);
  if (!order) return refuse('order.notFound');
  const [found] = await papersFor(ctx, [order], { documents: ['label'] });
  if (!found) return refuse('label.cannotPrint', { which: order.orderNo });
  const paper = { ...found, copies: 1 };
  const name = nameOf(ctx, [order], 'label');
  if (box === undefined) return papersReply(ctx, [paper], name);
  const boxes = order.boxes.length;
  if (box > boxes) return refuse('order.notFound');
  const part = order.boxes[box - 1]?.subOrderNo ?? order.orderNo;
  return onePage(ctx, paper, pageOf(box, boxes, paper.pages), `${name.split(' ')[0]} ${part}`);
};
