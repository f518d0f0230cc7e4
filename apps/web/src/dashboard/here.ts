import { useLocation } from 'react-router'
import { withChanges } from '../paths.ts'

/** Links to the page one is on with something else chosen. */
export function useHere(): (changes: Record<string, string | null | undefined>) => string {
  const { search } = useLocation()
  return (changes) => withChanges(search, changes)
}

/** Where forms of a drawer go: to the page's innermost part, which its address alone does not name. */
export function useActionHere(): string {
  const here = useHere()({})
  return here === '?' ? '?index' : `${here}&index`
}
