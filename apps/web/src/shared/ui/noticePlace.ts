import { create } from 'zustand';

/** The room that an area has among the messages, for what stays longer than they do. */
export const useNoticePlace = create<{ room: HTMLElement | null }>(() => ({ room: null }));

export const keepRoom = (room: HTMLElement | null) => useNoticePlace.setState({ room });
