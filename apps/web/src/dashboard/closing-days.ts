import { redirect } from 'react-router'
import { deskPaths } from './desk-paths.ts'

/** Closing days are a part of the opening hours; the old address leads there. */
export const loader = () => redirect(`${deskPaths.setUp('opening-hours')}#closing-days`, 302)
