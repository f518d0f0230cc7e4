import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aStudio } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp()
const { db } = context

async function loadVersion(siteId: string): Promise<number> {
  const row = await db
    .selectFrom('configuration_versions')
    .select('version')
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return row.version
}

const configuration = [
  'add_on_groups',
  'add_ons',
  'booking_policies',
  'bookings_settings',
  'categories',
  'closing_days',
  'locations',
  'resource_types',
  'resources',
  'schedules',
  'service_locations',
  'service_options',
  'service_resource_types',
  'service_slugs',
  'service_staff',
  'services',
  'sites',
  'staff_members',
]

describe('the version of a configuration', () => {
  it('is incremented by a change of each of these tables', async () => {
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname like '%\\_configuration' order by 1`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(configuration)
  })

  it('is incremented once by a transaction that changes many rows', async () => {
    const { siteId } = await aStudio(app, context, { staff: 3 })
    const before = await loadVersion(siteId)
    await context.transaction(async (tx) => {
      await tx.updateTable('resources').set({ name: 'Renamed' }).where('site_id', '=', siteId).execute()
      await tx.updateTable('services').set({ hidden: true }).where('site_id', '=', siteId).execute()
    })
    expect(await loadVersion(siteId)).toBe(before + 1)
  })

  it('counts for one site, and not when the transaction is rolled back', async () => {
    const [one, other] = [await aStudio(app, context), await aStudio(app, context)]
    const before = await loadVersion(other.siteId)
    await db.updateTable('locations').set({ name: 'Moved' }).where('site_id', '=', one.siteId).execute()
    const rolledBack = context.transaction(async (tx) => {
      await tx.deleteFrom('service_slugs').where('site_id', '=', other.siteId).execute()
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await loadVersion(other.siteId)).toBe(before)
  })

  it('ignores calendar versions of resources, and nothing else of them', async () => {
    const { siteId } = await aStudio(app, context)
    const before = await loadVersion(siteId)
    await sql`update resources set calendar_version = calendar_version + 1 where site_id = ${siteId}`.execute(db)
    expect(await loadVersion(siteId)).toBe(before)
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = 'resources'
      except
      select event_object_column from information_schema.triggered_update_columns
      where trigger_name = 'resources_configuration'`.execute(db)
    expect(rows).toEqual([{ name: 'calendar_version' }])
  })
})
