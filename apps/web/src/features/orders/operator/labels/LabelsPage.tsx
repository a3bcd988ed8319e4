import { type AwaitedLabel, listAwaitedLabels } from '@alpaca/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey } from '../../../../shared/api/useCall.ts';
import { WithImport } from '../../../imports/index.ts';
import { LabelDialog } from './LabelDialog.tsx';
import { LabelList } from './LabelList.tsx';

/** Numbers and labels of carriers that nobody can ask: operators bring them in. */
export default function LabelsPage() {
  const [shown, show] = useState<AwaitedLabel | null>(null);
  const queries = useQueryClient();
  const changed = () => void queries.invalidateQueries({ queryKey: callKey(listAwaitedLabels) });
  return (
    <WithImport kind="trackingNumber" list={listAwaitedLabels}>
      {(onImport) => (
        <>
          <LabelList onLabel={show} onImport={onImport} />
          <LabelDialog order={shown} onClose={() => show(null)} onChanged={changed} />
        </>
      )}
    </WithImport>
  );
}
