import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { loadBookable } from '../../services/index.ts'
import { fault } from '../rules/fault.ts'
import { explainSeats } from '../steps/explain-seats.ts'

import { explainTime } from '../steps/explain-time.ts'
import type { Explained } from '../steps/explanation.ts'
import { answerZone } from '../steps/local-range.ts'
import { loadFacts } from '../steps/offers.ts'

export const explainAvailability: Operation<'explainAvailability'> = async ({ input, actor }, context) => {
  const { readDb: db, clock } = context
  const { siteId } = actor
  const now = clock.now()
  const service = await loadBookable(db, siteId, input.serviceId)
  if (!service || service.deleted) return fail('SERVICE_NOT_FOUND')
  if (service.type === 'CLASS' && !input.sessionId) {
    return refuseFields([fault('sessionId', 'REQUIRED_FIELD', 'must be given for a class')])
  }
  const facts = await loadFacts(db, siteId, [service], now)
  const zone = answerZone(input.timezone, facts.zone)
  const requested = {
    input,
    siteId,
    service,
    facts,
    zone,
    now,
    mode: input.as === 'STAFF' ? 'manager' : 'customer',
  } as const
  const answer = await (service.type === 'APPOINTMENT' ? explainTime(db, requested) : explainSeats(db, requested))
  return actor.type === 'staff' && actor.resourceIds ? onOwnCalendar(answer, actor.resourceIds) : answer
}

/** Hides other people's bookings from staff limited to their own calendar. */
function onOwnCalendar(answer: Explained, own: readonly string[]): Explained {
  return {
    ...answer,
    refusals: answer.refusals.filter(({ resourceId }) => resourceId === null || own.includes(resourceId)),
    lanes: answer.lanes.filter(({ resourceId }) => own.includes(resourceId)),
  }
}
