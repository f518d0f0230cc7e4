import type { Language } from '../preferences.ts'
import type { approvals } from './catalogue/en/approvals.ts'
import type { choices } from './catalogue/en/choices.ts'
import type { common } from './catalogue/en/common.ts'
import type { customers } from './catalogue/en/customers.ts'
import type { dashboard } from './catalogue/en/dashboard.ts'
import type { form } from './catalogue/en/form.ts'
import type { forms } from './catalogue/en/forms.ts'
import type { meeting } from './catalogue/en/meeting.ts'
import type { navigation } from './catalogue/en/navigation.ts'
import type { people } from './catalogue/en/people.ts'
import type { policies } from './catalogue/en/policies.ts'
import type { reading } from './catalogue/en/reading.ts'
import type { services } from './catalogue/en/services.ts'
import type { setUp } from './catalogue/en/set-up.ts'
import type { settings } from './catalogue/en/settings.ts'
import type { site } from './catalogue/en/site.ts'
import type { staff } from './catalogue/en/staff.ts'
import type { whyNot } from './catalogue/en/why-not.ts'

/** Faces of the application; each has its own part of the catalogue, and `common` belongs to all. */
export type Face = 'site' | 'dashboard'

export type MessageKey =
  | keyof typeof reading
  | keyof typeof common
  | keyof typeof site
  | keyof typeof form
  | keyof typeof forms
  | keyof typeof dashboard
  | keyof typeof customers
  | keyof typeof whyNot
  | keyof typeof meeting
  | keyof typeof approvals
  | keyof typeof navigation
  | keyof typeof settings
  | keyof typeof people
  | keyof typeof staff
  | keyof typeof setUp
  | keyof typeof policies
  | keyof typeof services
  | keyof typeof choices

/** A complete catalogue in another language: every key of the English one, no other. */
export type CatalogueOf<English> = Record<keyof English, string>

export type Messages = Readonly<Record<string, string>>

// One chunk per language and part, so that a page carries the words of its own language and face only.
const parts: Record<Language, Record<Face | 'common', () => Promise<Messages>>> = {
  en: {
    common: async () => (await import('./catalogue/en/common.ts')).common,
    site: async () => (await import('./catalogue/en/site.ts')).site,
    dashboard: async () => ({
      ...(await import('./catalogue/en/dashboard.ts')).dashboard,
      ...(await import('./catalogue/en/customers.ts')).customers,
      ...(await import('./catalogue/en/why-not.ts')).whyNot,
      ...(await import('./catalogue/en/meeting.ts')).meeting,
      ...(await import('./catalogue/en/approvals.ts')).approvals,
      ...(await import('./catalogue/en/navigation.ts')).navigation,
      ...(await import('./catalogue/en/settings.ts')).settings,
      ...(await import('./catalogue/en/people.ts')).people,
      ...(await import('./catalogue/en/forms.ts')).forms,
      ...(await import('./catalogue/en/staff.ts')).staff,
      ...(await import('./catalogue/en/set-up.ts')).setUp,
      ...(await import('./catalogue/en/policies.ts')).policies,
      ...(await import('./catalogue/en/services.ts')).services,
      ...(await import('./catalogue/en/choices.ts')).choices,
    }),
  },
  he: {
    common: async () => (await import('./catalogue/he/common.ts')).common,
    site: async () => (await import('./catalogue/he/site.ts')).site,
    dashboard: async () => ({
      ...(await import('./catalogue/he/dashboard.ts')).dashboard,
      ...(await import('./catalogue/he/customers.ts')).customers,
      ...(await import('./catalogue/he/why-not.ts')).whyNot,
      ...(await import('./catalogue/he/meeting.ts')).meeting,
      ...(await import('./catalogue/he/approvals.ts')).approvals,
      ...(await import('./catalogue/he/navigation.ts')).navigation,
      ...(await import('./catalogue/he/settings.ts')).settings,
      ...(await import('./catalogue/he/people.ts')).people,
      ...(await import('./catalogue/he/forms.ts')).forms,
      ...(await import('./catalogue/he/staff.ts')).staff,
      ...(await import('./catalogue/he/set-up.ts')).setUp,
      ...(await import('./catalogue/he/policies.ts')).policies,
      ...(await import('./catalogue/he/services.ts')).services,
      ...(await import('./catalogue/he/choices.ts')).choices,
    }),
  },
}

// English takes them from the names of the zones themselves.
const cities: Record<Language, () => Promise<Messages>> = {
  en: async () => ({}),
  he: async () => (await import('./cities/he.ts')).cities,
}

/** Long texts; for loaders, never for the browser. */
export const readingMessages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./catalogue/en/reading.ts')).reading,
  he: async () => (await import('./catalogue/he/reading.ts')).reading,
}

const loaded = new Map<string, Messages>()

/** Must have happened before a page of this language and face is rendered, on the server and in the browser. */
export async function loadMessages(language: Language, face: Face): Promise<void> {
  const name = `${language}/${face}`
  if (loaded.has(name)) return
  const found = await Promise.all([cities[language](), parts[language].common(), parts[language][face]()])
  loaded.set(name, Object.assign({}, ...found))
}

export const messagesOf = (language: Language, face: Face): Messages => loaded.get(`${language}/${face}`) ?? {}
