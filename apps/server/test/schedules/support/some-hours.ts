import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../src/context.ts'
import { aSite } from '../../support/a-site.ts'
import { anAdmin, aStaffMember, type Client } from '../../support/factories.ts'

/** A staff member with their own hours, and the front desk that may change them. */
export async function someHours(
  app: FastifyInstance,
  context: Context,
): Promise<{ siteId: string; resourceId: string; scheduleId: string; admin: Client }> {
  const siteId = await aSite(context)
  const weekly = [{ weekday: 1, openMinute: 600, closeMinute: 900 }]
  const resourceId = await aStaffMember(context, siteId, { workingHours: { weekly } })
  const row = await context.db
    .selectFrom('resources')
    .selectAll()
    .where('id', '=', resourceId)
    .executeTakeFirstOrThrow()
  const scheduleId = row.working_hours_schedule_id ?? ''
  return { siteId, resourceId, scheduleId, admin: await anAdmin(app, context, siteId) }
}
