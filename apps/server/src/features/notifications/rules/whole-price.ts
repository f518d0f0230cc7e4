import type { bookings } from '@kalends/contract'

/** What the service costs: nothing, an amount, or words. */
export type Price =
  | { kind: 'free' }
  | { kind: 'amount'; value: string; currency: string }
  | { kind: 'words'; words: string }

type Chosen = Pick<bookings.Booking, 'totalParticipants' | 'participantsChoices' | 'bookedAddOns'>
type Priced = { price: { value: string } | null }
/** What can be chosen of the service, with prices of its own. */
type Offer = {
  options: { variants: readonly (Priced & { choiceId: string | null })[] } | null
  addOnGroups: readonly { addOns: readonly (Priced & { id: string })[] }[]
}

/**
 * The price of one made that of the whole booking: everybody who comes, each by what they chose, and what was added.
 * Reckoned in thousandths, so that sums are exact in every currency.
 */
export function wholePrice(one: Price, booking: Chosen, offer: Offer): Price {
  if (one.kind !== 'amount') return one
  const heads = headsOf(booking).reduce(
    (sum, { choiceId, count }) => sum + thousandths(priceOfChoice(offer, choiceId) ?? one.value) * count,
    0,
  )
  const added = (booking.bookedAddOns ?? []).reduce(
    (sum, { id, quantity }) => sum + thousandths(priceOfAddOn(offer, id)) * (quantity ?? 1),
    0,
  )
  return { ...one, value: ((heads + added) / 1000).toFixed(3) }
}

function headsOf({ totalParticipants, participantsChoices }: Chosen) {
  const chosen = participantsChoices?.serviceChoices ?? []
  if (chosen.length === 0) return [{ choiceId: undefined, count: totalParticipants ?? 1 }]
  return chosen.map(({ choices, numberOfParticipants }) => ({
    choiceId: choices?.[0]?.choiceId,
    count: numberOfParticipants ?? 1,
  }))
}

const priceOfChoice = ({ options }: Offer, id: string | null | undefined): string | undefined =>
  options?.variants.find(({ choiceId }) => choiceId === id)?.price?.value

const priceOfAddOn = ({ addOnGroups }: Offer, id: string | null | undefined): string =>
  addOnGroups.flatMap(({ addOns }) => addOns).find((addOn) => addOn.id === id)?.price?.value ?? '0'

const thousandths = (value: string): number => Math.round(Number(value) * 1000)
