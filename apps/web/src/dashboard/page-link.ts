import { useLocation } from 'react-router'
import { withChanges } from '../paths.ts'

/** Returns a function that links to the current page with other URL parameters. */
export function usePageLink(): (changes: Record<string, string | null | undefined>) => string {
  const { search } = useLocation()
  return (changes) => withChanges(search, changes)
}

/** Returns the action URL for forms in a drawer: the page's innermost route, which its URL alone does not name. */
export function useDrawerAction(): string {
  const search = usePageLink()({})
  return search === '?' ? '?index' : `${search}&index`
}
