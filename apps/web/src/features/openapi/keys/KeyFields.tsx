import { ApiKeyForm, type ApiKeyView, apiKeyModes } from '@alpaca/contract';
import { Form, type FormRule, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { NumberList } from '../../../shared/inputs/NumberList.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { dayMissing, ExpiryInput } from './ExpiryInput.tsx';
import { ScopeChecklist } from './ScopeChecklist.tsx';
import { networksMost, wrongAddress } from './wrongAddress.ts';

const { name, scopes } = ApiKeyForm.shape;

const ModeField = () => {
  const { t } = useTranslation('openapi');
  const mode = Form.useWatch<ApiKeyForm['mode']>('mode') ?? 'live';
  return (
    <Form.Item name="mode" label={t('field.mode')} extra={t(`mode.${mode}Hint`)}>
      <Radio.Group options={apiKeyModes.map((value) => ({ value, label: t(`mode.${value}`) }))} />
    </Form.Item>
  );
};

/** All that is said of a key; what a key there is already is for, live or test, stays. */
export const KeyFields = ({ of }: { of: ApiKeyView | null }) => {
  const { t } = useTranslation('openapi');
  const addressRule: FormRule = {
    validator: async (_, addresses: string[] | undefined) => {
      const address = wrongAddress(addresses);
      if (address !== undefined) throw new Error(t('form.addressWrong', { address }));
    },
  };
  const expiryRule: FormRule = {
    validator: async (_, time: string | null | undefined) => {
      if (time === dayMissing) throw new Error(t('form.dayMissing'));
    },
  };
  return (
    <>
      <Form.Item
        name="name"
        label={t('field.name')}
        extra={t('form.nameHint')}
        rules={[schemaRule(name)]}
      >
        <TextInput autoComplete="off" />
      </Form.Item>
      {!of && <ModeField />}
      <Form.Item
        name="scopes"
        label={t('field.scopes')}
        extra={t('form.scopesHint')}
        rules={[schemaRule(scopes)]}
      >
        <ScopeChecklist label={t('field.scopes')} kept={of?.scopes} />
      </Form.Item>
      <Form.Item name="expireTime" label={t('field.expireTime')} rules={[expiryRule]}>
        <ExpiryInput />
      </Form.Item>
      <Form.Item
        name="addresses"
        label={t('field.addresses')}
        extra={t('form.addressesHint')}
        validateTrigger="onBlur"
        rules={[addressRule]}
      >
        <NumberList max={networksMost} rows={2} placeholder="203.0.113.0/24" />
      </Form.Item>
    </>
  );
};
