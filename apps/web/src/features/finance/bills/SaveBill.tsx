import { type Bill, billDownload } from '@alpaca/contract';
import { DownloadOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/api/saveFile.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';

/** Saves a month's statement. */
export const SaveBill = ({ bill, format }: { bill: Bill; format: 'pdf' | 'xlsx' }) => {
  const { t } = useTranslation('finance');
  const { month, currency } = bill;
  return (
    <ActionButton
      size="small"
      icon={<DownloadOutlined />}
      aria-label={t(`bill.save.${format}`, { month })}
      onClick={() => saveFile(billDownload, { query: { month, currency, format } })}
    >
      {t(`bill.${format}`)}
    </ActionButton>
  );
};
