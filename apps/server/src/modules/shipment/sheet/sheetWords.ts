import { phrasebook } from '../../../platform/i18n/i18n.ts';

const printed = phrasebook('deliverSheet', (phrase) => phrase.map(({ text }) => text).join(''));

/** A line for each language: merchant and warehouse read the same sheet. */
export const heading = (name: string): string[] => [printed('zh_CN', name), printed('en_US', name)];

export const both = (name: string): string => heading(name).join(' ');
