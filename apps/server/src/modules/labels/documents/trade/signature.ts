import { beside, type Frame, rule } from '../../../../platform/paper/frame.ts';
import { type Doc, writeIn } from '../../../../platform/paper/paper.ts';
import { both, printed } from '../paperWords.ts';

export const endHeight = 84;

/** What is declared, and where it is signed. */
export const drawEnd = (doc: Doc, frame: Frame) => {
  const declared = [printed('zh_CN', 'declaration'), printed('en_US', 'declaration')];
  writeIn(doc, declared, { ...frame, height: 26, largest: 8 });
  for (const [at, name] of ['signature', 'signerName', 'signDate'].entries()) {
    const line = beside(frame, [2, 2, 1], 20)[at] as Frame;
    rule(doc, line, frame.y + 66, 0.5);
    writeIn(doc, [both(name)], { ...line, y: frame.y + 69, height: 12, largest: 7 });
  }
};
