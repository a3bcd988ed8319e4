import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import styles from './AddressForm.module.css';
import { FieldInput } from './FieldInput.tsx';
import { dependencies, neededIn, rulesOf } from './fieldRules.ts';
import type { FieldSpec, SectionSpec } from './fields.ts';

interface Props {
  sections: readonly SectionSpec[];
  /** The contract's rule of each field. */
  rules: Readonly<Record<string, z.ZodMiniType>>;
  tags?: readonly string[];
  /** Fields that were guessed from a pasted text. */
  unsure: ReadonlySet<string>;
}

const classOf = ({ wide }: FieldSpec, guessed: boolean) =>
  [wide && styles.wide, guessed && styles.unsure].filter(Boolean).join(' ');

/** An address's fields in groups, as items of the form around them. */
export const AddressFields = ({ sections, rules, tags = [], unsure }: Props) => {
  const { t } = useTranslation('addresses');
  const country = Form.useWatch<string | undefined>('countryCode');
  return sections.map(({ title, fields }) => (
    <fieldset key={title} className={styles.section}>
      <legend className={styles.legend}>{t(`section.${title}`)}</legend>
      <div className={styles.grid}>
        {fields.map((spec) => (
          <Form.Item
            key={spec.name}
            name={spec.name}
            label={t(`field.${spec.name as 'name'}`)}
            className={classOf(spec, unsure.has(spec.name))}
            rules={rulesOf(spec.name, rules[spec.name] as z.ZodMiniType)}
            dependencies={[...(dependencies[spec.name] ?? [])]}
            {...(neededIn(spec.name, country) && { required: true })}
            {...(unsure.has(spec.name) && { extra: t('paste.unsure') })}
          >
            <FieldInput spec={spec} tags={tags} />
          </Form.Item>
        ))}
      </div>
    </fieldset>
  ));
};
