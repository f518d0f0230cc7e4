import { embed, guid, instant, oneOf, orNull, ownShape, Type, words } from '../own.ts'

/** An item that a job failed to process, with the reason. */
export const JobFailure = ownShape('jobs.JobFailure', {
  id: guid('The item.'),
  code: words(100, 'The error code.'),
  description: words(1000, 'What stood in the way.'),
})

/** A background job that processes every item a filter matches. */
export const AsyncJob = ownShape('jobs.AsyncJob', {
  id: guid('The job.'),
  operation: words(100, 'The call that began it.'),
  status: oneOf(['WAITING', 'RUNNING', 'DONE', 'FAILED'], {
    description: 'FAILED only if it could not go on; items that failed stand below.',
  }),
  total: orNull(Type.Integer({ description: 'How many items the filter found; null until it has looked.' })),
  succeeded: Type.Integer({ description: 'Items done.' }),
  failed: Type.Integer({ description: 'Items that could not be done.' }),
  failures: Type.Array(embed(JobFailure), { maxItems: 100, description: 'The first hundred of them.' }),
  createdDate: instant('When it was asked for.'),
  finishedDate: orNull(instant('When it ended.')),
})

export const GetAsyncJobRequest = ownShape('jobs.GetAsyncJobRequest', { jobId: guid('The job.') })
export const GetAsyncJobResponse = ownShape('jobs.GetAsyncJobResponse', { job: embed(AsyncJob) })
