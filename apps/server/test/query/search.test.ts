import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { runSearch, type Search, type SearchSpec } from '../../src/db/query/index.ts'
import { Violations } from '../../src/refusal.ts'
import { createTestContext } from '../support/context.ts'
import { makeThings, selectThings, type Thing, thingsSpec } from './things.ts'

const { db } = await createTestContext()
const things = await makeThings(db)
const spec: SearchSpec = {
  ...thingsSpec,
  paging: ['cursor'],
  searchable: [{ name: 'name', folded: sql`folded(name)` }],
  maxExpressionLength: 200,
  aggregatable: ['id', 'name', 'size.amount', 'active', 'at', 'tags', 'marks'],
  nestedLevels: 4,
}
const search = (requested: Search) =>
  runSearch({ db, base: selectThings(db), spec, search: requested, timeZone: 'UTC' })
const runAggregation = async (aggregation: NonNullable<Search['aggregations']>[number], more: Search = {}) => {
  const { aggregationData } = await search({ ...more, aggregations: [{ name: 'it', ...aggregation }] })
  return aggregationData.results[0] as unknown as Record<string, { results: unknown[] } & Record<string, unknown>>
}
const findFault = (requested: Search) =>
  search(requested).then(
    () => 'not refused',
    (error: unknown) =>
      error instanceof Violations
        ? error.violations.map((it) => `${it.field}: ${it.ruleName ?? it.violatedRule}`).join()
        : String(error),
  )

const readResults = (counted: { results: unknown[] } | undefined) =>
  (counted?.results ?? []) as { value: string; count: number }[]

