import type { PageKey } from '@alpaca/contract';
import type { ComponentType } from 'react';

export type Load = () => Promise<{ default: ComponentType }>;

/** The pages of a feature by their keys, each in a chunk of its own. */
export type Pages = Partial<Readonly<Record<PageKey, Load>>>;
