import { operation } from '../operation.ts'
import { GetAsyncJobRequest, GetAsyncJobResponse } from './shapes.ts'

/** Operations on background jobs. */
export const jobsOperations = {
  getAsyncJob: operation({
    id: 'getAsyncJob',
    summary: 'Returns the progress of a job to the actor who started it.',
    method: 'GET',
    paths: ['/v1/async-jobs/{jobId}'],
    access: { manager: 'any' },
    input: GetAsyncJobRequest,
    output: GetAsyncJobResponse,
    errors: ['NOT_FOUND'],
  }),
}
