import type { Formats } from '../../lib/format.ts'
import type { MessageKey } from '../../lib/messages/store.ts'
import type { Translate } from '../../lib/translate.tsx'
import { isRole } from '../people/rights.ts'

/** Fields with a name of their own, by the last part of their path. */
const known = [
  'name',
  'tagLine',
  'description',
  'price',
  'deposit',
  'role',
  'email',
  'phone',
  'address',
  'category',
  'hidden',
  'defaultCapacity',
  'durationInMinutes',
  'staffMemberIds',
  'locations',
  'form',
  'timeZone',
  'currency',
  'language',
  'languages',
  'brandColor',
  'logoUrl',
  'coverUrl',
  'imageUrl',
  'color',
  'slug',
  'weekly',
  'exceptions',
  'sortOrder',
  'status',
  'provider',
  'holdMinutes',
  'slotStepMinutes',
  'requiredContact',
  'confirmedUrl',
  'expiresDate',
  'enabled',
  'fields',
  'setUpDone',
  'serviceProvider',
  'closingDays',
  'workingHours',
  'hasSecondFactor',
] as const

const synonyms: Record<string, (typeof known)[number]> = {
  tagline: 'tagLine',
  mainSlug: 'slug',
  supportedSlugs: 'slug',
  bufferTimeInMinutes: 'durationInMinutes',
  timezone: 'timeZone',
  days: 'closingDays',
  windows: 'workingHours',
}

/** Fields that follow from others or mean nothing to people. */
const untold =
  /(^|\.)(id|wixPayOrderId|subscriptionId|createdDate|formattedValue|currency|revision|extendedFields|siteId|setUpDone)$/

/** Returns true for fields worth showing. Of a price the amount is shown; the currency is next to it. */
export const isShown = (field: string): boolean => !untold.test(field) || field === 'currency'

/** Returns a field's name: `payment.fixed.price.value` is the price, unknown fields use their path. */
export function fieldName(field: string, t: Translate): string {
  const words = field.split('.').filter((word) => word !== 'value' && !/^\d+$/.test(word))
  const last = words.at(-1) ?? field
  const name = known.find((one) => one === last) ?? synonyms[last]
  if (name) return t(`changes.field.${name}` as MessageKey)
  return t('changes.field.other', { path: words.map(spaced).join(', ') })
}

const spaced = (word: string): string => word.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

type Speech = { t: Translate; formats: Formats; zone: string; currency: string }

/** Formats a value; undefined if it cannot be shown, null for none. */
export function formatValue(field: string, value: unknown, speech: Speech): string | null | undefined {
  const { t, formats } = speech
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no')
  if (typeof value === 'number') return formatNumber(field, value, formats)
  if (typeof value === 'string') return formatText(field, value, speech)
  const isShortList = Array.isArray(value) && value.length <= 5 && value.every(isWord)
  if (isShortList && value.length > 0) return formats.allOf(value)
  return Array.isArray(value) && value.length === 0 ? null : undefined
}

function formatNumber(field: string, value: number, formats: Formats): string {
  return /minutes$/i.test(field) ? formats.duration(value) : formats.number(value)
}

function formatText(field: string, value: string, { t, formats, zone, currency }: Speech): string | undefined {
  if (isId(value)) return undefined
  const last = field.split('.').at(-1)
  if (last === 'role' && isRole(value)) return t(`dashboard.role.${value}`)
  if (last === 'value' && /^-?\d+(\.\d+)?$/.test(value)) return formats.money({ value, currency })
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formats.dayMonthYear(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formats.moment(value, zone)
  if (isConstant(last, value)) return value.toLowerCase().replaceAll('_', ' ')
  const short = value.length > 120 ? `${value.slice(0, 119)}…` : value
  return t('changes.quoted', { text: short })
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
/** Returns true for one of a closed list of values, such as `PER_DAY`; a name may be written in capitals too. */
const isConstant = (field: string | undefined, text: string): boolean =>
  !/^(name|code|title)$/.test(field ?? '') &&
  (/^[A-Z]+(_[A-Z]+)+$/.test(text) || (/(status|type|provider)$/i.test(field ?? '') && /^[A-Z]+$/.test(text)))
const isWord = (entry: unknown): entry is string => typeof entry === 'string' && entry.length <= 40 && !isId(entry)
