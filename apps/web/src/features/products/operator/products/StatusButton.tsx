import { type ProductView, setProductStatus } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../shared/api/useSend.ts';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import { language } from '../../../../shared/store/language.ts';
import { say } from '../../../../shared/store/notice.ts';

interface Props {
  product: ProductView;
  onChanged: () => void;
}

/** Takes a product on or off sale, after asking. */
export const StatusButton = ({ product, onChanged }: Props) => {
  const { t } = useTranslation('opsProducts');
  const { id, status, sheetCount } = product;
  const name = language === 'en_US' ? product.nameEn : product.nameZh;
  // What went wrong is told by itself: that there is no price in force, for one.
  const send = useSend(setProductStatus);
  const step = status === 'onSale' ? 'stop' : 'onSale';
  return (
    <ActionButton
      size="small"
      permission="ops:productEdit"
      disabledReason={step === 'onSale' && sheetCount === 0 ? t('noSheet') : undefined}
      confirm={{
        title: t(`${step}.title`, { name }),
        text: t(`${step}.text`),
        yes: t(`step.${step}`),
        danger: step === 'stop',
      }}
      onClick={async () => {
        const next = step === 'stop' ? ('stopped' as const) : ('onSale' as const);
        const done = await send.mutateAsync({ body: { id, status: next } }).then(
          () => true,
          () => false,
        );
        if (done) say('success', t('changed'));
        onChanged();
      }}
    >
      {t(`step.${step}`)}
    </ActionButton>
  );
};
