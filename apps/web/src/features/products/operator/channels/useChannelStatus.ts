import { type ChannelView, listChannelProducts, setChannelStatus } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { request } from '../../../../shared/api/request.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { useConfirm } from '../../../../shared/feedback/dialogs/useConfirm.tsx';
import { say } from '../../../../shared/store/notice.ts';

/** Stops a channel, once the products that go off sale with it were named; or uses it again. */
export const useChannelStatus = (onChanged: () => void) => {
  const { t } = useTranslation(['opsProducts', 'shared']);
  const { ask, dialog } = useConfirm();
  const { mutateAsync } = useSend(setChannelStatus);
  const set = async (
    { id, revision }: ChannelView,
    status: ChannelView['status'],
    productIds: string[],
  ) => {
    const body = { id, revision, status, productIds };
    const done = await mutateAsync({ body }).then(
      () => true,
      () => false,
    );
    if (done) say('success', t(`channels.status.${status}.done`));
    onChanged();
  };
  const stop = async (channel: ChannelView) => {
    const products = await request(listChannelProducts, { query: { id: channel.id } });
    const names = products.map(({ name, code }) => `${name} ${code}`).join(t('shared:list.comma'));
    const agreed = await ask({
      title: t('channels.stop.title', { code: channel.code }),
      text:
        products.length > 0
          ? t('channels.stop.products', { count: products.length, names })
          : t('channels.stop.none'),
      yes: t('channels.stop'),
      danger: true,
    });
    if (agreed)
      await set(
        channel,
        'stopped',
        products.map(({ id }) => id),
      );
  };
  const use = (channel: ChannelView) => set(channel, 'inUse', []);
  return { stop, use, dialog };
};
