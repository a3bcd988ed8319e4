import { StarFilled, StarOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './Quote.module.css';
import { useFavourites } from './useFavourites.ts';

interface Props {
  productId: string;
  product: string;
}

/** A star that makes a product one of the merchant's favourites, or none. */
export const Favourite = ({ productId, product }: Props) => {
  const { t } = useTranslation('quotes');
  const { has, toggle } = useFavourites();
  const on = has(productId);
  const words = t(on ? 'favourite.remove' : 'favourite.add', { product });
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={on}
      aria-label={words}
      title={words}
      onClick={(event) => {
        event.stopPropagation();
        toggle(productId);
      }}
    >
      {on ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
    </button>
  );
};
