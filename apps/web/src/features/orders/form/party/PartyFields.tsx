import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelled } from '../../../../shared/inputs/schemaRule.ts';
import { AddressFields, sections } from '../../../addresses/index.ts';
import { type Issues, partyShape } from '../../model/issues.ts';
import type { Party, Side } from '../../model/values.ts';
import styles from './Party.module.css';

interface Props {
  side: Side;
  party: Party;
  unsure: ReadonlySet<string>;
  /** What the server or a try to submit found. */
  words: Issues;
  onChange: (party: Party) => void;
}

const partsOf = (side: Side) => {
  const own = sections[side]
    .map((section) => ({
      ...section,
      fields: section.fields.filter(({ name }) => name in partyShape(side)),
    }))
    .filter(({ fields }) => fields.length > 0);
  const isFirst = ({ title }: { title: string }) => title === 'contact' || title === 'place';
  return { first: own.filter(isFirst), more: own.filter((section) => !isFirst(section)) };
};
const parts = { shipper: partsOf('shipper'), consignee: partsOf('consignee') };

/** The fields of a party, as the address book has them. */
export const PartyFields = ({ side, party, unsure, words, onChange }: Props) => {
  const { t } = useTranslation(['orders', 'addresses']);
  const [form] = Form.useForm<Record<string, string>>();
  const { first, more } = parts[side];
  const isFilled = more.some(({ fields }) => fields.some(({ name }) => party[name]));
  const [open, setOpen] = useState(isFilled);
  const id = useId();
  const rules = partyShape(side);
  useEffect(() => {
    form.setFields(
      Object.keys(rules).map((name) => ({
        name,
        errors: words[name] ? [labelled(words[name], t(`addresses:field.${name as 'name'}`))] : [],
      })),
    );
  }, [form, rules, words, t]);
  return (
    <Form
      form={form}
      component={false}
      name={id}
      layout="vertical"
      initialValues={party}
      onValuesChange={(_, all) => onChange(all)}
    >
      <AddressFields sections={first} rules={rules} unsure={unsure} />
      <Button
        type="link"
        size="small"
        className={styles.more ?? ''}
        aria-expanded={open}
        aria-controls={`${id}-more`}
        icon={open ? <UpOutlined /> : <DownOutlined />}
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'party.less' : 'party.more')}
      </Button>
      <div id={`${id}-more`} hidden={!open}>
        <AddressFields sections={more} rules={rules} unsure={unsure} />
      </div>
    </Form>
  );
};
