import { useRouteLoaderData } from 'react-router'
import type { Scheme } from './preferences.ts'
import type { PageSite, PublishedAt } from './server-context.ts'

/** What the root of every page has loaded. */
export type RootData = {
  site: PageSite
  basePath: string
  published: PublishedAt
  loadedAt: number
  scheme: Scheme
  nonce: string
}

export function useRoot(): RootData {
  const root = useRouteLoaderData<RootData>('root')
  if (!root) throw new Error('The root loader has not answered')
  return root
}

export const useSite = (): PageSite => useRoot().site
