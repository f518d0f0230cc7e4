import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { readChosen } from '../../holds/index.ts'
import { type BookableService, loadBookable } from '../../services/index.ts'
import { itemisedPrice } from '../view/itemised-price.ts'

export const quoteBooking: Operation<'quoteBooking'> = async ({ input, actor }, context) => {
  const { serviceId, participantsChoices, bookedAddOns, resourceId } = input
  const service = await loadBookable(context.readDb, actor.siteId, serviceId)
  if (!service || service.deleted) return fail('SERVICE_NOT_FOUND')
  const totalParticipants = input.totalParticipants ?? (participantsChoices ? undefined : 1)
  const given = { totalParticipants, participantsChoices, bookedAddOns }
  const { participants, addOns, ...chosen } = await readChosen(context.readDb, {
    siteId: actor.siteId,
    service,
    given,
    prefix: '',
  })
  const person = chosen.resourceId ?? resourceId?.toLowerCase() ?? null
  const isMinimum = service.options?.kind === 'STAFF_MEMBER' && person === null
  const price = itemisedPrice(service, {
    participants: participants.total,
    choices: participants.choices,
    minutes: participants.variants[0]?.durationMinutes ?? service.durationMinutes ?? 0,
    resourceId: isMinimum ? cheapest(service) : person,
    addOns,
  })
  return { price, isMinimum }
}

/** Returns the staff member with the lowest price. */
function cheapest({ options }: BookableService): string | null {
  const byPrice = (options?.variants ?? []).toSorted((a, b) => Number(a.price?.value) - Number(b.price?.value))
  return byPrice[0]?.choice ?? null
}
