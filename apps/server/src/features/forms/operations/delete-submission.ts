import { toChangeActor } from '../../../actor.ts'
import { publishEvent } from '../../../jobs/events.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { visibleTo } from '../steps/visible-to.ts'
import { lockSubmission, updateSubmission } from '../store/submissions.ts'
import { submissionFqdn, submissionView } from '../view/submission.ts'

/** To the trash; the sweep erases it after a month, `permanent` or not. */
export const deleteSubmission: Operation<'deleteSubmission'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const stored = await lockSubmission(tx, actor.siteId, input.submissionId, visibleTo(context, actor))
    if (!stored) return fail('SUBMISSION_NOT_FOUND')
    const now = context.clock.now()
    const { firstSequence } = await updateSubmission(tx, stored, { events: 1, now, deleted: true })
    await publishEvent(tx, {
      siteId: stored.siteId,
      entityFqdn: submissionFqdn,
      entityId: stored.id,
      sequence: firstSequence,
      slug: 'deleted',
      occurredAt: now,
      actor: toChangeActor(actor),
      payload: { deletedEvent: { deletedEntity: submissionView(stored) } },
    })
    return {}
  })
