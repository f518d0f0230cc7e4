/** The calendar of those who work here: what stands on it, and that it changed. Reads through the other features. And the members’ own feeds. */

export { calendarsRoutes } from './routes.ts'
export { exportFeed } from './steps/collect-personal-data.ts'
export { forgetFeeds } from './steps/forget-feeds.ts'
