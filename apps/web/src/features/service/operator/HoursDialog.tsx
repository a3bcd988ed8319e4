import {
  getServiceHours,
  type OfficeDays,
  type ServiceHours,
  saveServiceHours,
  type WeekDay,
  weekDays,
} from '@alpaca/contract';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { say } from '../../../shared/store/notice.ts';
import { useTenant } from '../../../shared/store/tenant.ts';
import styles from './HoursDialog.module.css';

interface Day {
  isOpen: boolean;
  from: string;
  to: string;
}

interface Values {
  days: Record<WeekDay, Day>;
  closedZh: string;
  closedEn: string;
}

// What a day begins as that nobody has set.
const usual = { from: '09:00', to: '18:00' };

const eachDay = <T,>(of: (day: WeekDay) => T) =>
  Object.fromEntries(weekDays.map((day) => [day, of(day)])) as Record<WeekDay, T>;

const valuesOf = ({ days, closedZh = '', closedEn = '' }: ServiceHours): Values => ({
  days: eachDay((day) => ({ ...usual, ...days[day], isOpen: days[day] !== null })),
  closedZh,
  closedEn,
});

const daysOf = ({ days }: Values): OfficeDays =>
  eachDay((day) => {
    const { isOpen, from, to } = days[day];
    return isOpen ? { from, to } : null;
  });

const DayFields = ({ day }: { day: WeekDay }) => {
  const { t } = useTranslation('opsService');
  const name = t(`day.${day}`);
  const isOpen = Form.useWatch(['days', day, 'isOpen']) as boolean | undefined;
  return (
    <div className={styles.day}>
      <Form.Item name={['days', day, 'isOpen']} valuePropName="checked" noStyle>
        <Checkbox>{name}</Checkbox>
      </Form.Item>
      <Form.Item name={['days', day, 'from']} noStyle>
        <Input
          type="time"
          required
          disabled={!isOpen}
          aria-label={t('hours.from', { day: name })}
        />
      </Form.Item>
      <Form.Item name={['days', day, 'to']} noStyle>
        <Input type="time" required disabled={!isOpen} aria-label={t('hours.to', { day: name })} />
      </Form.Item>
    </div>
  );
};

interface Props {
  open: boolean;
  onClose: () => void;
}

/** When customer service answers, day by day, and what merchants read outside of it. */
const HoursForm = ({ hours, open, onClose }: Props & { hours: ServiceHours }) => {
  const { t } = useTranslation('opsService');
  const [form] = Form.useForm<Values>();
  const { tenant } = useTenant();
  const send = useSend(saveServiceHours, {
    meta: { quiet: 'fields' },
    onSuccess: () => {
      say('success', t('hours.saved'));
      onClose();
    },
  });
  const { closedZh, closedEn } = saveServiceHours.body.shape;
  return (
    <FormDialog
      {...{ open, form, onClose }}
      title={t('hours.title')}
      width={520}
      initial={valuesOf(hours)}
      sends={[send]}
      error={send.error}
      onSave={(values) => {
        const { closedZh, closedEn } = values;
        const body = { revision: hours.revision, days: daysOf(values), closedZh, closedEn };
        send.mutate({ body });
      }}
    >
      <p className={styles.hint}>{t('hours.hint', { zone: tenant?.zone ?? '' })}</p>
      <div className={styles.days}>
        {weekDays.map((day) => (
          <DayFields key={day} day={day} />
        ))}
      </div>
      <Form.Item name="closedZh" label={t('hours.closedZh')} rules={[schemaRule(closedZh)]}>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
      </Form.Item>
      <Form.Item name="closedEn" label={t('hours.closedEn')} rules={[schemaRule(closedEn)]}>
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
      </Form.Item>
    </FormDialog>
  );
};

/** The form as the hours stand when it opens: never one that was kept from before. */
export const HoursDialog = ({ open, onClose }: Props) => {
  const { data, isFetching } = useCall(
    getServiceHours,
    {},
    { enabled: open, staleTime: 0, gcTime: 0 },
  );
  if (!data || (open && isFetching)) return null;
  return <HoursForm {...{ open, onClose }} hours={data} />;
};
