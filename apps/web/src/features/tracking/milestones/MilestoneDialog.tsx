import {
  addMilestone,
  correctMilestone,
  type Milestone,
  type MilestoneKind,
  milestoneKinds,
  milestoneScopes,
} from '@alpaca/contract';
import { Button, DatePicker, Form, Segmented, Select } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { useConfirm } from '../../../shared/feedback/dialogs/useConfirm.tsx';
import { CountrySelect } from '../../../shared/inputs/CountrySelect.tsx';
import { wireFormat } from '../../../shared/inputs/dateRange.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { say } from '../../../shared/store/notice.ts';
import type { Batch } from './Milestones.tsx';

interface Values {
  kind: MilestoneKind;
  scope: Milestone['scope'];
  bagId?: string;
  statedTime: string;
  countryCode?: string;
  place?: string;
  note?: string;
}

interface Props {
  open: boolean;
  /** Null: one to be added. */
  of: Milestone | null;
  batch: Batch;
  onClose: () => void;
  onChanged: () => void;
}

const moment = {
  getValueProps: (value: string | undefined) => ({ value: value ? dayjs(value) : null }),
  normalize: (value: dayjs.Dayjs | null) => value?.format(wireFormat),
};

const initialOf = (of: Milestone | null): Partial<Values> => {
  if (!of) return { kind: 'departed', scope: 'batch' };
  const { kind, scope, statedTime, countryCode, place, note } = of;
  return { kind, scope, statedTime, place, note, ...(countryCode && { countryCode }) };
};

/** Whom a new one is told of. */
const Whom = ({ batch }: { batch: Batch }) => {
  const { t } = useTranslation('milestones');
  const scope = Form.useWatch('scope');
  return (
    <>
      <Form.Item name="scope" label={t('field.scope')}>
        <Segmented
          aria-label={t('field.scope')}
          options={milestoneScopes.map((value) => ({
            value,
            label: t(`scope.${value}`),
            disabled: value === 'master' && batch.masterNo === '',
            ...(value === 'master' && batch.masterNo === '' && { tooltip: t('noMaster') }),
          }))}
        />
      </Form.Item>
      {scope === 'bag' && (
        <Form.Item
          name="bagId"
          label={t('field.bag')}
          rules={[{ required: true, message: t('bagMissing') }]}
        >
          <Select options={batch.bagList.map(({ id, bagNo }) => ({ value: id, label: bagNo }))} />
        </Form.Item>
      )}
    </>
  );
};

/** Something that happened on the way: told of for the first time, or otherwise than before. */
export const MilestoneDialog = ({ open, of, batch, onClose, onChanged }: Props) => {
  const { t } = useTranslation('milestones');
  const [form] = Form.useForm<Values>();
  const { ask, dialog } = useConfirm();
  const done = (text: string) => {
    say('success', text);
    onChanged();
    onClose();
  };
  const add = useSend(addMilestone, { meta: { quiet: true }, onSuccess: () => done(t('saved')) });
  // Somebody else was faster: what they said is shown behind.
  const correct = useSend(correctMilestone, { meta: { quiet: true }, onError: onChanged });
  const save = ({ kind, scope, bagId, ...at }: Values) =>
    of
      ? correct.mutate(
          { body: { ...at, id: of.id, revision: of.revision } },
          { onSuccess: () => done(t('done')) },
        )
      : add.mutate({
          body: {
            ...at,
            batchId: batch.id,
            kind,
            scope,
            ...(scope === 'bag' && bagId && { bagId }),
          },
        });
  const withdraw = async (one: Milestone) => {
    const text = t('withdrawText', { count: one.parcels });
    if (!(await ask({ title: t('withdrawTitle'), text, yes: t('withdraw') }))) return;
    const { id, revision, statedTime } = one;
    correct.mutate(
      { body: { id, revision, statedTime, isWithdrawn: true } },
      { onSuccess: () => done(t('withdrawn')) },
    );
  };
  return (
    <>
      <FormDialog
        open={open}
        title={of ? t('correctTitle', { kind: t(`kind.${of.kind}`) }) : t('addTitle')}
        width={480}
        form={form}
        initial={initialOf(of)}
        focusOn={of ? 'statedTime' : 'kind'}
        sends={[add, correct]}
        error={add.error ?? correct.error}
        onSave={save}
        onClose={onClose}
      >
        {!of && (
          <>
            <Form.Item name="kind" label={t('field.kind')}>
              <Select
                options={milestoneKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
              />
            </Form.Item>
            <Whom batch={batch} />
          </>
        )}
        <Form.Item
          name="statedTime"
          label={t('field.statedTime')}
          rules={[{ required: true, message: t('timeMissing') }]}
          {...moment}
        >
          <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
        </Form.Item>
        <Form.Item name="countryCode" label={t('field.countryCode')}>
          <CountrySelect allowClear />
        </Form.Item>
        <Form.Item name="place" label={t('field.place')}>
          <TextInput maxLength={100} placeholder={t('placeHint')} />
        </Form.Item>
        <Form.Item name="note" label={t('field.note')}>
          <TextInput maxLength={200} placeholder={t('noteHint')} />
        </Form.Item>
        {of && (
          <Button danger onClick={() => void withdraw(of)}>
            {t('withdraw')}
          </Button>
        )}
      </FormDialog>
      {dialog}
    </>
  );
};
