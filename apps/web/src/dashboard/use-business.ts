import { useRouteLoaderData } from 'react-router'
import type { PageSite } from '../lib/server-context.ts'
import { useSite } from '../lib/site.ts'

/** The business as it is by now: it is changed on these very pages, and the root is loaded only once. */
export function useBusiness(): PageSite {
  const site = useSite()
  return useRouteLoaderData<{ site: PageSite }>('dashboard/layout')?.site ?? site
}
