import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { loadSessionServices, loadShownZone } from '../steps/event-slots.ts'
import { judgeClassSession } from '../steps/judge-seats.ts'
import { toOwnerKey } from '../steps/owner-key.ts'
import { findSessions } from '../store/class-sessions.ts'
import { eventSlotView, scheduleInfoView } from '../view/event-slot.ts'

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const getEventTimeSlot: Operation<'getEventTimeSlot'> = async ({ input, actor }, context) => {
  const { readDb: db, clock } = context
  const { siteId } = actor
  const zone = await loadShownZone(db, siteId, input.timeZone)
  if (!guid.test(input.eventId)) return fail('SESSION_NOT_FOUND')
  const now = clock.now()
  const wanted = { sessionIds: [input.eventId], types: ['CLASS', 'COURSE'] as const, now, owner: toOwnerKey(actor) }
  const [session] = await findSessions(db, siteId, wanted)
  const service = session && (await loadSessionServices(db, siteId, [session])).get(session.serviceId)
  if (!session || !service) return fail('SESSION_NOT_FOUND')
  const judged = {
    session,
    service,
    verdict: judgeClassSession(service, session, { now, participants: 1, mode: 'customer' }),
  }
  return { timeSlot: eventSlotView(judged, zone), scheduleInfo: scheduleInfoView(judged), timeZone: zone }
}
