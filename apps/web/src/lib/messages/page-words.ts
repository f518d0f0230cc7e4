import type { Language } from '../preferences.ts'
import { type Messages, readingMessages } from './store.ts'

/** Words of one page alone, found by the name of the page in their keys: loaders send them, so that other pages don't weigh more. */
export async function loadPageWords(language: Language, page: string): Promise<Messages> {
  const all = Object.entries(await readingMessages[language]())
  return Object.fromEntries(all.filter(([key]) => key.startsWith(`reading.${page}.`)))
}
