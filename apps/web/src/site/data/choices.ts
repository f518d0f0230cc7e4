import type { bookings, Infer, servicesOwn } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import { type OptionOrLengths, optionOrLengths } from '../../parts/rentals.ts'
import type { WireService } from './services.ts'

type Offered = Infer<typeof servicesOwn.GetServiceChoicesResponse>
export type Option = OptionOrLengths
export type Choices = Omit<Offered, 'option'> & { option: Option | null }
export type Variant = Option['variants'][number]
export type AddOn = Choices['addOnGroups'][number]['addOns'][number]
/** A chosen add-on with its quantity. */
export type Extra = AddOn & { quantity: number }

/** Number of people, in total and per choice. */
export type People = { total: number; mix: { choiceId: string; count: number }[] }

/** Variants and add-ons of a service. */
export async function loadChoices(kalends: Client, service: WireService): Promise<Choices> {
  const offered = await kalends.services.getServiceChoices({ serviceId: service.id ?? '' })
  return { ...offered, option: optionOrLengths(offered.option, service) }
}

/**
 * Finds the variant a URL or form names; the first duration if none is named. If variants are staff members, it is that
 * of the chosen one, and null until one is chosen.
 */
export function findVariant({ option }: Choices, named: string | null, staffId: string | null = null): Variant | null {
  if (!option) return null
  if (option.kind === 'STAFF_MEMBER') return option.variants.find(({ resourceId }) => resourceId === staffId) ?? null
  return option.variants.find(({ choiceId }) => choiceId === named) ?? option.variants[0] ?? null
}

/** Parses add-ons of a URL or form, `id` or `id:2`; leaves out unknown ones and more than a group allows. */
export function parseExtras({ addOnGroups }: Choices, named: string | null): Extra[] {
  const requested = new Map(readExtras(named).map(({ id, quantity }) => [id, quantity]))
  return addOnGroups.flatMap(({ addOns, maxAddOns }) =>
    addOns
      .filter(({ id }) => requested.has(id))
      .slice(0, maxAddOns ?? undefined)
      .map((addOn) => ({ ...addOn, quantity: wholeUpTo(requested.get(addOn.id), maxAddOnQuantity(addOn)) || 1 })),
  )
}

/** Reads what `writeExtras` wrote, whether or not the service has these add-ons. */
export const readExtras = (named: string | null): Pick<Extra, 'id' | 'quantity'>[] =>
  (named ?? '')
    .split(',')
    .filter(Boolean)
    .map((part) => {
      const [id = '', quantity] = part.split(':')
      return { id, quantity: Number(quantity ?? 1) }
    })

/** Writes add-ons for a URL or form: `id`, or `id:2` for more than one. */
export const writeExtras = (extras: readonly Pick<Extra, 'id' | 'quantity'>[]): string | undefined =>
  extras.map(({ id, quantity }) => (quantity > 1 ? `${id}:${quantity}` : id)).join(',') || undefined

/** Returns how many of an add-on one booking may have; one that adds time only once. */
export const maxAddOnQuantity = ({ durationMinutes, maxQuantity }: AddOn): number =>
  durationMinutes === null ? (maxQuantity ?? 1) : 1

/** Writes the number of people: "3", or "adult:2,child:1" by choice. */
export function readPeople(written: string | null, most: number): People {
  const parts = (written ?? '').split(',').map((part) => part.split(':'))
  const mix = parts
    .filter((part) => part.length === 2)
    .map(([choiceId = '', count = '']) => ({ choiceId, count: wholeUpTo(count, most) }))
    .filter(({ count }) => count > 0)
  if (mix.length > 0) return within(mix, most)
  return { total: Math.max(1, wholeUpTo(written ?? '1', most)), mix: [] }
}

/** Limits the mix to what one booking may hold, in its order. */
function within(mix: People['mix'], most: number): People {
  let total = 0
  const counted = mix.flatMap(({ choiceId, count }) => {
    const taken = Math.min(count, most - total)
    total += taken
    return taken > 0 ? [{ choiceId, count: taken }] : []
  })
  return { total, mix: counted }
}

export const writePeople = ({ total, mix }: People): string | undefined => {
  if (mix.length > 0) return mix.map(({ choiceId, count }) => `${choiceId}:${count}`).join(',')
  return total > 1 ? String(total) : undefined
}

const wholeUpTo = (written: string | number | undefined, most: number): number => {
  const count = Number(written)
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : 0
}

/** Returns the participants in the shape of the API: a number, or numbers per choice if the service has choices. */
export function toParticipants(
  { option }: Choices,
  variant: Variant | null,
  people: People,
): { totalParticipants: number } | { participantsChoices: bookings.ParticipantChoices } {
  if (!option || option.kind === 'RENTAL' || (option.kind === 'STAFF_MEMBER' && !variant))
    return { totalParticipants: people.total }
  const mix = people.mix.length > 0 ? people.mix : [{ choiceId: variant?.choiceId ?? '', count: people.total }]
  return {
    participantsChoices: {
      serviceChoices: mix.map(({ choiceId, count }) => ({
        numberOfParticipants: count,
        choices: [wireChoice(option, choiceId)],
      })),
    },
  }
}

/** Returns a key that is equal for equal participants and add-ons: "3", or "adult:2,child:1 towels:2". */
export function choiceKey({
  totalParticipants,
  participantsChoices,
  bookedAddOns,
}: Pick<bookings.Booking, 'totalParticipants' | 'participantsChoices' | 'bookedAddOns'>): string {
  const people = (participantsChoices?.serviceChoices ?? []).map(
    ({ choices, numberOfParticipants }) => `${choices?.[0]?.choiceId}:${numberOfParticipants}`,
  )
  const addOns = (bookedAddOns ?? []).map(({ id, quantity }) => `${id}:${quantity ?? 1}`)
  const counted = people.length > 0 ? people : [String(totalParticipants ?? 1)]
  return [counted, addOns].map((keys) => keys.sort().join(',')).join(' ')
}

function wireChoice(option: Option, choiceId: string): bookings.ServiceChoice {
  const variant = option.variants.find((known) => known.choiceId === choiceId)
  return {
    optionId: option.optionId,
    choiceId,
    ...(option.kind === 'CUSTOM' ? { custom: variant?.label ?? '' } : {}),
    ...(option.kind === 'DURATION' ? { duration: { minutes: variant?.durationMinutes ?? 0 } } : {}),
  }
}

/** Returns the chosen add-ons in the shape of the API. */
export function toBookedAddOns({ addOnGroups }: Choices, extras: Extra[]): bookings.BookedAddOn[] {
  const findGroupId = (id: string): string =>
    addOnGroups.find(({ addOns }) => addOns.some((it) => it.id === id))?.id ?? ''
  return extras.map(({ id, durationMinutes, quantity }) => ({
    id,
    groupId: findGroupId(id),
    ...(durationMinutes === null ? { quantity } : {}),
  }))
}
