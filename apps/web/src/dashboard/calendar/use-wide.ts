import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 761px)'

/** Whether columns fit. Null on the server and in the first picture, which holds both and lets the style sheet choose. */
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
