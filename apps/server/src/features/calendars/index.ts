/** The calendar of those who work here: what stands on it, and that it changed. Reads through the other features. And the members’ own feeds. */
export { forgetFeeds } from './operations/forget-feeds.ts'
export { exportFeed } from './operations/kept-about.ts'
export { calendarsRoutes } from './routes.ts'
