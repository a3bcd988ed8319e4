import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listHref } from '../../../shared/paths/orders.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import styles from './Detail.module.css';
import { useNeighbours } from './useNeighbours.ts';
import { useWalkKeys } from './useWalkKeys.ts';

/** From one order of a list to the next, by button or key. */
export const Walk = ({ id, list }: { id: string; list: string }) => {
  const { t } = useTranslation('orderList');
  const { isFirst, isLast, go } = useNeighbours(id, list);
  useWalkKeys(go);
  return (
    <nav className={styles.walk} aria-label={t('walk.label')}>
      <Link to={listHref(list)}>{t('walk.back')}</Link>
      <ActionButton
        size="small"
        icon={<LeftOutlined />}
        aria-keyshortcuts="K ArrowLeft"
        title={t('walk.previousHint')}
        disabledReason={isFirst ? t('walk.first') : undefined}
        onClick={() => go(-1)}
      >
        {t('walk.previous')}
      </ActionButton>
      <ActionButton
        size="small"
        icon={<RightOutlined />}
        iconPlacement="end"
        aria-keyshortcuts="J ArrowRight"
        title={t('walk.nextHint')}
        disabledReason={isLast ? t('walk.last') : undefined}
        onClick={() => go(1)}
      >
        {t('walk.next')}
      </ActionButton>
    </nav>
  );
};
