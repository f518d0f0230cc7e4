/** Work on everything a filter found, item by item, after its call was answered. */
export { jobsDue, toTasks } from './jobs.ts'
export type { JobHandler, JobHandlers } from './operations/run-job.ts'
export { jobTaskName, type NewJob, startJob } from './operations/start-job.ts'
export { jobsRoutes } from './routes.ts'
