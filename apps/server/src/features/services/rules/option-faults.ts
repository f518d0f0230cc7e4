import type { ErrorCode, serviceOptions } from '@kalends/contract'
import { amountFault, billionths } from './amount.ts'

/** What the rules know of the service that variants are for. */
export type OptionContext = {
  currency: string
  isAppointment: boolean
  /** A rental by the day: lengths are whole days. */
  isByTheDay: boolean
  /** Resource ids of its staff. */
  staffIds: readonly string[]
}

/** Why options are refused: an error code, or an invalid request field. */
export type OptionRefusal =
  | { code: ErrorCode; data?: Record<string, unknown> }
  | { field: string; description: string; ruleName: string }

type Written = serviceOptions.ServiceOptionsAndVariants
type Option = serviceOptions.ServiceOption
type Variant = serviceOptions.ServiceVariant

const kinds = ['CUSTOM', 'STAFF_MEMBER', 'DURATION'] as const

/** Returns the first violation of an option and its variants; undefined if they can be stored. */
export function optionRefusal(written: Written, availabilityContext: OptionContext): OptionRefusal | undefined {
  const [option] = written.options?.values ?? []
  if (!option) return wrong('options.values', 'must have one option', 'OPTION_MISSING')
  const variants = written.variants?.values ?? []
  if (variants.length === 0) return wrong('variants.values', 'must have one variant at least', 'VARIANT_MISSING')
  return (
    kindRefusal(option, availabilityContext) ??
    choiceRefusal(option, variants) ??
    dayRefusal(variants, availabilityContext) ??
    priceRefusal(variants, availabilityContext.currency) ??
    completeness(option, variants, availabilityContext)
  )
}

/** Lengths and people are for appointments: a class has its length and its teacher session by session. */
function kindRefusal({ type, customData, durationData }: Option, { isAppointment }: OptionContext) {
  const known = kinds.find((kind) => kind === type)
  if (!known || (known !== 'CUSTOM' && !isAppointment)) return refused('UNSUPPORTED_OPTION_TYPE', { type })
  const useless = (customData && known !== 'CUSTOM') || (durationData && known !== 'DURATION')
  return useless ? refused('UNSUPPORTED_OPTION_DATA', { type }) : undefined
}

function choiceRefusal({ id, type }: Option, variants: readonly Variant[]): OptionRefusal | undefined {
  const unknown = variants.flatMap(({ choices }) =>
    (choices ?? []).flatMap(({ optionId }) =>
      optionId && optionId.toLowerCase() !== id?.toLowerCase() ? optionId : [],
    ),
  )
  if (unknown.length > 0) return refused('UNKNOWN_OPTION_IDS', { optionIds: unknown })
  for (const [index, { choices }] of variants.entries()) {
    const at = `variants.values[${index}].choices`
    const choice = choices?.[0]
    if (!choice || choiceKey(choice, type) === undefined)
      return wrong(at, `must be a choice of ${type}`, 'WRONG_CHOICE')
    const others = choiceFields.filter((name) => choice[name] != null && name !== fieldByType[type as Kind])
    if (others.length > 0) return wrong(`${at}[0].${others[0]}`, `does not go with ${type}`, 'WRONG_CHOICE')
  }
  return undefined
}

function dayRefusal(variants: readonly Variant[], { isByTheDay }: OptionContext): OptionRefusal | undefined {
  if (!isByTheDay) return undefined
  const index = variants.findIndex(({ choices }) => (choices?.[0]?.duration?.minutes ?? 0) % 1440 !== 0)
  const field = `variants.values[${index}].choices[0].duration.minutes`
  return index < 0
    ? undefined
    : wrong(field, 'must be whole days of 1440 minutes: it is a rental by the day', 'NO_DAYS')
}

type Kind = (typeof kinds)[number]
const fieldByType = { CUSTOM: 'custom', STAFF_MEMBER: 'staffMemberId', DURATION: 'duration' } as const
const choiceFields = [
  'custom',
  'staffMemberId',
  'duration',
  'dateTime',
  'participantRange',
  'businessLocationId',
  'durationRange',
] as const

/** Returns the key that distinguishes choices; undefined if the choice has no value for this kind of option. */
export function choiceKey(choice: serviceOptions.ServiceChoice, type: Option['type']): string | undefined {
  if (type === 'CUSTOM') return choice.custom || undefined
  if (type === 'STAFF_MEMBER') return choice.staffMemberId?.toLowerCase() || undefined
  return choice.duration?.minutes ? String(choice.duration.minutes) : undefined
}

function priceRefusal(variants: readonly Variant[], currency: string): OptionRefusal | undefined {
  const currencies = new Set(variants.map(({ price }) => price?.currency || currency))
  if (currencies.size > 1 || !currencies.has(currency)) return refused('MULTIPLE_CURRENCIES', { currency })
  for (const [index, { price }] of variants.entries()) {
    const at = `variants.values[${index}].price`
    const value = billionths(price?.value)
    if (value === undefined || value < 0n) return wrong(`${at}.value`, 'must be an amount', 'INVALID_PRICE')
    const description = amountFault(price?.value ?? '', currency)
    if (description) return wrong(`${at}.value`, description, 'INVALID_PRICE')
  }
  return undefined
}

/** Requires a price for every choice, exactly once. */
function completeness(option: Option, variants: readonly Variant[], { staffIds }: OptionContext) {
  const keys = variants.map(({ choices }) => choiceKey(choices?.[0] ?? {}, option.type) ?? '')
  const twice = keys.filter((key, index) => keys.indexOf(key) < index)
  if (twice.length > 0) return refused('IDENTICAL_CHOICES', { choices: twice })
  if (option.type === 'STAFF_MEMBER') return staffRefusal(keys, staffIds)
  if (option.type !== 'CUSTOM' || !option.customData?.choices) return undefined
  const listed = option.customData.choices
  const missing = [...listed.filter((it) => !keys.includes(it)), ...keys.filter((it) => !listed.includes(it))]
  return missing.length > 0 ? refused('MISSING_CUSTOM_CHOICES', { choices: missing }) : undefined
}

function staffRefusal(keys: readonly string[], staffIds: readonly string[]) {
  const unknown = keys.filter((key) => !staffIds.includes(key))
  if (unknown.length > 0) return refused('UNKNOWN_STAFF_IDS', { staffMemberIds: unknown })
  const missing = staffIds.filter((id) => !keys.includes(id))
  return missing.length > 0 ? refused('MISSING_STAFF_VARIANTS', { staffMemberIds: missing }) : undefined
}

function refused(code: ErrorCode, data: Record<string, unknown>): OptionRefusal {
  return { code, data }
}

function wrong(field: string, description: string, ruleName: string): OptionRefusal {
  return { field: `serviceOptionsAndVariants.${field}`, description, ruleName }
}
