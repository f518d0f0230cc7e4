import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { ChangeActor } from '../../bookings/index.ts'
import type { ServiceKey } from '../../services/index.ts'
import type { Changed } from '../rules/plan-change.ts'
import { writeSessions } from './write-sessions.ts'

/** Writes changed sessions of one service, grouped by the zone of their wall times. */
export async function writeEachZone(
  context: Context,
  tx: Tx,
  { siteId, id: serviceId, scheduleId, type: kind }: ServiceKey,
  changed: readonly Changed[],
  how: { actor: ChangeActor; allowOverlap: boolean },
): Promise<void> {
  for (const [timeZone, some] of Map.groupBy(changed, ({ before }) => before.timeZone)) {
    const owner = { siteId, serviceId, scheduleId, timeZone }
    await writeSessions(context, tx, { owner, kind, changed: some, added: [], ...how })
  }
}
