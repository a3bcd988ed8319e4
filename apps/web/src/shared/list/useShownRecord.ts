import { useSearchParams } from 'react-router';

/** The record that the address names: it can be led to from elsewhere, and sent to someone. */
export const useShownRecord = () => {
  const [params, setParams] = useSearchParams();
  const show = (id: string) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      if (id) next.set('id', id);
      else next.delete('id');
      return next;
    });
  return { id: params.get('id') ?? '', show, close: () => show('') };
};
