import type { PageKey } from '@alpaca/contract';

/** A piece of a line: plain words, or words in bold. */
export type Piece = string | { strong: string };

export type Block =
  | { kind: 'text'; pieces: Piece[] }
  | { kind: 'heading'; text: string }
  | { kind: 'list' | 'steps'; items: Piece[][] }
  | { kind: 'picture'; file: string; says: string; width: number; height: number };

/** A page of help, and what it is found by: other names, the other language, sounds. */
export interface Topic {
  id: string;
  for: ('merchant' | 'operator')[];
  pages: PageKey[];
  title: string;
  also: string[];
  other: string[];
  sounds: string[];
  blocks: Block[];
}

/** Administrators have all that operators have. */
export const topicsFor = (topics: readonly Topic[], kind: string): Topic[] =>
  topics.filter((topic) => topic.for.includes(kind === 'merchant' ? 'merchant' : 'operator'));

export const topicOf = (topics: readonly Topic[], page: string | null) =>
  topics.find(({ pages }) => (pages as readonly string[]).includes(page ?? ''));
