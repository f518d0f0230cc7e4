import { listEnds, MINUTE } from '@kalends/availability'
import { isManager } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { fault } from '../rules/fault.ts'
import { isRequestedLocation } from '../rules/slot-labels.ts'
import { loadAvailabilityContexts } from '../steps/availability-contexts.ts'
import { loadAppointment } from '../steps/load-appointment.ts'
import { answerZone, localInstant } from '../steps/local-range.ts'
import { listOffers, loadFacts } from '../steps/offers.ts'
import { toOwnerKey } from '../steps/owner-key.ts'
import { requireLocation, typeFilters } from '../steps/time-slot-query.ts'
import { timeSlotView } from '../view/time-slot.ts'

/** As many as an answer holds. */
const mostEnds = 1000

export const listAvailabilityTimeSlotEndOptions: Operation<'listAvailabilityTimeSlotEndOptions'> = async (
  { input, actor },
  context,
) => {
  const { readDb: db, clock } = context
  const { siteId } = actor
  const location = requireLocation(input.location)
  const service = await loadAppointment(db, siteId, input.serviceId)
  if (service.rental?.unit !== 'HOUR') return fail('END_OPTIONS_NOT_SUPPORTED')
  const { minMinutes, maxMinutes } = service.rental
  const facts = await loadFacts(db, siteId, [service], clock.now())
  const zone = answerZone(input.timeZone, facts.zone)
  const start = localInstant('localStartDate', input.localStartDate, zone)
  const latest = start + maxMinutes * MINUTE
  const most = input.maxLocalEndDate ? localInstant('maxLocalEndDate', input.maxLocalEndDate, zone) : latest
  if (most > latest) return fail('MAX_END_DATE_EXCEEDS_MAXIMUM')
  if (most <= start) refuseFields([fault('maxLocalEndDate', 'MIN', 'must be later than localStartDate')])
  const range = { start, end: latest }
  const filter = { types: typeFilters(input.resourceTypes), minutes: maxMinutes }
  const offers = listOffers(service, facts, filter)
    .filter(({ location: offered }) => isRequestedLocation(offered, [location]))
    .slice(0, 1)
  const requesting = { now: clock.now(), mode: 'customer', owner: toOwnerKey(actor) } as const
  const availabilityContexts = await loadAvailabilityContexts(db, siteId, { offers, facts, range }, requesting)
  const offGrid = isManager(actor) ? 'allow' : 'refuse'
  const stepMinutes = facts.stepMinutes ?? minMinutes
  const endOptions = availabilityContexts.flatMap(({ offer, input: of }) =>
    listEnds(of, { start }, { minMinutes, maxMinutes, stepMinutes, offGrid })
      .filter(({ end, free }) => free && end <= most)
      .map(({ end, flags, free }) => ({
        offer,
        start,
        end,
        flags,
        free,
        policy: of.rules.policy,
        availableResources: [],
      })),
  )
  return { endOptions: endOptions.slice(0, mostEnds).map((shown) => timeSlotView(shown, zone)), timeZone: zone }
}
