import { type ProductView, setProductStatus } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../shared/api/useSend.ts';
import { language } from '../../../../shared/store/language.ts';
import { say } from '../../../../shared/store/notice.ts';
import { RowActions } from '../../../../shared/table/RowActions.tsx';

interface Props {
  product: ProductView;
  onShow: (id: string) => void;
  onChanged: () => void;
}

/** Changes a product, or takes it on or off sale after asking. */
export const ProductActions = ({ product, onShow, onChanged }: Props) => {
  const { t } = useTranslation('opsProducts');
  const { id, status, sheetCount } = product;
  const name = language === 'en_US' ? product.nameEn : product.nameZh;
  // What went wrong is told by itself: that there is no price in force, for one.
  const send = useSend(setProductStatus);
  const step = status === 'onSale' ? 'stop' : 'onSale';
  const change = async () => {
    const next = step === 'stop' ? ('stopped' as const) : ('onSale' as const);
    const done = await send.mutateAsync({ body: { id, status: next } }).then(
      () => true,
      () => false,
    );
    if (done) say('success', t('changed'));
    onChanged();
  };
  return (
    <RowActions
      of={name}
      actions={[
        { key: 'edit', text: t('edit'), onClick: () => onShow(id) },
        {
          key: step,
          text: t(`step.${step}`),
          permission: 'ops:productEdit',
          danger: step === 'stop',
          disabledReason: step === 'onSale' && sheetCount === 0 ? t('noSheet') : undefined,
          confirm: {
            title: t(`${step}.title`, { name }),
            text: t(`${step}.text`),
            yes: t(`step.${step}`),
            danger: step === 'stop',
          },
          onClick: change,
        },
      ]}
    />
  );
};
