/** Work on everything a filter found, item by item, after its call was answered. */
export { jobsDue, toTasks } from './jobs.ts'
export { jobsRoutes } from './routes.ts'
export type { JobHandler, JobHandlers, KeepsRights } from './steps/run-job.ts'
export { jobTaskName, type NewJob, startJob } from './steps/start-job.ts'
