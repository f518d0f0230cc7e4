import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'

/** The operations on work that goes on. */
export const jobsRoutes: RoutesOf<'jobs'> = {
  getAsyncJob: notBuilt,
}
