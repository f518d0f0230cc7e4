import { useEffect, useState } from 'react'
import { useRoot } from '../../lib/site.ts'
import { addressIn } from '../../paths.ts'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { FoundCustomer } from './data/found-customer.ts'
import type { SearchAnswer } from './routes/search.ts'

const PAUSE = 150

type Search = {
  found: FoundCustomer[]
  /** True when the results are for the current text. */
  settled: boolean
  failed: boolean
}

/** Searches a moment after typing; only the latest search counts. */
export function useCustomerSearch(values: string, asking: boolean): Search {
  const { basePath } = useRoot()
  const [answer, setAnswer] = useState<SearchAnswer | null>(null)
  const [failed, setFailed] = useState(false)
  const search = values.trim()
  useEffect(() => {
    if (!asking) return
    const stop = new AbortController()
    const runSearch = async (): Promise<void> => {
      try {
        const response = await fetch(addressIn(basePath, dashboardPaths.customerSearch(search)), {
          signal: stop.signal,
        })
        // After sign-out the response is a page.
        if (!response.headers.get('content-type')?.startsWith('application/json')) throw new Error('No answer')
        setAnswer((await response.json()) as SearchAnswer)
        setFailed(false)
      } catch {
        if (!stop.signal.aborted) setFailed(true)
      }
    }
    const timer = setTimeout(runSearch, PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [basePath, search, asking])
  return { found: answer?.found ?? [], settled: answer?.search === search && !failed, failed }
}
