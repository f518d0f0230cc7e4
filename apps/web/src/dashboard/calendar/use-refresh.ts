import { useCallback, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useRoot } from '../../lib/site.ts'
import { fetchFresh } from './data/cache.ts'

/**
 * Looks again at what is shown. The days are fetched first and the page told only then: a page that looks again by
 * itself must not fall over because the line or the server is gone for a moment.
 */
export function useRefresh(): () => void {
  const { basePath } = useRoot()
  const { revalidate } = useRevalidator()
  const newest = useRef(revalidate)
  newest.current = revalidate
  return useCallback(() => {
    void fetchFresh(basePath, window.location.search).then((isThere) => (isThere ? newest.current() : undefined))
  }, [basePath])
}
