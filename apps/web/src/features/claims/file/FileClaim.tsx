import { previewClaim } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/api/errorText.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { Dialog } from '../../../shared/feedback/dialogs/Dialog.tsx';
import { useSearch } from '../../../shared/place/useSearch.ts';
import { FileDialog } from './FileDialog.tsx';

/** The address names an order: a claim about it is filed here. */
export const FileClaim = ({ onFiled }: { onFiled: () => void }) => {
  const { t } = useTranslation('claims');
  const { params, latest, setParams } = useSearch();
  const orderId = params.get('file') ?? '';
  const query = useCall(
    previewClaim,
    { query: { orderId } },
    { enabled: orderId !== '', meta: { quiet: true } },
  );
  const leaveFor = (id?: string) => {
    const next = latest();
    next.delete('file');
    if (id) next.set('id', id);
    setParams(next, { replace: true });
  };
  if (orderId === '') return null;
  if (query.isError) {
    return (
      <Dialog open title={t('file.title')} footer={null} onCancel={() => leaveFor()}>
        <p>{errorText(query.error)}</p>
      </Dialog>
    );
  }
  if (!query.data) return null;
  return (
    <FileDialog
      key={orderId}
      preview={query.data}
      onClose={leaveFor}
      onFiled={(id) => {
        onFiled();
        leaveFor(id);
      }}
    />
  );
};
