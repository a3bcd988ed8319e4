import { useTranslation } from 'react-i18next';
import { isNarrowed } from '../../../shared/list/isNarrowed.ts';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import type { Claims } from './useClaims.ts';

/** Why the list is empty, and how a claim comes into it. */
export const NoClaims = ({ filter }: Pick<Claims, 'filter'>) => {
  const { t } = useTranslation('claims');
  const { state } = filter;
  const noneFound = { title: t('noneFound'), text: t('noneFoundText') };
  const isAny = state === 'open' || state === 'all';
  const title = isAny ? t('none') : t('noneIn', { state: t(`state.${state}`) });
  const narrowed = isNarrowed(filter, 'state');
  return (
    <ListEmpty isNarrowed={narrowed} noneFound={noneFound} title={title} text={t('noneText')} />
  );
};
