import { labelDownloadTypes, labelFolders, papersMost, printDocuments } from '@alpaca/contract';
import { Checkbox, Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Download.module.css';
import { canWait, type Wanted } from './wanted.ts';

const someOf =
  (words: string) =>
  async (_: unknown, chosen: readonly unknown[] = []) => {
    if (chosen.length === 0) throw new Error(words);
  };

/** How the pages come: in which files, which documents, and when. */
export const HowPacked = ({ count }: { count: number | undefined }) => {
  const { t } = useTranslation(['labelSets', 'papers', 'shared']);
  const by = Form.useWatch<Wanted['by'] | undefined>('by');
  const waits = canWait(count);
  return (
    <fieldset className={styles.part}>
      <legend>{t('how.title')}</legend>
      <Form.Item name="by" label={t('how.by')}>
        <Radio.Group className={styles.choices ?? ''}>
          {labelDownloadTypes.map((type) => (
            <Radio key={type} value={type}>
              {t(`by.${type}`)}
              <small className={styles.hint}>{t(`by.${type}Hint`)}</small>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      {by !== 'all' && (
        <Form.Item name="folders" label={t('how.folders')}>
          <Radio.Group
            options={labelFolders.map((value) => ({ value, label: t(`folders.${value}`) }))}
          />
        </Form.Item>
      )}
      <Form.Item
        name="documents"
        label={t('how.documents')}
        // Not `required`: a group of boxes can't be said to be.
        rules={[{ validator: someOf(t('how.noDocuments')) }]}
      >
        <Checkbox.Group
          className={styles.documents ?? ''}
          options={printDocuments.map((value) => ({
            value,
            label: t(`papers:document.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="when"
        label={t('how.when')}
        extra={waits ? undefined : t('how.tooManyToWait', { most: papersMost })}
      >
        <Radio.Group
          options={[
            { value: 'later', label: t('when.later') },
            { value: 'now', label: t('when.now'), disabled: !waits },
          ]}
        />
      </Form.Item>
    </fieldset>
  );
};
