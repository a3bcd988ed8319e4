import type { ServiceTalk } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { OpenButton } from '../../../shared/table/OpenButton.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { TurnCell } from '../../threads/index.ts';
import { WaitText } from './WaitText.tsx';

/** Who asks, what was said last, how long an answer is due and who gives it. */
export const talkColumns = (
  t: TFunction<'opsService'>,
  onOpen: (id: string) => void,
): Column<ServiceTalk>[] => [
  {
    key: 'merchantName',
    title: t('field.merchant'),
    width: 200,
    pin: 'start',
    keep: true,
    card: 'name',
    render: ({ id, merchantName, merchantCode }) => (
      <Stacked below={merchantCode}>
        <OpenButton onOpen={() => onOpen(id)}>{merchantName}</OpenButton>
      </Stacked>
    ),
  },
  {
    key: 'lastText',
    title: t('field.last'),
    width: 360,
    render: ({ lastText, lastTime }) => (
      <Stacked below={<TimeText value={lastTime} to="minute" />}>{lastText || '--'}</Stacked>
    ),
  },
  {
    key: 'waitingSince',
    title: t('field.waiting'),
    width: 190,
    render: ({ waitingSince }) => <WaitText since={waitingSince} />,
  },
  {
    key: 'state',
    title: t('field.state'),
    width: 130,
    card: 'state',
    render: ({ state, unread }) => <TurnCell name={t(`state.${state}`)} unread={unread} />,
  },
  {
    key: 'assigneeName',
    title: t('field.assignee'),
    width: 140,
    render: ({ assigneeName }) => assigneeName || t('nobody'),
  },
];
