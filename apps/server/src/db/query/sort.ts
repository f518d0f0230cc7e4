import { quoted, refuseField } from './refuse-field.ts'
import { findField, type QueryField, type QuerySpec, type SortEntry } from './spec.ts'

/** One column of the order. Missing values come last in both directions. */
export type SortKey = { field: QueryField; descending: boolean }

/** Reads the requested order, or the default; ends with the id, so that pages never overlap. */
export function readSort(spec: QuerySpec, sort: readonly SortEntry[] | null | undefined, at: string): SortKey[] {
  const entries = sort?.length ? sort : spec.defaultSort
  if (entries.length > spec.maxSortEntries) {
    const more = { data: { threshold: spec.maxSortEntries } }
    return refuseField(at, 'MAX_SIZE', `must have at most ${spec.maxSortEntries} entries`, more)
  }
  const keys = entries.map((entry, index) => readSortKey(spec, entry, `${at}[${index}]`))
  return withoutRepeats([...keys, readSortKey(spec, { fieldName: spec.id }, at)])
}

function readSortKey(spec: QuerySpec, entry: SortEntry, at: string): SortKey {
  const name = entry?.fieldName
  if (typeof name !== 'string' || name === '') return refuseField(`${at}.fieldName`, 'REQUIRED_FIELD', 'must be given')
  const field = findField(spec.fields, name)
  if (!field || !isSortable(field)) {
    const names = spec.fields.filter(isSortable).map((one) => one.name)
    return refuseField(`${at}.fieldName`, 'OTHER', `cannot be ${quoted(name)}: choose one of ${names.join(', ')}`, {
      ruleName: 'UNSORTABLE_FIELD',
      data: { fields: names },
    })
  }
  const order = entry.order ?? 'ASC'
  if (order !== 'ASC' && order !== 'DESC') return refuseField(`${at}.order`, 'FORMAT', 'must be ASC or DESC')
  return { field, descending: order === 'DESC' }
}

const isSortable = ({ sortable, type }: QueryField): boolean => sortable !== false && type !== 'items'

/** Later mentions of a field have no effect. */
function withoutRepeats(keys: readonly SortKey[]): SortKey[] {
  return keys.filter(({ field }, index) => keys.findIndex((other) => other.field === field) === index)
}
