import type { VersionLine } from '@alpaca/contract';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../../shared/feedback/dialogs/Dialog.tsx';
import { Differences } from './Differences.tsx';

interface Props {
  open: boolean;
  /** Newest first. */
  versions: readonly VersionLine[];
  onClose: () => void;
}

/** Two versions side by side: only what they say differently. */
export const CompareDialog = ({ open, versions, onClose }: Props) => {
  const { t } = useTranslation('priceSheets');
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const after = chosen.after ?? versions[0]?.id ?? '';
  const before = chosen.before ?? versions[1]?.id ?? '';
  const options = versions.map(({ id, versionNo, status }) => ({
    value: id,
    label: `${t('version.noText', { no: versionNo })}${status === 'draft' ? ` · ${t('state.draft')}` : ''}`,
  }));
  return (
    <Dialog
      open={open}
      title={t('compare')}
      width={1040}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Differences before={before} after={after}>
        {(['before', 'after'] as const).map((side) => (
          <Select
            key={side}
            aria-label={t(`compare.${side}`)}
            prefix={t(`compare.${side}`)}
            style={{ minWidth: 190 }}
            value={side === 'before' ? before : after}
            options={options}
            onChange={(id) => setChosen({ ...chosen, [side]: id })}
          />
        ))}
      </Differences>
    </Dialog>
  );
};
