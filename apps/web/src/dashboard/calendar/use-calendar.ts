import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLive } from '../../lib/live.ts'
import { useRoot } from '../../lib/site.ts'
import { usePageLink } from '../page-link.ts'
import { forgetPrefetched, prefetch } from './data/cache.ts'
import { stepFrom } from './data/query.ts'
import type { CalendarData, Item } from './model.ts'
import { changedKeys, keepSame } from './rules/columns.ts'
import { useRefresh } from './use-refresh.ts'

const OUTLINED = 2000
const OLD = 10_000

/** Keeps the days on the page up to date with changes of others, and prefetches neighbouring days. */
export function useCalendar(loaded: CalendarData): CalendarData {
  const data = useCached(loaded)
  const refresh = useRefresh()
  useLive(refresh, loaded.version)
  useDaysBeside(data)
  useRefreshOfOld(data, refresh)
  return data
}

/** Replaces only changed objects, and outlines changes of others for two seconds. */
function useCached(loaded: CalendarData): CalendarData {
  const before = useRef<{ items: Item[]; of: CalendarData } | null>(null)
  const data = useMemo(() => ({ ...loaded, items: keepSame(before.current?.items ?? [], loaded.items) }), [loaded])
  useLayoutEffect(() => {
    const last = before.current
    before.current = { items: data.items, of: loaded }
    const isSameView = last && last.of.view === loaded.view && last.of.day === loaded.day && last.of !== loaded
    if (isSameView) outline(changedKeys(last.items, data.items))
  }, [data, loaded])
  return data
}

function outline(keys: readonly string[]): void {
  for (const key of keys) {
    const blocks = document.querySelectorAll(`[data-block="${CSS.escape(key)}"]`)
    for (const block of blocks) block.setAttribute('data-fresh', '')
    setTimeout(() => {
      for (const block of blocks) block.removeAttribute('data-fresh')
    }, OUTLINED)
  }
}

/** Prefetches the previous and the next day while the browser is idle. */
function useDaysBeside({ view, day, today, now }: CalendarData): void {
  const { basePath } = useRoot()
  const pageLink = usePageLink()
  const links = [1, -1].map((direction) => {
    const next = stepFrom({ view, day }, direction as 1 | -1)
    return pageLink({
      day: next === today ? null : next,
      booking: null,
      session: null,
      hold: null,
      confirm: null,
      new: null,
    })
  })
  const [after = '', before = ''] = links
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the days were looked at anew, those beside are too
  useEffect(() => {
    forgetPrefetched()
    const timer = setTimeout(() => {
      prefetch(basePath, after)
      prefetch(basePath, before)
    }, 200)
    return () => clearTimeout(timer)
  }, [basePath, after, before, now])
}

/** Shows a prefetched day at once and reloads it if it has been waiting for a while. */
function useRefreshOfOld(data: CalendarData, refresh: () => void): void {
  const { loadedAt } = useRoot()
  const start = useRef(0)
  useEffect(() => {
    start.current ||= performance.now()
    const now = loadedAt + performance.now() - start.current
    if (now - data.now > OLD) refresh()
  }, [data.now, loadedAt, refresh])
}
