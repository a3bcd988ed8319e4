import { constants } from '@alpaca/contract';
import { CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { say } from '../../../shared/store/notice.ts';
import { ParcelFields } from '../quotes/ParcelFields.tsx';
import type { ParcelValues } from '../quotes/parcel.ts';
import { RuleName } from './RuleName.tsx';
import styles from './Trial.module.css';

interface Props {
  fresh: () => ParcelValues;
  at: number;
  onAt: (index: number) => void;
  onRemove: (index: number) => void;
}

/** Up to twenty parcels, each on a tab of its own. */
export const RuleTabs = ({ fresh, at, onAt, onRemove }: Props) => {
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
        const drop = () => {
          remove(at);
          onRemove(at);
          onAt(Math.max(0, at - 1));
        };
        return (
          <div className={styles.rules}>
            <Tabs
              aria-label={t('single.rules')}
              activeKey={String(fields[at]?.key ?? fields[0]?.key)}
              onChange={(key) => onAt(fields.findIndex((field) => String(field.key) === key))}
              items={fields.map(({ key, name }) => ({
                key: String(key),
                label: <RuleName index={name} />,
                // What stands on another tab is sent and checked too.
                forceRender: true,
                children: (
                  <ParcelFields withOrigin place={{ path: [name], root: ['rules', name] }} />
                ),
              }))}
            />
            <div className={styles.tools}>
              <Button size="small" icon={<PlusOutlined />} onClick={() => put(fresh())}>
                {t('single.addRule')}
              </Button>
              <Button
                size="small"
                type="text"
                icon={<CopyOutlined />}
                onClick={() => put(structuredClone(form.getFieldValue(['rules', at])))}
              >
                {t('single.copy')}
              </Button>
              {fields.length > 1 && (
                <Button size="small" type="text" icon={<DeleteOutlined />} onClick={drop}>
                  {t('single.removeRule')}
                </Button>
              )}
            </div>
          </div>
        );
      }}
    </Form.List>
  );
};
