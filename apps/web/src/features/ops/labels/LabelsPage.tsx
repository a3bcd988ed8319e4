import { type AwaitedLabel, listAwaitedLabels } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { callKey } from '../../../shared/api/useCall.ts';
import { useUrlFilter } from '../../../shared/list/useUrlFilter.ts';
import { LabelDialog } from './LabelDialog.tsx';
import { LabelList } from './LabelList.tsx';
import { NumbersImport } from './NumbersImport.tsx';

const Place = z.object({
  view: z.optional(z.literal('import')),
  import: z.optional(z.uuid()),
});

/** Numbers and labels of carriers that nobody can ask: operators bring them in. */
export default function LabelsPage() {
  const [place, setPlace] = useUrlFilter(Place);
  const [shown, show] = useState<AwaitedLabel | null>(null);
  const queries = useQueryClient();
  const changed = () => void queries.invalidateQueries({ queryKey: callKey(listAwaitedLabels) });
  if (place.view === 'import') {
    return (
      <NumbersImport
        id={place.import}
        onOpen={(id) => setPlace({ import: id })}
        onBack={() => {
          changed();
          setPlace({ view: undefined, import: undefined });
        }}
      />
    );
  }
  return (
    <>
      <LabelList onLabel={show} onImport={() => setPlace({ view: 'import' })} />
      <LabelDialog order={shown} onClose={() => show(null)} onChanged={changed} />
    </>
  );
}
