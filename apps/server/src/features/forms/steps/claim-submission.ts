import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Submission } from '../rules/submission.ts'
import {
  continuableBy,
  handedInBy,
  lockNewest,
  lockSubmission,
  type SubmissionCondition,
} from '../store/submissions.ts'
import { changeSubmission } from './change-submission.ts'
import { visibleTo } from './visible-to.ts'

/** Locks a submission the actor may see, or goes on with after signing in, until the transaction ends. */
export function lockAnswers(context: Context, tx: Tx, actor: Actor, id: string): Promise<Submission | undefined> {
  const visible = actor.type === 'member' ? continuableBy(actor) : visibleTo(context, actor)
  return lockSubmission(tx, actor.siteId, id, visible)
}

/** Locks the newest submission to a form by its submitter that matches a condition. */
export function lockNewestAnswers(
  tx: Tx,
  actor: Actor,
  formId: string,
  condition: SubmissionCondition,
): Promise<Submission | undefined> {
  return lockNewest(tx, actor.siteId, { formId, condition, visible: handedInBy(actor) })
}

/** Confirms a locked submission whose booking now exists. */
export async function confirmAnswers(
  context: Context,
  tx: Tx,
  { actor, submission }: { actor: Actor; submission: Submission },
): Promise<Submission> {
  if (submission.status === 'CONFIRMED') return submission
  return changeSubmission(context, tx, { actor, stored: submission, changed: { ...submission, status: 'CONFIRMED' } })
}
