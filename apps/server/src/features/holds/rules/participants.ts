import type { bookings } from '@kalends/contract'

/** Number of participants, and their choices if made. */
export type Participants = { total: number; choices: bookings.ParticipantChoices | null }

/** Participants with the chosen variants, each once. */
export type ChosenParticipants = Participants & { variants: Variant[] }

export type ParticipantsRefusal =
  | 'VALIDATION_FAILURE'
  | 'INVALID_CHOICES'
  | 'INVALID_SERVICE_CHOICES'
  | 'FAILED_RESOLVING_CUSTOM_CHOICES'

export type Variant = { choiceId: string; choice: string; durationMinutes: number | null }

/** Variants of a service; null where there is nothing to choose. */
export type Options = { optionId: string; kind: 'CUSTOM' | 'STAFF_MEMBER' | 'DURATION'; variants: Variant[] } | null

const MOST = 100_000

type Given = Pick<bookings.Booking, 'totalParticipants' | 'participantsChoices'>

/**
 * Reads the participants: either a number, or choices with a number each. Where the price depends on the choices, only
 * the business may leave them out (`mustChoose`: false).
 */
export function resolveParticipants(
  { totalParticipants, participantsChoices }: Given,
  options: Options,
  { mustChoose = true }: { mustChoose?: boolean } = {},
): ChosenParticipants | ParticipantsRefusal {
  const given = [totalParticipants, participantsChoices].filter((value) => value !== undefined && value !== null)
  if (given.length !== 1) return 'VALIDATION_FAILURE'
  if (!participantsChoices) {
    if (mustChoose && options?.kind === 'CUSTOM') return 'INVALID_CHOICES'
    const total = totalParticipants as number
    return isHeadCount(total) ? { total, choices: null, variants: [] } : 'VALIDATION_FAILURE'
  }
  const parts = participantsChoices.serviceChoices ?? []
  if (parts.length === 0 || parts.some((part) => !part.numberOfParticipants)) return 'INVALID_CHOICES'
  const variants = findVariants(parts, options)
  if (typeof variants === 'string') return variants
  const total = parts.reduce((sum, part) => sum + (part.numberOfParticipants ?? 0), 0)
  if (!isHeadCount(total)) return 'INVALID_CHOICES'
  return { total, choices: participantsChoices, variants }
}

/** Returns true for a whole number from 1 to the maximum. */
function isHeadCount(total: number): boolean {
  return Number.isInteger(total) && total >= 1 && total <= MOST
}

/** Resolves one variant per group. Participants of an appointment share its duration and staff member. */
function findVariants(parts: readonly bookings.ServiceChoices[], options: Options): Variant[] | ParticipantsRefusal {
  const chosen = parts.map((part) => part.choices ?? [])
  if (!options) return chosen.some((choices) => choices.length > 0) ? 'INVALID_SERVICE_CHOICES' : []
  if (chosen.some((choices) => choices.length !== 1)) return 'INVALID_CHOICES'
  const found = new Set<Variant>()
  for (const choice of chosen.flat()) {
    const variant = findVariant(choice, options)
    if (typeof variant === 'string') return variant
    found.add(variant)
  }
  return options.kind !== 'CUSTOM' && found.size > 1 ? 'INVALID_CHOICES' : [...found]
}

function findVariant(choice: bookings.ServiceChoice, options: NonNullable<Options>): Variant | ParticipantsRefusal {
  const { optionId } = choice
  if (optionId && optionId.toLowerCase() !== options.optionId) return 'INVALID_SERVICE_CHOICES'
  const named = options.variants.find((variant) => isVariant(variant, choice))
  return named ?? (options.kind === 'CUSTOM' ? 'FAILED_RESOLVING_CUSTOM_CHOICES' : 'INVALID_SERVICE_CHOICES')
}

/** Returns true if the choice names this variant. Its id decides, whatever else the choice says. */
function isVariant(variant: Variant, { choiceId, custom, duration }: bookings.ServiceChoice): boolean {
  if (choiceId) return variant.choiceId === choiceId.toLowerCase()
  if (custom) return variant.choice === custom
  return variant.durationMinutes !== null && variant.durationMinutes === duration?.minutes
}
