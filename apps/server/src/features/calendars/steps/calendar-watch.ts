import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { readVersions } from '../store/versions.ts'

/** Listener for versions other than the known one. */
export type Listener = { siteId: string; known: string; hear(version: string): void }

export type CalendarWatch = {
  /** Returns true if this process may hold another stream. */
  hasRoom(): boolean
  /** Answers how to leave. */
  join(listener: Listener): () => void
}

const everyMs = 400
const mostListeners = 500

const watches = new WeakMap<Db, CalendarWatch>()

/** This process's watch over its database. */
export function findWatch(context: Context): CalendarWatch {
  const known = watches.get(context.db) ?? startWatch(context)
  watches.set(context.db, known)
  return known
}

/**
 * Polls all businesses that have listeners in one statement, and not at all without listeners. Every process polls on
 * its own: they need not know of each other.
 */
function startWatch(context: Context): CalendarWatch {
  const listeners = new Set<Listener>()
  let isLooking = false
  const look = async () => {
    try {
      const siteIds = [...new Set([...listeners].map(({ siteId }) => siteId))]
      const versions = await readVersions(context.db, siteIds, context.clock.now())
      for (const listener of listeners) showNotice(listener, versions.get(listener.siteId))
    } catch (error) {
      context.log.warn({ err: error }, 'looking for changes of the calendar failed and is tried again')
    }
    isLooking = listeners.size > 0
    if (isLooking) later(look)
  }
  return {
    hasRoom: () => listeners.size < mostListeners,
    join: (listener) => {
      listeners.add(listener)
      if (!isLooking) later(look)
      isLooking = true
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function showNotice(listener: Listener, version: string | undefined): void {
  if (version === undefined || version === listener.known) return
  listener.known = version
  listener.hear(version)
}

/** Schedules a poll without keeping the process alive. */
function later(look: () => Promise<void>): void {
  setTimeout(look, everyMs).unref()
}
