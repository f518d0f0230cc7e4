import { useEffect } from 'react'
import { useRoot } from '../../../lib/site.ts'
import { addressIn } from '../../../paths.ts'
import { dashboardPaths } from '../../dashboard-paths.ts'
import { fetchAnswer } from '../data/fetch-answer.ts'
import type { Column } from '../rules/columns.ts'
import type { Store } from '../store.ts'
import { type Ghost, isSameSpot, type ServerVerdict, toTarget } from './ghost.ts'

const PATIENCE = 250

/** Asks the server about a target that has been held for a moment: it knows rules the page does not. */
export function useServerVerdict(store: Store<Ghost | null>, columns: readonly Column[]): void {
  const { basePath } = useRoot()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let requested: AbortController | undefined
    const fetchVerdict = async (ghost: Ghost): Promise<void> => {
      const { item } = ghost
      if (!item?.serviceId || item.kind !== 'APPOINTMENT') return
      const { from, until } = toTarget(ghost, columns)
      const address = dashboardPaths.calendarExplain({
        service: item.serviceId,
        from: new Date(from).toISOString(),
        until: new Date(until).toISOString(),
        with: columns[ghost.column]?.resource?.id ?? '',
        except: item.sessionId ?? '',
      })
      requested = new AbortController()
      const verdict = await fetchAnswer<ServerVerdict>(addressIn(basePath, address), requested.signal)
      if (!verdict) return
      const now = store.get()
      if (now && isSameSpot(now, ghost) && now.item === item) store.set({ ...now, serverVerdict: verdict })
    }
    const unsubscribe = store.subscribe(() => {
      const ghost = store.get()
      clearTimeout(timer)
      if (!ghost || ghost.serverVerdict || ghost.mode === 'hover' || ghost.mode === 'create') return
      requested?.abort()
      timer = setTimeout(() => void fetchVerdict(ghost), PATIENCE)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
      requested?.abort()
    }
  }, [store, columns, basePath])
}
