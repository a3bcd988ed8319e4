import { getLogMenus, type LogFilter } from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { DateRangeItem } from '../../../shared/inputs/DateRangeItem.tsx';
import { DictSelect } from '../../../shared/inputs/DictSelect.tsx';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { PersonInput } from '../PersonInput.tsx';

const MenuSelect = (props: { id?: string; value?: string; onChange?: (menu: string) => void }) => {
  const { t } = useTranslation('logs');
  const { data, isPending } = useCall(getLogMenus, {}, { meta: { quiet: true } });
  return (
    <Select
      {...props}
      allowClear
      placeholder={t('any')}
      loading={isPending}
      options={(data ?? []).map(({ value, text }) => ({ value, label: text }))}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
};

const moreNames = ['menu', 'from', 'to', 'words'] as const;

interface Props {
  value: LogFilter;
  onChange: (change: Partial<LogFilter>) => void;
  onSame: () => unknown;
}

/** Whose, about what, of which kind and when. */
export const LogFilters = (props: Props) => {
  const { t } = useTranslation('logs');
  return (
    <FilterForm
      {...props}
      moreNames={moreNames}
      more={
        <>
          <Form.Item name="menu" label={t('field.menu')}>
            <MenuSelect />
          </Form.Item>
          <DateRangeItem label={t('field.time')} names={['from', 'to']} />
          <Form.Item name="words" label={t('field.words')}>
            <RememberedInput code="system.logs.words" placeholder={t('wordsHint')} />
          </Form.Item>
        </>
      }
    >
      <Form.Item name="operator" label={t('field.operator')}>
        <PersonInput />
      </Form.Item>
      <Form.Item name="object" label={t('field.object')}>
        <RememberedInput code="system.logs.object" placeholder={t('objectHint')} />
      </Form.Item>
      <Form.Item name="type" label={t('field.type')}>
        <DictSelect code="log_type" />
      </Form.Item>
    </FilterForm>
  );
};
