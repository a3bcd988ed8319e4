import { getOrderDetail, openService } from '@alpaca/contract';
import { ConfigProvider } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useCall } from '../../shared/api/useCall.ts';
import { useSend } from '../../shared/api/useSend.ts';
import { ErrorState } from '../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../shared/feedback/states/Skeletons.tsx';
import { usePermission } from '../../shared/permission/permission.ts';
import { ThreadPanel } from '../threads/index.ts';
import { AnswersText } from './AnswersText.tsx';
import styles from './ServicePanel.module.css';
import type { MyService } from './useMyService.ts';

const orderPages = ['/order/detail', '/single/detail', '/single/finish'];

/** The number of the order whose page is open; '' on any other. */
const useOrderNo = (mayName: boolean) => {
  const { pathname, search } = useLocation();
  const id = orderPages.includes(pathname) ? (new URLSearchParams(search).get('id') ?? '') : '';
  const { data } = useCall(
    getOrderDetail,
    { query: { id } },
    { enabled: mayName && id !== '', meta: { quiet: true } },
  );
  return id === '' ? '' : (data?.order.transactionOrderNo ?? '');
};

interface Props extends Pick<MyService, 'mine' | 'look'> {
  hidden: boolean;
  /** What floats over the panel stands in it: what is outside lies below it. */
  within: () => HTMLElement;
}

/** The talk with the operators; it is opened when somebody first looks at it. */
export default function MyTalk({ mine, look, hidden, within }: Props) {
  const mayName = usePermission('order:detail');
  const orderNo = useOrderNo(mayName);
  const opening = useSend(openService, { onSuccess: look, meta: { quiet: true } });
  const threadId = mine?.threadId ?? opening.data?.threadId;
  const begin = useEffectEvent(() => {
    if (mine && !threadId && opening.isIdle) opening.mutate();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is known whether there is one
  useEffect(() => begin(), [mine]);
  // Hours go on while it is closed.
  const lookAgain = useEffectEvent(() => {
    if (!hidden) look();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it comes into sight
  useEffect(() => lookAgain(), [hidden]);
  return (
    <ConfigProvider getPopupContainer={within}>
      <div className={styles.answers}>
        <AnswersText answering={mine?.answering ?? null} />
      </div>
      <div className={styles.talk}>
        <div>
          {threadId && <ThreadPanel id={threadId} hidden={hidden} {...(mayName && { orderNo })} />}
          {!threadId && !opening.isError && <FormSkeleton fields={3} />}
          {opening.isError && <ErrorState error={opening.error} onRetry={() => opening.mutate()} />}
        </div>
      </div>
    </ConfigProvider>
  );
}
