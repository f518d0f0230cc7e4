const listeners = new Set<() => void>()

/** Tells this process's dispatchers that an event was committed. Others find it by looking every second. */
export function wakeDispatchers(): void {
  for (const listener of listeners) listener()
}

export function onWake(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
