import { type Noun, nouns, objectNames, objects, operations } from 'virtual:reference'
import { titleOf } from '../render.ts'
import { groupOf } from './pages.ts'

export type ReferencePage = { title: string; text: string }

/** Returns a page of the reference as Markdown: all nouns, one of them, an operation or an object. */
export async function readReference(noun?: string, name?: string): Promise<ReferencePage | undefined> {
  if (noun === undefined) return { title: 'API reference', text: listNouns() }
  if (name === undefined) return readNoun(noun)
  const group = noun === 'objects' ? groupOf(name) : noun
  const loaders = noun === 'objects' ? objects : operations
  if (!Object.hasOwn(loaders, group)) return undefined
  const { default: texts } = (await loaders[group]?.()) ?? { default: {} }
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined
  return text === undefined ? undefined : { title: titleOf(text), text }
}

function readNoun(name: string): ReferencePage | undefined {
  const noun = nouns.find((each) => each.name === name)
  return noun && { title: noun.title, text: `# ${noun.title}\n\n${noun.description}\n\n${listOperations(noun)}\n` }
}

const listOperations = ({ name: noun, operations: listed }: Noun): string =>
  listed.map(({ name, summary }) => `- [${name}](/docs/api/${noun}/${name}): ${summary}`).join('\n')

const listNouns = (): string =>
  [
    '# API reference',
    '',
    'Every call, with its fields, limits, errors and an example. Tools read the [OpenAPI document](/docs/openapi.json).',
    '',
    ...nouns.map(({ name, title, description }) => `- [${title}](/docs/api/${name}): ${description}`),
    '',
  ].join('\n')

/** Links of the reference lead to pages as Markdown too. */
export const linkMarkdown = (text: string): string => text.replaceAll(/\]\((\/docs\/api(?:\/[\w.]+)+)\)/g, ']($1.md)')

export { nouns, objectNames }
