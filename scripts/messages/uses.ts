import { parseSync, Visitor } from 'oxc-parser'

export type Uses = {
  path: string
  /**
   * Every string in the file that could be a key; also `${…}` templates, cut to the part before the first placeholder.
   */
  keys: Set<string>
  prefixes: Set<string>
  /** Visible text that is not from the catalogue: `line: text`. */
  literals: string[]
}

/** Attributes that are displayed or read by screen readers. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'summary',
  'title',
])

const KEY = /^[a-z][A-Za-z]*(\.[A-Za-z0-9]+)+$/
const KEY_START = /^[a-z][A-Za-z]*(\.[A-Za-z0-9]+)*\.$/
const LETTERS = /\p{L}/u
/** Example addresses are the same in every language. */
const ADDRESS = /^https:\/\//

/** Proper names and key labels are the same in every language. */
const NAMES = new Set(['Kalends', 'Esc', 'Alt'])

/** Finds the keys that one file of the pages uses, and text that should be in the catalogue. */
export function findUses(path: string, text: string): Uses {
  const uses: Uses = { path, keys: new Set(), prefixes: new Set(), literals: [] }
  const report = (literal: string, at: number): void => {
    const words = literal.trim()
    if (LETTERS.test(words) && !NAMES.has(words) && !ADDRESS.test(words))
      uses.literals.push(`${lineAt(text, at)}: ${words}`)
  }
  const visitor = new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string' && KEY.test(value)) uses.keys.add(value)
    },
    TemplateLiteral: ({ quasis, expressions }) => {
      const start = quasis[0]?.value.cooked ?? ''
      if (expressions.length > 0 && KEY_START.test(start)) uses.prefixes.add(start)
    },
    JSXText: ({ value, start }) => report(value, start),
    JSXExpressionContainer: ({ expression }) => {
      if (expression.type === 'Literal' && typeof expression.value === 'string')
        report(expression.value, expression.start)
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !SPOKEN.has(name.name)) return
      if (value?.type === 'Literal' && typeof value.value === 'string') report(value.value, value.start)
    },
  })
  visitor.visit(parseSync(path, text).program)
  return uses
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
