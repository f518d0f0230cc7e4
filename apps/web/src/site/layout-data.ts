import { useRouteLoaderData } from 'react-router'
import type { SiteMember } from './member.ts'

/** What every page of the site knows besides the business’s settings. */
export type LayoutData = { hasClasses: boolean; hasPlans: boolean; member: SiteMember | null }

/** Unknown on a page that failed before it was loaded. */
export const useLayoutData = (): LayoutData => useRouteLoaderData<LayoutData>('site/layout') ?? unknownData

const unknownData: LayoutData = { hasClasses: false, hasPlans: false, member: null }
