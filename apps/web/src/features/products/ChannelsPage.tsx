import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadState } from '../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../shared/feedback/states/Skeletons.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { ActiveOnly } from '../accounts/index.ts';
import { Favourite, useSellingProducts } from '../rates/index.ts';
import { FavouriteList } from './FavouriteList.tsx';
import styles from './Products.module.css';

const Channels = () => {
  const { t } = useTranslation('products');
  const query = useSellingProducts();
  const { data } = query;
  const [typed, setTyped] = useState('');
  if (!data) {
    return (
      <LoadState query={query}>
        <TableSkeleton columns={2} />
      </LoadState>
    );
  }
  const wanted = typed.trim().toLowerCase();
  const shown = data.records.filter(({ code, name, channelName }) =>
    `${code} ${name} ${channelName}`.toLowerCase().includes(wanted),
  );
  return (
    <div className={styles.channels}>
      <FavouriteList products={data.records} />
      <section className={styles.card} aria-label={t('channels.all')}>
        <h2>{t('channels.all')}</h2>
        <Input
          allowClear
          type="search"
          aria-label={t('channels.search')}
          placeholder={t('keywordHint')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <ul className={styles.all}>
          {shown.map(({ id, code, name, transitDaysMin: min, transitDaysMax: max }) => (
            <li key={id}>
              <Favourite productId={id} product={name} />
              <span className={styles.grow}>
                {name} <small>{code}</small>
              </span>
              <small>{t('daysText', { min, max })}</small>
            </li>
          ))}
        </ul>
        {shown.length === 0 && <p className={styles.soft}>{t('list.empty')}</p>}
      </section>
    </div>
  );
};

/** The merchant's favourite products and their order. */
export default function ChannelsPage() {
  const { t } = useTranslation('products');
  return (
    <ActiveOnly>
      <ListPage title={t('channels.title')}>
        <Channels />
      </ListPage>
    </ActiveOnly>
  );
}
