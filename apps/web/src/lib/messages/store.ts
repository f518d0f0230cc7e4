import type { Language } from '../preferences.ts'
import type { accountMessages } from './account/en.ts'
import type { checkout } from './catalogue/en/checkout.ts'
import type { common } from './catalogue/en/common.ts'
import type { form } from './catalogue/en/form.ts'
import type { hosted } from './catalogue/en/hosted.ts'
import type { reading } from './catalogue/en/reading.ts'
import type { site } from './catalogue/en/site.ts'
import type { dashboardMessages } from './dashboard/en.ts'

/** Faces of the application; each has its own part of the catalogue, and `common` belongs to all. */
export type Face = 'site' | 'hosted' | 'account' | 'dashboard'

export type MessageKey =
  | keyof typeof reading
  | keyof typeof common
  | keyof typeof site
  | keyof typeof form
  | keyof typeof hosted
  | keyof typeof checkout
  | keyof typeof accountMessages
  | keyof typeof dashboardMessages

export type Messages = Readonly<Record<string, string>>

// One chunk per language and part, so that a page loads only its own language and face.
const parts: Record<Language, Record<Face | 'common', () => Promise<Messages>>> = {
  en: {
    common: async () => (await import('./catalogue/en/common.ts')).common,
    site: async () => (await import('./catalogue/en/site.ts')).site,
    hosted: async () => (await import('./hosted/en.ts')).hostedMessages,
    account: async () => (await import('./account/en.ts')).accountMessages,
    dashboard: async () => (await import('./dashboard/en.ts')).dashboardMessages,
  },
  he: {
    common: async () => (await import('./catalogue/he/common.ts')).common,
    site: async () => (await import('./catalogue/he/site.ts')).site,
    hosted: async () => (await import('./hosted/he.ts')).hostedMessages,
    account: async () => (await import('./account/he.ts')).accountMessages,
    dashboard: async () => (await import('./dashboard/he.ts')).dashboardMessages,
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

/** Loads the messages of a face. Must run before a page is rendered, on the server and in the browser. */
export async function loadMessages(language: Language, face: Face): Promise<void> {
  const name = `${language}/${face}`
  if (loaded.has(name)) return
  const found = await Promise.all([cities[language](), parts[language].common(), parts[language][face]()])
  loaded.set(name, Object.assign({}, ...found))
}

export const loadedMessages = (language: Language, face: Face): Messages => loaded.get(`${language}/${face}`) ?? {}
