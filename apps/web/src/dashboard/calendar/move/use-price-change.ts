import { useEffect, useState } from 'react'
import { useRoot } from '../../../lib/site.ts'
import { addressIn } from '../../../paths.ts'
import { dashboardPaths } from '../../dashboard-paths.ts'
import { fetchAnswer } from '../data/fetch-answer.ts'
import type { Proposal } from '../use-moves.ts'
import type { PriceChange } from './load-price-change.ts'

const MINUTE = 60_000

/** Loads what a proposed move does to the price; undefined until it is known, null if the price stays. */
export function usePriceChange({ item, to }: Proposal): PriceChange | null | undefined {
  const { basePath } = useRoot()
  const minutes = (to.until - to.from) / MINUTE
  const isOtherLength = to.until - to.from !== item.until - item.from
  const isWithAnother = to.resourceId !== '' && !item.resourceIds.includes(to.resourceId)
  const mayChange = item.kind === 'APPOINTMENT' && (isOtherLength || isWithAnother)
  const [change, setChange] = useState<PriceChange | null | undefined>(mayChange ? undefined : null)
  const address = dashboardPaths.calendarPrice({
    booking: item.id,
    ...(isOtherLength ? { minutes: String(minutes) } : {}),
    ...(isWithAnother ? { with: to.resourceId } : {}),
  })
  useEffect(() => {
    if (!mayChange) return
    const requested = new AbortController()
    const load = async (): Promise<void> => {
      const answer = await fetchAnswer<PriceChange>(addressIn(basePath, address), requested.signal)
      // Offline the move waits for the connection, and the server asks about the price then.
      if (!requested.signal.aborted) setChange(answer ?? null)
    }
    void load()
    return () => requested.abort()
  }, [basePath, address, mayChange])
  return change
}
