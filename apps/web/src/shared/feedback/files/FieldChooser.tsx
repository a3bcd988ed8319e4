import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Transfer.module.css';

export interface ExportField {
  key: string;
  label: string;
  /** Fields of one group stand together. */
  group?: string;
}

interface Props {
  fields: readonly ExportField[];
  chosen: readonly string[];
  onChange: (keys: readonly string[]) => void;
}

/** Which fields a file shall have, all or some, by group. */
export const FieldChooser = ({ fields, chosen, onChange }: Props) => {
  const { t } = useTranslation('shared');
  const groups = [...new Set(fields.map(({ group = '' }) => group))];
  const all = chosen.length === fields.length;
  return (
    <div>
      <Checkbox
        checked={all}
        indeterminate={!all && chosen.length > 0}
        onChange={() => onChange(all ? [] : fields.map(({ key }) => key))}
      >
        {t('export.all', { chosen: chosen.length, total: fields.length })}
      </Checkbox>
      {groups.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{group || t('export.fields')}</legend>
          {fields
            .filter((field) => (field.group ?? '') === group)
            .map(({ key, label }) => (
              <Checkbox
                key={key}
                checked={chosen.includes(key)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
                }
              >
                {label}
              </Checkbox>
            ))}
        </fieldset>
      ))}
    </div>
  );
};
