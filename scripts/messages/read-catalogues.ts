import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** Language → key → message. */
export type Catalogues = Record<string, Record<string, string>>

/** Reads `catalogue/<language>/<part>.ts`: every property of the exported object whose name and value are strings. */
export function readCatalogues(folder: string): Catalogues {
  const languages = readdirSync(folder)
  return Object.fromEntries(languages.map((language) => [language, readLanguage(join(folder, language))]))
}

const readLanguage = (folder: string): Record<string, string> =>
  Object.assign({}, ...readdirSync(folder).map((file) => readPart(join(folder, file))))

function readPart(path: string): Record<string, string> {
  const found: Record<string, string> = {}
  const visitor = new Visitor({
    Property: ({ key, value }) => {
      const text = readText(value)
      if (key.type === 'Literal' && text !== undefined) found[String(key.value)] = text
    },
  })
  visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program)
  return found
}

function readText(node: { type: string }): string | undefined {
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return node.value
  if (node.type !== 'BinaryExpression' || !('left' in node) || !('right' in node)) return undefined
  const left = readText(node.left as { type: string })
  const right = readText(node.right as { type: string })
  return left === undefined || right === undefined ? undefined : left + right
}
