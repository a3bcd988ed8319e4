import { type CallSpec, getImport } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { callKey, useCall } from '../../shared/api/useCall.ts';
import { BackLink } from '../../shared/list/BackLink.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { ChooseStep } from './ChooseStep.tsx';
import { ImportDesk } from './ImportDesk.tsx';
import { Steps } from './Steps.tsx';

const Place = z.object({
  view: z.optional(z.literal('import')),
  import: z.optional(z.uuid()),
});

interface Props {
  kind: 'sku' | 'taxNumber' | 'trackingNumber' | 'trackEvents';
  /** The call of the list that the rows come into. */
  list: CallSpec;
}

interface DeskProps extends Props {
  id: string | undefined;
  onOpen: (id: string | undefined) => void;
  onBack: () => void;
}

const Desk = ({ kind, list, id, onOpen, onBack }: DeskProps) => {
  const { t } = useTranslation('imports');
  const queries = useQueryClient();
  const { data: view } = useCall(
    getImport,
    { query: { id: id ?? '' } },
    { enabled: id !== undefined, meta: { quiet: true } },
  );
  // Whichever way people leave, the list they come to has what they brought in.
  useEffect(
    () => () => void queries.invalidateQueries({ queryKey: callKey(list) }),
    [queries, list],
  );
  return (
    <ListPage
      title={t(`title.${kind}`)}
      views={
        <>
          <BackLink onBack={onBack}>{t(`done.look.${kind}`)}</BackLink>
          <Steps status={(id && view?.status) || 'none'} kind={kind} />
        </>
      }
    >
      {id ? (
        <ImportDesk key={id} id={id} onAnother={() => onOpen(undefined)} onDone={onBack} />
      ) : (
        <ChooseStep kind={kind} onOpen={onOpen} />
      )}
    </ListPage>
  );
};

/** A list, and in its place the desk of a sheet that comes into it; which of them, the address says. */
export const WithImport = ({
  children,
  ...of
}: Props & { children: (onImport: () => void) => ReactNode }) => {
  const [place, setPlace] = useUrlFilter(Place);
  if (place.view !== 'import') return children(() => setPlace({ view: 'import' }));
  return (
    <Desk
      {...of}
      id={place.import}
      onOpen={(id) => setPlace({ import: id })}
      onBack={() => setPlace({ view: undefined, import: undefined })}
    />
  );
};
