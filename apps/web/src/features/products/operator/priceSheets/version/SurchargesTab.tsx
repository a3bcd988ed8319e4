import type { PriceVersionView, Surcharge } from '@alpaca/contract';
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { language } from '../../../../../shared/store/language.ts';
import { DetailTable } from '../../../../../shared/table/DetailTable.tsx';
import type { Column } from '../../../../../shared/table/types.ts';
import { SurchargeDialog } from './SurchargeDialog.tsx';
import { SurchargeRule } from './SurchargeRule.tsx';
import type { Draft } from './useDraft.ts';
import styles from './Version.module.css';
import { WhenText } from './WhenText.tsx';

interface Props {
  version: PriceVersionView;
  draft: Draft;
  mayEdit: boolean;
}

/** What is charged besides the freight, in the order in which it is counted. */
export const SurchargesTab = ({ version, draft, mayEdit }: Props) => {
  const { t } = useTranslation('priceSheets');
  const list = draft.parts.surcharges;
  // The index of the one on show; as many as there are: a new one.
  const [at, setAt] = useState<number | null>(null);
  const set = (surcharges: readonly Surcharge[]) => draft.set({ surcharges });
  const nameOf = ({ nameZh, nameEn }: Surcharge) => (language === 'en_US' ? nameEn : nameZh);
  const move = (index: number, by: -1 | 1) => {
    const [one] = list.slice(index, index + 1);
    if (one) set(list.toSpliced(index, 1).toSpliced(index + by, 0, one));
  };
  const columns: Column<Surcharge>[] = [
    { key: 'code', title: t('surcharge.code'), width: 120 },
    { key: 'name', title: t('surcharge.name'), width: 160, render: nameOf },
    {
      key: 'expenseType',
      title: t('surcharge.expenseType'),
      width: 110,
      render: ({ expenseType }) => t(`expense.${expenseType}`),
    },
    {
      key: 'rule',
      title: t('surcharge.basis'),
      width: 280,
      render: (one) => <SurchargeRule surcharge={one} currency={version.currency} />,
    },
    {
      key: 'when',
      title: t('surcharge.when'),
      width: 320,
      render: ({ when }) => <WhenText when={when} />,
    },
  ];
  const actions: Column<Surcharge> = {
    key: 'actions',
    title: t('actions'),
    width: 230,
    pin: 'end',
    render: (one) => {
      const index = list.indexOf(one);
      const name = nameOf(one);
      return (
        <span className={styles.moves}>
          <Button size="small" onClick={() => setAt(index)}>
            {t('edit')}
          </Button>
          <Button
            size="small"
            icon={<ArrowUpOutlined />}
            aria-label={t('surcharge.up', { name })}
            disabled={index === 0}
            onClick={() => move(index, -1)}
          />
          <Button
            size="small"
            icon={<ArrowDownOutlined />}
            aria-label={t('surcharge.down', { name })}
            disabled={index === list.length - 1}
            onClick={() => move(index, 1)}
          />
          <Button size="small" danger onClick={() => set(list.toSpliced(index, 1))}>
            {t('surcharge.remove')}
          </Button>
        </span>
      );
    },
  };
  return (
    <div className={styles.grid}>
      <div className={styles.bar}>
        {mayEdit && <Button onClick={() => setAt(list.length)}>{t('surcharge.add')}</Button>}
        <p className={styles.soft}>{t('surcharge.order')}</p>
      </div>
      <DetailTable
        label={t('editor.surcharges', { count: list.length })}
        rows={list}
        rowKey={({ code }) => code}
        columns={mayEdit ? [...columns, actions] : columns}
        empty={<p className={styles.none}>{t('surcharge.none')}</p>}
      />
      <SurchargeDialog
        open={at !== null}
        initial={at === null ? undefined : list[at]}
        others={list.filter((_, index) => index !== at)}
        zones={[...new Set(draft.parts.zones.flatMap(([zone]) => zone || []))]}
        onClose={() => setAt(null)}
        onDone={(one) => {
          set(list.toSpliced(at ?? list.length, 1, one));
          setAt(null);
        }}
      />
    </div>
  );
};
