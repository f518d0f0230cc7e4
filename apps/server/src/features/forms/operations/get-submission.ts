import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { showSubmission } from '../steps/show-submissions.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { findSubmission } from '../store/submissions.ts'

export const getSubmission: Operation<'getSubmission'> = async ({ input, actor }, context) => {
  const found = await findSubmission(context.db, actor.siteId, input.submissionId, visibleTo(context, actor))
  if (!found) return fail('SUBMISSION_NOT_FOUND')
  return { submission: await showSubmission(context, found, actor) }
}
