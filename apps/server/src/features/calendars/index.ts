/**
 * The staff calendar: its contents and change notifications, read through other features. Also members' calendar feeds.
 */

export { calendarsRoutes } from './routes.ts'
export { exportFeed } from './steps/collect-personal-data.ts'
export { endFeedOfSignIn, endFeedsOfSignIns, eraseFeeds } from './steps/forget-feeds.ts'
