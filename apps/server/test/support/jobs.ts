import { jobTaskName } from '../../src/features/jobs/index.ts'
import { tasks } from '../../src/setup/background.ts'
import type { TestContext } from './context.ts'

/** Does every job that was begun, as the queue would. */
export async function runJobs({ context, db }: Pick<TestContext, 'context' | 'db'>): Promise<void> {
  for (;;) {
    const open = await db
      .selectFrom('async_jobs')
      .select(['site_id as siteId', 'id'])
      .where('status', 'in', ['WAITING', 'RUNNING'])
      .execute()
    if (open.length === 0) return
    for (const job of open) await tasks[jobTaskName]?.(context, job)
  }
}
