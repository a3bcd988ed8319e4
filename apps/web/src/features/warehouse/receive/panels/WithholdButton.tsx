import { givenReasons, receiveParcel } from '@alpaca/contract';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { useKey } from '../../../../shared/scanner/useKey.ts';
import { useKeyed } from '../../../../shared/scanner/useKeyed.ts';
import { table } from '../desk.ts';
import type { Withhold } from '../table/parcel.ts';

const reasonRule = schemaRule(receiveParcel.body.shape.withhold.def.innerType.shape.reason);

/** Put aside for what was seen, with the weight that comes next. */
export const WithholdButton = ({ chosen, onDone }: { chosen: boolean; onDone: () => void }) => {
  const { t } = useTranslation('receive');
  const keyed = useKeyed();
  const [form] = Form.useForm<Withhold>();
  const [open, setOpen] = useState(false);
  const begin = () => {
    table.pause(true);
    setOpen(true);
  };
  const end = () => {
    setOpen(false);
    table.pause(false);
  };
  const drop = () => {
    table.withhold(null);
    onDone();
  };
  useKey('F4', chosen ? drop : begin);
  return (
    <>
      <Button size="large" danger={!chosen} aria-keyshortcuts="F4" onClick={chosen ? drop : begin}>
        {chosen ? t('hand.unhold') : keyed(t('hand.withhold'), 'F4')}
      </Button>
      <FormDialog
        open={open}
        title={t('withhold.title')}
        width={440}
        okText={t('withhold.ok')}
        danger
        form={form}
        focusOn="reason"
        onSave={(values) => {
          table.withhold(values);
          end();
        }}
        onClose={end}
        afterClose={onDone}
      >
        <Form.Item name="reason" label={t('withhold.reason')} rules={[reasonRule]}>
          <Select options={givenReasons.map((value) => ({ value, label: t(`reason.${value}`) }))} />
        </Form.Item>
        <Form.Item name="note" label={t('withhold.note')}>
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 5 }} />
        </Form.Item>
      </FormDialog>
    </>
  );
};
