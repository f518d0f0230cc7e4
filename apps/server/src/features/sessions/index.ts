/** Meetings of classes and courses and blocked time on the calendar, alone or in weekly series. */
export { sessionsJobs } from './jobs.ts'
export { makeSession, type SessionToMake } from './operations/create-session.ts'
export { sessionsOfServices } from './operations/follow-services.ts'
export { sessionsRoutes } from './routes.ts'
export { horizonDay } from './rules/series.ts'
export { listShortSeries } from './store/series.ts'
