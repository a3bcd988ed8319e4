import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/states/EmptyState.tsx';

interface Words {
  title: string;
  text: string;
}

interface Props extends Words {
  /** Whether the filter leaves something out. */
  isNarrowed: boolean;
  /** What is said then. */
  noneFound: Words;
  /** How the first one comes to be. */
  action?: ReactNode;
}

/** A list with no rows: nothing fits its filter, or there is nothing yet. */
export const ListEmpty = ({ isNarrowed, noneFound, ...none }: Props) => (
  <EmptyState {...(isNarrowed ? noneFound : none)} />
);
