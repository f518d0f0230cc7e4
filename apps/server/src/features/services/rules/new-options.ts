import type { serviceOptions } from '@kalends/contract'
import type { Price } from './amount.ts'
import { choiceKey } from './option-faults.ts'

/** A stored option and its variants: one option, with a price for each choice. */
export type StoredOptions = {
  options: {
    id: string
    type: OptionKind
    customData?: { name?: string; choices?: string[] }
    durationData?: { name?: string }
  }[]
  variants: { id?: string; choices: StoredChoice[]; price?: Price | null; formattedValue?: string }[]
}

export type OptionKind = 'CUSTOM' | 'STAFF_MEMBER' | 'DURATION'

/** One of the three, with the id that bookings name it by. */
export type StoredChoice = {
  id: string
  optionId: string
  custom?: string
  staffMemberId?: string
  duration?: { minutes: number; name?: string | null }
}

/**
 * Converts validated options to their stored form. An unchanged choice keeps its id, because bookings
 * refer to it.
 */
export function newOptions(
  { options, variants }: serviceOptions.ServiceOptionsAndVariants,
  currency: string,
  { before, newId }: { before?: StoredOptions | undefined; newId: () => string },
): StoredOptions {
  const [option] = options?.values ?? []
  const id = option?.id?.toLowerCase() ?? newId()
  const type = (option?.type ?? 'CUSTOM') as OptionKind
  const known = new Map(before?.variants.map((it) => [choiceKey(it.choices[0] ?? {}, before.options[0]?.type), it]))
  const written = (variants?.values ?? []).map(({ id: variantId, choices, price }) => {
    const choice = choices?.[0] ?? {}
    const earlier = known.get(choiceKey(choice, type))
    return {
      id: variantId ?? earlier?.id ?? newId(),
      choices: [stored(choice, type, id, choice.id ?? earlier?.choices[0]?.id ?? newId())],
      price: { value: price?.value ?? '0', currency: price?.currency || currency },
      ...(price?.formattedValue ? { formattedValue: price.formattedValue } : {}),
    }
  })
  const custom = option?.customData
  const choices = custom?.choices ?? written.map(({ choices: [choice] }) => choice?.custom ?? '')
  const data =
    type === 'CUSTOM'
      ? { customData: { name: custom?.name ?? '', choices } }
      : type === 'DURATION'
        ? { durationData: { name: option?.durationData?.name ?? '' } }
        : {}
  return { options: [{ id, type, ...data }], variants: written }
}

function stored(choice: serviceOptions.ServiceChoice, type: OptionKind, optionId: string, id: string): StoredChoice {
  const named = { id: id.toLowerCase(), optionId }
  if (type === 'CUSTOM') return { ...named, custom: choice.custom ?? '' }
  if (type === 'STAFF_MEMBER') return { ...named, staffMemberId: choice.staffMemberId?.toLowerCase() ?? '' }
  return { ...named, duration: { minutes: choice.duration?.minutes ?? 0, name: choice.duration?.name ?? null } }
}
