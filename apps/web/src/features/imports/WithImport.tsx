import type { CallSpec } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { callKey } from '../../shared/api/useCall.ts';
import { BackLink } from '../../shared/list/BackLink.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { ChooseStep } from './ChooseStep.tsx';
import { ImportDesk } from './ImportDesk.tsx';
import { Steps } from './Steps.tsx';
import { useBegun } from './useBegun.ts';

const Place = z.object({
  view: z.optional(z.literal('import')),
  import: z.optional(z.uuid()),
  /** What the list shows beside it. */
  id: z.optional(z.uuid()),
});

interface Props {
  kind: 'sku' | 'taxNumber' | 'trackingNumber' | 'trackEvents' | 'carrierBill' | 'codRemittance';
  /** The call of the list that the rows come into. */
  list: CallSpec;
  /** Rows go into the record that is shown beside the list. */
  intoShown?: boolean;
}

interface DeskProps extends Omit<Props, 'intoShown'> {
  target: string | undefined;
  id: string | undefined;
  onOpen: (id: string | undefined) => void;
  onBack: (target: string | undefined) => void;
}

const Desk = ({ kind, list, target, id, onOpen, onBack }: DeskProps) => {
  const { t } = useTranslation('imports');
  const queries = useQueryClient();
  const begun = useBegun(id, target);
  const back = () => onBack(begun.target);
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
          <BackLink onBack={back}>{t(`done.look.${kind}`)}</BackLink>
          <Steps status={begun.status} kind={kind} />
        </>
      }
    >
      {id ? (
        <ImportDesk key={id} id={id} onAnother={() => onOpen(undefined)} onDone={back} />
      ) : (
        <ChooseStep kind={kind} target={target} onOpen={onOpen} />
      )}
    </ListPage>
  );
};

/** A list, and in its place the desk of a sheet that comes into it; which of them, the address says. */
export const WithImport = ({
  intoShown = false,
  children,
  ...of
}: Props & { children: (onImport: (begun?: string) => void) => ReactNode }) => {
  const [place, setPlace] = useUrlFilter(Place);
  const target = intoShown ? place.id : undefined;
  const isNowhere = intoShown && !target && !place.import;
  if (place.view !== 'import' || isNowhere)
    return children((begun) => setPlace({ view: 'import', import: begun }));
  return (
    <Desk
      {...of}
      target={target}
      id={place.import}
      onOpen={(id) => setPlace({ import: id })}
      onBack={(id = place.id) => setPlace({ view: undefined, import: undefined, id })}
    />
  );
};
