import type { batchGetOrderTrack, Result } from '@alpaca/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ParcelCard } from './ParcelCard.tsx';
import styles from './Query.module.css';
import { type Found, sorted } from './results.ts';
import { Unknown } from './Unknown.tsx';

const keyOf = ({ track }: Found) => track.parcel.orderId;

/** What came of asking: what nobody knows first, then a card for each parcel. */
export const Results = ({ lines }: { lines: Result<typeof batchGetOrderTrack> }) => {
  const { t } = useTranslation('tracking');
  const { found, unknown } = sorted(lines);
  // One parcel alone is what somebody wants to know all about.
  const [opened, setOpened] = useState(() => (found.length === 1 ? found.map(keyOf) : []));
  const isOpen = (one: Found) => opened.includes(keyOf(one));
  const toggle = (one: Found) =>
    setOpened(isOpen(one) ? opened.filter((key) => key !== keyOf(one)) : [...opened, keyOf(one)]);
  const allOpen = found.every(isOpen);
  return (
    <>
      <Unknown numbers={unknown} />
      <div className={styles.line}>
        <p role="status">{t('query.found', { count: found.length })}</p>
        {found.length > 1 && (
          <Button type="link" onClick={() => setOpened(allOpen ? [] : found.map(keyOf))}>
            {t(allOpen ? 'query.closeAll' : 'query.openAll')}
          </Button>
        )}
      </div>
      <ul className={styles.cards} aria-label={t('query.result')}>
        {found.map((one) => (
          <ParcelCard
            key={keyOf(one)}
            found={one}
            open={isOpen(one)}
            onToggle={() => toggle(one)}
          />
        ))}
      </ul>
    </>
  );
};
