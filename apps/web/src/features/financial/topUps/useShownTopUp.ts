import { useSearchParams } from 'react-router';

/** The top-up that the address names: a message leads to it, and it can be sent to someone. */
export const useShownTopUp = () => {
  const [params, setParams] = useSearchParams();
  const show = (id: string) => {
    const next = new URLSearchParams(params);
    if (id) next.set('id', id);
    else next.delete('id');
    setParams(next);
  };
  return { id: params.get('id') ?? '', show, close: () => show('') };
};
