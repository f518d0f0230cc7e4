import { redirect } from 'react-router'
import { dashboardPaths } from './dashboard-paths.ts'

/** Closing days are a part of the opening hours; the old address leads there. */
export const loader = () => redirect(`${dashboardPaths.setUp('opening-hours')}#closing-days`, 302)
