import type { FieldViolation, Infer, sites } from '@kalends/contract'
import type { Updateable } from 'kysely'
import type { Sites } from '../../../db/tables.ts'
import type { SiteRow } from '../store.ts'
import { isCurrency, isTimeZone } from './new-site.ts'

export type Sent = Infer<typeof sites.UpdateSiteSettingsRequest>

/** The columns that the fields sent are kept in. What was not sent is not there. */
export function written(sent: Sent): Updateable<Sites> {
  const columns: Updateable<Sites> = {
    name: sent.name?.trim(),
    tagline: sent.tagline?.trim(),
    description: sent.description?.trim(),
    brand_color: sent.brandColor?.toLowerCase(),
    logo_url: sent.logoUrl,
    cover_url: sent.coverUrl,
    language: sent.language && canonical(sent.language),
    languages: sent.languages?.map((tag) => canonical(tag)),
    time_zone: sent.timeZone,
    currency: sent.currency,
    phone: orNothing(sent.phone),
    email: orNothing(sent.email),
    address: orNothing(sent.address),
    slot_step_minutes: sent.slotStepMinutes,
    hold_minutes: sent.holdMinutes,
    max_holds_per_visitor: sent.maxHoldsPerVisitor,
    max_holds_per_address: sent.maxHoldsPerAddress,
    required_contact: sent.requiredContact && [...new Set(sent.requiredContact)],
    confirmed_url:
      sent.confirmedUrl && URL.canParse(sent.confirmedUrl) ? originOf(sent.confirmedUrl) : sent.confirmedUrl,
    conferencing_template: orNothing(sent.conferencingTemplate),
    set_up_done: sent.setUpDone && [...new Set(sent.setUpDone)],
    set_up_finished: sent.setUpFinished,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/** What of the settings sent cannot be, as they would stand afterwards. */
export function settingsFaults(sent: Sent, row: SiteRow, { hasPrices }: { hasPrices: boolean }): FieldViolation[] {
  const after = { ...row, ...written(sent) } as SiteRow
  const wrong = (field: string, description: string): FieldViolation => ({ field, description, violatedRule: 'FORMAT' })
  const faults: FieldViolation[] = []
  if (after.name === '') faults.push(wrong('name', 'must not be empty'))
  for (const [index, tag] of (sent.languages ?? []).entries())
    if (!canonical(tag)) faults.push(wrong(`languages[${index}]`, 'is no language, like en or pt-BR'))
  if (!after.languages.includes(after.language))
    faults.push(wrong(sent.language === undefined ? 'languages' : 'language', 'must be among the languages'))
  if (new Set(after.languages).size < after.languages.length) faults.push(wrong('languages', 'names one twice'))
  if (sent.timeZone !== undefined && !isTimeZone(sent.timeZone))
    faults.push({
      ...wrong('timeZone', 'is not the name of a time zone, like Europe/Berlin'),
      ...{ violatedRule: 'OTHER', ruleName: 'INVALID_TIME_ZONE' },
    })
  if (sent.currency !== undefined && !isCurrency(sent.currency))
    faults.push(wrong('currency', 'is not an ISO 4217 code, like EUR'))
  else if (after.currency !== row.currency && hasPrices)
    faults.push(wrong('currency', 'cannot change any more: there are prices in it'))
  if (sent.confirmedUrl && !isHome(sent.confirmedUrl))
    faults.push(wrong('confirmedUrl', 'is not the address of a website alone, like https://book.example.org'))
  const link = after.conferencing_template
  if (link !== null && link !== row.conferencing_template && !isLink(link))
    faults.push(
      wrong('conferencingTemplate', 'is not the address of a page; only {eventId} and {bookingId} may stand in it'),
    )
  return faults
}

/** `pt-br` → `pt-BR`; empty for what is no language. */
function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? ''
  } catch {
    return ''
  }
}

/** Spaces alone are nothing. Undefined stays so: it was not sent. */
function orNothing(text: string | null | undefined): string | null | undefined {
  return text == null ? text : text.trim() || null
}

const originOf = (url: string): string => new URL(url).origin

function isHome(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && search === '' && hash === '' && username === ''
}

function isLink(text: string): boolean {
  const filled = text.replaceAll('{eventId}', 'x').replaceAll('{bookingId}', 'x')
  return /^https?:\/\//i.test(filled) && !/[{}\s]/.test(filled) && URL.canParse(filled)
}
