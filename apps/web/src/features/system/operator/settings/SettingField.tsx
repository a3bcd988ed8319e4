import {
  grouped,
  saveTenantSetting,
  settingRule,
  settingSpec,
  type TenantSetting,
} from '@alpaca/contract';
import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../shared/api/useSend.ts';
import { usePermission } from '../../../../shared/permission/permission.ts';
import { say } from '../../../../shared/store/notice.ts';
import { SettingInput } from './SettingInput.tsx';
import styles from './Settings.module.css';

interface Props {
  setting: TenantSetting;
  onChanged: () => void;
}

/** One setting: its value, what it does, its limits and who changed it last. */
export const SettingField = ({ setting, onChanged }: Props) => {
  const { t } = useTranslation('system');
  const id = useId();
  const { code, name, hint, choices, value: was, changedBy, changedAt } = setting;
  const { byDefault, least, most } = settingSpec(code);
  const [value, setValue] = useState<number | undefined>(was);
  const mayEdit = usePermission('system:settingEdit');
  const save = useSend(saveTenantSetting, {
    onSuccess: () => say('success', t('settings.saved')),
    // Refused because somebody else was first: the page shows theirs.
    onSettled: onChanged,
  });
  const range = { least: grouped(String(least)), most: grouped(String(most)) };
  const isChoice = choices.length > 0;
  const isWrong = !settingRule(code).safeParse(value).success;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong && value !== undefined) save.mutate({ body: { code, value, was } });
  };
  return (
    <form className={styles.setting} onSubmit={send}>
      <label htmlFor={id}>{name}</label>
      <div className={styles.row}>
        <SettingInput
          id={id}
          setting={setting}
          value={value}
          disabled={!mayEdit}
          isWrong={isWrong}
          onChange={setValue}
        />
        {mayEdit && value !== was && (
          <Button htmlType="submit" type="primary" disabled={isWrong} loading={save.isPending}>
            {t('settings.save')}
          </Button>
        )}
        {mayEdit && value === was && was !== byDefault && (
          <Button type="link" onClick={() => setValue(byDefault)}>
            {t('settings.reset')}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`}>{hint}</p>
      <p id={`${id}-range`} className={isWrong ? styles.wrong : undefined} aria-live="polite">
        {isWrong
          ? t('settings.outOfRange', range)
          : isChoice
            ? t('settings.byDefault', { value: choices[byDefault] })
            : t('settings.range', { ...range, value: grouped(String(byDefault)) })}
        {changedAt && (
          <span> · {t('settings.changed', { by: changedBy, at: changedAt.slice(0, 16) })}</span>
        )}
      </p>
    </form>
  );
};
