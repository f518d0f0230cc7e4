import { isZone } from '@kalends/availability'
import type { FieldViolation, Infer, sites } from '@kalends/contract'
import { isCurrency } from './new-site.ts'
import { productFaults, productTemplates } from './product-templates.ts'

export type Settings = Infer<typeof sites.UpdateSiteSettingsRequest>

/** Normalizes the sent settings; absent ones stay absent. */
export function tidied(sent: Settings): Settings {
  const stored = {
    ...sent,
    name: sent.name?.trim(),
    tagline: sent.tagline?.trim(),
    description: sent.description?.trim(),
    brandColor: sent.brandColor?.toLowerCase(),
    language: sent.language && canonical(sent.language),
    languages: sent.languages?.map((tag) => canonical(tag)),
    phone: orNothing(sent.phone),
    email: orNothing(sent.email),
    address: orNothing(sent.address),
    requiredContact: sent.requiredContact && [...new Set(sent.requiredContact)],
    confirmedUrl:
      sent.confirmedUrl && URL.canParse(sent.confirmedUrl) ? originOf(sent.confirmedUrl) : sent.confirmedUrl,
    conferencingTemplate: orNothing(sent.conferencingTemplate),
    ...Object.fromEntries(productTemplates.map(({ field }) => [field, orNothing(sent[field])])),
    setUpDone: sent.setUpDone && [...new Set(sent.setUpDone)],
  }
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined))
}

/** Returns the violations of the sent settings, merged with the stored ones. */
export function settingsFaults(sent: Settings, stand: Infer<typeof sites.SiteSettings>): FieldViolation[] {
  const after = { ...stand, ...tidied(sent) }
  const wrong = (field: string, description: string): FieldViolation => ({ field, description, violatedRule: 'FORMAT' })
  const faults: FieldViolation[] = []
  if (after.name === '') faults.push(wrong('name', 'must not be empty'))
  for (const [index, tag] of (sent.languages ?? []).entries())
    if (!canonical(tag)) faults.push(wrong(`languages[${index}]`, 'is no language, like en or pt-BR'))
  if (!after.languages.includes(after.language))
    faults.push(wrong(sent.language === undefined ? 'languages' : 'language', 'must be among the languages'))
  if (new Set(after.languages).size < after.languages.length) faults.push(wrong('languages', 'names one twice'))
  if (sent.timeZone !== undefined && !isZone(sent.timeZone))
    faults.push({
      ...wrong('timeZone', 'is not the name of a time zone, like Europe/Berlin'),
      violatedRule: 'OTHER',
      ruleName: 'INVALID_TIME_ZONE',
    })
  if (sent.currency !== undefined && !isCurrency(sent.currency))
    faults.push(wrong('currency', 'is not an ISO 4217 code, like EUR'))
  else if (after.currency !== stand.currency && stand.currencyFixed)
    faults.push(wrong('currency', 'cannot change any more: there are prices in it'))
  if (sent.confirmedUrl && !isHome(sent.confirmedUrl))
    faults.push(wrong('confirmedUrl', 'is not the address of a website alone, like https://book.example.org'))
  const link = after.conferencingTemplate
  if (link !== null && link !== stand.conferencingTemplate && !isLink(link))
    faults.push(
      wrong('conferencingTemplate', 'is not the address of a page; only {eventId} and {bookingId} may stand in it'),
    )
  return [...faults, ...productFaults(after)]
}

/** `pt-br` → `pt-BR`; empty for an invalid tag. */
function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? ''
  } catch {
    return ''
  }
}

/** Blank becomes null; undefined (not sent) stays. */
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
