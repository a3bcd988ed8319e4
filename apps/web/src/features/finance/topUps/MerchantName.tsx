import { merchantByCode } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useCalmValue } from '../../../shared/lib/useCalmValue.ts';

/** Whose number has been typed, so that nobody enters money for another. */
export const MerchantName = ({ code }: { code: string }) => {
  const { t } = useTranslation('finance');
  const asked = useCalmValue(code.trim());
  const { data, error } = useCall(
    merchantByCode,
    { query: { code: asked } },
    { enabled: asked !== '', retry: false, meta: { quiet: true } },
  );
  if (asked === '') return null;
  if (error) return <span role="status">{t('offline.nobody')}</span>;
  if (!data || data.code !== asked) return null;
  return (
    <strong role="status">
      {data.name}
      {!data.isActive && t('offline.inactive')}
    </strong>
  );
};
