import type { bookings, Infer, servicesOwn } from '@kalends/contract'
import type { Client } from '@kalends/sdk'

export type Choices = Infer<typeof servicesOwn.GetServiceChoicesResponse>
export type Option = NonNullable<Choices['option']>
export type Variant = Option['variants'][number]
export type AddOn = Choices['addOnGroups'][number]['addOns'][number]

/** Who comes: so many people, or so many for each choice. */
export type People = { total: number; mix: { choiceId: string; count: number }[] }

/** Variants and add-ons of a service. */
export const loadChoices = (kalends: Client, serviceId: string): Promise<Choices> =>
  kalends.services.getServiceChoices({ serviceId })

/** The variant an address or form names; of lengths the first where none is named. */
export function variantOf({ option }: Choices, named: string | null): Variant | null {
  if (!option) return null
  return option.variants.find(({ choiceId }) => choiceId === named) ?? option.variants[0] ?? null
}

/** The add-ons an address or form names, those alone that there are. */
export function extrasOf({ addOnGroups }: Choices, named: string | null): AddOn[] {
  const ids = new Set((named ?? '').split(','))
  return addOnGroups.flatMap(({ addOns }) => addOns).filter(({ id }) => ids.has(id))
}

/** "3", or "adult:2,child:1" where people are told apart by what they chose. */
export function readPeople(written: string | null, most: number): People {
  const parts = (written ?? '').split(',').map((part) => part.split(':'))
  const mix = parts
    .filter((part) => part.length === 2)
    .map(([choiceId = '', count = '']) => ({ choiceId, count: wholeUpTo(count, most) }))
    .filter(({ count }) => count > 0)
  if (mix.length > 0) return { total: mix.reduce((sum, { count }) => sum + count, 0), mix }
  return { total: Math.max(1, wholeUpTo(written ?? '1', most)), mix: [] }
}

export const writePeople = ({ total, mix }: People): string | undefined => {
  if (mix.length > 0) return mix.map(({ choiceId, count }) => `${choiceId}:${count}`).join(',')
  return total > 1 ? String(total) : undefined
}

const wholeUpTo = (written: string, most: number): number => {
  const count = Number(written)
  return Number.isInteger(count) && count > 0 ? Math.min(count, most) : 0
}

/** Who comes, as a hold or booking says it: a number, or numbers by choice where the service has choices. */
export function participantsOf(
  { option }: Choices,
  variant: Variant | null,
  people: People,
): { totalParticipants: number } | { participantsChoices: bookings.ParticipantChoices } {
  if (!option) return { totalParticipants: people.total }
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

/** The same wish in the same words, to tell whether two are alike: "3", or "adult:2,child:1". */
export function peopleWords(wish: {
  totalParticipants?: number | null | undefined
  participantsChoices?: bookings.ParticipantChoices | null | undefined
}): string {
  const chosen = wish.participantsChoices?.serviceChoices ?? []
  if (chosen.length === 0) return String(wish.totalParticipants ?? 1)
  const parts = chosen.map(({ choices, numberOfParticipants }) => `${choices?.[0]?.choiceId}:${numberOfParticipants}`)
  return parts.sort().join(',')
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

/** The chosen add-ons, as a hold says it: those that are counted, once. */
export function bookedAddOnsOf({ addOnGroups }: Choices, extras: AddOn[]): bookings.BookedAddOn[] {
  const groupOf = (id: string): string => addOnGroups.find(({ addOns }) => addOns.some((it) => it.id === id))?.id ?? ''
  return extras.map(({ id, durationMinutes }) => ({
    ...{ id, groupId: groupOf(id) },
    ...(durationMinutes === null ? { quantity: 1 } : {}),
  }))
}
