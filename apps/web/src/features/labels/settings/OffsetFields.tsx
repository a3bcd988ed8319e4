import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../../shared/inputs/DecimalInput.tsx';
import { changeWorkstation, useWorkstation } from '../printing/workstation.ts';
import styles from './Settings.module.css';

interface Props {
  id: string;
  label: string;
  hint?: string;
  unit: string;
  value: number;
  limits: readonly [least: number, most: number];
  wrong: string;
  onChange: (value: number) => void;
}

/** A figure that is kept as soon as it makes sense. */
const Figure = ({
  id,
  label,
  hint,
  unit,
  value,
  limits: [least, most],
  wrong,
  onChange,
}: Props) => {
  const [text, setText] = useState(String(value));
  const figure = Number(text || Number.NaN);
  const isWrong = !(figure >= least && figure <= most);
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      {...(isWrong && { validateStatus: 'error' as const })}
      help={isWrong ? wrong : hint}
    >
      <DecimalInput
        id={id}
        decimals={1}
        negative
        unit={unit}
        value={text}
        onChange={(next = '') => {
          setText(next);
          const taken = Number(next || Number.NaN);
          if (taken >= least && taken <= most) onChange(taken);
        }}
      />
    </Form.Item>
  );
};

/** Where the label printer is off. */
export const OffsetFields = ({ scales }: { scales: boolean }) => {
  const { t } = useTranslation('printing');
  const { offset, scale } = useWorkstation();
  const shift = { unit: 'mm', limits: [-20, 20] as const, wrong: t('test.offsetWrong') };
  return (
    <Form layout="vertical" component="div" className={styles.figures ?? ''}>
      <Figure
        {...shift}
        id="offset-x"
        label={t('test.right')}
        value={offset.x}
        onChange={(x) => changeWorkstation({ offset: { ...offset, x } })}
      />
      <Figure
        {...shift}
        id="offset-y"
        label={t('test.down')}
        value={offset.y}
        onChange={(y) => changeWorkstation({ offset: { ...offset, y } })}
      />
      {scales ? (
        <Figure
          id="print-scale"
          label={t('test.scale')}
          hint={t('test.scaleHint')}
          unit="%"
          value={Math.round(scale * 1000) / 10}
          limits={[80, 120]}
          wrong={t('test.scaleWrong')}
          onChange={(percent) => changeWorkstation({ scale: percent / 100 })}
        />
      ) : (
        <p className={styles.hint}>{t('test.noScale')}</p>
      )}
    </Form>
  );
};
