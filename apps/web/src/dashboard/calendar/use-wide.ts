import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 761px)'

/**
 * Returns whether columns fit. Null on the server and in the first render, which contain both layouts and leave the
 * choice to CSS.
 */
export const useWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => null,
  )

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
