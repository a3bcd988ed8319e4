import { addSku, editSku, inCurrency, type Request, SkuForm, type SkuView } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { useSend } from '../../shared/api/useSend.ts';
import { FormDialog } from '../../shared/feedback/dialogs/FormDialog.tsx';
import { CountrySelect } from '../../shared/inputs/CountrySelect.tsx';
import { CurrencySelect } from '../../shared/inputs/CurrencySelect.tsx';
import { DecimalInput } from '../../shared/inputs/DecimalInput.tsx';
import { DictSelect } from '../../shared/inputs/DictSelect.tsx';
import { NumberInput } from '../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../shared/inputs/TextInput.tsx';
import { fillWithTheirs } from '../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../shared/revision/useEdit.tsx';
import { say } from '../../shared/store/notice.ts';
import { HsInput } from '../rates/index.ts';
import styles from './Declarations.module.css';
import { filled } from './filled.ts';

interface Props {
  open: boolean;
  /** Which to change; null adds one. */
  sku: SkuView | null;
  onClose: () => void;
  onSaved: () => void;
}

const shape: Readonly<Record<string, z.ZodMiniType>> = SkuForm.shape;
const ruleOf = (name: Name, currency: unknown) => {
  const schema = shape[name] as z.ZodMiniType;
  return schemaRule(name === 'value' ? inCurrency(schema, currency) : schema);
};
const initial = {
  declareUnit: 'PCS',
  madeCountry: 'CN',
  cargoProperty: 'general',
  currency: 'USD',
};

const inputs = {
  sku: <TextInput autoComplete="off" />,
  goodsName: <TextInput autoComplete="off" />,
  goodsNameEn: <TextInput autoComplete="off" />,
  value: <DecimalInput fill decimals={2} />,
  currency: <CurrencySelect allowClear={false} />,
  hsCode: <HsInput />,
  declareUnit: <TextInput autoComplete="off" />,
  weight: <NumberInput decimals={3} unit="kg" />,
  cargoProperty: <DictSelect code="cargo_property" allowClear={false} />,
  madeCountry: <CountrySelect allowClear={false} />,
  textureName: <TextInput autoComplete="off" />,
  textureNameEn: <TextInput autoComplete="off" />,
  productIdentifier: <TextInput autoComplete="off" />,
  goodsLink: <TextInput autoComplete="off" inputMode="url" />,
};
type Name = keyof typeof inputs;
type Body = Request<typeof addSku>['body'];

export const SkuDialog = ({ open, sku, onClose, onSaved }: Props) => {
  const { t } = useTranslation(['declarations', 'orders']);
  const [form] = Form.useForm<Body>();
  const currency = Form.useWatch('currency', form);
  const options = {
    meta: { quiet: true },
    onSuccess: () => {
      say('success', t(sku ? 'skus.saved' : 'skus.added'));
      onSaved();
      onClose();
    },
  };
  const add = useSend(addSku, options);
  const label = (name: Name) => (name === 'currency' ? t('currency') : t(`orders:goods.${name}`));
  const edit = useEdit(
    editSku,
    {
      label: (field) => label(field as Name),
      onTheirs: fillWithTheirs(form, onSaved),
    },
    options,
  );
  const save = (values: Body) => {
    const body = filled(values);
    if (sku) edit.mutate({ body: { id: sku.id, revision: sku.revision, ...body } });
    else add.mutate({ body });
  };
  return (
    <FormDialog
      long
      open={open}
      title={t(sku ? 'skus.edit' : 'skus.add')}
      width={760}
      form={form}
      initial={sku ?? initial}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      <div className={styles.grid}>
        {(Object.keys(inputs) as Name[]).map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={label(name)}
            className={name === 'goodsLink' ? (styles.wide ?? '') : ''}
            dependencies={name === 'value' ? ['currency'] : []}
            rules={[ruleOf(name, currency)]}
          >
            {inputs[name]}
          </Form.Item>
        ))}
      </div>
    </FormDialog>
  );
};
