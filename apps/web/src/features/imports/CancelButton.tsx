import { type ImportView, importMoves } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { cancel, useChangeImport } from './api.ts';

/** Gives an import up, after asking. */
export const CancelButton = ({ view }: { view: ImportView }) => {
  const { t } = useTranslation('imports');
  const { id, status, fileName } = view;
  const { look } = useChangeImport(id);
  return (
    <ActionButton
      disabledReason={importMoves[status].includes('cancel') ? undefined : t(`blocked.${status}`)}
      confirm={{
        title: t('cancel.title'),
        text: t('cancel.text', { name: fileName }),
        yes: t('cancel.yes'),
        danger: true,
      }}
      onClick={async () => {
        await cancel(id);
        await look();
      }}
    >
      {t('action.cancel')}
    </ActionButton>
  );
};
