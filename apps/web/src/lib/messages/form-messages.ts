import type { Language } from '../preferences.ts'
import type { Messages } from './store.ts'

const messages: Record<Language, () => Promise<Messages>> = {
  en: async () => (await import('./catalogue/en/form.ts')).form,
  he: async () => (await import('./catalogue/he/form.ts')).form,
}

/** The words around a form's questions. Loaders send them along, so that pages without a form don't weigh more. */
export const loadFormMessages = (language: Language): Promise<Messages> => messages[language]()
