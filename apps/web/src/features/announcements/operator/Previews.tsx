import { Form, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTenant } from '../../../shared/store/tenant.ts';
import { NoticeText } from '../NoticeText.tsx';
import styles from './Announcements.module.css';
import type { FormValues } from './formValues.ts';

/** The announcement as its readers will see it, by the same rules. */
export const Previews = ({ form }: { form: FormInstance<FormValues> }) => {
  const { t } = useTranslation('announcements');
  const values = Form.useWatch((all: FormValues) => all, { form, preserve: true });
  const { tenant } = useTenant();
  if (!values) return null;
  const common = { priority: values.priority, sendTime: values.startTime ?? t('preview.time') };
  return (
    <div className={styles.previews}>
      <section className={styles.preview} aria-label={t('tab.zh')}>
        <NoticeText
          notice={{
            ...common,
            title: values.titleZh,
            sender: tenant?.companyName ?? '',
            msgContent: values.contentZh,
          }}
        />
      </section>
      <section className={styles.preview} aria-label={t('tab.en')}>
        <NoticeText
          notice={{
            ...common,
            title: values.titleEn,
            sender: tenant?.companyNameEn ?? '',
            msgContent: values.contentEn,
          }}
        />
      </section>
    </div>
  );
};
