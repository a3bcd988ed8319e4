import { type DictionaryItem, getDictionaryItemUses, usesCounted } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import styles from '../Dictionaries.module.css';
import { itemText } from '../names.ts';

interface Props {
  open: boolean;
  item: DictionaryItem | null;
  onClose: () => void;
}

const upTo = (count: number) =>
  count > usesCounted ? `${countText(usesCounted)}+` : countText(count);

/** Which records have this value, and how many. */
export const UsesDialog = ({ open, item, onClose }: Props) => {
  const { t } = useTranslation('dictionaries');
  const query = useCall(
    getDictionaryItemUses,
    { query: { id: item?.id ?? '' } },
    { enabled: open && item !== null, meta: { quiet: true } },
  );
  const { data } = query;
  return (
    <Dialog
      open={open}
      title={t('item.usesTitle', { name: item ? itemText(item) : '' })}
      width={440}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <LoadState query={query}>
        <TableSkeleton columns={2} rows={2} />
      </LoadState>
      {data && data.places.length === 0 && <p>{t(data.isKept ? 'item.unused' : 'item.notKept')}</p>}
      {data && data.places.length > 0 && (
        <dl className={styles.uses}>
          {data.places.map(({ place, count }) => (
            <div key={place}>
              <dt>{t(`place.${place}`)}</dt>
              <dd>{upTo(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
};
