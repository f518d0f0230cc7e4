import type { RoutesOf } from '../../operation.ts'
import { getAsyncJob } from './operations/get-async-job.ts'

/** The job operations. */
export const jobsRoutes: RoutesOf<'jobs'> = {
  getAsyncJob,
}
