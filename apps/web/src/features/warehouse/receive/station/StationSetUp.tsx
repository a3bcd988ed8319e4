import { type OwnWarehouse, signIn, text } from '@alpaca/contract';
import { Button, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../shared/feedback/states/EmptyState.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { local } from '../../../../shared/store/shelves.ts';
import styles from '../Receive.module.css';
import { type Station, setStation } from './station.ts';

interface Values {
  warehouseId: string;
  name: string;
}

const nameRule = schemaRule(text(60));
const warehouseRule = schemaRule(signIn.body.shape.warehouseId);

/** Which warehouse and which table this machine stands at: asked once, kept here. */
export const StationSetUp = ({ warehouses }: { warehouses: readonly OwnWarehouse[] }) => {
  const { t } = useTranslation('receive');
  const kept = local.get<Station>('station');
  const [only] = warehouses.length === 1 ? warehouses : [];
  if (warehouses.length === 0) {
    return <EmptyState title={t('setUp.none')} text={t('setUp.noneText')} />;
  }
  const known = warehouses.find(({ id }) => id === kept?.warehouseId);
  const save = ({ warehouseId, name }: Values) => {
    const warehouseName = warehouses.find(({ id }) => id === warehouseId)?.name ?? '';
    setStation({ warehouseId, warehouseName, name: name.trim() });
  };
  return (
    <section className={styles.setUp} aria-label={t('setUp.title')}>
      <div>
        <h2>{t('setUp.title')}</h2>
        <p className={styles.soft}>{t('setUp.text')}</p>
      </div>
      <Form<Values>
        layout="vertical"
        name="station"
        initialValues={{ warehouseId: (known ?? only)?.id, name: kept?.name }}
        onFinish={save}
      >
        <Form.Item name="warehouseId" label={t('setUp.warehouse')} rules={[warehouseRule]}>
          <Select
            options={warehouses.map(({ id, code, name, isOpen }) => ({
              value: id,
              disabled: !isOpen,
              label: isOpen ? `${code} ${name}` : t('setUp.closed', { name }),
            }))}
          />
        </Form.Item>
        <Form.Item name="name" label={t('setUp.name')} rules={[nameRule]}>
          <TextInput maxLength={60} placeholder={t('setUp.nameHint')} />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit">
          {t('setUp.save')}
        </Button>
      </Form>
    </section>
  );
};
