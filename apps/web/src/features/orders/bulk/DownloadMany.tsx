import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type LabelsWanted, labelsPath } from '../../../shared/paths/labels.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';

// As many as one call names.
const most = 1000;

/** Leads to the labels of the chosen orders, as files. */
export const DownloadMany = ({ orderIds }: Required<LabelsWanted>) => {
  const { t } = useTranslation('orderList');
  const navigate = useNavigate();
  return (
    <ActionButton
      size="small"
      permission="order:labels"
      disabledReason={orderIds.length > most ? t('bulk.tooMany', { most }) : undefined}
      onClick={() => void navigate(labelsPath, { state: { orderIds } satisfies LabelsWanted })}
    >
      {t('bulk.labels')}
    </ActionButton>
  );
};
