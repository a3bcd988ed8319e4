import { ReloadOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { totalText } from './paging.ts';
import styles from './Toolbar.module.css';

interface Props {
  filter?: ReactNode;
  total: number | undefined;
  busy: boolean;
  onRefresh: () => unknown;
  onSettings: () => void;
  /** Actions of the page, before the table's own. */
  children?: ReactNode;
}

/** The list's one line: what is looked for, how many there are, what can be done to it as a whole. */
export const Toolbar = ({ filter, total, busy, onRefresh, onSettings, children }: Props) => {
  const { t } = useTranslation('shared');
  return (
    <div className={styles.bar}>
      {filter}
      <div className={styles.tools}>
        <p className={styles.total} role="status">
          {total !== undefined && t('table.total', { total: totalText(total) })}
        </p>
        {children}
        <Tooltip title={t('table.refresh')}>
          <Button
            type="text"
            aria-label={t('table.refresh')}
            icon={<ReloadOutlined spin={busy} />}
            onClick={() => void onRefresh()}
          />
        </Tooltip>
        <Tooltip title={t('settings.title')}>
          <Button
            type="text"
            className={styles.settings ?? ''}
            aria-label={t('settings.title')}
            icon={<SettingOutlined />}
            onClick={onSettings}
          />
        </Tooltip>
      </div>
    </div>
  );
};
