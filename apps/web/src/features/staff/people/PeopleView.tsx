import { type FirstLink, listRoles, listStaff, type StaffMember } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callKey } from '../../../shared/api/useCall.ts';
import { useShownDialog } from '../../../shared/feedback/dialogs/useShownDialog.ts';
import { EmptyState } from '../../../shared/feedback/states/EmptyState.tsx';
import { FilterForm } from '../../../shared/list/FilterForm.tsx';
import { ListPage } from '../../../shared/list/ListPage.tsx';
import { useListQuery } from '../../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { AddButton } from '../../../shared/permission/ActionButton.tsx';
import { DataTable } from '../../../shared/table/DataTable.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { PeopleFilter } from './PeopleFilter.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonDialog } from './PersonDialog.tsx';
import { personColumns } from './personColumns.tsx';
import { SeeAsDrawer } from './SeeAsDrawer.tsx';

/** The tenant's own people. */
export const PeopleView = ({ views }: { views: ReactNode }) => {
  const { t } = useTranslation('staff');
  const [filter, setFilter] = useUrlFilter(listStaff.query);
  const people = useListQuery(listStaff, filter);
  const queries = useQueryClient();
  const form = useShownDialog<StaffMember>();
  const [seen, setSeen] = useState<StaffMember | null>(null);
  const [link, setLink] = useState<(FirstLink & { name: string }) | null>(null);
  const look = () => {
    for (const call of [listStaff, listRoles]) {
      void queries.invalidateQueries({ queryKey: callKey(call) });
    }
  };
  const columns = personColumns(t, setSeen, (person) => (
    <PersonActions
      of={person}
      onEdit={() => form.show(person)}
      onSee={() => setSeen(person)}
      onChanged={look}
      onLink={setLink}
    />
  ));
  return (
    <ListPage
      title={t('title')}
      views={views}
      actions={
        <AddButton permission="system:staffEdit" onClick={() => form.show(null)}>
          {t('add')}
        </AddButton>
      }
    >
      <DataTable
        filter={
          <FilterForm value={filter} onChange={setFilter} onSame={people.refetch}>
            <PeopleFilter />
          </FilterForm>
        }
        code="staff.people"
        label={t('people')}
        columns={columns}
        query={people}
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      <PersonDialog
        key={form.key}
        open={form.open}
        person={form.of}
        onClose={form.close}
        onSaved={look}
        onLink={setLink}
      />
      <LinkDialog link={link} onClose={() => setLink(null)} />
      <SeeAsDrawer of={seen} onClose={() => setSeen(null)} />
    </ListPage>
  );
};
