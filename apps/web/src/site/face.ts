import { useRouteLoaderData } from 'react-router'
import type { SiteMember } from './member.ts'

/** What every page of the site needs to know about the business besides its settings. */
export type SiteFace = { hasClasses: boolean; member: SiteMember | null }

/** Unknown on a page that failed before it was loaded. */
export const useSiteFace = (): SiteFace => useRouteLoaderData<SiteFace>('site/layout') ?? unknownFace

const unknownFace: SiteFace = { hasClasses: false, member: null }
