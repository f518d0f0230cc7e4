import type { Language } from '../preferences.ts'
import type { Messages } from './store.ts'

const messages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./catalogue/en/form.ts')).form,
  he: async () => (await import('./catalogue/he/form.ts')).form,
}

/** Loads the messages around a form's questions. Loaders send them, so that pages without a form weigh no more. */
export const loadFormMessages = (language: Language): Promise<Messages> => messages[language]()
