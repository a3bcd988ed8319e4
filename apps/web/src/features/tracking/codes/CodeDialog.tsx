import {
  listTrackCodes,
  setTrackCode,
  type TrackCode,
  type TrackReason,
  type TrackStage,
  trackCauses,
  trackReasonsByCause,
  trackStages,
} from '@alpaca/contract';
import { Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLookAgain } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { say } from '../../../shared/store/notice.ts';

interface Values {
  stage: TrackStage | 'none';
  reason?: TrackReason;
}

interface Props {
  open: boolean;
  of: TrackCode;
  onClose: () => void;
}

const shown = [listTrackCodes];

/** Says what a carrier's code means: where the parcel is then, and why it stands there. */
export const CodeDialog = ({ open, of, onClose }: Props) => {
  const { t } = useTranslation(['trackCodes', 'tracking']);
  const [form] = Form.useForm<Values>();
  const lookAgain = useLookAgain(shown);
  const set = useSend(setTrackCode, {
    meta: { quiet: true },
    onSuccess: () => {
      say('success', t('trackCodes:saved', { count: of.parcels }));
      lookAgain();
      onClose();
    },
    // Somebody else was faster: what they said is shown behind.
    onError: lookAgain,
  });
  const { carrier, code, mapping } = of;
  const save = ({ stage, reason }: Values) =>
    set.mutate({
      body: {
        carrier,
        code,
        mapping,
        stage: stage === 'none' ? null : stage,
        reason: reason ?? null,
      },
    });
  return (
    <FormDialog
      open={open}
      title={t('trackCodes:dialogTitle', { code })}
      width={480}
      form={form}
      initial={{
        ...(of.mapping > 0 && { stage: of.stage ?? ('none' as const) }),
        ...(of.reason && { reason: of.reason }),
      }}
      focusOn="stage"
      sends={[set]}
      error={set.error}
      onSave={save}
      onClose={onClose}
    >
      <p>{t('trackCodes:dialogLead', { count: of.parcels, carrier, words: of.words || code })}</p>
      <Form.Item
        name="stage"
        label={t('trackCodes:field.stage')}
        rules={[{ required: true, message: t('trackCodes:stageMissing') }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={[
            ...trackStages.map((value) => ({ value, label: t(`tracking:stage.${value}`) })),
            { value: 'none', label: t('trackCodes:noStage') },
          ]}
        />
      </Form.Item>
      <Form.Item name="reason" label={t('trackCodes:field.reason')}>
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          options={trackCauses.map((cause) => ({
            label: t(`trackCodes:cause.${cause}`),
            title: cause,
            options: trackReasonsByCause[cause].map((value) => ({
              value,
              label: t(`trackCodes:reason.${value}`),
            })),
          }))}
        />
      </Form.Item>
    </FormDialog>
  );
};
