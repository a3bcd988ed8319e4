import { type Currency, listWallets } from '@alpaca/contract';
import { SwapOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { ExchangeDialog } from './ExchangeDialog.tsx';

interface Props extends Pick<ButtonProps, 'type' | 'size'> {
  /** What is missing; then the button is there only where another wallet has something. */
  wanted?: { currency: Currency; amount: string } | undefined;
  onDone?: () => unknown;
}

/** Offers to change money of one wallet into what another lacks. */
export const ExchangeButton = ({ wanted, onDone, ...look }: Props) => {
  const { t } = useTranslation('finance');
  const [open, setOpen] = useState(false);
  const mayExchange = usePermission('financial:exchange');
  const maySee = usePermission('financial:overview');
  const may = mayExchange && maySee;
  const { data = [] } = useCall(listWallets, {}, { enabled: may, meta: { quiet: true } });
  const other = data.find(
    ({ currency, available }) => currency !== wanted?.currency && Number(available) > 0,
  );
  if (!may || !other) return null;
  return (
    <>
      <Button icon={<SwapOutlined />} {...look} onClick={() => setOpen(true)}>
        {wanted ? t('exchange.offer', { currency: other.currency }) : t('exchange.title')}
      </Button>
      <ExchangeDialog open={open} wanted={wanted} onClose={() => setOpen(false)} onDone={onDone} />
    </>
  );
};
