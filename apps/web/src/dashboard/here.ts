import { useLocation } from 'react-router'
import { withChanges } from '../paths.ts'

/** Links to the page one is on with something else chosen. */
export function useHere(): (changes: Record<string, string | null | undefined>) => string {
  const { search } = useLocation()
  return (changes) => withChanges(search, changes)
}
