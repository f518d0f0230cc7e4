import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { judgeClassSession } from '../steps/judge-seats.ts'
import { toOwnerKey } from '../steps/owner-of.ts'
import { findSessions } from '../store/class-sessions.ts'
import { eventSlotView, scheduleInfoView } from '../view/event-slot.ts'
import { servicesOf, shownZone } from './list-event-time-slots.ts'

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const getEventTimeSlot: Operation<'getEventTimeSlot'> = async ({ input, actor }, context) => {
  const { readDb: db, clock } = context
  const { siteId } = actor
  const zone = await shownZone(db, siteId, input.timeZone)
  if (!guid.test(input.eventId)) return fail('SESSION_NOT_FOUND')
  const now = clock.now()
  const wanted = { sessionIds: [input.eventId], types: ['CLASS', 'COURSE'] as const, now, owner: toOwnerKey(actor) }
  const [session] = await findSessions(db, siteId, wanted)
  const service = session && (await servicesOf(db, siteId, [session])).get(session.serviceId)
  if (!session || !service) return fail('SESSION_NOT_FOUND')
  const judged = {
    session,
    service,
    verdict: judgeClassSession(service, session, { now, participants: 1, mode: 'customer' }),
  }
  return { timeSlot: eventSlotView(judged, zone), scheduleInfo: scheduleInfoView(judged), timeZone: zone }
}
