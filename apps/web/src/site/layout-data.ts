import { useRouteLoaderData } from 'react-router'
import type { SiteMember } from './member.ts'

/** What every page of the site needs to know about the business besides its settings. */
export type LayoutData = { hasClasses: boolean; member: SiteMember | null }

/** Unknown on a page that failed before it was loaded. */
export const useLayoutData = (): LayoutData => useRouteLoaderData<LayoutData>('site/layout') ?? unknownFace

const unknownFace: LayoutData = { hasClasses: false, member: null }
