import { DownloadOutlined } from '@ant-design/icons';
import type { ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../shared/api/download.ts';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';

interface Props extends Pick<ButtonProps, 'type'> {
  labelKey: string | null;
}

/** Saves the label, once there is one. */
export const LabelButton = ({ labelKey, type = 'default' }: Props) => {
  const { t } = useTranslation('orders');
  return (
    <ActionButton
      type={type}
      icon={<DownloadOutlined />}
      disabledReason={labelKey === null ? t('label.none') : undefined}
      onClick={() => labelKey !== null && downloadFile(labelKey)}
    >
      {t('label.download')}
    </ActionButton>
  );
};
