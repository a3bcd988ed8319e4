import { listNumberRanges, type NumberRangeView, numberOfRange } from '@alpaca/contract';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { EmptyState } from '../../../../shared/feedback/states/EmptyState.tsx';
import { countText } from '../../../../shared/feedback/values/amountText.ts';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { AddButton } from '../../../../shared/permission/ActionButton.tsx';
import { WholeTable } from '../../../../shared/table/DetailTable.tsx';
import { actionsWidth, RowActions } from '../../../../shared/table/RowActions.tsx';
import { RangeDialog } from './RangeDialog.tsx';

const stateOf = ({ left, isLow }: NumberRangeView) => {
  if (left <= 0) return { kind: 'danger', key: 'none' } as const;
  return isLow
    ? ({ kind: 'warning', key: 'low' } as const)
    : ({ kind: 'success', key: 'fine' } as const);
};

/** Where the numbers of the own line come from, and how many are left. */
export const RangesTab = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation(['opsProducts', 'shared']);
  const [shown, show] = useState<NumberRangeView | 'new' | null>(null);
  const query = useCall(listNumberRanges, {}, { meta: { quiet: true } });
  return (
    <ListPage
      title={t('title')}
      views={views}
      actions={
        <AddButton permission="ops:productEdit" onClick={() => show('new')}>
          {t('ranges.add')}
        </AddButton>
      }
    >
      <WholeTable
        label={t('tab.ranges')}
        query={query}
        empty={<EmptyState title={t('ranges.empty')} text={t('ranges.emptyText')} />}
        columns={[
          { key: 'code', title: t('ranges.code'), width: 140, open: show },
          {
            key: 'numbers',
            title: t('ranges.numbers'),
            width: 300,
            render: (range) =>
              `${numberOfRange(range, range.first)} – ${numberOfRange(range, range.last)}`,
          },
          {
            key: 'used',
            title: t('ranges.used'),
            width: 130,
            align: 'end',
            render: ({ used }) => countText(used),
          },
          {
            key: 'left',
            title: t('ranges.left'),
            width: 150,
            align: 'end',
            render: ({ left }) => countText(left),
          },
          {
            key: 'channels',
            title: t('tab.channels'),
            width: 200,
            render: ({ channels }) => channels.join(t('shared:list.comma')) || '--',
          },
          {
            key: 'state',
            card: 'state',
            title: t('status'),
            width: 120,
            render: (range) => {
              const { kind, key } = stateOf(range);
              return <StatusTag kind={kind}>{t(`ranges.state.${key}`)}</StatusTag>;
            },
          },
          {
            key: 'actions',
            title: t('actions'),
            width: actionsWidth,
            render: (range) => (
              <RowActions
                of={range.code}
                actions={[
                  {
                    key: 'edit',
                    text: t('edit'),
                    permission: 'ops:productEdit',
                    onClick: () => show(range),
                  },
                ]}
              />
            ),
          },
        ]}
      />
      <RangeDialog
        range={shown}
        onClose={() => show(null)}
        onChanged={() => void query.refetch()}
      />
    </ListPage>
  );
};
