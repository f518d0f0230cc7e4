import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { aClient, aStaffMember, aStudio, type Client, expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const now = '2026-06-01T09:00:00Z'
// Its bookings are rows without details, so their answers are not compared with the contract.
const { app, context, db, databaseUrl } = await createTestApp({ now, app: { checkAnswers: false } })
const studio = await aStudio(app, context)
const newcomer = await aStaffMember(context, studio.siteId, { name: 'Newcomer' })
const room = await aStaffMember(context, studio.siteId, { name: 'Room' })
await insertBookings()
const connection = new pg.Client({ connectionString: databaseUrl })
await connection.connect()
afterAll(() => connection.end())

/** Forty bookings a day for 400 days before now and 100 after; the newcomer and the room take part in three of them. */
async function insertBookings(): Promise<void> {
  await sql`
    insert into bookings (site_id, id, status, service_id, schedule_id, title, starts_at, ends_at, time_zone, local_start,
      resource_id, resource_ids, policy_snapshot, created_by_type, created_by_id, created_at, updated_at)
    select ${studio.siteId}, gen_random_uuid(), 'CONFIRMED', ${studio.service.id}, ${studio.service.scheduleId}, 'Massage',
      at, at + interval '15 minutes', 'UTC', to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS'), who, array_remove(array[who, what], null),
      p.rules, 'visitor', gen_random_uuid(), at - interval '5 days', at
    from (select ${now}::timestamptz + (n / 40 - 400) * interval '1 day' + (n % 40) * interval '15 minutes' as at,
        (case when n in (7, 800, 19000) then ${newcomer} else ${studio.resourceId} end)::uuid as who,
        case when n in (3, 500, 18000) then ${room}::uuid end as what
      from generate_series(1, 20000) n) planned,
      booking_policies p where p.site_id = ${studio.siteId} and p.id = ${studio.service.policyId}`.execute(db)
  await sql`analyze bookings`.execute(db)
}

async function signInStaff(resourceId: string): Promise<Client> {
  const person = await aPerson(context, studio.siteId, { role: 'staff', resourceIds: [resourceId] })
  return aClient(app, (await signIn(app, person, studio.siteId)).headers)
}

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Plan Rows': number
  Plans?: Plan[]
}

/** Returns the plan of the statement that finds the page of a list, as its nodes, and how many rows the page has. */
async function explainQueries(client: Client, query: object): Promise<{ nodes: Plan[]; count: number }> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const { pagingMetadata } = expected(
    await client.post('/v2/extended-bookings/query', { query: { ...query, paging: { limit: 10 } } }),
  )
  const calls = sent.mock.calls as unknown as [string | { text: string; values: unknown[] }, unknown[]][]
  sent.mockRestore()
  const statements = calls.map(([call, values]) => (typeof call === 'string' ? { text: call, values } : call))
  const pages = statements.filter(({ text }) => /from "bookings" .* limit /s.test(text))
  expect(pages).toHaveLength(1)
  const { rows } = await connection.query(`explain (format json) ${pages[0]?.text}`, pages[0]?.values)
  return { nodes: listNodes(rows[0]['QUERY PLAN'][0].Plan), count: pagingMetadata.count }
}

const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)]
const listIndexes = (nodes: readonly Plan[]) => nodes.flatMap((node) => node['Index Name'] ?? []).sort()

const live = { $in: ['CONFIRMED', 'PENDING'] }
const resource = 'bookedEntity.item.slot.resource.id'
const newestStart = [{ fieldName: 'startDate', order: 'DESC' }]

it.each([
  ['all by creation', {}, 'bookings_created_at_idx'],
  ['all by start, latest first', { sort: newestStart }, 'bookings_starts_at_idx'],
  [
    'upcoming ones',
    { filter: { startDate: { $gte: now }, status: live }, sort: [{ fieldName: 'startDate' }] },
    'bookings_starts_at_idx',
  ],
  ['past ones', { filter: { startDate: { $lt: now }, status: live }, sort: newestStart }, 'bookings_starts_at_idx'],
])('the list of %s reads no further than its page', async (_, query, index) => {
  const { nodes, count } = await explainQueries(studio.admin, query)
  expect(count).toBe(10)
  expect(listIndexes(nodes)).toEqual([index])
  // An incremental sort orders bookings of one instant by id.
  expect(nodes.map((node) => node['Node Type']).filter((type) => type === 'Sort' || type === 'Seq Scan')).toEqual([])
})

it('the list of one staff member reads only their bookings', async () => {
  const { nodes, count } = await explainQueries(studio.admin, { filter: { [resource]: newcomer }, sort: newestStart })
  expect(count).toBe(3)
  expect(listIndexes(nodes)).toEqual(['bookings_resource_id_idx'])
})

it('the list of a service reads only its bookings', async () => {
  const filter = { 'bookedEntity.item.slot.serviceId': newcomer }
  const { nodes } = await explainQueries(studio.admin, { filter, sort: newestStart })
  expect(listIndexes(nodes)).toEqual(['bookings_service_id_idx'])
})

it.each([
  ['their primary resource', newcomer],
  ['another of their resources', room],
])('staff limited to their own calendar find bookings by %s', async (_, resourceId) => {
  const { nodes, count } = await explainQueries(await signInStaff(resourceId), {})
  expect(count).toBe(3)
  expect(listIndexes(nodes)).toEqual(['bookings_resource_id_idx', 'bookings_several_resources_idx'])
})

it('customers find their own bookings', async () => {
  const { nodes } = await explainQueries(studio.visitor, { sort: newestStart })
  expect(listIndexes(nodes)).toEqual(['bookings_created_by_id_idx'])
})
