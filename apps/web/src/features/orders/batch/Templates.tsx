import {
  getExcelUrl,
  getMultipleExcelUrl,
  getSimpleExcelUrl,
  type OrderTemplate,
} from '@alpaca/contract';
import { DownloadOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { downloadLink } from '../../../shared/api/download.ts';
import { request } from '../../../shared/api/request.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import styles from './Batch.module.css';

const calls = {
  batch: getExcelUrl,
  small: getSimpleExcelUrl,
  large: getMultipleExcelUrl,
} as const satisfies Record<OrderTemplate, unknown>;
const templates = Object.keys(calls) as OrderTemplate[];

const fetchTemplate = async (template: OrderTemplate) => {
  const { url } = await request(calls[template]);
  downloadLink(url);
};

/** The sheets to fill in. */
export const Templates = () => {
  const { t } = useTranslation('orderBatch');
  return (
    <fieldset className={styles.templates} aria-label={t('template.label')}>
      {templates.map((template) => (
        <ActionButton
          key={template}
          icon={<DownloadOutlined />}
          onClick={() => fetchTemplate(template)}
        >
          {t(`template.${template}`)}
        </ActionButton>
      ))}
    </fieldset>
  );
};
