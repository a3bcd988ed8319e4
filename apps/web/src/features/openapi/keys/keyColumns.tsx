import type { ApiKeyView } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { ExpiryText } from './ExpiryText.tsx';
import { KeyPrefix } from './KeyPrefix.tsx';
import { scopeWords } from './scopeWords.ts';

type Words = TFunction<readonly ['openapi', 'shared']>;

const formerText = (t: Words, { former }: ApiKeyView) =>
  former && (
    <Stacked below={t('goodUntil', { at: former.graceTime.slice(5, 16) })}>
      <KeyPrefix of={former.prefix} />
    </Stacked>
  );

export const keyColumns = (
  t: Words,
  actions: (key: ApiKeyView) => ReactNode,
): Column<ApiKeyView>[] => [
  {
    key: 'name',
    title: t('field.name'),
    width: 140,
    keep: true,
    card: 'name',
    render: ({ name, prefix }) => <Stacked below={<KeyPrefix of={prefix} />}>{name}</Stacked>,
  },
  {
    key: 'mode',
    title: t('field.mode'),
    width: 70,
    card: 'state',
    render: ({ mode }) => (
      <StatusTag kind={mode === 'live' ? 'success' : 'muted'}>{t(`mode.${mode}`)}</StatusTag>
    ),
  },
  {
    key: 'expireTime',
    title: t('field.expireTime'),
    width: 126,
    render: (key) => <ExpiryText of={key} />,
  },
  {
    key: 'lastUsedTime',
    title: t('field.lastUsedTime'),
    width: 144,
    render: ({ lastUsedTime }) =>
      lastUsedTime ? <TimeText value={lastUsedTime} to="minute" /> : t('neverUsed'),
  },
  {
    key: 'scopes',
    title: t('field.scopes'),
    width: 100,
    render: ({ scopes }) => scopeWords(t, scopes),
  },
  {
    key: 'addresses',
    title: t('field.addresses'),
    width: 132,
    render: ({ addresses }) => addresses.join(t('shared:list.comma')) || t('anywhere'),
  },
  {
    key: 'former',
    title: t('field.former'),
    width: 142,
    render: (key) => formerText(t, key),
  },
  {
    key: 'created',
    title: t('field.created'),
    width: 100,
    hidden: true,
    render: ({ createdBy, createTime }) => (
      <Stacked below={<TimeText value={createTime} to="day" />}>{createdBy}</Stacked>
    ),
  },
  {
    key: 'actions',
    title: t('field.actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: actions,
  },
];
