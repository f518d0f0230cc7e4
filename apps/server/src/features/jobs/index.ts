/** Work on everything a filter found, item by item, after its call was answered. */
export { jobsDue, tasksOf } from './jobs.ts'
export type { JobWork, JobWorks } from './operations/run-job.ts'
export { jobTask, type NewJob, startJob } from './operations/start-job.ts'
export { jobsRoutes } from './routes.ts'
