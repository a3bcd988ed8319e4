import { usePreference } from '../../../shared/api/usePreference.ts';

interface Channels {
  productIds: string[];
}
const none: Channels = { productIds: [] };

/** The merchant's favourite products in their order; order forms offer them first. */
export const useFavourites = () => {
  const [{ productIds }, save] = usePreference('channels', none);
  const set = (next: string[]) => save({ productIds: next });
  const has = (id: string) => productIds.includes(id);
  const toggle = (id: string) =>
    set(has(id) ? productIds.filter((one) => one !== id) : [...productIds, id]);
  const move = (id: string, to: number) => {
    const rest = productIds.filter((one) => one !== id);
    set(rest.toSpliced(to, 0, id));
  };
  return { productIds, has, toggle, move };
};
