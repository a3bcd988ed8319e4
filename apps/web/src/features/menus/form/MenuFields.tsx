import { type MenuDraftEntry, MenuForm, type MenuType, userKinds } from '@alpaca/contract';
import { Checkbox, Form, type GetProps, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { useMenuWords } from '../useMenuWords.ts';
import { IconField } from './IconField.tsx';
import styles from './MenuFields.module.css';
import { typesBelow } from './menuForm.ts';
import { ComponentField, RedirectField } from './PageFields.tsx';
import { PermissionField } from './PermissionField.tsx';

const { shape } = MenuForm;

interface Props {
  /** Null: a new one. */
  entry: MenuDraftEntry | null;
  below: MenuDraftEntry | null;
  entries: readonly MenuDraftEntry[];
}

const flagsOf: Readonly<
  Record<MenuType, readonly ('hidden' | 'keepAlive' | 'alwaysShow' | 'isRoute' | 'itOnly')[]>
> = {
  group: ['hidden', 'alwaysShow', 'isRoute', 'itOnly'],
  page: ['hidden', 'keepAlive', 'isRoute', 'itOnly'],
  link: ['hidden', 'itOnly'],
  button: ['itOnly'],
};

const Names = () => {
  const { t } = useTranslation('menus');
  return (
    <div className={styles.names}>
      {(['nameZh', 'nameEn', 'nameThird'] as const).map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={t(`field.${name}`)}
          rules={[schemaRule(shape[name])]}
        >
          <TextInput />
        </Form.Item>
      ))}
    </div>
  );
};

const Flags = ({ type }: { type: MenuType }) => {
  const { t } = useTranslation('menus');
  return (
    <div className={styles.flags}>
      {flagsOf[type].map((name) => (
        <Form.Item key={name} name={name} valuePropName="checked" extra={t(`hint.${name}`)}>
          <Checkbox>{t(`field.${name}`)}</Checkbox>
        </Form.Item>
      ))}
    </div>
  );
};

type KindsProps = GetProps<typeof Checkbox.Group> & { 'aria-required'?: boolean };

/** A group of boxes may not say that it is required, which a form says of whatever it holds. */
const Kinds = ({ 'aria-required': _, ...rest }: KindsProps) => <Checkbox.Group {...rest} />;

/** All that an entry says, by its type. */
export const MenuFields = ({ entry, below, entries }: Props) => {
  const { t } = useTranslation('menus');
  const { typeText } = useMenuWords();
  const form = Form.useFormInstance();
  const type: MenuType =
    Form.useWatch('type', { form, preserve: true }) ?? entry?.type ?? typesBelow(below)[0];
  const types = entry ? [entry.type] : typesBelow(below);
  const others = entries.filter(({ id }) => id !== entry?.id);
  return (
    <>
      <Form.Item name="type" label={t('field.type')} extra={t(`typeHint.${type}`)} required>
        <Radio.Group
          optionType="button"
          options={types.map((value) => ({ value, label: typeText(value) }))}
        />
      </Form.Item>
      <Names />
      {type === 'page' && <ComponentField others={others} />}
      {type === 'link' && (
        <Form.Item name="url" label={t('field.url')} rules={[schemaRule(shape.url)]} required>
          <TextInput />
        </Form.Item>
      )}
      {(type === 'page' || type === 'button') && (
        <PermissionField id={entry?.id} stored={entry?.permission} />
      )}
      {type === 'group' && <RedirectField others={others} />}
      {type !== 'button' && <IconField />}
      <Form.Item name="kinds" label={t('field.kinds')} rules={[schemaRule(shape.kinds)]} required>
        <Kinds options={userKinds.map((value) => ({ value, label: t(`kind.${value}`) }))} />
      </Form.Item>
      <Flags type={type} />
    </>
  );
};
