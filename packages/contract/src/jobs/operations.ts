import { operation } from '../operation.ts'
import { GetAsyncJobRequest, GetAsyncJobResponse } from './shapes.ts'

/** Operations on background jobs. */
export const jobsOperations = {
  getAsyncJob: operation({
    id: 'getAsyncJob',
    summary: 'How far a job has come; for whoever began it.',
    method: 'GET',
    paths: ['/v1/async-jobs/{jobId}'],
    access: { manager: 'any' },
    input: GetAsyncJobRequest,
    output: GetAsyncJobResponse,
    errors: ['NOT_FOUND'],
  }),
}
