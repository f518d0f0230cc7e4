import { formatLocal, parseLocal } from '@kalends/availability'
import type { Infer, sessions } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Tx } from '../../../db/database.ts'
import type { Operation } from '../../../operation.ts'
import { fail, refuseFields } from '../../../refusal.ts'
import { readNotification } from '../rules/notification.ts'
import { type Change, planChange, type Scope } from '../rules/plan-change.ts'
import { horizonDay, localDay } from '../rules/series.ts'
import { sessionFaults, wrong } from '../rules/session-faults.ts'
import { requireOverrideRight, requireOwnCalendar } from '../steps/calendar-rights.ts'
import { applyPlan } from '../steps/carry-out.ts'
import { loadLocation, loadResources } from '../steps/gather-known.ts'
import { type OpenSession, openSession } from '../steps/open-session.ts'
import { showSessions } from '../steps/show-sessions.ts'
import { findSessions } from '../store/read-sessions.ts'

type Input = Infer<typeof sessions.UpdateSessionRequest>

export const updateSession: Operation<'updateSession'> = async ({ input, actor }, context) => {
  requireOverrideRight(actor, input.allowOverlap)
  return context.transaction(async (tx) => {
    const now = context.clock.now()
    const open = await openSession(tx, actor, input.session)
    const scope = open.series ? (input.scope ?? 'ONE') : 'ONE'
    const change = await readChange(tx, actor, open, { session: input.session, scope, now })
    const horizon = horizonDay(now, open.anchor.timeZone)
    const plan = planChange({ ...open, change, scope, now, horizon, newRuleId: context.ids.guid() })
    const outcome = await applyPlan(context, tx, actor.siteId, open, plan, {
      bookings: input.bookings,
      allowOverlap: input.allowOverlap === true,
      actor,
      notification: readNotification(input),
    })
    const classSessions = await findSessions(tx, actor.siteId, [open.anchor.id])
    const [session] = await showSessions(tx, actor.siteId, classSessions, now)
    if (!session) return fail('SESSION_NOT_FOUND')
    return { session, changedSessions: outcome.sessions, changedBookings: outcome.bookings }
  })
}

async function readChange(
  tx: Tx,
  actor: Actor,
  open: OpenSession,
  { session, scope, now }: { session: Input['session']; scope: Scope; now: number },
): Promise<Change> {
  const { anchor } = open
  const restores = anchor.status === 'CANCELLED' && session.status === 'CONFIRMED'
  if (anchor.status === 'CANCELLED' && scope === 'ONE' && !restores) {
    return fail('VALIDATION_FAILURE', { description: 'This session is cancelled.' })
  }
  refuseFaults(open, { session, scope, now })
  const { title, note, durationMinutes, capacity, transparency } = session
  const given = { title, note, durationMinutes, capacity, transparency, ...readTimeChange(open, session) }
  return {
    ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Change),
    ...(await readResources(tx, actor, session)),
    ...(await findLocation(tx, actor.siteId, session)),
    ...(restores ? { restore: true as const } : {}),
  }
}

/** A start or a repetition sent back as it was read is no change. */
function readTimeChange({ anchor }: OpenSession, { localStartDate, recurrence }: Input['session']): Change {
  const localStart = localStartDate === undefined ? undefined : formatLocal(parseLocal(localStartDate) ?? 0)
  const same = recurrence && anchor.recurrence
  const sameRecurrence = same && same.interval === recurrence.interval && same.until === (recurrence.until ?? null)
  return {
    ...(localStart === undefined || localStart === anchor.localStart ? {} : { localStart }),
    ...(recurrence && !sameRecurrence
      ? { recurrence: { interval: recurrence.interval, until: recurrence.until ?? null } }
      : {}),
  }
}

async function readResources(tx: Tx, actor: Actor, { resourceIds }: Input['session']): Promise<Change> {
  if (resourceIds === undefined) return {}
  const resources = await loadResources(tx, actor.siteId, resourceIds)
  requireOwnCalendar(actor, resources)
  return { resourceIds: resources.map(({ id }) => id) }
}

async function findLocation(tx: Tx, siteId: string, { locationId }: Input['session']): Promise<Change> {
  if (locationId === undefined) return {}
  if (locationId === null) return { locationType: null, locationId: null }
  return { locationType: 'OWNER_BUSINESS', locationId: (await loadLocation(tx, siteId, locationId)).id }
}

function refuseFaults(
  { anchor, series }: OpenSession,
  { session, scope, now }: { session: Input['session']; scope: Scope; now: number },
): void {
  const { localStartDate: localStart, resourceIds = anchor.resourceIds, capacity, recurrence } = session
  const firstDay = scope === 'ALL' && series ? localDay(series.localStart) : localDay(localStart ?? anchor.localStart)
  const faults = sessionFaults({
    kind: anchor.kind,
    timeZone: anchor.timeZone,
    now,
    localStart,
    capacity,
    resourceIds,
    firstDay,
    durationMinutes: session.durationMinutes ?? anchor.durationMinutes,
    isBusy: (session.transparency ?? anchor.transparency) === 'BUSY',
    recurrence: recurrence ?? (scope === 'ONE' ? null : anchor.recurrence),
  })
  if (series && scope === 'ONE' && readTimeChange({ anchor, series, members: [] }, session).recurrence) {
    faults.push(wrong('session.recurrence', 'is the series’: choose scope FOLLOWING or ALL'))
  }
  if (session.status && anchor.status === 'CANCELLED' && scope !== 'ONE') {
    faults.push(wrong('session.status', 'is of one session: choose scope ONE'))
  }
  if (faults.length > 0) refuseFields(faults)
}
