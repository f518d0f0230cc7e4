/** Asynchronous jobs of bulk operations. */
export { jobsDue, tasksOf } from './jobs.ts'
export type { JobWork, JobWorks } from './operations/run-job.ts'
export { jobTask, type NewJob, startJob } from './operations/start-job.ts'
export { jobsRoutes } from './routes.ts'
