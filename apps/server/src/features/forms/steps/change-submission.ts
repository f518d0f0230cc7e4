import { type Actor, toChangeActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { publishEvents } from '../../../jobs/events.ts'
import type { Submission } from '../rules/submission.ts'
import { updateSubmission } from '../store/submissions.ts'
import { submissionFqdn } from '../view/submission.ts'
import { claimFilesOf } from './claim-files.ts'
import { showSubmission } from './show-submissions.ts'

/** Saves a locked submission and publishes the change, with a separate event for its status. */
export async function changeSubmission(
  context: Context,
  tx: Tx,
  { actor, stored, changed }: { actor: Actor; stored: Submission; changed: Submission },
): Promise<Submission> {
  const now = context.clock.now()
  const slugs = ['updated', ...(changed.status === stored.status ? [] : ['status_updated'])]
  const { submission, firstSequence } = await updateSubmission(tx, changed, { events: slugs.length, now })
  if (changed.answers !== stored.answers) await claimFilesOf(context, tx, submission)
  const entity = await showSubmission({ ...context, db: tx }, submission, 'business')
  const body = { submission: entity, previousStatus: stored.status }
  await publishEvents(
    tx,
    slugs.map((slug, index) => ({
      siteId: stored.siteId,
      entityFqdn: submissionFqdn,
      entityId: stored.id,
      sequence: firstSequence + index,
      slug,
      occurredAt: now,
      actor: toChangeActor(actor),
      payload: slug === 'updated' ? { updatedEvent: { currentEntity: entity } } : { actionEvent: { body } },
    })),
  )
  return submission
}
