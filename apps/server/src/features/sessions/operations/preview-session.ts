import type { Operation } from '../../../operation.ts'
import { findTaken } from '../steps/find-taken.ts'
import { expandDraft, readDraft } from '../steps/read-draft.ts'

export const previewSession: Operation<'previewSession'> = async ({ input: { session }, actor }, context) =>
  context.transaction(async (tx) => {
    const now = context.clock.now()
    const draft = await readDraft(tx, actor.siteId, session, actor, now)
    const { series, added } = expandDraft(context, draft, { now, allowOverlap: false })
    return {
      localStartDates: added.map(({ state }) => state.originalLocalStart ?? draft.localStart),
      recurrence: series ? { ...series.rhythm, until: series.untilDate } : null,
      taken: await findTaken(tx, draft, added, { now }),
    }
  })
