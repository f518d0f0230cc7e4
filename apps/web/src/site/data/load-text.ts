import type { LoaderFunctionArgs } from 'react-router'
import { readingMessages } from '../../lib/messages/store.ts'
import { requestContext } from '../../lib/page-context.ts'
import { createTranslate } from '../../lib/translate.tsx'

export type Text = { title: string; parts: { title: string; text: string }[] }

const textParts = {
  terms: ['how', 'change', 'late', 'pay', 'plans'],
  privacy: ['what', 'why', 'where', 'rights'],
  accessibility: ['goal', 'how', 'report'],
} as const

type Page = keyof typeof textParts
type ReadingKey = Parameters<ReturnType<typeof createTranslate>>[0]

/** Creates the loader of a text page. The text is sent with the data, not with the scripts. */
export function textLoader(page: Page): (args: LoaderFunctionArgs) => Promise<Text> {
  return async ({ context }) => {
    const { language, site } = context.get(requestContext)
    const t = createTranslate(language, await readingMessages[language]())
    const of = (name: string): string => t(`reading.${page}.${name}` as ReadingKey, { site: site.name })
    return {
      title: of('title'),
      parts: textParts[page].map((part) => ({ title: of(`${part}.title`), text: of(`${part}.text`) })),
    }
  }
}
