import { getImport } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useCall } from '../../shared/api/useCall.ts';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { ChooseStep } from './ChooseStep.tsx';
import { ImportDesk } from './ImportDesk.tsx';
import { Steps } from './Steps.tsx';

// Prices and trials are brought in on pages of their own.
const Place = z.object({
  kind: z._default(z.enum(['shipper', 'consignee']), 'consignee'),
  id: z.optional(z.uuid()),
});

/** Rows of a spreadsheet brought in: chosen, mapped, mended and committed, for every kind. */
export default function ImportPage() {
  const { t } = useTranslation('imports');
  const [{ kind, id }, setPlace] = useUrlFilter(Place);
  const { data: view } = useCall(
    getImport,
    { query: { id: id ?? '' } },
    { enabled: id !== undefined, meta: { quiet: true } },
  );
  const shown = (id && view?.kind) || kind;
  return (
    <ListPage
      title={t(`title.${shown}`)}
      views={<Steps status={(id && view?.status) || 'none'} kind={shown} />}
    >
      {id ? (
        <ImportDesk
          key={id}
          id={id}
          onAnother={() =>
            setPlace({ kind: shown === 'shipper' ? shown : 'consignee', id: undefined })
          }
        />
      ) : (
        <ChooseStep key={kind} kind={kind} onOpen={(opened) => setPlace({ id: opened })} />
      )}
    </ListPage>
  );
}
