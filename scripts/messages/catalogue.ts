import { type Node, parseMessage } from '../../apps/web/src/lib/messages/format-message.ts'
import type { Catalogues } from './read-catalogues.ts'
import type { Uses } from './uses.ts'

/** Returns problems with the texts of the pages, one line each. */
export function catalogueProblems(catalogues: Catalogues, uses: Uses[]): string[] {
  const english = catalogues.en ?? {}
  const others = Object.entries(catalogues).filter(([language]) => language !== 'en')
  return [
    ...others.flatMap(([language, messages]) => differences(language, english, messages)),
    ...unused(english, uses),
    ...unknown(english, uses),
    ...uses.flatMap(({ path, literals }) =>
      literals.map((literal) => `${path}:${literal} — text belongs in the catalogue`),
    ),
  ]
}

function differences(language: string, english: Record<string, string>, messages: Record<string, string>): string[] {
  const missing = Object.keys(english).filter((key) => !messages[key])
  const foreign = Object.keys(messages).filter((key) => !(key in english))
  const unlike = Object.keys(english).filter(
    (key) => messages[key] && signature(english[key] ?? '') !== signature(messages[key]),
  )
  return [
    ...missing.map((key) => `${language}: ${key} is missing`),
    ...foreign.map((key) => `${language}: ${key} is not in English`),
    ...unlike.map((key) => `${language}: ${key} has different values or tags than the English message`),
  ]
}

/** Returns the names of the values and tags of a message, sorted. */
export const signature = (message: string): string => [...new Set(namesIn(parseMessage(message)))].sort().join(' ')

function namesIn(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || node.kind === 'count') return []
    if (node.kind === 'value') return [node.name]
    if (node.kind === 'tag') return [`<${node.name}>`, ...namesIn(node.children)]
    return [node.name, ...Object.values(node.options).flatMap(namesIn)]
  })
}

function unused(english: Record<string, string>, uses: Uses[]): string[] {
  const isUsed = (key: string): boolean =>
    uses.some(({ keys, prefixes }) => keys.has(key) || [...prefixes].some((prefix) => key.startsWith(prefix)))
  return Object.keys(english)
    .filter((key) => !isUsed(key))
    .map((key) => `en: ${key} is never used`)
}

function unknown(english: Record<string, string>, uses: Uses[]): string[] {
  const parts = new Set(Object.keys(english).map((key) => key.split('.')[0]))
  return uses.flatMap(({ path, keys }) =>
    [...keys]
      .filter((key) => parts.has(key.split('.')[0]) && !(key in english))
      .map((key) => `${path}: ${key} is in no catalogue`),
  )
}
