import type { Context } from '../context.ts'
import { dispatch } from './dispatcher.ts'
import { dueJobs, subscribers } from './registry.ts'
import { runEach } from './schedule.ts'

export { migrateQueue, startWorker, type Worker } from './worker.ts'

/** Runs all work that is due at `now`: each minute in production, with a moved clock in tests. */
export function runDue(context: Context, now: number): Promise<void> {
  return runEach(dueJobs, context, now)
}

/** Hands every committed event to its subscribers now, instead of waiting for the worker's dispatcher. */
export function dispatchEvents(context: Context): Promise<void> {
  return dispatch(context, subscribers)
}
