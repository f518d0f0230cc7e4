import { chosenVariant, countedMinutes, findAddOn, type Priced, type PricedBooking } from './booked-price.ts'

/** Something that was chosen and is no longer offered. */
type Withdrawn = { kind: 'ADD_ON' | 'CHOICE'; id: string | null; name: string }

/**
 * Returns the first add-on, choice or length of a booking that its service no longer offers. It has no price any more: what
 * is booked keeps the price it was agreed at, and nobody books it anew.
 */
export function findWithdrawn(service: Priced, booking: PricedBooking): Withdrawn | undefined {
  const addOn = booking.addOns.find(({ id }) => !findAddOn(service, id))
  if (addOn) return { kind: 'ADD_ON', id: addOn.id ?? null, name: addOn.name ?? '' }
  return findWithdrawnChoice(service, booking) ?? findWithdrawnLength(service, booking)
}

function findWithdrawnChoice(service: Priced, { choices }: PricedBooking): Withdrawn | undefined {
  const chosen = (choices?.serviceChoices ?? []).flatMap((part) => part.choices ?? [])
  const choice = chosen.find((one) => !chosenVariant(service, one))
  return choice && { kind: 'CHOICE', id: choice.choiceId ?? null, name: choice.custom ?? choice.duration?.name ?? '' }
}

/** Where the length sets the price, each length that is offered has one. */
function findWithdrawnLength(service: Priced, { minutes }: PricedBooking): Withdrawn | undefined {
  if (service.options?.kind !== 'DURATION') return undefined
  const counted = countedMinutes(service, minutes)
  const isOffered = service.options.variants.some(({ durationMinutes }) => durationMinutes === counted)
  return isOffered ? undefined : { kind: 'CHOICE', id: null, name: `${minutes} min` }
}
