import { useRouteLoaderData } from 'react-router'
import type { PageSite } from '../lib/server-context.ts'
import { useSite } from '../lib/site.ts'

/** Returns the current data of the business: these pages change it, and the root loads it only once. */
export function useBusiness(): PageSite {
  const site = useSite()
  return useRouteLoaderData<{ site: PageSite }>('dashboard/layout')?.site ?? site
}
