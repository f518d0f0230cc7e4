import type { bookings } from '@kalends/contract'
import type { BookingAddOn, BookingChoices, BookingOption } from '../data/load-booking-choices.ts'
import type { ServiceChoice } from '../model.ts'

/** Participants, variant and add-ons of the form. */
export type Chosen = {
  /** Number of participants, per choice where the service has choices. */
  people: { choiceId: string | null; count: number }[]
  addOns: { id: string; quantity: number }[]
}

type Money = { value: string; currency: string }

const MOST_PEOPLE = 100

/** Reads the fields `people`, `people-<choice>`, `variant` and `addon-<id>`. */
export function readChosen(form: FormData): Chosen {
  const entries = [...form].map(([name, value]) => [name, String(value)] as const)
  const byChoice = entries
    .filter(([name]) => name.startsWith('people-'))
    .map(([name, value]) => ({ choiceId: name.slice('people-'.length), count: wholeUpTo(value, MOST_PEOPLE) }))
    .filter(({ count }) => count > 0)
  const variant = String(form.get('variant') ?? '') || null
  const total = Math.max(1, wholeUpTo(String(form.get('people') ?? '1'), MOST_PEOPLE))
  return {
    people: byChoice.length > 0 ? byChoice : [{ choiceId: variant, count: total }],
    addOns: entries
      .filter(([name]) => name.startsWith('addon-'))
      .map(([name, value]) => ({ id: name.slice('addon-'.length), quantity: wholeUpTo(value, 9999) }))
      .filter(({ quantity }) => quantity > 0),
  }
}

/** Converts participants to the booking's fields. */
export function toParticipants(
  option: BookingOption | null,
  { people }: Chosen,
): { totalParticipants: number } | { participantsChoices: bookings.ParticipantChoices } {
  const total = people.reduce((sum, { count }) => sum + count, 0)
  if (!option || option.kind === 'RENTAL') return { totalParticipants: total }
  return {
    participantsChoices: {
      serviceChoices: people.map(({ choiceId, count }) => ({
        numberOfParticipants: count,
        choices: [toServiceChoice(option, choiceId)],
      })),
    },
  }
}

function toServiceChoice(option: BookingOption, choiceId: string | null): bookings.ServiceChoice {
  const variant = option.variants.find((known) => known.choiceId === choiceId) ?? option.variants[0]
  return {
    optionId: option.optionId,
    ...(variant ? { choiceId: variant.choiceId } : {}),
    ...(option.kind === 'CUSTOM' ? { custom: variant?.label ?? '' } : {}),
    ...(option.kind === 'STAFF_MEMBER' ? { custom: variant?.resourceId ?? '' } : {}),
    ...(option.kind === 'DURATION' ? { duration: { minutes: variant?.durationMinutes ?? 0 } } : {}),
  }
}

/** Converts add-ons to the booking's fields; those without a length have a quantity. */
export function toBookedAddOns({ addOnGroups }: BookingChoices, { addOns }: Chosen): bookings.BookedAddOn[] {
  return addOns.flatMap(({ id, quantity }) => {
    const group = addOnGroups.find((one) => one.addOns.some((it) => it.id === id))
    const addOn = group?.addOns.find((it) => it.id === id)
    if (!group || !addOn) return []
    return [{ id, groupId: group.id, ...(addOn.durationMinutes === null ? { quantity } : {}) }]
  })
}

/** Returns the length with these choices. */
export function totalMinutes(service: ServiceChoice, choices: BookingChoices | null, chosen: Chosen): number {
  const variant = choices?.option?.variants.find(({ choiceId }) => choiceId === chosen.people[0]?.choiceId)
  return readAddOns(choices, chosen).reduce(
    (sum, { addOn }) => sum + (addOn.durationMinutes ?? 0),
    variant?.durationMinutes ?? service.minutes,
  )
}

/** Returns the total price in thousandths, so that sums are exact; null for a service without a numeric price. */
export function totalPrice(service: ServiceChoice, choices: BookingChoices | null, chosen: Chosen): Money | null {
  const variants = choices?.option?.variants ?? []
  const currency = service.price?.currency ?? variants.find(({ price }) => price)?.price?.currency
  const extras = readAddOns(choices, chosen)
  if (!currency) return null
  const heads = chosen.people.reduce((sum, { choiceId, count }) => {
    const own = variants.find((variant) => variant.choiceId === choiceId)?.price?.value
    return sum + thousandths(own ?? service.price?.value ?? '0') * count
  }, 0)
  const days =
    service.byTheDay && choices?.option?.kind === 'RENTAL' ? totalMinutes(service, choices, chosen) / 1440 : 1
  const more = extras.reduce((sum, { addOn, quantity }) => sum + thousandths(addOn.price?.value ?? '0') * quantity, 0)
  return { value: ((heads * days + more) / 1000).toFixed(3), currency }
}

function readAddOns(choices: BookingChoices | null, { addOns }: Chosen): { addOn: BookingAddOn; quantity: number }[] {
  const all = choices?.addOnGroups.flatMap((group) => group.addOns) ?? []
  return addOns.flatMap(({ id, quantity }) => {
    const addOn = all.find((it) => it.id === id)
    return addOn ? [{ addOn, quantity }] : []
  })
}

const thousandths = (value: string): number => Math.round(Number(value) * 1000)

function wholeUpTo(written: string, most: number): number {
  const count = Number(written)
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : 0
}
