import { dropVersion } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../../shared/api/useSend.ts';
import { ActionButton } from '../../../../../shared/permission/ActionButton.tsx';
import { say } from '../../../../../shared/store/notice.ts';

/** Deletes a draft, after asking. */
export const DropButton = ({ id, onDropped }: { id: string; onDropped: () => void }) => {
  const { t } = useTranslation('priceSheets');
  const send = useSend(dropVersion, { onSuccess: () => say('success', t('dropped')) });
  return (
    <ActionButton
      size="small"
      danger
      permission="ops:priceSheetEdit"
      confirm={{ title: t('drop.title'), text: t('drop.text'), yes: t('drop'), danger: true }}
      onClick={async () => {
        await send.mutateAsync({ query: { id } }).catch(() => null);
        onDropped();
      }}
    >
      {t('drop')}
    </ActionButton>
  );
};
