import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { OpenApi } from './document.ts'
import { makeReference, type Reference } from './pages.ts'

const PREFIX = 'virtual:reference'

/**
 * Makes the reference from the API description at build time: `virtual:reference` has the lists, and loads the texts of
 * one noun when they are read. Reading the whole description takes longer than an answer may.
 *
 * @param file  path of the OpenAPI document
 */
export function referencePages(file: string): Plugin {
  let reference: Reference | undefined
  const read = () => (reference ??= makeReference(JSON.parse(readFileSync(file, 'utf8')) as OpenApi))
  return {
    name: 'reference-pages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      this.addWatchFile(file)
      const [, kind, group] = id.split('/')
      if (kind === undefined) return writeEntry(read())
      const texts = kind === 'objects' ? read().objects : read().operations
      return `export default ${JSON.stringify(texts[group ?? ''])}`
    },
  }
}

function writeEntry({ nouns, operations, objects }: Reference): string {
  const loaders = (kind: string, groups: string[]) =>
    `{${groups.map((group) => `${JSON.stringify(group)}: () => import('${PREFIX}/${kind}/${group}')`).join(',')}}`
  return [
    `export const nouns = ${JSON.stringify(nouns)}`,
    `export const objectNames = ${JSON.stringify(Object.values(objects).flatMap((texts) => Object.keys(texts)))}`,
    `export const operations = ${loaders('operations', Object.keys(operations))}`,
    `export const objects = ${loaders('objects', Object.keys(objects))}`,
  ].join('\n')
}
