/** Requests to a catalogue of ten thousand services, with the budget for their 95th percentile. */
export type Question = { name: string; path: string; body: object; budgetMs: number }

const PAGE_MS = 50
const COUNTS_MS = 150

const byType = { name: 'types', type: 'VALUE', fieldPath: 'type', value: {} }
const byCategory = { name: 'categories', type: 'VALUE', fieldPath: 'category.name', value: { limit: 50 } }
const byStaff = { name: 'staff', type: 'VALUE', fieldPath: 'staffMemberIds', value: {} }
const nested = {
  name: 'nested',
  type: 'NESTED',
  nested: { nestedAggregations: [byCategory, byStaff] },
}
const query = (name: string, body: object): Question => ({
  name,
  path: '/v2/services/query',
  body: { query: body },
  budgetMs: PAGE_MS,
})
const search = (name: string, body: object, budgetMs = PAGE_MS): Question => ({
  name,
  path: '/v2/services/search',
  body: { search: body },
  budgetMs,
})

export const QUESTIONS: readonly Question[] = [
  query('services: first page', {}),
  query('services: page from the middle, by name', {
    sort: [{ fieldName: 'name' }],
    paging: { limit: 100, offset: 5000 },
  }),
  query('services: filter by type and name', { filter: { type: 'APPOINTMENT', name: { $startsWith: 'yoga' } } }),
  search('services: search', { search: { expression: 'stones 77', mode: 'AND' } }),
  search('services: search with a misspelt word', { search: { expression: 'masage', fuzzy: true } }),
  search('services: three aggregations', counts([byType, byCategory, byStaff]), COUNTS_MS),
  search('services: nested aggregations', counts([nested]), COUNTS_MS),
]

function counts(aggregations: object[]) {
  return { aggregations, cursorPaging: { limit: 0 } }
}
