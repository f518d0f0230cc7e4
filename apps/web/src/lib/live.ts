import { useEffect, useRef, useState } from 'react'
import { useSite } from './site.ts'

/** How a page receives changes: live, or by polling while the connection is lost. */
export type LiveState = 'CONNECTING' | 'LIVE' | 'ASKING'

const lookEveryMs = 20_000

/**
 * Calls `onChange` within a second whenever anything on the calendar of the business changed: bookings, classes, blocked
 * time, holds, check-ins. For pages of the team.
 *
 * `seen` is the version the page was rendered from (`queryCalendar` returns it): changes since then are reported at once,
 * the page's own version never. Without it only later changes are reported.
 *
 * A lost connection is restored automatically and missed changes are reported; until then, and if there is
 * none, `onChange` is called every 20 seconds. Hidden pages do not listen and catch up when visible:
 * a browser allows few connections per server.
 */
export function useLive(onChange: () => void, seen?: string): LiveState {
  const { id: siteId } = useSite()
  const [state, setState] = useState<LiveState>('CONNECTING')
  const latest = useRef({ onChange, seen })
  useEffect(() => {
    latest.current = { onChange, seen: seen ?? latest.current.seen }
  })
  useEffect(() => {
    const onVersion = (version: string) => {
      if (version === latest.current.seen) return
      latest.current.seen = version
      latest.current.onChange()
    }
    return followChanges({
      siteId,
      onVersion,
      missed: () => latest.current.onChange(),
      seen: () => latest.current.seen,
      onState: setState,
    })
  }, [siteId])
  return state
}

type Follower = {
  siteId: string
  onVersion: (version: string) => void
  /** Called regularly while there is no connection. */
  missed: () => void
  seen: () => string | undefined
  onState: (state: LiveState) => void
}

/** Follows the changes of a business outside React. Returns a function that stops. */
export function followChanges({ siteId, onVersion, missed, seen, onState }: Follower): () => void {
  let source: EventSource | undefined
  const close = () => {
    source?.close()
    source = undefined
  }
  const open = () => {
    if (source || document.hidden) return
    source = new EventSource(buildAddress(siteId, seen()))
    source.onopen = () => onState('LIVE')
    source.onerror = () => onState('ASKING')
    source.onmessage = ({ data }: MessageEvent<string>) => onVersion(readVersion(data))
  }
  const turn = () => (document.hidden ? close() : open())
  const look = () => {
    if (document.hidden || source?.readyState === EventSource.OPEN) return
    missed()
    // Refused for good, as when signed out or with too many connections: reconnects on each poll.
    if (source?.readyState === EventSource.CLOSED) close()
    open()
  }
  document.addEventListener('visibilitychange', turn)
  window.addEventListener('pagehide', close)
  window.addEventListener('pageshow', turn)
  window.addEventListener('online', look)
  const timer = setInterval(look, lookEveryMs)
  open()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', turn)
    window.removeEventListener('pagehide', close)
    window.removeEventListener('pageshow', turn)
    window.removeEventListener('online', look)
    close()
  }
}

/** The API's URL. It names the business, since EventSource cannot send headers; the cookie is sent along. */
function buildAddress(siteId: string, seen: string | undefined): string {
  return `/v1/calendar/changes?${new URLSearchParams({ siteId, ...(seen ? { since: seen } : {}) })}`
}

function readVersion(data: string): string {
  return String((JSON.parse(data) as { version?: unknown }).version ?? '')
}
