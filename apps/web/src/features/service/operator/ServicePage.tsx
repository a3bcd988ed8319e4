import {
  getServiceTalk,
  listServiceTalks,
  type ServiceState,
  serviceStates,
} from '@alpaca/contract';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLookAgain } from '../../../shared/api/useCall.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { RememberedInput } from '../../../shared/inputs/RememberedInput.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { ListEmpty } from '../../../shared/list/ListEmpty.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useShownRecord } from '../../../shared/list/useShownRecord.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { usePermission } from '../../../shared/permission/permission.ts';
import { useRefresh } from '../../../shared/socket/useRefresh.ts';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { StateSegments } from '../../../shared/table/StateSegments.tsx';
import { HoursDialog } from './HoursDialog.tsx';
import { TalkDrawer } from './TalkDrawer.tsx';
import { talkColumns } from './talkColumns.tsx';

const code = 'ops.service';
const calls = [listServiceTalks, getServiceTalk];

/** What merchants ask: who waits for an answer, what goes on, what is settled. */
export default function ServicePage() {
  const { t } = useTranslation('opsService');
  const [filter, setFilter] = useUrlFilter(listServiceTalks.query);
  const query = useListQuery(listServiceTalks, filter);
  const { id, show, close } = useShownRecord();
  const lookAgain = useLookAgain(calls);
  useRefresh('user', lookAgain);
  const hours = useShownDialog<null>();
  const maySetHours = usePermission('ops:serviceHours');
  const { state, merchant } = filter;
  const options = serviceStates.map((value) => ({ value, text: t(`state.${value}`) }));
  return (
    <ListPage
      title={t('title')}
      actions={maySetHours && <Button onClick={() => hours.show(null)}>{t('hours')}</Button>}
      views={
        <StateSegments<ServiceState>
          label={t('states')}
          here={state}
          states={options}
          onChange={(to) => setFilter({ state: to, pageNo: 1 })}
        />
      }
    >
      <DataTable
        code={code}
        label={t(`state.${state}`)}
        columns={talkColumns(t, show)}
        query={query}
        onOpen={(talk) => show(talk.id)}
        filter={
          <FilterForm value={{ merchant }} onChange={setFilter} onSame={query.refetch}>
            <Form.Item name="merchant" label={t('field.merchant')}>
              <RememberedInput code={`${code}.merchant`} placeholder={t('merchantHint')} />
            </Form.Item>
          </FilterForm>
        }
        empty={
          <ListEmpty
            isNarrowed={Boolean(merchant)}
            noneFound={{ title: t('noneFound'), text: t('noneFoundText') }}
            title={t(`empty.${state}`)}
            text={t('emptyText')}
          />
        }
      />
      <TalkDrawer id={id} onClose={close} onChanged={lookAgain} />
      <HoursDialog key={hours.key} open={hours.open} onClose={hours.close} />
    </ListPage>
  );
}
