import { type MenuDraftEntry, pageKeys } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { needed } from './needed.ts';

interface Props {
  /** The entries of the draft but the one that the form is about. */
  others: readonly MenuDraftEntry[];
}

/** One of our pages, by its page key; each stands in the menu once. */
export const ComponentField = ({ others }: Props) => {
  const { t } = useTranslation('menus');
  const usedBy = new Map(others.map(({ component, name }) => [component, name]));
  return (
    <Form.Item
      name="component"
      label={t('field.component')}
      extra={t('hint.component')}
      rules={[needed]}
    >
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        options={pageKeys.map((key) => {
          const name = usedBy.get(key);
          return {
            value: key,
            label: name ? t('usedBy', { key, name }) : key,
            disabled: name !== undefined,
          };
        })}
      />
    </Form.Item>
  );
};

/** The page that a group's own address leads to. */
export const RedirectField = ({ others }: Props) => {
  const { t } = useTranslation('menus');
  const pages = others.filter(({ type }) => type === 'page');
  return (
    <Form.Item name="redirect" label={t('field.redirect')} extra={t('hint.redirect')}>
      <Select
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        options={pages.map(({ path, name }) => ({ value: path, label: `${name} (${path})` }))}
      />
    </Form.Item>
  );
};
