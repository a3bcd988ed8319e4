import type { LabelSet } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/download.ts';
import type { Action } from '../../../shared/permission/ActionMenu.tsx';
import { stateOf } from './setState.ts';
import { useFetchMissing } from './useLabelSets.ts';

/** What can be done with a set, by how it stands. */
export const useSetActions = () => {
  const { t } = useTranslation('labelSets');
  const fetchMissing = useFetchMissing();
  const isMaking = (set: LabelSet) => (stateOf(set) === 'making' ? t('state.waits') : undefined);
  const download = (set: LabelSet): Action | false => {
    const { fileKey } = set;
    return (
      stateOf(set) !== 'failed' && {
        key: 'download',
        text: t('download'),
        disabledReason: stateOf(set) === 'expired' ? t('expired.text') : isMaking(set),
        onClick: () => fileKey !== null && downloadFile(fileKey),
      }
    );
  };
  const missing = (set: LabelSet): Action | false =>
    set.missing > 0 && {
      key: 'missing',
      text: t('missing.fetch'),
      disabledReason: isMaking(set),
      onClick: () => fetchMissing(set.id),
    };
  return { download, missing };
};
