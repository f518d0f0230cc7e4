import type { OperationSpec } from '@kalends/contract'
import { type FilterField, isCombinable, type QueryFields, readQueryFields } from '../openapi/query-fields.ts'

/** The types of the filters, orders and searches of all operations, and how they are named. */
export class QueryTypes {
  readonly #all = readQueryFields()
  /** Names of types by their text: operations that filter alike share one. */
  readonly #names = new Map<string, string>()
  readonly #conditions = new Map<string, string>()

  /** Returns the type of an operation's input with its filter, order and search, which the type `name` leaves open. */
  narrow({ id }: OperationSpec, name: string): string {
    const { filter, sort, searched, counted } = this.#all[id] ?? {}
    let type = name
    if (filter) type = `With<${type}, '${filter.at}', queries.${this.#nameFilter(id, filter)}>`
    if (sort) {
      const entry = `queries.${this.#nameSort(id, sort)}`
      type = `With<${type}, '${sort.at}', ${sort.isList ? `${entry}[]` : entry}>`
    }
    if (searched)
      type = `With<${type}, '${searched.at}', readonly ${this.#nameFields(id, 'Searched', searched.fields)}[]>`
    if (!counted) return type
    return `Counting<${type}, '${counted.at}', ${this.#nameFields(id, 'Counted', counted.fields)}>`
  }

  /** Renders the file of all types that were named. */
  render(): string {
    const conditions = [...this.#conditions].map(([text, name]) => `type ${name} = ${text}`)
    const types = [...this.#names].map(([text, name]) => `export type ${name} = ${text}`)
    return `import type { Condition, Fields, Filter, Sort } from '../calls/filters.ts'

${conditions.join('\n')}

${types.join('\n\n')}
`
  }

  #nameFilter(id: string, { fields }: NonNullable<QueryFields['filter']>): string {
    const lines = fields.map((field) => `'${field.name}': ${this.#nameCondition(field)}`)
    const kind = isCombinable(fields) ? 'Filter' : 'Fields'
    return nameOf(this.#names, `${kind}<{\n${lines.join('\n')}\n}>`, `${pascalCase(id)}Filter`)
  }

  #nameSort(id: string, { fields }: NonNullable<QueryFields['sort']>): string {
    return nameOf(this.#names, `Sort<${union(fields)}>`, `${pascalCase(id)}Sort`)
  }

  #nameFields(id: string, what: 'Searched' | 'Counted', fields: readonly string[]): string {
    if (fields.length === 0) return 'never'
    return `queries.${nameOf(this.#names, union(fields), `${pascalCase(id)}${what}`)}`
  }

  #nameCondition({ type, operators }: FilterField): string {
    const text = `Condition<${[`'${type}'`, ...(operators.length > 0 ? [union(operators)] : [])].join(', ')}>`
    return nameOf(this.#conditions, text, `${pascalCase(type)}${this.#conditions.size + 1}`)
  }
}

function nameOf(names: Map<string, string>, text: string, otherwise: string): string {
  const name = names.get(text) ?? otherwise
  names.set(text, name)
  return name
}

const union = (texts: readonly string[]): string => texts.map((text) => `'${text}'`).join(' | ')
const pascalCase = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`
