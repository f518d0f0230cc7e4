import type { Language } from '../preferences.ts'
import { type Messages, readingMessages } from './store.ts'

/**
 * Returns the messages of single pages, found by the name of the page in their keys (`reading.<page>.…`).
 * Loaders send them with the data, so that other pages don't weigh more.
 */
export async function loadPageMessages(language: Language, ...pages: string[]): Promise<Messages> {
  const all = Object.entries(await readingMessages[language]())
  return Object.fromEntries(all.filter(([key]) => pages.includes(key.split('.')[1] ?? '')))
}
