import { type TopUpDetail, topUpById } from '@alpaca/contract';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { TopUpFacts } from './TopUpFacts.tsx';

interface Props {
  /** Empty: closed. */
  id: string;
  onClose: () => void;
  /** What can be done to it. */
  actions?: (topUp: TopUpDetail) => ReactNode;
}

const widest = 640;

/** All of one top-up, its proofs at hand. */
export const TopUpDrawer = ({ id, onClose, actions }: Props) => {
  const { t } = useTranslation('finance');
  const query = useCall(
    topUpById,
    { query: { id } },
    { enabled: id !== '', meta: { quiet: true } },
  );
  const { data } = query;
  return (
    <Drawer
      open={id !== ''}
      size={Math.min(widest, window.innerWidth)}
      title={t('topUp.detail')}
      onClose={onClose}
      footer={data && actions?.(data)}
    >
      <LoadState query={query}>
        <FormSkeleton fields={8} />
      </LoadState>
      {data && <TopUpFacts topUp={data} />}
    </Drawer>
  );
};
