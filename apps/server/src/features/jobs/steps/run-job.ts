import { type Actor, type AppActor, isManager, type StaffActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { Refusal, Violations } from '../../../refusal.ts'
import {
  findJob,
  finishJob,
  type JobFailure,
  type JobKey,
  type JobRow,
  lockNextItem,
  setFailed,
  setItems,
  setSucceeded,
} from '../store.ts'
import { readActor } from '../view/actor.ts'
import { queueJob } from './start-job.ts'

/** What the jobs of one operation do. */
export type JobHandler<Payload = never> = {
  /** Returns the ids of all items in order. Called once per job. */
  find(db: Db, job: { siteId: string; payload: Payload; actor: Actor }): Promise<string[]>
  /**
   * Processes one item, in the transaction that marks it as done, so never twice. A refusal is recorded with the job
   * and rolls back only this item.
   */
  handle(context: Context, tx: Tx, job: { siteId: string; payload: Payload; actor: Actor; id: string }): Promise<void>
}

/** By the operation that begins them. */
export type JobHandlers = Record<string, JobHandler>

/** Returns whether who began a job may still do everything they might then: they may have left, and keys are revoked. */
export type KeepsRights = (db: Db, actor: StaffActor | AppActor) => Promise<boolean>

/**
 * So that a stop of the server waits for a moment, a long job lets others have their turn, and one whose beginner has left
 * ends soon.
 */
const itemsPerRun = 25

/** Does a part of a job, from where the last turn left it, and queues the next turn. */
export async function runJob(
  context: Context,
  { handlers, keepsRights }: { handlers: JobHandlers; keepsRights: KeepsRights },
  key: JobKey,
): Promise<void> {
  const job = await findJob(context.db, key)
  if (!job || isOver(job)) return
  const handler = handlers[job.operation]
  if (!handler) throw new Error(`No handler for jobs of ${job.operation}`)
  const actor = readActor(job.actor)
  if (isManager(actor) && !(await keepsRights(context.db, actor))) {
    const failure = { id: key.id, code: 'PERMISSION_DENIED', description: 'Who began it may do this no more.' }
    return finishJob(context.db, key, 'FAILED', context.clock.now(), [failure])
  }
  const items = job.items ?? (await findItems(context, handler, key, job))
  if (!items) return
  for (let done = 0; done < itemsPerRun; done += 1) {
    if (!(await processNextItem(context, handler, key, job))) return
  }
  await queueJob(context.db, key)
}

const isOver = ({ status }: JobRow) => status === 'DONE' || status === 'FAILED'

/** Loads the items; an invalid filter fails the job before it starts. */
async function findItems(
  context: Context,
  handler: JobHandler,
  key: JobKey,
  job: JobRow,
): Promise<string[] | undefined> {
  try {
    const items = await handler.find(context.db, callDetails(key, job))
    await setItems(context.db, key, items, context.clock.now())
    return items
  } catch (error) {
    const failure = toFailure(error, key.id)
    if (!failure) throw error
    await finishJob(context.db, key, 'FAILED', context.clock.now(), [failure])
    return undefined
  }
}

/** Processes the next item in its own transaction. Returns false if there was none. */
async function processNextItem(context: Context, handler: JobHandler, key: JobKey, job: JobRow): Promise<boolean> {
  let at: { id: string; position: number } | undefined
  try {
    const next = await context.transaction(async (tx) => {
      at = await lockNextItem(tx, key)
      if (!at) return undefined
      await handler.handle(context, tx, { ...callDetails(key, job), id: at.id })
      await setSucceeded(tx, key, context.clock.now())
      return at
    })
    if (!next) await finishJob(context.db, key, 'DONE', context.clock.now())
    return next !== undefined
  } catch (error) {
    if (!at) throw error
    const failure = toFailure(error, at.id) ?? defect(context, error, job, at.id)
    await setFailed(context.db, key, { ...failure, position: at.position }, context.clock.now())
    return true
  }
}

function callDetails({ siteId }: JobKey, { payload, actor }: JobRow) {
  return { siteId, payload: payload as never, actor: readActor(actor) }
}

function toFailure(error: unknown, id: string): JobFailure | undefined {
  if (error instanceof Refusal) return { id, code: error.code, description: error.description.slice(0, 1000) }
  if (!(error instanceof Violations)) return undefined
  const code = error.violations.find(({ ruleName }) => ruleName)?.ruleName ?? 'VALIDATION_FAILURE'
  return { id, code, description: error.message.slice(0, 1000) }
}

/** Logs an unexpected error and lets the other items continue. */
function defect({ log }: Context, error: unknown, { id: jobId, operation }: JobRow, id: string): JobFailure {
  log.error({ err: error, jobId, operation, item: id }, 'an item of a job failed')
  return { id, code: 'INTERNAL_ERROR', description: '' }
}
