import { constants, settingSpec, type TenantSetting } from '@alpaca/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../../../shared/inputs/NumberInput.tsx';
import styles from './Settings.module.css';

interface Props {
  id: string;
  setting: TenantSetting;
  value: number | undefined;
  disabled: boolean;
  isWrong: boolean;
  onChange: (value: number | undefined) => void;
}

/** A number with its unit, or one of several to choose from. */
export const SettingInput = ({ id, setting, value, disabled, isWrong, onChange }: Props) => {
  const { t } = useTranslation('system');
  const { unit } = settingSpec(setting.code);
  const shared = { id, disabled, 'aria-describedby': `${id}-hint ${id}-range` };
  if (unit === 'choice') {
    return (
      <Select
        {...shared}
        className={styles.choice ?? ''}
        value={value}
        options={setting.choices.map((label, index) => ({ value: index, label }))}
        onChange={onChange}
      />
    );
  }
  return (
    <NumberInput
      {...shared}
      className={styles.number ?? ''}
      decimals={0}
      unit={unit === 'amount' ? constants.mainCurrency : t(`settings.unit.${unit}`)}
      value={value}
      status={isWrong ? 'error' : ''}
      onChange={onChange}
    />
  );
};
