import { useRouteLoaderData } from 'react-router'

/** What every page of this face needs to know of the business beside its settings. */
export type SiteFace = { hasClasses: boolean }

/** Unknown on a page that failed before it was asked. */
export const useSiteFace = (): SiteFace => useRouteLoaderData<SiteFace>('site/layout') ?? { hasClasses: false }
