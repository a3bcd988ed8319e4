import { constants } from '@alpaca/contract';
import { CopyOutlined } from '@ant-design/icons';
import { Button, Form, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { say } from '../../shared/store/notice.ts';
import { ParcelFields } from '../quotes/ParcelFields.tsx';
import { freshParcel, type ParcelValues } from '../quotes/parcel.ts';

interface Props {
  at: number;
  onAt: (index: number) => void;
  onRemove: (index: number) => void;
}

const RuleName = ({ index }: { index: number }) => {
  const { t } = useTranslation('trial');
  const rule: ParcelValues | undefined = Form.useWatch(['rules', index]);
  const grams = (rule?.boxes ?? []).reduce(
    (sum, box) => sum + Math.round((box?.weight ?? 0) * 1000) * (box?.count ?? 1),
    0,
  );
  if (!rule?.countryCode || grams === 0) return t('single.rule', { no: index + 1 });
  return t('single.ruleAt', { country: rule.countryCode, kg: grams / 1000 });
};

/** Up to twenty parcels, each on a tab of its own. */
export const RuleTabs = ({ at, onAt, onRemove }: Props) => {
  const { t } = useTranslation(['trial', 'verify']);
  const form = Form.useFormInstance();
  return (
    <Form.List name="rules">
      {(fields, { add, remove }) => {
        const put = (parcel: ParcelValues) => {
          if (fields.length >= constants.trialRulesMax) {
            say('warning', t('verify:web.verify.35'));
            return;
          }
          add(parcel);
          onAt(fields.length);
        };
        const drop = (index: number) => {
          remove(index);
          onRemove(index);
          if (at >= index && at > 0) onAt(at - 1);
        };
        const copy = (
          <Button
            size="small"
            type="text"
            icon={<CopyOutlined />}
            onClick={() => put(structuredClone(form.getFieldValue(['rules', at])))}
          >
            {t('single.copy')}
          </Button>
        );
        return (
          <Tabs
            type="editable-card"
            aria-label={t('single.rules')}
            locale={{
              addAriaLabel: t('single.addRule'),
              removeAriaLabel: t('single.removeRule'),
            }}
            activeKey={String(fields[at]?.key ?? fields[0]?.key)}
            onChange={(key) => onAt(fields.findIndex((field) => String(field.key) === key))}
            onEdit={(target, action) =>
              action === 'add'
                ? put(freshParcel())
                : drop(fields.findIndex((field) => String(field.key) === target))
            }
            tabBarExtraContent={copy}
            items={fields.map(({ key, name }) => ({
              key: String(key),
              label: <RuleName index={name} />,
              closable: fields.length > 1,
              // What stands on another tab is sent and checked too.
              forceRender: true,
              children: <ParcelFields place={{ path: [name], root: ['rules', name] }} />,
            }))}
          />
        );
      }}
    </Form.List>
  );
};
