import { isDeepStrictEqual } from 'node:util';
import type { LabelDesignForm } from '@alpaca/contract';
import type { Doc } from '../../../platform/paper/paper.ts';
import {
  drawDesigned,
  labelsOf,
  labelsPerPage,
  type OneLabel,
} from '../documents/designed/designedLabel.ts';
import type { PaperKind, PaperLook } from '../documents/index.ts';
import type { Paper } from './papers.ts';

export type DrawnPaper = Paper & { source: { draw: PaperKind; look: PaperLook } };
export const isDrawn = (paper: Paper): paper is DrawnPaper => 'draw' in paper.source;

/** What comes out together: a paper alone, or labels of several orders that share sheets. */
export type Run<P extends Paper = Paper> = readonly [P, ...P[]];

/** The design by which a label shares its page with others. */
const sheetOf = (paper: Paper): LabelDesignForm | null => {
  const design = paper.document === 'label' && isDrawn(paper) ? paper.source.look.design : null;
  return design && labelsPerPage(design.size) > 1 ? design : null;
};

const joins = (last: Paper, paper: Paper): boolean => {
  const sheet = sheetOf(paper);
  if (!sheet || paper.box !== undefined || last.box !== undefined) return false;
  return isDeepStrictEqual(sheetOf(last), sheet);
};

/** Labels that follow one another by one design fill sheets together; other papers stand alone. */
export const runsOf = <P extends Paper>(papers: readonly P[]): Run<P>[] => {
  const runs: [P, ...P[]][] = [];
  for (const paper of papers) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && joins(last, paper)) run.push(paper);
    else runs.push([paper]);
  }
  return runs;
};

/** A paper's labels as they lie on sheets: copies beside one another. */
const labelsIn = ({ order, box, copies, isGone }: Paper): OneLabel[] => {
  const labels = box === undefined ? labelsOf(order) : [{ order, at: box }];
  return labels.flatMap((label) => Array<OneLabel>(copies).fill(isGone ? null : label));
};

export interface Place {
  from: number;
  to: number;
}

/** On which pages of a run each of its papers is, from 1. */
const placesIn = (run: Run): Place[] => {
  const sheet = sheetOf(run[0]);
  if (!sheet) return [{ from: 1, to: run[0].pages * run[0].copies }];
  const most = labelsPerPage(sheet.size);
  let count = 0;
  return run.map((paper) => {
    const from = Math.floor(count / most) + 1;
    count += labelsIn(paper).length;
    return { from, to: Math.ceil(count / most) };
  });
};

/** Of all its copies. */
export const pagesOf = (run: Run): number => placesIn(run).at(-1)?.to ?? 0;

/** On which pages of a file each of its papers is, from 1; on a sheet there may be several. */
export const placesOf = (papers: readonly Paper[]): Place[] => {
  let before = 0;
  return runsOf(papers).flatMap((run) => {
    const places = placesIn(run).map(({ from, to }) => ({ from: before + from, to: before + to }));
    before = places.at(-1)?.to ?? before;
    return places;
  });
};

/** A label on sheets as a sheet for each box; other papers as they are. */
export const boxByBox = (paper: Paper): Paper[] =>
  sheetOf(paper)
    ? paper.order.boxes.map((_, box) => ({ ...paper, box, pages: paper.copies, copies: 1 }))
    : [paper];

/** Draws a run, and tells after every few pages how many they were. */
export function* drawRun(doc: Doc, run: Run<DrawnPaper>): Generator<number> {
  const [{ order, copies, pages, source }] = run;
  const sheet = sheetOf(run[0]);
  if (!sheet) {
    const { draw, look } = source;
    for (let copy = 0; copy < copies; copy += 1) {
      if (draw.steps) for (const _ of draw.steps(doc, order, look)) yield 1;
      else {
        draw.draw(doc, order, look);
        yield pages;
      }
    }
    return;
  }
  const labels = run.flatMap(labelsIn);
  const most = labelsPerPage(sheet.size);
  for (let at = 0; at < labels.length; at += most) {
    drawDesigned(doc, labels.slice(at, at + most), source.look, sheet);
    yield 1;
  }
}
