import { useSyncExternalStore } from 'react'

/** Heights of an hour in pixels. */
export const densities = { compact: 56, usual: 80, roomy: 104 } as const
export type Density = keyof typeof densities

const NAME = 'kalends-density'
const CHANGE = 'kalends-density-change'

/** Returns the height of an hour, stored in this browser. */
export const useDensity = (): Density => useSyncExternalStore(subscribe, read, () => 'usual')

export function setDensity(density: Density): void {
  try {
    localStorage.setItem(NAME, density)
  } catch {
    // without storage the choice lasts until the reload
  }
  window.dispatchEvent(new Event(CHANGE))
}

function read(): Density {
  try {
    const stored = localStorage.getItem(NAME)
    return stored === 'compact' || stored === 'roomy' ? stored : 'usual'
  } catch {
    return 'usual'
  }
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(CHANGE, listener)
  return () => window.removeEventListener(CHANGE, listener)
}
