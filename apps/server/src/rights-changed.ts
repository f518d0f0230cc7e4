const listeners = new Set<() => void>()

/**
 * Tells this process that somebody's rights are fewer, or other, than a moment ago: to be said after the commit. Open
 * streams ask anew at once; those of other processes find it within seconds, by asking from time to time.
 */
export function tellRightsChanged(): void {
  for (const listener of listeners) listener()
}

/** Answers how to stop listening. */
export function onRightsChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
