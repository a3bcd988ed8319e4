import { addVersion, type PriceSheetView } from '@alpaca/contract';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../../shared/api/useSend.ts';
import { EmptyState } from '../../../../../shared/feedback/states/EmptyState.tsx';
import { ActionButton } from '../../../../../shared/permission/ActionButton.tsx';
import { DetailTable } from '../../../../../shared/table/DetailTable.tsx';
import styles from '../PriceSheets.module.css';
import { CompareDialog } from './CompareDialog.tsx';
import { levelText } from './levelText.ts';
import { versionColumns } from './versionColumns.tsx';

interface Props {
  sheet: PriceSheetView | undefined;
  onClose: () => void;
  onVersion: (id: string) => void;
  onChanged: () => void;
}

const widest = 1060;

/** A sheet's versions: what was, what is, what will be. */
export const SheetDrawer = ({ sheet, onClose, onVersion, onChanged }: Props) => {
  const { t } = useTranslation('priceSheets');
  const [comparing, setComparing] = useState(false);
  const send = useSend(addVersion);
  const versions = sheet?.versions ?? [];
  const hasDraft = versions.some(({ status }) => status === 'draft');
  const latest = versions.find(({ status }) => status === 'published');
  const begin = async (copyOf?: string) => {
    if (!sheet) return;
    const body = { sheetId: sheet.id, ...(copyOf && { copyOf }) };
    const added = await send.mutateAsync({ body }).catch(() => null);
    onChanged();
    if (added) onVersion(added.id);
  };
  const blocked = hasDraft ? t('hasDraft') : undefined;
  return (
    <Drawer
      open={sheet !== undefined}
      size={Math.min(widest, window.innerWidth)}
      title={sheet && `${sheet.code} · ${sheet.productName} · ${levelText(t, sheet)}`}
      onClose={onClose}
    >
      <div className={styles.stack}>
        <div className={styles.bar}>
          {latest && (
            <ActionButton
              type="primary"
              permission="ops:priceSheetEdit"
              disabledReason={blocked}
              onClick={() => begin(latest.id)}
            >
              {t('copyLatest')}
            </ActionButton>
          )}
          <ActionButton
            permission="ops:priceSheetEdit"
            disabledReason={blocked}
            onClick={() => begin()}
          >
            {t('newDraft')}
          </ActionButton>
          {versions.length > 1 && (
            <Button onClick={() => setComparing(true)}>{t('compare')}</Button>
          )}
        </div>
        <DetailTable
          label={t('versions')}
          rows={versions}
          columns={versionColumns(t, versions, { onVersion, onCopy: begin, blocked, onChanged })}
          empty={<EmptyState title={t('versions.none')} text={t('versions.noneText')} />}
        />
      </div>
      {sheet && (
        <CompareDialog open={comparing} versions={versions} onClose={() => setComparing(false)} />
      )}
    </Drawer>
  );
};
