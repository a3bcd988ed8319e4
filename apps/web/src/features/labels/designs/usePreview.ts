import { type LabelDesignForm, previewLabelDesign } from '@alpaca/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fileCall } from '../../../shared/api/fileCall.ts';
import { useCalmValue } from '../../../shared/lib/useCalmValue.ts';
import { drawnBy } from './design.ts';

/** An address for a file, for as long as it is on show. */
const useAddress = (file: Blob | undefined) => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

/** The label as it would be printed, drawn anew a moment after the last change. */
export const usePreview = (design: Partial<LabelDesignForm>) => {
  const calm = useCalmValue(JSON.stringify(drawnBy(design)));
  const query = useQuery({
    queryKey: [previewLabelDesign.path, calm],
    queryFn: async ({ signal }) =>
      (await fileCall(previewLabelDesign, { body: JSON.parse(calm) }, { signal })).file,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  return { ...query, address: useAddress(query.data) };
};
