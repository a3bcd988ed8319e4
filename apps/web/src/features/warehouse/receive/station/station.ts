import { create } from 'zustand';
import { local } from '../../../../shared/store/shelves.ts';

/** Which station this machine is, whoever works at it. */
export interface Station {
  warehouseId: string;
  warehouseName: string;
  name: string;
}

const shelf = 'station';

export const useStation = create<{ station: Station | null }>(() => ({
  station: local.get<Station>(shelf),
}));

export const setStation = (station: Station) => {
  local.set(shelf, station);
  useStation.setState({ station });
};

/** Asks anew which one it is; what was chosen stays until something else is. */
export const askStation = () => useStation.setState({ station: null });
