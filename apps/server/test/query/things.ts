import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../src/db/database.ts'
import type { QuerySpec } from '../../src/db/query/index.ts'

/** A row of the table these tests ask. */
export type Thing = {
  id: string
  name: string | null
  amount: number | null
  big: number
  active: boolean | null
  at: string | null
  owner: string | null
  tags: string[]
  marks: string[]
  parts: { kind: string; size: number }[]
}

export const here = '00000000-0000-4000-8000-00000000000a'
export const elsewhere = '00000000-0000-4000-8000-00000000000b'

/** Words that are hard on patterns, quoting and case. */
export const words = [
  '',
  'a',
  'A',
  'b',
  'ab',
  'Ab',
  'a%',
  'a_b',
  '%',
  '_',
  '\\',
  "it's",
  '"',
  'é',
  'É',
  'שלום',
  '🙂',
  '-- x',
  "'; drop",
]
export const guids = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-0000000000${n}0`)
export const instants = ['2026-01-01T00:00:00.000Z', '2026-06-01T09:30:00.000Z', '2026-12-31T23:59:59.999Z']

export const thingsSpec: QuerySpec = {
  name: 'things',
  fields: [
    { name: 'id', column: sql`id`, type: 'guid', required: true },
    { name: 'name', aliases: ['title'], column: sql`name`, type: 'text' },
    { name: 'size.amount', column: sql`amount`, type: 'number' },
    { name: 'big', column: sql`big`, type: 'number', required: true },
    { name: 'active', column: sql`active`, type: 'boolean' },
    { name: 'at', column: sql`at`, type: 'timestamp' },
    { name: 'owner', column: sql`owner`, shownIf: { condition: sql`owned`, column: sql`owner_id` }, type: 'guid' },
    { name: 'tags', column: sql`tags`, type: 'texts' },
    { name: 'marks', column: sql`marks`, type: 'guids' },
    {
      name: 'parts',
      column: sql`parts`,
      type: 'items',
      items: [
        { name: 'kind', column: sql`item->>'kind'`, type: 'text' },
        { name: 'size', column: sql`(item->>'size')::numeric`, type: 'number' },
      ],
    },
    { name: 'narrow', column: sql`name`, type: 'text', operators: ['$eq', '$in'], sortable: false },
  ],
  id: 'id',
  defaultSort: [{ fieldName: 'at' }],
  maxSortEntries: 5,
  paging: ['offset', 'cursor'],
  defaultLimit: 50,
  maxLimit: 100,
}

/** Forty rows of this business and the same forty of another one, which no query may return. */
export async function makeThings(db: Db): Promise<Thing[]> {
  await sql`create table things (site_id uuid, id uuid, name text, amount numeric, big bigint, active boolean,
    at timestamptz, owner_id uuid, tags text[], marks uuid[], parts jsonb, owned boolean,
    owner uuid generated always as (case when owned then owner_id end) stored)`.execute(db)
  const things = Array.from({ length: 40 }, (_, index) => thing(index))
  for (const siteId of [here, elsewhere]) for (const it of things) await insert(db, siteId, it)
  return things
}

/** Everything that the actor of these tests may see. */
export function selectThings(db: Db): SelectQueryBuilder<ThingTable, 'things', Thing> {
  const select = (db as unknown as { selectFrom(name: string): SelectQueryBuilder<ThingTable, 'things', object> })
    .selectFrom('things')
    .select(['id', 'name', 'amount', 'big', 'active', 'at', 'owner', 'tags', 'marks', 'parts', 'site_id'])
    .where('site_id', '=', here)
  return select as unknown as SelectQueryBuilder<ThingTable, 'things', Thing>
}

type ThingTable = { things: Thing & { site_id: string } }

function thing(index: number): Thing {
  const pick = <T>(values: readonly T[], step: number): T => values[(index * step) % values.length] as T
  return {
    id: `00000000-0000-4000-9000-0000000001${String(index).padStart(2, '0')}`,
    name: index % 7 === 3 ? null : pick(words, 3),
    amount: index % 5 === 4 ? null : pick([0, 1, -1, 2.5, 1000], 2),
    big: pick([0, 7, 9007199254740991], 1),
    active: pick([true, false, null], 1),
    at: index % 6 === 5 ? null : pick(instants, 1),
    owner: index % 4 === 2 ? null : pick(guids, 1),
    tags: pick([[], ['a'], ['a', 'b'], ['b', 'a'], ["it's"], ['a', 'b', 'é']], 1),
    marks: pick([[], [guids[0]], [guids[0], guids[1]]] as string[][], 1),
    parts: pick(
      [
        [],
        [{ kind: 'a', size: 1 }],
        [
          { kind: 'b', size: 2 },
          { kind: 'a', size: 3 },
        ],
      ] as Thing['parts'][],
      1,
    ),
  }
}

async function insert(db: Db, siteId: string, it: Thing): Promise<void> {
  await sql`insert into things values (${siteId}, ${it.id}, ${it.name}, ${it.amount}, ${it.big}, ${it.active}, ${it.at},
    ${it.owner ?? guids[0]}, ${it.tags}::text[], ${it.marks}::uuid[], ${JSON.stringify(it.parts)}::jsonb,
    ${it.owner !== null})`.execute(db)
}
