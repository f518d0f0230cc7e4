import { useRouteLoaderData } from 'react-router'
import type { SiteMember } from './member.ts'

/** What every page of this face needs to know of the business beside its settings. */
export type SiteFace = { hasClasses: boolean; member: SiteMember | null }

/** Unknown on a page that failed before it was asked. */
export const useSiteFace = (): SiteFace => useRouteLoaderData<SiteFace>('site/layout') ?? unknownFace

const unknownFace: SiteFace = { hasClasses: false, member: null }
