import type { ImportField } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { shownText } from './grid/columns.ts';
import styles from './Imports.module.css';
import type { Alike } from './useRepair.ts';

interface Props {
  alike: Alike & { busy?: boolean };
  fields: readonly ImportField[];
  onFix: () => void;
  onClose: () => void;
}

/** Offers to mend what was just mended wherever else it stands. */
export const AlikeBar = ({ alike, fields, onFix, onClose }: Props) => {
  const { t } = useTranslation('imports');
  const field = fields.find(({ name }) => name === alike.field);
  const show = (text: string) => (field && shownText(field, text)) || t('alike.empty');
  return (
    <div className={styles.offer} role="status">
      <span>
        {t('alike.text', {
          field: field?.label ?? '',
          from: show(alike.from),
          to: show(alike.to),
        })}
      </span>
      <span className={styles.buttons}>
        <Button size="small" type="primary" loading={alike.busy ?? false} onClick={onFix}>
          {t('alike.fix')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('alike.leave')}
        </Button>
      </span>
    </div>
  );
};
