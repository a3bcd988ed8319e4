import type { Dictionary } from '@alpaca/contract';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/feedback/states/EmptyState.tsx';
import styles from './Dictionaries.module.css';
import { dictionaryName } from './names.ts';

interface Props {
  all: readonly Dictionary[];
  here: string;
  onChoose: (id: string) => void;
}

const isLike = ({ code, nameZh, nameEn }: Dictionary, words: string) =>
  [code, nameZh, nameEn].some((name) => name.toLowerCase().includes(words.trim().toLowerCase()));

/** All dictionaries by name and code; one of them is looked into. */
export const DictionaryList = ({ all, here, onChoose }: Props) => {
  const { t } = useTranslation('dictionaries');
  const [words, setWords] = useState('');
  const list = useRef<HTMLUListElement>(null);
  // The one that the address names may be beyond the edge; only the list moves, never the page.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) list.current?.scrollTo({ top: current.offsetTop - current.clientHeight });
  }, []);
  const found = all.filter((one) => isLike(one, words));
  return (
    <nav className={styles.list} aria-label={t('title')}>
      <Input.Search
        allowClear
        aria-label={t('search')}
        placeholder={t('search')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ul ref={list} className={styles.codes}>
        {found.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={styles.code}
              aria-current={one.id === here ? 'true' : undefined}
              onClick={() => onChoose(one.id)}
            >
              <span className={styles.name}>{dictionaryName(one)}</span>
              <span className={styles.count}>
                {one.disabled > 0
                  ? t('countOf', { open: one.items - one.disabled, all: one.items })
                  : one.items}
              </span>
              <span className={styles.soft}>{one.code}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <EmptyState title={t('noneFound')} text={t('noneFoundText')} />}
    </nav>
  );
};
