import { CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  of: 'box' | 'goods';
  no: number;
  /** The only one can't be taken away. */
  single: boolean;
  onCopy: () => void;
  onRemove: () => void;
}

/** What can be done with a line as a whole. */
export const RowButtons = ({ of, no, single, onCopy, onRemove }: Props) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<CopyOutlined />}
        aria-label={t(`${of}.copy`, { no })}
        title={t('rows.copy')}
        onClick={onCopy}
      />
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        aria-label={t(`${of}.remove`, { no })}
        title={t('rows.remove')}
        disabled={single}
        onClick={onRemove}
      />
    </>
  );
};
