/**
 * The part of ICU MessageFormat our catalogues use: `{name}`, `{count, plural, =0 {…} one {…} other {…}}`,
 * `{kind, select, a {…} other {…}}` and tags `<b>…</b>`. A complete implementation is 14 kB of the public page's
 * budget; this one is held against it in its test, message by message.
 */
export type Values = Record<string, string | number>
export type Node =
  | string
  | { kind: 'value'; name: string }
  | { kind: 'count' } // `#` inside a plural
  | { kind: 'plural' | 'select'; name: string; options: Record<string, Node[]> }
  | { kind: 'tag'; name: string; children: Node[] }

/** One piece of a formatted message: text, or a tag with its pieces. */
export type Piece = string | { tag: string; children: Piece[] }

const parsed = new Map<string, Node[]>()

/** Plain text of a message; tags are dropped, their contents stay. */
export const formatMessage = (message: string, values: Values, language: string): string =>
  flatten(formatPieces(message, values, language))

/** Formats a message into text and tags. */
export function formatPieces(message: string, values: Values, language: string): Piece[] {
  const nodes = parsed.get(message) ?? parseMessage(message)
  parsed.set(message, nodes)
  return resolve(nodes, values, language)
}

const flatten = (pieces: Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : flatten(piece.children))).join('')

function resolve(nodes: Node[], values: Values, language: string, count?: number): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (typeof node === 'string') return [node]
    if (node.kind === 'value') return [display(values[node.name], language)]
    if (node.kind === 'count') return [display(count, language)]
    if (node.kind === 'tag') return [{ tag: node.name, children: resolve(node.children, values, language, count) }]
    const value = values[node.name]
    const chosen =
      node.kind === 'plural' ? pluralOption(node.options, Number(value), language) : node.options[String(value)]
    return resolve(chosen ?? node.options.other ?? [], values, language, node.kind === 'plural' ? Number(value) : count)
  })
}

const display = (value: string | number | undefined, language: string): string =>
  typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : (value ?? '')

const pluralOption = (options: Record<string, Node[]>, count: number, language: string): Node[] | undefined =>
  options[`=${count}`] ?? options[new Intl.PluralRules(language).select(count)]

/** Parses a message; a malformed one as far as possible. */
export function parseMessage(message: string): Node[] {
  let at = 0

  const word = (): string => {
    const [found = ''] = /^[\s,]*([^\s,{}]+)[\s,]*/.exec(message.slice(at)) ?? []
    at += found.length
    return found.replace(/[\s,]/g, '')
  }

  const options = (): Record<string, Node[]> => {
    const found: Record<string, Node[]> = {}
    while (at < message.length && message[at] !== '}') {
      const name = word()
      at += 1 // the opening brace
      found[name] = sequence('}', true)
      at += 1
      while (/\s/.test(message[at] ?? '')) at += 1
    }
    return found
  }

  const argument = (): Node => {
    at += 1
    const name = word()
    const kind = message[at] === '}' ? 'value' : word()
    const node: Node =
      kind === 'plural' || kind === 'select' ? { kind, name, options: options() } : { kind: 'value', name }
    at += 1
    return node
  }

  const tag = (name: string): Node => {
    at += name.length + 2
    const children = sequence(`</${name}>`, false)
    at += name.length + 3
    return { kind: 'tag', name, children }
  }

  function sequence(end: string, inPlural: boolean): Node[] {
    const nodes: Node[] = []
    let text = ''
    const push = (node: Node): void => {
      if (text) nodes.push(text)
      text = ''
      nodes.push(node)
    }
    while (at < message.length && !(end && message.startsWith(end, at))) {
      const name = /^<([a-z]+)>/i.exec(message.slice(at, at + 24))?.[1]
      if (message[at] === '{') push(argument())
      else if (name) push(tag(name))
      else if (message[at] === '#' && inPlural) {
        push({ kind: 'count' })
        at += 1
      } else text += message[at++]
    }
    if (text) nodes.push(text)
    return nodes
  }

  return sequence('', false)
}
