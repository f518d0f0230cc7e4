import { useCallback, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useRoot } from '../../lib/site.ts'
import { fetchFresh } from './data/cache.ts'

/**
 * Reloads what is shown. It fetches the days before it revalidates, because a failed background reload would replace
 * the page with an error.
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
