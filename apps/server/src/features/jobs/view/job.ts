import type { OutputOf } from '@kalends/contract'
import type { JobRow } from '../store.ts'

/** API shape of a job. */
export function jobView(row: JobRow): OutputOf<'getAsyncJob'>['job'] {
  const { id, operation, status, total, succeeded, failed, failures, created_at, finished_at } = row
  return {
    id,
    operation,
    status,
    total,
    succeeded,
    failed,
    failures,
    createdDate: new Date(created_at).toISOString(),
    finishedDate: finished_at && new Date(finished_at).toISOString(),
  }
}
