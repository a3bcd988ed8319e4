import type { PrinterKind, PrintPreview } from '@alpaca/contract';
import type { LocalNetwork } from './localNetwork.ts';
import type { PrintClient } from './printClient.ts';
import type { Prints } from './prints.ts';

/** What a person may be asked on the way to a printer, and what there is to know for each. */
export interface Questions {
  /** Too many for one go. */
  tooMany: { count: number };
  /** Some can't be printed: the rest? */
  blocked: Prints;
  /** Some were printed before: why again? */
  again: { printed: readonly PrintPreview[]; total: number };
  /** No client was found: by the browser, or look again? */
  noClient: { access: LocalNetwork };
  /** Which printer is this one? */
  printer: { kind: PrinterKind; client: PrintClient };
  /** The browser's dialog for the sheets comes after that for the labels. */
  sheets: { count: number };
}

export interface Answers {
  tooMany: never;
  blocked: true;
  again: string;
  noClient: 'browser' | 'again';
  printer: string;
  sheets: true;
}

/** Null is a no. */
export type Ask = <K extends keyof Questions>(
  kind: K,
  facts: Questions[K],
) => Promise<Answers[K] | null>;

export type Asked = { [K in keyof Questions]: { kind: K; facts: Questions[K] } }[keyof Questions];

/** What every dialog is given that asks one of them. */
export type QuestionProps<K extends keyof Questions> = Questions[K] & {
  open: boolean;
  onAnswer: (answer: Answers[K] | null) => void;
};
