import type { Email } from './email.ts'
import type { Voice } from './messages.ts'

/** The parts of an email that name its language and its business. */
export function frame(
  voice: Voice,
  { name, color }: { name: string; color: string },
): Pick<Email, 'language' | 'direction' | 'business'> {
  return { language: voice.language, direction: voice.direction, business: { name: oneLine(name), color } }
}

/** Joins lines: user input must not look like our own text, least of all in a subject. */
export function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
  return text.replaceAll(/[\u0000-\u001f\u007f\u2028\u2029\s]+/g, ' ').trim()
}
