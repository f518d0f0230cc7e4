/** The durations of a service. */
type Lengths = {
  durationMinutes: number | null
  options: { kind: string; variants: readonly { choiceId: string; durationMinutes: number | null }[] } | null
  addOnGroups: readonly { addOns: readonly { id: string; durationMinutes: number | null }[] }[]
  rental: { unit: 'HOUR' | 'DAY'; minMinutes: number; maxMinutes: number } | null
}

/** A choice within a booking, in the API shape. */
type Choice = {
  optionId?: string | null | undefined
  choiceId?: string | null | undefined
  custom?: string | null | undefined
  duration?: { minutes?: number | null | undefined } | null | undefined
}

/** What a customer chose that affects an appointment's duration. */
export type LengthChoice = {
  /** The length itself, without add-ons. */
  durationMinutes?: number | null | undefined
  /** The same with add-ons. */
  totalMinutes?: number | null | undefined
  /** Id of the variant that is a duration. */
  durationChoiceId?: string | null | undefined
  choices?: readonly Choice[] | null | undefined
  addOnIds?: readonly string[] | null | undefined
}

/** The resulting duration, or what was invalid. */
export type ChosenLength =
  | { ok: true; minutes: number; baseMinutes: number; addOnMinutes: number }
  | { ok: false; wrong: 'duration' | 'choice' | 'addOn' | 'total'; description: string }

/**
 * Returns the minutes that a time counts as: a rental by the day has 1440 for each local day, though one on which clocks
 * change is an hour or so shorter or longer.
 */
export function countedMinutes({ rental }: Pick<Lengths, 'rental'>, minutes: number): number {
  if (rental?.unit !== 'DAY') return minutes
  const whole = Math.round(minutes / minutesADay) * minutesADay
  return Math.abs(minutes - whole) <= 120 ? whole : minutes
}

/** Returns how many local days a time of a rental by the day is; null for everything else. */
export function rentedDays({ rental }: Pick<Lengths, 'rental'>, minutes: number): number | null {
  return rental?.unit === 'DAY' ? Math.max(1, Math.round(minutes / minutesADay)) : null
}

const minutesADay = 1440

/** Lists the durations an appointment can be booked with, without add-ons; the first is the default. */
export function listDurations({ durationMinutes, options }: Lengths): number[] {
  const variants = options?.variants.flatMap((variant) => variant.durationMinutes ?? []) ?? []
  if (variants.length > 0) return [...new Set(variants)]
  return durationMinutes === null ? [] : [durationMinutes]
}

/** Computes the duration of an appointment. Defaults to the first duration without add-ons. */
export function chosenDuration(service: Lengths, given: LengthChoice = {}): ChosenLength {
  const choice = countedChoice(service, given)
  const known = new Map(service.addOnGroups.flatMap(({ addOns }) => addOns.map((addOn) => [addOn.id, addOn])))
  let addOnMinutes = 0
  for (const id of new Set(choice.addOnIds?.map((it) => it.toLowerCase()))) {
    const addOn = known.get(id)
    if (!addOn) return wrong('addOn', 'must be add-ons of the service')
    addOnMinutes += addOn.durationMinutes ?? 0
  }
  const base = baseDuration(service, choice, addOnMinutes)
  if (typeof base !== 'number') return base
  const minutes = base + addOnMinutes
  if (choice.totalMinutes != null && choice.totalMinutes !== minutes)
    return wrong('total', `must be the ${minutes} minutes that the chosen length and add-ons take together`)
  return { ok: true, minutes, baseMinutes: base, addOnMinutes }
}

/** Returns true if an appointment may take this long with these add-ons, or with any if none are given. */
export function isAllowedDuration(service: Lengths, elapsed: number, addOnIds?: readonly string[]): boolean {
  const minutes = countedMinutes(service, elapsed)
  if (addOnIds) return chosenDuration(service, { addOnIds, totalMinutes: minutes }).ok
  return isBase(service, minutes) || addOnSums(service).some((sum) => isBase(service, minutes - sum))
}

function countedChoice(service: Lengths, { durationMinutes, totalMinutes, ...choice }: LengthChoice): LengthChoice {
  const counted = (minutes: number | null | undefined) => (minutes == null ? minutes : countedMinutes(service, minutes))
  return { ...choice, durationMinutes: counted(durationMinutes), totalMinutes: counted(totalMinutes) }
}

function baseDuration(
  service: Lengths,
  choice: LengthChoice,
  addOnMinutes: number,
): number | Extract<ChosenLength, { ok: false }> {
  const { durationMinutes, totalMinutes, durationChoiceId, choices } = choice
  const [first] = listDurations(service)
  if (first === undefined) return wrong('duration', 'is for appointments only')
  const ids = [durationChoiceId, ...(choices ?? []).map(({ choiceId }) => choiceId)].filter((id) => id != null)
  const lengths = service.options?.kind === 'DURATION' ? service.options.variants : []
  const named = lengths.filter(({ choiceId }) => ids.some((id) => id.toLowerCase() === choiceId))
  if (durationChoiceId != null && !named.some(({ choiceId }) => choiceId === durationChoiceId.toLowerCase()))
    return wrong('choice', 'must be a length of the service')
  const requested = [
    ...(durationMinutes == null ? [] : [durationMinutes]),
    ...named.flatMap((variant) => variant.durationMinutes ?? []),
    ...(choices ?? []).flatMap(({ duration }) => duration?.minutes ?? []),
  ]
  if (new Set(requested).size > 1) return wrong('choice', 'must name one length')
  const base = requested[0] ?? (totalMinutes == null ? first : totalMinutes - addOnMinutes)
  if (isBase(service, base)) return base
  return requested.length === 0
    ? wrong('total', 'must be a length of the service with its add-ons')
    : wrong('duration', 'must be a length of the service')
}

function isBase(service: Lengths, minutes: number): boolean {
  const { rental, options } = service
  // Where each length has its price, no other can be booked.
  if (rental && options?.kind !== 'DURATION') {
    const fits = minutes >= rental.minMinutes && minutes <= rental.maxMinutes
    return fits && (rental.unit === 'HOUR' || minutes % minutesADay === 0)
  }
  return listDurations(service).includes(minutes)
}

/** Lists the total durations of all add-on combinations; each add-on can be chosen once. */
function addOnSums({ addOnGroups }: Lengths): number[] {
  const sums = new Set([0])
  for (const { durationMinutes } of addOnGroups.flatMap(({ addOns }) => addOns)) {
    if (durationMinutes === null) continue
    for (const sum of [...sums]) sums.add(sum + durationMinutes)
  }
  return [...sums]
}

function wrong(what: Extract<ChosenLength, { ok: false }>['wrong'], description: string) {
  return { ok: false, wrong: what, description } as const
}
