import { decideSlot, instantToLocal, MINUTE } from '@kalends/availability'
import type { timeSlots } from '@kalends/contract'
import { isManager } from '../../../actor.ts'
import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { type BookableService, isAllowedDuration } from '../../services/index.ts'
import { isRequestedLocation } from '../rules/slot-labels.ts'
import { loadAvailabilityContexts } from '../steps/availability-contexts.ts'
import { chosenMinutes, preferredGender } from '../steps/customer-choices.ts'
import { loadAppointment } from '../steps/load-appointment.ts'
import { answerZone, localInstant } from '../steps/local-range.ts'
import { listOffers, loadFacts } from '../steps/offers.ts'
import { toOwnerKey } from '../steps/owner-key.ts'
import { namedResources, requireLocation, typeFilters } from '../steps/time-slot-query.ts'
import { allTypes, freeResources } from '../steps/time-slots.ts'
import { timeSlotView } from '../view/time-slot.ts'

type Request = timeSlots.GetAvailabilityTimeSlotRequest

export const getAvailabilityTimeSlot: Operation<'getAvailabilityTimeSlot'> = async ({ input, actor }, context) => {
  const { readDb: db, clock } = context
  const { siteId } = actor
  const location = requireLocation(input.location)
  const service = await loadAppointment(db, siteId, input.serviceId)
  const facts = await loadFacts(db, siteId, [service], clock.now())
  const zone = answerZone(input.timeZone, facts.zone)
  const times = resolveTimes(input, service, zone)
  const types = typeFilters(input.resourceTypes)
  const gender = preferredGender(facts, input.customerChoices?.requestedGender)
  const filter = { types, gender, resourceIds: namedResources(input.resourceIds), minutes: times.minutes }
  const [offer] = listOffers(service, facts, filter).filter(({ location: offered }) =>
    isRequestedLocation(offered, [location]),
  )
  if (!offer) return fail('SLOT_NOT_FOUND')
  const requesting = { now: clock.now(), mode: 'customer', owner: toOwnerKey(actor) } as const
  const [availabilityContext] = await loadAvailabilityContexts(
    db,
    siteId,
    { offers: [offer], facts, range: times },
    requesting,
  )
  if (!availabilityContext) return fail('SLOT_NOT_FOUND')
  // Staff may choose times off the grid.
  const decision = decideSlot(availabilityContext.input, times, { offGrid: 'allow' })
  const isImpossible = ['WRONG_DURATION', 'PAST', 'BEYOND_HORIZON'].includes(decision.rule ?? '')
  if (!decision.free || isImpossible) return fail('SLOT_NOT_FOUND')
  const requested = [...(input.includeResourceTypeIds ?? []), ...types.map(({ typeId }) => typeId)]
  const typeIds =
    requested.length > 0 ? new Set(requested.map((id) => id.toLowerCase())) : allTypes(availabilityContext)
  const availableResources = freeResources(availabilityContext, decision, { typeIds, most: Number.POSITIVE_INFINITY })
  const { flags, free } = decision
  const offGrid = !isManager(actor) && decideSlot(availabilityContext.input, times).rule === 'OFF_GRID'
  const shown = {
    offer,
    ...times,
    flags,
    free,
    offGrid,
    policy: availabilityContext.input.rules.policy,
    availableResources,
  }
  return { timeSlot: timeSlotView(shown, zone), timeZone: zone }
}

/** Returns start and end as instants; refuses durations that are not offered. */
function resolveTimes(input: Request, service: BookableService, zone: string) {
  const start = localInstant('localStartDate', input.localStartDate, zone)
  const ends = instantsNamed(localInstant('localEndDate', input.localEndDate, zone), zone)
  const chosen = chosenMinutes(service, input.customerChoices)
  const lengths = ends.map((end) => (end - start) / MINUTE)
  const minutes = lengths.find(
    (length) => length > 0 && (chosen ?? length) === length && isAllowedDuration(service, length),
  )
  return minutes === undefined ? fail('SLOT_NOT_FOUND') : { start, end: start + minutes * MINUTE, minutes }
}

/** Minutes by which clocks go back, in any zone. */
const repeated = [30, 60]

/** Returns every instant with this wall time: an appointment may end in the repeated hour. */
function instantsNamed(first: number, zone: string): number[] {
  const later = repeated.map((minutes) => first + minutes * MINUTE)
  return [first, ...later.filter((at) => instantToLocal(at, zone) === instantToLocal(first, zone))]
}
