import { type ImportView, mapImport } from '@alpaca/contract';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../shared/api/useSend.ts';
import { StatusTag } from '../../shared/feedback/values/StatusTag.tsx';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { useChangeImport } from './api.ts';
import { CancelButton } from './CancelButton.tsx';
import styles from './Imports.module.css';
import { KnownSheetName } from './KnownSheet.tsx';
import { assigned, type Mapping, missingFields, offeredFields, samplesOf } from './mapping.ts';

interface Props {
  view: ImportView;
  onMapped: () => void;
  /** Back to the rows, where they have been mapped before. */
  onBack: (() => void) | undefined;
}

/** Which field each heading of the file stands for. */
export const MappingStep = ({ view, onMapped, onBack }: Props) => {
  const { t } = useTranslation('imports');
  const { id, fields, headers, preview } = view;
  const [mapping, setMapping] = useState<Mapping>(view.mapping);
  const { look } = useChangeImport(id);
  const send = useSend(mapImport);
  const offered = offeredFields(fields, view.mapping);
  const missing = missingFields(fields, mapping, view.known);
  const names = missing.map(({ label }) => label).join(t('comma'));

  const confirm = async () => {
    await send.mutateAsync({ body: { id, mapping: [...mapping] } }).then(onMapped, () => {});
    await look();
  };
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('mapping.title')}</h2>
      <p className={styles.soft}>{t('mapping.text', { name: view.fileName })}</p>
      <KnownSheetName view={view} />
      <p className={styles.missing} role="status" data-none={missing.length === 0}>
        {missing.length > 0 ? t('mapping.missing', { names }) : t('mapping.complete')}
      </p>
      <div className={styles.scroll}>
        <table className={styles.mapping}>
          <thead>
            <tr>
              <th scope="col">{t('mapping.heading')}</th>
              <th scope="col">{t('mapping.samples')}</th>
              <th scope="col">{t('mapping.field')}</th>
            </tr>
          </thead>
          <tbody>
            {headers.map((header, column) => {
              const field = mapping[column] ?? null;
              const guessed = field !== null && field === view.mapping[column];
              const label = header || t('mapping.noHeading', { column: column + 1 });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a file may have one heading twice
                <tr key={column}>
                  <th scope="row">{label}</th>
                  <td className={styles.samples}>
                    {samplesOf(preview, column).join(t('mapping.between')) || '--'}
                  </td>
                  <td>
                    <div className={styles.choice}>
                      <Select
                        className={styles.select ?? ''}
                        aria-label={t('mapping.choose', { header: label })}
                        value={field}
                        allowClear
                        showSearch={{ optionFilterProp: 'label' }}
                        placeholder={t('mapping.leaveOut')}
                        onChange={(next) => setMapping(assigned(mapping, column, next ?? null))}
                        options={offered.map(({ name, label, required }) => ({
                          value: name,
                          label: required ? `${label} *` : label,
                        }))}
                      />
                      {guessed && <StatusTag kind="info">{t('mapping.guessed')}</StatusTag>}
                    </div>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className={styles.buttons}>
        <ActionButton
          type="primary"
          disabledReason={missing.length > 0 ? t('mapping.missing', { names }) : undefined}
          onClick={confirm}
        >
          {t('mapping.confirm')}
        </ActionButton>
        {onBack ? (
          <Button onClick={onBack}>{t('mapping.back')}</Button>
        ) : (
          <CancelButton view={view} />
        )}
      </div>
    </section>
  );
};
