import { listMenuIcons } from '@alpaca/contract';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { CardsSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { CopyText } from '../../../shared/feedback/values/CopyText.tsx';
import { MenuIcon } from '../../../shared/icons/MenuIcon.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import styles from './Icons.module.css';

/** The icons of the menu: by name, and where each is used. */
export default function IconsPage() {
  const { t } = useTranslation(['menus', 'shared']);
  const [typed, setTyped] = useState('');
  const icons = useCall(listMenuIcons, {}, { meta: { quiet: true } });
  useRefresh('access', () => void icons.refetch());
  const wanted = typed.trim().toLowerCase();
  const found = icons.data?.filter(({ icon, usedBy }) =>
    [icon, ...usedBy].some((text) => text.toLowerCase().includes(wanted)),
  );
  return (
    <ListPage title={t('icons.title')}>
      <LoadState query={icons}>
        <CardsSkeleton cards={12} />
      </LoadState>
      {found && (
        <>
          <div className={styles.head}>
            <Input.Search
              allowClear
              className={styles.search ?? ''}
              aria-label={t('icons.search')}
              placeholder={t('icons.search')}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <span role="status">{t('icons.count', { count: found.length })}</span>
          </div>
          {found.length === 0 && <EmptyState title={t('icons.none')} text={t('icons.noneText')} />}
          <ul className={styles.icons}>
            {found.map(({ icon, usedBy }) => (
              <li key={icon}>
                <span className={styles.picture}>
                  <MenuIcon name={icon} />
                </span>
                <CopyText text={icon} />
                <small>
                  {usedBy.length > 0
                    ? t('icons.usedBy', { names: usedBy.join(t('shared:list.comma')) })
                    : t('icons.unused')}
                </small>
              </li>
            ))}
          </ul>
        </>
      )}
    </ListPage>
  );
}
