import type { AddressBook, AddressFilter } from '@alpaca/contract';
import { Checkbox, Select } from 'antd';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { CountrySelect } from '../../shared/inputs/CountrySelect.tsx';
import styles from './Addresses.module.css';
import { KeywordInput } from './KeywordInput.tsx';
import { bookCalls } from './kinds.ts';

type Change = { [K in keyof AddressFilter]?: AddressFilter[K] | undefined };

interface Props {
  book: AddressBook;
  value: AddressFilter;
  onChange: (change: Change, manner?: { replace: boolean }) => void;
}

/** Narrows a book as one types and chooses; there is nothing to press. */
export const BookFilter = ({ book, value, onChange }: Props) => {
  const { t } = useTranslation('addresses');
  const { data: tags = [] } = useCall(bookCalls[book].tags, {}, { meta: { quiet: true } });
  const search = useCallback(
    (keyword: string) => onChange({ keyword: keyword || undefined }, { replace: true }),
    [onChange],
  );
  return (
    <search className={styles.filter}>
      <KeywordInput
        label={t('search')}
        hint={t('searchHint')}
        value={value.keyword ?? ''}
        onChange={search}
      />
      <Select
        allowClear
        showSearch
        aria-label={t('tag')}
        placeholder={t('tag')}
        value={value.tag ?? null}
        options={tags.map((tag) => ({ value: tag, label: tag }))}
        onChange={(tag: string | undefined) => onChange({ tag })}
      />
      <CountrySelect
        aria-label={t('field.countryCode')}
        placeholder={t('field.countryCode')}
        {...(value.countryCode && { value: value.countryCode })}
        onChange={(countryCode) => onChange({ countryCode })}
      />
      <Checkbox
        checked={value.duplicates === '1'}
        onChange={({ target }) => onChange({ duplicates: target.checked ? '1' : undefined })}
      >
        {t('onlyDuplicates')}
      </Checkbox>
    </search>
  );
};
