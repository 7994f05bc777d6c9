import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CardDesk } from '../desk.ts';

const Context = createContext<CardDesk | null>(null);
export const DeskProvider = Context.Provider;

/** The card table that a panel stands at. */
export function useDesk(): CardDesk {
  const desk = useContext(Context);
  if (!desk) throw new Error('a panel stands outside a card table');
  return desk;
}
