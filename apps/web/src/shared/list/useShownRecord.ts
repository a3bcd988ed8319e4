import { useSearch } from '../place/useSearch.ts';

/** The record that the address names: it can be led to from elsewhere, and sent to someone. */
export const useShownRecord = ({ replace = false } = {}) => {
  const { params, latest, setParams } = useSearch();
  const show = (id: string) => {
    const next = latest();
    if (id) next.set('id', id);
    else next.delete('id');
    setParams(next, { replace });
  };
  return { id: params.get('id') ?? '', show, close: () => show('') };
};
