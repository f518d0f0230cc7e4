import { isZone } from '@kalends/availability'
import type { FieldViolation } from '@kalends/contract'

const maxSlugLength = 80

/** Returns the slug of a name: `Café Verde & Söhne` → `cafe-verde-sohne`; `site` for a name without Latin letters. */
export function slugFromName(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replaceAll(/^-+|-+$/g, '')
  return slug === '' ? 'site' : slug
}

/** Returns the violations of a new site's settings. */
export function siteViolations(site: { name: string; timeZone: string; currency: string }): FieldViolation[] {
  return [
    ...refuse('name', site.name.trim() !== '' && site.name.length <= 200, 'must have 1 to 200 characters'),
    ...refuse('timeZone', isZone(site.timeZone), 'is not the name of a time zone, like Europe/Berlin'),
    ...refuse('currency', isCurrency(site.currency), 'is not an ISO 4217 code, like EUR'),
  ]
}

function refuse(field: string, isValid: boolean, description: string): FieldViolation[] {
  return isValid ? [] : [{ field, description, violatedRule: 'FORMAT', data: {} }]
}

/** Returns true for an ISO 4217 code. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}
