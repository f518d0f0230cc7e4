import { useEffect } from 'react'
import { useRoot } from '../../../lib/site.ts'
import { addressIn } from '../../../paths.ts'
import { dashboardPaths } from '../../dashboard-paths.ts'
import type { Column } from '../rules/columns.ts'
import type { Store } from '../store.ts'
import { type Ghost, isSamePlace, placeOf, type Said } from './ghost.ts'

const PATIENCE = 250

/** Asks the server about a place on which something rests for a moment: it knows rules the page does not. */
export function useServerWord(store: Store<Ghost | null>, columns: readonly Column[]): void {
  const { basePath } = useRoot()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let requested: AbortController | undefined
    const ask = async (ghost: Ghost): Promise<void> => {
      const { item } = ghost
      if (!item?.serviceId || item.kind !== 'APPOINTMENT') return
      const { from, until } = placeOf(ghost, columns)
      const address = dashboardPaths.calendarExplain({
        service: item.serviceId,
        from: new Date(from).toISOString(),
        until: new Date(until).toISOString(),
        with: columns[ghost.column]?.resource?.id ?? '',
        except: item.sessionId ?? '',
      })
      requested = new AbortController()
      const answer = await fetch(addressIn(basePath, address), { signal: requested.signal }).catch(() => undefined)
      if (!answer?.ok) return
      const said = (await answer.json()) as Said
      const now = store.get()
      if (now && isSamePlace(now, ghost) && now.item === item) store.set({ ...now, said })
    }
    const unsubscribe = store.subscribe(() => {
      const ghost = store.get()
      clearTimeout(timer)
      if (!ghost || ghost.said || ghost.mode === 'hover' || ghost.mode === 'create') return
      requested?.abort()
      timer = setTimeout(() => void ask(ghost), PATIENCE)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
      requested?.abort()
    }
  }, [store, columns, basePath])
}