/** How many things have each value, most first; the same value twice in one thing counts once. */
function countValues(readValues: (thing: Thing) => readonly unknown[]) {
  const counts = new Map<string, number>()
  for (const thing of things)
    for (const value of new Set(readValues(thing).map(String))) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
const asMap = (results: unknown[] | undefined) =>
  new Map((results as { value: string; count: number }[]).map(({ value, count }) => [value, count]))

describe('search', () => {
  it('finds words inside texts ignoring case and accents, any or all of them', async () => {
    const names = async (details: Search['search']) =>
      [...new Set((await search({ search: details })).rows.map(({ name }) => name))].sort()
    expect(await names({ expression: 'É' })).toEqual(['é', 'É'].sort())
    expect(await names({ expression: 'e' })).toEqual(['é', 'É'].sort())
    expect(await names({ expression: 'שלום drop' })).toEqual(["'; drop", 'שלום'])
    expect(await names({ expression: 'a b', mode: 'AND' })).toEqual(['Ab', 'a_b', 'ab'])
    expect(await names({ expression: 'a%', fields: ['name'] })).toEqual(['a%'])
    expect(await names({ expression: '   ' })).toHaveLength(new Set(things.map(({ name }) => name)).size)
  })

  it('allows typing errors if requested', async () => {
    await sql`insert into things (site_id, id, name, tags, marks, parts) values
      ('00000000-0000-4000-8000-00000000000a', gen_random_uuid(), 'Deep tissue massage', '{}', '{}', '[]')`.execute(db)
    const find = async (fuzzy: boolean) => (await search({ search: { expression: 'masage', fuzzy } })).rows.length
    expect([await find(false), await find(true)]).toEqual([0, 1])
    await sql`delete from things where name = 'Deep tissue massage'`.execute(db)
  })

  it('stores the search term in the cursor', async () => {
    const first = await search({ search: { expression: 'a' }, cursorPaging: { limit: 2 } })
    const seen = first.rows.map(({ id }) => id)
    let next = first.pagingMetadata.cursors?.next
    while (next) {
      const page = await search({ cursorPaging: { limit: 2, cursor: next } })
      seen.push(...page.rows.map(({ id }) => id))
      next = page.pagingMetadata.cursors?.next
    }
    const expected = things.filter(({ name }) => name?.toLowerCase().includes('a')).map(({ id }) => id)
    expect([...seen].sort()).toEqual(expected.sort())
  })

  it('reads dates without an offset in the zone of the search', async () => {
    const count = async (at: string, timeZone: string) =>
      (await search({ filter: { at }, timeZone, cursorPaging: { limit: 100 } })).rows.length
    const real = things.filter(({ at }) => at === '2026-06-01T09:30:00.000Z').length
    expect(await count('2026-06-01T11:30:00', 'Europe/Berlin')).toBe(real)
    expect(await count('2026-06-01T15:00:00', 'Asia/Kolkata')).toBe(real)
    expect(await count('2026-06-01T05:30:00', '-04:00')).toBe(real)
    expect(await count('2026-06-01T09:30:00Z', 'Asia/Kolkata')).toBe(real)
    expect(await count('2026-06-01T11:30:00', 'UTC')).toBe(0)
  })

  it.each([
    [{ search: { expression: 'a', fields: ['big'] } }, 'search.search.fields[0]: UNKNOWN_FIELD'],
    [{ search: { expression: 'a'.repeat(201) } }, 'search.search.expression: MAX_LENGTH'],
    [{ timeZone: 'Mars/Base' }, 'search.timeZone: FORMAT'],
    [{ cursorPaging: { limit: 0 } }, 'search.cursorPaging.limit: MIN'],
    [{ cursorPaging: { limit: 101 } }, 'search.cursorPaging.limit: MAX'],
    [{ paging: { limit: 1 } }, 'search.paging: UNKNOWN_FIELD'],
  ] satisfies [Search, string][])('refuses %j by name', async (requested, fault) => {
    expect(await findFault(requested)).toBe(fault)
  })

  it('refuses a search term beside a cursor', async () => {
    const { pagingMetadata } = await search({ cursorPaging: { limit: 1 } })
    const cursor = pagingMetadata.cursors?.next ?? ''
    expect(await findFault({ cursorPaging: { cursor }, search: { expression: 'a' } })).toBe(
      'search.search: NOT_BESIDE_CURSOR',
    )
  })
})

describe('aggregations', () => {
  it('count values, including those in lists, most frequent first', async () => {
    const { values } = await runAggregation({ type: 'VALUE', fieldPath: 'tags', value: { limit: 250 } })
    expect(asMap(values?.results)).toEqual(countValues(({ tags }) => tags))
    const counts = readResults(values).map(({ count }) => count)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
  })

  it('count numbers and booleans as API values', async () => {
    const amounts = await runAggregation({
      fieldPath: 'size.amount',
      value: { sortType: 'VALUE', sortDirection: 'ASC' },
    })
    expect(readResults(amounts['values']).map(({ value }) => value)).toEqual(['-1', '0', '1', '1000'])
    const flags = await runAggregation({ fieldPath: 'active', value: {} })
    expect(asMap(flags['values']?.results)).toEqual(countValues(({ active }) => (active === null ? [] : [active])))
  })

  it('omit missing values, or count them in a bucket', async () => {
    const include = (fieldPath: string, addToBucket?: string) =>
      runAggregation({ fieldPath, value: { limit: 250, missingValues: 'INCLUDE', includeOptions: { addToBucket } } })
    const countMissing = async (fieldPath: string, bucket: string, written?: string) =>
      asMap((await include(fieldPath, written))['values']?.results).get(bucket)
    expect(await countMissing('tags', 'N/A')).toBe(things.filter(({ tags }) => tags.length === 0).length)
    expect(await countMissing('name', 'nameless', 'nameless')).toBe(things.filter(({ name }) => name === null).length)
    expect(await countMissing('size.amount', '0')).toBe(
      things.filter(({ amount }) => amount === null || amount === 0).length,
    )
    expect(await countMissing('active', 'false')).toBe(things.filter(({ active }) => active !== true).length)
    const without = await runAggregation({ fieldPath: 'name', value: { limit: 250 } })
    expect(asMap(without['values']?.results).has('N/A')).toBe(false)
  })

  it('count ranges in their order: from inclusive, to exclusive, first match', async () => {
    const buckets = [{ from: 1, to: 1000 }, { from: 2 }, { to: 0 }, { from: 5, to: 6 }, {}]
    const { ranges } = await runAggregation({ type: 'RANGE', fieldPath: 'size.amount', range: { buckets } })
    const amounts = things.flatMap(({ amount }) => amount ?? [])
    const isInRange = (it: number, { from = -Infinity, to = Infinity }: { from?: number; to?: number }) =>
      it >= from && it < to
    const counts = buckets.map(
      (bucket, index) =>
        amounts.filter((it) => buckets.findIndex((b) => isInRange(it, b)) === index && isInRange(it, bucket)).length,
    )
    expect(ranges?.results).toEqual(buckets.map((bucket, index) => ({ ...bucket, count: counts[index] })))
  })

  it('return single values, dates as dates', async () => {
    const scalar = async (fieldPath: string, type: string) => {
      const result = await runAggregation({ type: 'SCALAR', fieldPath, scalar: { type } })
      return result['scalar'] ?? result['scalarDate']
    }
    const amounts = things.flatMap(({ amount }) => amount ?? [])
    const sum = amounts.reduce((a, b) => a + b, 0)
    expect(await scalar('size.amount', 'MIN')).toEqual({ type: 'MIN', value: -1 })
    expect(await scalar('size.amount', 'MAX')).toEqual({ type: 'MAX', value: 1000 })
    expect(await scalar('size.amount', 'SUM')).toEqual({ type: 'SUM', value: sum })
    expect((await scalar('size.amount', 'AVG'))?.['value']).toBeCloseTo(sum / amounts.length, 9)
    expect(await scalar('tags', 'COUNT_DISTINCT')).toEqual({ type: 'COUNT_DISTINCT', value: 4 })
    expect(await scalar('at', 'MIN')).toEqual({ type: 'MIN', value: '2026-01-01T00:00:00.000Z' })
    expect(await scalar('at', 'MAX')).toEqual({ type: 'MAX', value: '2026-12-31T23:59:59.999Z' })
  })

  it('count by calendar unit in the zone', async () => {
    const dates = async (interval: string, timeZone: string) => {
      const { dateHistogram } = await runAggregation({ fieldPath: 'at', dateHistogram: { interval } }, { timeZone })
      return readResults(dateHistogram).map(({ value }) => value)
    }
    expect(await dates('YEAR', 'UTC')).toEqual(['2026-01-01T00:00:00.000Z'])
    expect(await dates('YEAR', 'Asia/Tokyo')).toEqual([
      '2026-01-01T00:00:00.000+09:00',
      '2027-01-01T00:00:00.000+09:00',
    ])
    expect(await dates('MONTH', 'America/New_York')).toEqual([
      '2025-12-01T00:00:00.000-05:00',
      '2026-06-01T00:00:00.000-04:00',
      '2026-12-01T00:00:00.000-05:00',
    ])
    expect(await dates('HOUR', 'Asia/Kathmandu')).toContain('2026-06-01T15:00:00.000+05:45')
    expect(await dates('DAY', '+02:00')).toContain('2027-01-01T00:00:00.000+02:00')
  })

  it('count nested values with metrics, as flat rows', async () => {
    const { nested } = await runAggregation({
      type: 'NESTED',
      nested: {
        nestedAggregations: [
          { name: 'active', type: 'VALUE', fieldPath: 'active', value: {} },
          { name: 'tag', type: 'VALUE', fieldPath: 'tags', value: {} },
          { name: 'largest', type: 'SCALAR', fieldPath: 'size.amount', scalar: { type: 'MAX' } },
        ],
      },
    })
    const rows = (nested?.results ?? []) as {
      results: Record<string, Record<string, { value: string; count: number }>>
    }[]
    for (const { results } of rows) {
      const [active, tag] = [results['active']?.['value'], results['tag']?.['value']]
      const within = things.filter((it) => String(it.active) === active?.value)
      const both = within.filter(({ tags }) => tags.includes(tag?.value ?? ''))
      expect([active?.count, tag?.count]).toEqual([within.length, both.length])
      expect(results['largest']?.['scalar']?.value).toBe(Math.max(...both.flatMap(({ amount }) => amount ?? [])))
    }
    expect(rows).toHaveLength(
      countValues(({ active, tags }) => (active === null ? [] : tags.map((tag) => `${active} ${tag}`))).size,
    )
  })

  it('support the older nested form', async () => {
    const { groupedByValue } = await runAggregation({
      type: 'VALUE',
      fieldPath: 'tags',
      value: { limit: 1 },
      groupBy: { name: 'group', fieldPath: 'active', value: {} },
    })
    const groups = groupedByValue?.results as { value: string; nestedResults: { values: { results: unknown[] } } }[]
    expect(groups.map(({ value }) => value).sort()).toEqual(['false', 'true'])
    for (const { nestedResults } of groups) expect(nestedResults.values.results).toHaveLength(1)
  })

  it('cover all results, not the page, and need no page', async () => {
    const aggregations = [{ name: 'all', type: 'SCALAR', fieldPath: 'id', scalar: { type: 'COUNT_DISTINCT' } }]
    const filter = { active: true }
    const found = things.filter(({ active }) => active).length
    const few = await search({ filter, aggregations, cursorPaging: { limit: 2 } })
    const none = await search({ filter, aggregations, cursorPaging: { limit: 0 } })
    expect([few.rows.length, none.rows.length]).toEqual([2, 0])
    for (const { aggregationData } of [few, none])
      expect(aggregationData.results[0]?.['scalar']).toEqual({ type: 'COUNT_DISTINCT', value: found })
    const cursor = few.pagingMetadata.cursors?.next ?? ''
    const later = await search({ aggregations, cursorPaging: { cursor } })
    expect(later.aggregationData.results[0]?.['scalar']).toEqual({ type: 'COUNT_DISTINCT', value: found })
  })

  const value = { name: 'a', type: 'VALUE', fieldPath: 'name' }
  const nested = (...nestedAggregations: object[]) => [{ name: 'n', type: 'NESTED', nested: { nestedAggregations } }]
  const at = 'search.aggregations'
  it.each([
    [Array.from({ length: 11 }, (_, index) => ({ ...value, name: `${index}` })), `${at}: MAX_SIZE`],
    [[value, value], `${at}[1].name: NAME_NOT_UNIQUE`],
    [[{ ...value, name: '' }], `${at}[0].name: REQUIRED_FIELD`],
    [[{ ...value, fieldPath: 'big' }], `${at}[0].fieldPath: UNKNOWN_FIELD`],
    [[{ name: 'a' }], `${at}[0].fieldPath: REQUIRED_FIELD`],
    [[{ ...value, type: 'TABLE' }], `${at}[0].type: UNSUPPORTED_AGGREGATION`],
    [[{ ...value, range: { buckets: [] } }], `${at}[0].range: UNSUPPORTED_AGGREGATION`],
    [[{ ...value, value: { limit: 251 } }], `${at}[0].value.limit: MAX`],
    [[{ ...value, value: { limit: 0 } }], `${at}[0].value.limit: MIN`],
    [
      [
        {
          name: 'a',
          fieldPath: 'size.amount',
          value: { missingValues: 'INCLUDE', includeOptions: { addToBucket: 'none' } },
        },
      ],
      `${at}[0].value.includeOptions.addToBucket: TYPE`,
    ],
    [[{ ...value, type: 'RANGE' }], `${at}[0].fieldPath: UNSUPPORTED_AGGREGATION`],
    [[{ name: 'a', type: 'RANGE', fieldPath: 'size.amount' }], `${at}[0].range.buckets: REQUIRED_FIELD`],
    [
      [{ name: 'a', fieldPath: 'size.amount', range: { buckets: Array.from({ length: 51 }, () => ({ from: 1 })) } }],
      `${at}[0].range.buckets: MAX_SIZE`,
    ],
    [[{ name: 'a', type: 'DATE_HISTOGRAM', fieldPath: 'at' }], `${at}[0].dateHistogram.interval: REQUIRED_FIELD`],
    [[{ ...value, type: 'DATE_HISTOGRAM' }], `${at}[0].fieldPath: UNSUPPORTED_AGGREGATION`],
    [[{ ...value, type: 'SCALAR' }], `${at}[0].scalar.type: REQUIRED_FIELD`],
    [[{ name: 'a', fieldPath: 'name', scalar: { type: 'MIN' } }], `${at}[0].scalar.type: UNSUPPORTED_AGGREGATION`],
    [[{ name: 'a', fieldPath: 'at', scalar: { type: 'AVG' } }], `${at}[0].scalar.type: UNSUPPORTED_AGGREGATION`],
    [nested(value), `${at}[0].nested.nestedAggregations: MIN_SIZE`],
    [nested(...[1, 2, 3, 4, 5].map(() => value)), `${at}[0].nested.nestedAggregations: MAX_SIZE`],
    [
      nested(value, { ...value, name: 'b' }),
      `${at}[0].nested.nestedAggregations[1].fieldPath: UNSUPPORTED_AGGREGATION`,
    ],
    [nested(value, value), `${at}[0].nested.nestedAggregations[1].name: NAME_NOT_UNIQUE`],
    [
      [{ name: 'a', fieldPath: 'size.amount', range: { buckets: [{}] }, groupBy: { fieldPath: 'name' } }],
      `${at}[0].groupBy: UNSUPPORTED_AGGREGATION`,
    ],
  ])('refuse %j, naming the field', async (aggregations, fault) => {
    expect(await findFault({ aggregations } as Search)).toBe(fault)
  })
})
