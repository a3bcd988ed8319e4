import type { SellingProduct } from '@alpaca/contract';
import { HolderOutlined, VerticalAlignTopOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/feedback/states/EmptyState.tsx';
import { useColumnDrag } from '../../shared/table/useColumnDrag.ts';
import { Favourite, useFavourites } from '../rates/index.ts';
import styles from './Products.module.css';

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Favourites in their order, moved by their handles. */
export const FavouriteList = ({ products }: { products: readonly SellingProduct[] }) => {
  const { t } = useTranslation('products');
  const { productIds, move } = useFavourites();
  const [said, setSaid] = useState('');
  const nameOf = (id: string) =>
    products.find((product) => product.id === id)?.name ?? t('channels.gone');
  const place = (id: string, to: number) => {
    if (to < 0 || to >= productIds.length) return;
    move(id, to);
    setSaid(t('channels.moved', { product: nameOf(id), no: to + 1 }));
  };
  const drag = useColumnDrag(place);
  const byKeys = (event: KeyboardEvent<HTMLElement>, id: string, index: number) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const handle = event.currentTarget;
    place(id, index + step);
    // Moving an element takes the focus off it.
    requestAnimationFrame(() => handle.focus());
  };
  return (
    <section className={styles.card} aria-label={t('channels.mine')}>
      <h2>{t('channels.mine')}</h2>
      <p className={styles.soft}>{t('channels.mineHint')}</p>
      {productIds.length === 0 && (
        <EmptyState title={t('channels.none')} text={t('channels.noneText')} />
      )}
      <ol className={styles.mine}>
        {productIds.map((id, index) => {
          const { source, target, over } = drag(id, index);
          const words = t('channels.move', { product: nameOf(id), no: index + 1 });
          return (
            <li key={id} data-over={over || undefined} {...target}>
              <button
                type="button"
                className={styles.handle}
                aria-label={words}
                title={words}
                onKeyDown={(event) => byKeys(event, id, index)}
                {...source}
              >
                <HolderOutlined aria-hidden />
              </button>
              <span className={styles.no}>{index + 1}</span>
              <span className={styles.grow}>{nameOf(id)}</span>
              {index > 0 && (
                <Button
                  size="small"
                  type="text"
                  icon={<VerticalAlignTopOutlined />}
                  title={t('channels.first')}
                  aria-label={t('channels.first')}
                  onClick={() => place(id, 0)}
                />
              )}
              <Favourite productId={id} product={nameOf(id)} />
            </li>
          );
        })}
      </ol>
      <p className="unseen" role="status">
        {said}
      </p>
    </section>
  );
};
