import type { LabelDesignForm, PrintDocument } from '@alpaca/contract';
import type { Doc } from '../../../platform/paper/paper.ts';
import type { PaperOrder } from '../../orders/index.ts';

/** How the tenant and the merchant want their papers. */
export interface PaperLook {
  lang: 'zh_CN' | 'en_US';
  tenantName: string;
  logo: Buffer | null;
  /** Of own-line labels; null: as they always were. */
  design: LabelDesignForm | null;
  /** Whose day a paper is dated by. */
  zone?: string;
}

/** One kind of paper that is drawn of an order. */
export interface PaperKind {
  /** 0: there is nothing to print of this order, such as a battery mark where no battery is. */
  pages(order: PaperOrder, design?: LabelDesignForm | null): number;
  draw(doc: Doc, order: PaperOrder, look: PaperLook): void;
  /** Of papers that may be long: draws the same, and stops after each page. */
  steps?: Steps;
}

type Steps = (doc: Doc, order: PaperOrder, look: PaperLook) => Iterable<void>;

/** Drawn page by page: the labels of 999 boxes take seconds, and others want their turn between. */
export const stepwise = (steps: Steps): Pick<PaperKind, 'draw' | 'steps'> => ({
  steps,
  draw: (...asked) => void [...steps(...asked)],
});

export type DrawnDocument = Exclude<PrintDocument, 'ownFiles'>;
