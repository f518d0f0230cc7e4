import { redirect } from 'react-router'
import { dashboardPaths } from '../../dashboard-paths.ts'

/** Closing days are part of the opening hours; redirects the old URL. */
export const loader = () => redirect(`${dashboardPaths.setUp('opening-hours')}#closing-days`, 302)
