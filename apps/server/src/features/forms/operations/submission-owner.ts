import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { Submission } from '../rules/submission.ts'
import type { SubmissionCondition } from '../store/submissions.ts'

/** What answers belong to, told by the feature that keeps it. */
export type SubmissionOwner = {
  /** When it starts, in epoch milliseconds: from then on customers change nothing. Undefined when it is not theirs. */
  startOf(db: Db, siteId: string, submissionId: string): Promise<number | undefined>
  /** The part of a `where` on `form_submissions` that finds what belongs to the calendars of these resources. */
  onCalendar(resourceIds: readonly string[]): SubmissionCondition
  /** The answers changed; called in the transaction that did it. */
  follow(context: Context, tx: Tx, submission: Submission, actor: Actor): Promise<void>
}

const owners = new Set<SubmissionOwner>()

/** Makes a feature known whose things have answers: it stands to the right of forms. */
export function registerSubmissionOwner(owner: SubmissionOwner): void {
  owners.add(owner)
}

/** Everybody who may own answers. */
export const submissionOwners = (): readonly SubmissionOwner[] => [...owners]
