import {
  askMoreOfClaim,
  type ClaimAct,
  decideClaimOffer,
  refuseClaim,
  settleClaim,
} from '@alpaca/contract';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { ActForm } from './ActForm.tsx';
import { type Acting, useActOn } from './useActOn.ts';

/** Acts that are said in words and nothing else. */
const worded = ['askMore', 'refuse', 'sendBack', 'object'] as const satisfies readonly ClaimAct[];
type WordedAct = (typeof worded)[number];
export const isWorded = (act: ClaimAct): act is WordedAct =>
  (worded as readonly ClaimAct[]).includes(act);

const most = 500;
const rules = [schemaRule(refuseClaim.body.shape.reason)];

/** Why, as the other side reads it. */
export const WordsDialog = ({ act, ...acting }: Acting & { act: WordedAct }) => {
  const { t } = useTranslation('claims');
  const [form] = Form.useForm<{ reason: string }>();
  const done = t(`done.${act}`);
  const askMore = useActOn(askMoreOfClaim, acting, done);
  const refuse = useActOn(refuseClaim, acting, done);
  const sendBack = useActOn(decideClaimOffer, acting, done);
  const object = useActOn(settleClaim, acting, done);
  const { send, seen } = { askMore, refuse, sendBack, object }[act];
  const save = ({ reason }: { reason: string }) => {
    if (act === 'askMore') return askMore.send.mutate({ body: { ...seen, reason } });
    if (act === 'refuse') return refuse.send.mutate({ body: { ...seen, reason } });
    if (act === 'sendBack') return sendBack.send.mutate({ body: { ...seen, act, reason } });
    return object.send.mutate({ body: { ...seen, act, text: reason } });
  };
  return (
    <ActForm
      act={act}
      of={acting}
      form={form}
      send={send}
      focusOn="reason"
      danger={act === 'refuse'}
      onSave={save}
    >
      <Form.Item
        name="reason"
        label={t(`sayLabel.${act}`)}
        extra={t(`sayHint.${act}`)}
        rules={rules}
      >
        <Input.TextArea maxLength={most} autoSize={{ minRows: 3 }} />
      </Form.Item>
    </ActForm>
  );
};
