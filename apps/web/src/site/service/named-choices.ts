import { readingMessages } from '../../lib/messages/store.ts'
import type { RequestContext } from '../../lib/page-context.ts'
import { createTranslate } from '../../lib/translate.tsx'
import type { Choices } from '../data/choices.ts'

/** Names the choices for which the business gave no name. */
export async function namedChoices({ language }: RequestContext, choices: Choices): Promise<Choices> {
  const { option } = choices
  if (!option || option.name) return choices
  const t = createTranslate(language, await readingMessages[language]())
  const name = t(option.kind !== 'CUSTOM' ? 'reading.choice.length' : 'reading.choice.kind')
  return { ...choices, option: { ...option, name } }
}
