import { embed, guid, instant, oneOf, orNull, ownShape, Type, text } from '../own.ts'

/** An item that a job failed to process, with the reason. */
export const JobFailure = ownShape('jobs.JobFailure', {
  id: guid('Id of the item.'),
  code: text(100, 'Error code.'),
  description: text(1000, 'Error message.'),
})

/** A background job that processes every item a filter matches. */
export const AsyncJob = ownShape('jobs.AsyncJob', {
  id: guid('Id of the job.'),
  operation: text(100, 'Id of the operation that started the job.'),
  status: oneOf(['WAITING', 'RUNNING', 'DONE', 'FAILED'], {
    description: 'FAILED if the job itself could not continue; items that failed are listed in `failures`.',
  }),
  total: orNull(Type.Integer({ description: 'Number of items that match the filter; null until they are counted.' })),
  succeeded: Type.Integer({ description: 'Number of items that succeeded.' }),
  failed: Type.Integer({ description: 'Number of items that failed.' }),
  failures: Type.Array(embed(JobFailure), { maxItems: 100, description: 'The first hundred failures.' }),
  createdDate: instant('When the job was created.'),
  finishedDate: orNull(instant('When the job ended.')),
})

export const GetAsyncJobRequest = ownShape('jobs.GetAsyncJobRequest', { jobId: guid('Id of the job.') })
export const GetAsyncJobResponse = ownShape('jobs.GetAsyncJobResponse', { job: embed(AsyncJob) })
