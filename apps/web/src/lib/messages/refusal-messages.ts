import type { Language } from '../preferences.ts'
import type { Messages } from './store.ts'

const messages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./catalogue/en/refusals.ts')).refusals,
  he: async () => (await import('./catalogue/he/refusals.ts')).refusals,
}

/** Loads the sentences that say why something cannot be booked; for actions, which send the one that applies. */
export const loadRefusalMessages = (language: Language): Promise<Messages> => messages[language]()
