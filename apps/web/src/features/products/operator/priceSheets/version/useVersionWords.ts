import { listRemoteLists, type PlainValue } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../../shared/api/useCall.ts';

const parts = {
  zonePlaces: 'compare.part.zone',
  priceRows: 'compare.part.price',
  surchargeList: 'compare.part.surcharge',
} as const;

/** What a draft calls its parts and their fields, and how their values read. */
export const useVersionWords = () => {
  const { t } = useTranslation('priceSheets');
  const { data: lists = [] } = useCall(listRemoteLists, {}, { meta: { quiet: true } });
  const label = (field: string): string => {
    if (field === 'note') return t('version.note');
    if (field === 'remoteListId') return t('remote.list');
    const [part = '', ...rest] = field.split('.');
    const name = t(parts[part as keyof typeof parts] ?? 'version.note');
    if (rest.length === 0) return name;
    const own = rest.join('.');
    const word =
      part === 'surchargeList'
        ? t(`surcharge.${own as 'value'}`, {
            defaultValue: t(own as 'when.zones', { defaultValue: own }),
          })
        : t(`field.${own as 'perKg'}`);
    return `${name} · ${word}`;
  };
  const text = (field: string, value: PlainValue): string | undefined => {
    const list = field === 'remoteListId' && lists.find(({ id }) => id === value);
    return list ? t('remote.option', { ...list }) : undefined;
  };
  return { label, text };
};
