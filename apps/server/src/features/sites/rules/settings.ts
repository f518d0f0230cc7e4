import { isZone } from '@kalends/availability'
import type { FieldViolation, Infer, sites } from '@kalends/contract'
import { isCurrency } from './new-site.ts'
import { productTemplates, productViolations } from './product-templates.ts'

export type Settings = Infer<typeof sites.UpdateSiteSettingsRequest>

/** Returns the sent settings in stored form; absent ones stay absent. */
export function normalizeSettings(sent: Settings): Settings {
  const { timeZoneChange: _, ...settings } = sent
  const stored = {
    ...settings,
    name: sent.name?.trim(),
    tagline: sent.tagline?.trim(),
    description: sent.description?.trim(),
    brandColor: sent.brandColor?.toLowerCase(),
    language: sent.language && canonicalTag(sent.language),
    languages: sent.languages?.map((tag) => canonicalTag(tag)),
    phone: emptyToNull(sent.phone),
    email: emptyToNull(sent.email),
    address: emptyToNull(sent.address),
    requiredContact: sent.requiredContact && [...new Set(sent.requiredContact)],
    confirmedUrl:
      sent.confirmedUrl && URL.canParse(sent.confirmedUrl) ? toOrigin(sent.confirmedUrl) : sent.confirmedUrl,
    conferencingTemplate: emptyToNull(sent.conferencingTemplate),
    ...Object.fromEntries(productTemplates.map(({ field }) => [field, emptyToNull(sent[field])])),
    setUpDone: sent.setUpDone && [...new Set(sent.setUpDone)],
  }
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined))
}

/** Lists violations of the sent settings combined with the current ones. */
export function settingsViolations(sent: Settings, current: Infer<typeof sites.SiteSettings>): FieldViolation[] {
  const after = { ...current, ...normalizeSettings(sent) }
  const wrong = (field: string, description: string): FieldViolation => ({ field, description, violatedRule: 'FORMAT' })
  const faults: FieldViolation[] = []
  if (after.name === '') faults.push(wrong('name', 'must not be empty'))
  for (const [index, tag] of (sent.languages ?? []).entries())
    if (!canonicalTag(tag)) faults.push(wrong(`languages[${index}]`, 'is no language, like en or pt-BR'))
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
  else if (after.currency !== current.currency && current.currencyFixed)
    faults.push(wrong('currency', 'cannot change any more: there are prices in it'))
  if (sent.confirmedUrl && !isHome(sent.confirmedUrl))
    faults.push(wrong('confirmedUrl', 'is not the address of a website alone, like https://book.example.org'))
  const link = after.conferencingTemplate
  if (link !== null && link !== current.conferencingTemplate && !isLink(link))
    faults.push(
      wrong(
        'conferencingTemplate',
        'must be the address of a page; only {eventId} and {bookingId} are allowed as placeholders',
      ),
    )
  return [...faults, ...productViolations(after)]
}

/** Returns the canonical language tag: `pt-br` → `pt-BR`; empty for invalid ones. */
function canonicalTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? ''
  } catch {
    return ''
  }
}

/** Spaces alone are nothing. Undefined stays so: it was not sent. */
function emptyToNull(text: string | null | undefined): string | null | undefined {
  return text == null ? text : text.trim() || null
}

const toOrigin = (url: string): string => new URL(url).origin

function isHome(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { pathname, search, hash, username } = new URL(text)
  return pathname === '/' && search === '' && hash === '' && username === ''
}

function isLink(text: string): boolean {
  const filled = text.replaceAll('{eventId}', 'x').replaceAll('{bookingId}', 'x')
  return /^https?:\/\//i.test(filled) && !/[{}\s]/.test(filled) && URL.canParse(filled)
}
