import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { HandDesk } from '../desk.ts';

const Context = createContext<HandDesk | null>(null);
export const HandProvider = Context.Provider;

/** The table by hand that a panel stands at. */
export function useHands(): HandDesk {
  const desk = useContext(Context);
  if (!desk) throw new Error('a panel stands outside a table by hand');
  return desk;
}
