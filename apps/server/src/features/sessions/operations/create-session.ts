import type { Operation } from '../../../operation.ts'
import { requireOverrideRight } from '../steps/calendar-rights.ts'
import { makeSession } from '../steps/make-session.ts'

export const createSession: Operation<'createSession'> = async ({ input, actor }, context) => {
  requireOverrideRight(actor, input.allowOverlap)
  const { siteId } = actor
  const more = { actor, allowOverlap: input.allowOverlap === true, skip: input.skip ?? [] }
  const made = await context.transaction((tx) => makeSession(context, tx, siteId, input.session, more))
  return { session: made.session, createdSessions: made.count, skipped: made.skipped }
}
