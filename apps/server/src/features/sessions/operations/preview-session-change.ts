import { instantToLocal } from '@kalends/availability'
import type { Infer, sessions } from '@kalends/contract'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { countSessionBookings } from '../../bookings/index.ts'
import type { SessionState } from '../rules/class-session.ts'
import type { Changed, Plan } from '../rules/plan-change.ts'
import { instanceId } from '../rules/series.ts'
import { findTaken } from '../steps/find-taken.ts'
import type { OpenSession } from '../steps/open-session.ts'
import { planUpdate } from '../steps/plan-update.ts'

type Preview = Infer<typeof sessions.PreviewSessionChangeResponse>

const most = 800

export const previewSessionChange: Operation<'previewSessionChange'> = async ({ input, actor }, context) =>
  context.transaction(async (tx) => {
    const now = context.clock.now()
    const { open, plan } = await planUpdate(context, tx, actor, input)
    const local = ({ start }: SessionState) => instantToLocal(start, open.anchor.timeZone)
    const toCome = [...plan.changed.map(({ after }) => after), ...plan.added].filter(
      ({ status, end }) => status === 'CONFIRMED' && end > now,
    )
    return {
      recurrence: plan.series ? { ...plan.series.rhythm, until: plan.series.untilDate } : null,
      localStartDates: toCome.map(local).sort().slice(0, most),
      added: plan.added.map(local).sort().slice(0, most),
      cancelled: await listCancelled(tx, actor.siteId, open, plan),
      taken: await findTakenOfPlan(tx, actor.siteId, { open, plan, now }),
    }
  })

const isCancelled = ({ before, after }: Changed): boolean =>
  before.status === 'CONFIRMED' && after.status === 'CANCELLED'

async function listCancelled(
  tx: Tx,
  siteId: string,
  { anchor }: OpenSession,
  { changed }: Plan,
): Promise<Preview['cancelled']> {
  const gone = changed.filter(isCancelled).map(({ before }) => before)
  // Bookings of a course follow it: none falls away with a date.
  const live =
    anchor.kind === 'CLASS'
      ? await countSessionBookings(
          tx,
          siteId,
          gone.map(({ id }) => id),
        )
      : new Map<string, number>()
  return gone.slice(0, most).map(({ id, start }) => ({
    sessionId: id,
    localStartDate: instantToLocal(start, anchor.timeZone),
    bookings: live.get(id) ?? 0,
  }))
}

/** What falls away makes room. */
async function findTakenOfPlan(
  tx: Tx,
  siteId: string,
  { open: { anchor }, plan, now }: { open: OpenSession; plan: Plan; now: number },
): Promise<Preview['taken']> {
  const { series } = plan
  if (!series) return []
  const { scheduleId, serviceId, timeZone, kind } = anchor
  const owner = { siteId, scheduleId, serviceId, timeZone }
  const added = plan.added.map((state) => ({ id: instanceId(series.id, state.originalLocalStart ?? ''), state }))
  const leaving = new Set(plan.changed.filter(isCancelled).map(({ before }) => before.id))
  return findTaken(tx, { owner, kind, details: series }, added, { now, leaving })
}
