import type { RoutesOf } from '../../operation.ts'
import { getAsyncJob } from './operations/get-async-job.ts'

/** The operations on work that goes on. */
export const jobsRoutes: RoutesOf<'jobs'> = {
  getAsyncJob,
}
