import type { Formats } from '../../lib/format.ts'
import { isGuid } from '../../lib/guid.ts'
import type { Translate } from '../../lib/translate.tsx'
import { allPermissions } from '../access/permissions.ts'
import { isRole } from '../people/rights.ts'
import { isConstant } from './constants.ts'

type Speech = { t: Translate; formats: Formats; zone: string; currency: string }

/** Formats a value; undefined if it cannot be shown, null for none. */
export function formatValue(field: string, value: unknown, speech: Speech): string | null | undefined {
  const { t, formats } = speech
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return t(value ? 'changes.yes' : 'changes.no')
  if (typeof value === 'number') return formatNumber(field, value, formats)
  if (typeof value === 'string') return formatText(field, value, speech)
  const isShortList = Array.isArray(value) && value.length <= 5 && value.every(isWord)
  if (isShortList && value.length > 0) return formats.allOf(value.map((word) => formatWord(word, t)))
  return Array.isArray(value) && value.length === 0 ? null : undefined
}

function formatNumber(field: string, value: number, formats: Formats): string {
  return /minutes$/i.test(field) ? formats.duration(value) : formats.number(value)
}

function formatText(field: string, value: string, { t, formats, zone, currency }: Speech): string | undefined {
  if (isGuid(value)) return undefined
  const last = field.split('.').at(-1)
  if (last === 'role' && isRole(value)) return t(`dashboard.role.${value}`)
  if (last === 'value' && /^-?\d+(\.\d+)?$/.test(value)) return formats.money({ value, currency })
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formats.dayMonthYear(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formats.moment(value, zone)
  if (!isFreeText(last) && isConstant(value)) return t(`changes.value.${value}`)
  const short = value.length > 120 ? `${value.slice(0, 119)}…` : value
  return t('changes.quoted', { text: short })
}

/** Returns true for a field that people type: a name may be written in capitals too. */
const isFreeText = (field: string | undefined): boolean =>
  /^(name|code|title|tagLine|description|subject|body|host|user|slug|receiptHeader|receiptFooter)$/.test(field ?? '')

/** One entry of a list: a constant, a permission, or text. */
function formatWord(word: string, t: Translate): string {
  if (isConstant(word)) return t(`changes.value.${word}`)
  const permission = allPermissions.find((one) => one === word)
  return permission ? t(`access.permission.${permission}`) : word
}

const isWord = (entry: unknown): entry is string => typeof entry === 'string' && entry.length <= 40 && !isGuid(entry)
