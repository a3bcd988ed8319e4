import type { RoleEffect } from '@alpaca/contract';
import type { TFunction } from 'i18next';

type Words = TFunction<readonly ['staff', 'shared']>;

/** What saving a role does, in words: how many people gain what, and how many lose what. */
export const effectText = (t: Words, { added, removed, people }: RoleEffect): string[] => {
  if (people.length === 0) return [t('effect.nobody')];
  const told = (which: 'gains' | 'loses', of: typeof added) => {
    const whom = people.filter((one) => one[which].length > 0);
    const all = new Set(whom.flatMap((one) => one[which]));
    const list = of.filter(({ permission }) => all.has(permission)).map(({ title }) => title);
    return { people: whom.length, count: list.length, list: list.join(t('shared:list.comma')) };
  };
  const [gives, takes] = [told('gains', added), told('loses', removed)];
  const asked = people.filter(({ secondFactor }) => secondFactor).length;
  const lines = [
    ...(gives.count > 0 ? [t('effect.gives', gives)] : []),
    ...(takes.count > 0 ? [t('effect.takes', takes)] : []),
    ...(asked > 0 ? [t('effect.secondFactor', { count: asked })] : []),
  ];
  return lines.length > 0 ? lines : [t('effect.nothing')];
};
