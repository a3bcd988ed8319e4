import type { RadarHint } from '@alpaca/contract';
import { CheckCircleOutlined, InfoCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Radar.module.css';

interface Props {
  hints: readonly RadarHint[];
  onField?: ((field: string) => void) | undefined;
}

const signs = { info: InfoCircleOutlined, warning: WarningOutlined };

/** What to know before it is too late: warnings first. */
export const RadarHints = ({ hints, onField }: Props) => {
  const { t } = useTranslation('quotes');
  if (hints.length === 0) {
    return (
      <p className={styles.calm}>
        <CheckCircleOutlined aria-hidden /> {t('radar.calm')}
      </p>
    );
  }
  const inOrder = hints.toSorted((a, b) => b.level.localeCompare(a.level));
  return (
    <ul className={styles.hints} aria-label={t('radar.hints')}>
      {inOrder.map(({ kind, level, text, field }) => {
        const Sign = signs[level];
        return (
          <li key={`${kind} ${text}`} className={styles[level]} data-kind={kind}>
            <Sign className={styles.sign ?? ''} aria-hidden />
            <span>
              <span className="unseen">{t(`radar.level.${level}`)}</span>
              {text}
              {field && onField && (
                <Button type="link" size="small" onClick={() => onField(field)}>
                  {t('radar.go')}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
