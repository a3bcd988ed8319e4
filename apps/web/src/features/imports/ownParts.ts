import type { ImportView } from '@alpaca/contract';
import { type ComponentType, createContext } from 'react';
import type { CommitProps } from './CommitRows.tsx';

/** What an area brings along for imports of its own. */
export interface OwnParts {
  /** Stands above the rows. */
  Summary?: ComponentType<{ view: ImportView }>;
  /** Brings the rows in; asks more than the common button does. */
  Commit?: ComponentType<CommitProps>;
}

export const OwnPartsContext = createContext<OwnParts>({});
