import { type RawBuilder, sql } from 'kysely'
import type { AggregationInput } from './aggregate/types.ts'
import { readCursor } from './cursor.ts'
import type { Condition } from './operators.ts'
import { isRecord, quoted, refuseField } from './refuse-field.ts'
import type { QuerySpec } from './spec.ts'
import { readText } from './values.ts'

/** A searchable field. */
export type Searchable = {
  /** As in the API. */
  name: string
  /** Its text through the function `folded`: no capitals, no accents. */
  folded: RawBuilder<unknown>
}

/** What a caller looks for. */
export type SearchDetails = AggregationInput<{
  mode: string
  expression: string
  fields: readonly string[]
  fuzzy: boolean
}>

/** Validated terms, as also stored in cursors. */
export type Words = { words: readonly string[]; all: boolean; fields: readonly string[]; fuzzy: boolean } | null

type WordSpec = Pick<QuerySpec, 'name'> & { searchable: readonly Searchable[]; maxExpressionLength: number }

const maxWords = 20

/** Reads the search terms from the request or the cursor. */
export function readWords(
  spec: WordSpec,
  { search }: { search?: SearchDetails | null | undefined },
  cursor: string | null,
  at: string,
): Words {
  if (cursor !== null) return readCursorWords(spec, cursor, `${at}.cursorPaging.cursor`, search, at)
  const expression = readText(search?.expression ?? '', `${at}.search.expression`)
  if (expression.length > spec.maxExpressionLength) {
    const more = { data: { threshold: spec.maxExpressionLength } }
    return refuseField(
      `${at}.search.expression`,
      'MAX_LENGTH',
      `must have at most ${spec.maxExpressionLength} characters`,
      more,
    )
  }
  const fields = (search?.fields ?? []).map((name, index) =>
    searchableName(spec, name, `${at}.search.fields[${index}]`),
  )
  const words = expression.split(/\s+/u).filter(Boolean).slice(0, maxWords)
  return words.length === 0 ? null : { words, all: search?.mode === 'AND', fields, fuzzy: search?.fuzzy === true }
}

/** Matches rows that contain any term, or all. */
export function wordsCondition(searchable: readonly Searchable[], words: Words): Condition | undefined {
  if (!words) return undefined
  const targets = searchable.filter(({ name }) => words.fields.length === 0 || words.fields.includes(name))
  const perWord = words.words.map((word) => either(targets.map(({ folded }) => holds(folded, word, words.fuzzy))))
  return words.all ? sql`(${sql.join(perWord, sql` and `)})` : either(perWord)
}

/** Minimum similarity of a misspelt term to some part of the text, from 0 to 1. */
const alike = 0.45

// The term is folded once, in a subquery; otherwise PostgreSQL would fold it for every row.
function holds(text: RawBuilder<unknown>, word: string, fuzzy: boolean): Condition {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
  const exact: Condition = sql`${text} like (select folded(${pattern}::text))`
  if (!fuzzy) return exact
  return sql`(${exact} or word_similarity((select folded(${word}::text)), ${text}) >= ${sql.lit(alike)})`
}

function either(conditions: readonly Condition[]): Condition {
  return sql`(${sql.join(conditions, sql` or `)})`
}

function searchableName({ searchable }: WordSpec, name: string, at: string): string {
  if (searchable.some((known) => known.name === name)) return name
  const names = searchable.map((known) => known.name)
  return refuseField(at, 'UNKNOWN_FIELD', `cannot be ${quoted(name)}: choose one of ${names.join(', ')}`, {
    data: { fields: names },
  })
}

/** Reads the search terms from the cursor. */
function readCursorWords(
  spec: WordSpec,
  cursor: string,
  at: string,
  search: SearchDetails | null | undefined,
  around: string,
): Words {
  if (search?.expression) {
    return refuseField(`${around}.search`, 'OTHER', 'is part of the cursor: send only the cursor', {
      ruleName: 'NOT_BESIDE_CURSOR',
    })
  }
  const { words } = readCursor(spec.name, cursor, at)
  if (words === undefined || words === null) return null
  if (!isWords(words)) return refuseField(at, 'FORMAT', 'is not a cursor of this list')
  return { ...words, fields: words.fields.map((name) => searchableName(spec, name, at)) }
}

function isWords(value: unknown): value is NonNullable<Words> {
  if (!isRecord(value) || !Array.isArray(value['words']) || !Array.isArray(value['fields'])) return false
  const texts = [...value['words'], ...value['fields']]
  return texts.every((it) => typeof it === 'string' && !it.includes('\u0000')) && value['words'].length <= maxWords
}
