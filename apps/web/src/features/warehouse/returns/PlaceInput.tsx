import { listShelfPlaces } from '@alpaca/contract';
import { AutoComplete } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';

interface Props {
  id?: string;
  warehouseId: string;
  value?: string;
  onChange?: (place: string) => void;
}

/** A place of the shelf: those that are known are offered, free ones first; a new one is typed. */
export const PlaceInput = ({ id, warehouseId, value = '', onChange }: Props) => {
  const { t } = useTranslation('returns');
  const { data } = useCall(
    listShelfPlaces,
    { query: { warehouseId } },
    { enabled: warehouseId !== '', meta: { quiet: true } },
  );
  const typed = value.trim().toUpperCase();
  const options = (data ?? [])
    .filter(({ shelf }) => shelf.toUpperCase().includes(typed) && shelf !== typed)
    .toSorted((a, b) => Number(a.count > 0) - Number(b.count > 0))
    .map(({ shelf, count }) => ({
      value: shelf,
      label: `${shelf} · ${count === 0 ? t('place.free') : t('place.used', { count })}`,
    }));
  return (
    <AutoComplete
      {...(id && { id })}
      value={value}
      options={options}
      placeholder={t('place.hint')}
      maxLength={30}
      onChange={(next: string | undefined) => onChange?.(next ?? '')}
    />
  );
};
