import type { Selectable } from 'kysely'
import { type Database, type Db, instant } from '../../../db/database.ts'

/** Why nothing is sent at present. */
export type PauseRow = Selectable<Database['mail_pause']>

export function findPause(db: Db): Promise<PauseRow | undefined> {
  return db.selectFrom('mail_pause').selectAll().executeTakeFirst()
}

/** Claims the attempt that is due during a pause until `until`, so that one process makes it. Undefined if none is due. */
export function claimProbe(db: Db, now: number, until: number): Promise<PauseRow | undefined> {
  return db
    .updateTable('mail_pause')
    .set({ next_probe_at: new Date(until) })
    .where('next_probe_at', '<=', instant(now))
    .returningAll()
    .executeTakeFirst()
}

export type Refused = { reason: string; answer: string }

/** Begins a pause. Returns false if there is one. */
export async function startPause(
  db: Db,
  { reason, answer }: Refused,
  now: number,
  nextProbeAt: number,
): Promise<boolean> {
  const inserted = await db
    .insertInto('mail_pause')
    .values({ reason, answer: answer.slice(0, 1000), since: new Date(now), next_probe_at: new Date(nextProbeAt) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Goes on with a pause after an attempt in vain. */
export async function prolongPause(
  db: Db,
  { reason, answer }: Refused,
  { probes, nextProbeAt }: { probes: number; nextProbeAt: number },
): Promise<void> {
  await db
    .updateTable('mail_pause')
    .set({ reason, answer: answer.slice(0, 1000), probes, next_probe_at: new Date(nextProbeAt) })
    .execute()
}

/** Ends the pause. Returns false if there is none. */
export async function deletePause(db: Db): Promise<boolean> {
  return (await db.deleteFrom('mail_pause').returning('id').executeTakeFirst()) !== undefined
}
