import type { Advert } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Picture } from '../../../shared/feedback/files/Picture.tsx';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { actionsColumn } from '../../../shared/table/actionsColumn.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import styles from './Adverts.module.css';

const kinds = {
  running: 'success',
  coming: 'processing',
  over: 'neutral',
  ended: 'neutral',
} as const;

/** Picture and words of each, and whether it runs now. */
export const advertColumns = (
  t: TFunction<'adverts'>,
  actionsOf: (advert: Advert) => ReactNode,
): Column<Advert>[] => [
  {
    key: 'titleZh',
    title: t('field.title'),
    width: 240,
    card: 'name',
    keep: true,
    render: ({ titleZh, titleEn }) => <Stacked below={titleEn}>{titleZh}</Stacked>,
  },
  {
    key: 'image',
    title: t('field.image'),
    width: 180,
    render: ({ image }) => <Picture image={image} alt="" className={styles.picture} />,
  },
  { key: 'linkUrl', title: t('field.linkUrl'), width: 180 },
  {
    key: 'validFrom',
    title: t('field.validFrom'),
    width: 150,
    render: ({ validFrom }) =>
      validFrom ? <TimeText value={validFrom} to="minute" /> : t('atOnce'),
  },
  {
    key: 'validTo',
    title: t('field.validTo'),
    width: 150,
    render: ({ validTo }) => (validTo ? <TimeText value={validTo} to="minute" /> : t('noEnd')),
  },
  {
    key: 'state',
    title: t('field.state'),
    width: 110,
    card: 'state',
    render: ({ state }) => <StatusTag kind={kinds[state]}>{t(`state.${state}`)}</StatusTag>,
  },
  ...actionsColumn(t('actions'), actionsOf),
];
