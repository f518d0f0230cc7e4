import { DAY } from '@kalends/availability'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { insertContactHistory, lockContacts } from '../../contacts/index.ts'
import { removePictures } from '../../media/index.ts'
import { removeSavedCards } from '../../payments/index.ts'
import { type Cutoffs, cutoffsOf } from '../rules/retention.ts'
import { withoutPerson } from '../rules/without-person.ts'
import { documentTables, queueProviders, recordErasure, writeDocuments } from '../store/erase.ts'
import { loadBelongings, loadPerson, lockPerson, type Person } from '../store/person.ts'
import {
  clearOldMessages,
  deleteNotes,
  deleteOldFiles,
  listEntries,
  listWithMerged,
  lockOld,
  type Old,
  oldAnswers,
  oldBookings,
  oldCustomers,
  oldFiles,
  oldMessages,
  oldNotes,
} from '../store/retention.ts'
import { lockDueRetention, updateRetention } from '../store/retention-settings.ts'
import { retentionView } from '../view.ts'
import { eraseKnown } from './erase-known.ts'
import { publishErasure } from './publish-erasure.ts'

/** How many batches a run erases; the next minute continues. */
const batchesPerRun = 20
const batchSize = 200
/** Customers are few at once: their addresses are looked for in every document. */
const customersAtOnce = 25

/** Erases what businesses no longer keep, in turn and in small transactions. What is left when the run ends is still due. */
export async function applyRetention(context: Context, now: number): Promise<void> {
  for (let batch = 0; batch < batchesPerRun; batch += 1) if (!(await eraseNextBatch(context, now))) return
}

/** Erases a batch of the business whose turn it is. Returns false if none is due. */
async function eraseNextBatch(context: Context, now: number): Promise<boolean> {
  const done = await context.longTransaction(async (tx) => {
    const row = await lockDueRetention(tx, now)
    if (!row) return undefined
    const { site_id: siteId, logs_cleared: logsCleared } = row
    const batch: Batch = { context, tx, siteId, now, files: [], isFull: false }
    const cutoffs = cutoffsOf(retentionView(row), now)
    await eraseOld(batch, cutoffs)
    const cleared = await clearLogs(batch, cutoffs.log, logsCleared as Record<string, number>)
    // Whoever has more comes last again.
    const dueAt = new Date(batch.isFull ? now : now + DAY)
    await updateRetention(tx, siteId, { due_at: dueAt, logs_cleared: JSON.stringify(cleared) })
    return batch
  })
  if (done) await removePictures(context, done.siteId, done.files)
  return done !== undefined
}

type Batch = { context: Context; tx: Tx; siteId: string; now: number; files: string[]; isFull: boolean }

/** Erases some of each kind that is older than its period. */
async function eraseOld(batch: Batch, cutoffs: Cutoffs): Promise<void> {
  const { tx, siteId, now } = batch
  const noPerson: Person = {
    siteId,
    contactIds: [],
    memberIds: [],
    bookingIds: [],
    orderIds: [],
    submissionIds: [],
    chargeIds: [],
    checkoutIds: [],
    cartIds: [],
    emails: [],
    phones: [],
  }
  const erasures: readonly [keyof Cutoffs, Old, (ids: string[]) => Promise<unknown>][] = [
    [
      'booking',
      oldBookings,
      async (ids) => eraseAll(batch, await loadBelongings(tx, { ...noPerson, bookingIds: ids })),
    ],
    ['answer', oldAnswers, (ids) => eraseAll(batch, { ...noPerson, submissionIds: ids })],
    ['answer', oldNotes, (ids) => deleteNotes(tx, siteId, ids)],
    ['message', oldMessages, (ids) => clearOldMessages(tx, siteId, ids)],
    ['file', oldFiles, (ids) => deleteFiles(batch, ids)],
  ]
  if (cutoffs.customer !== undefined) await eraseCustomers(batch, cutoffs.customer)
  for (const [kind, old, erase] of erasures) {
    const before = cutoffs[kind]
    const ids = before === undefined ? [] : await lockOld(tx, old(siteId, before), { limit: batchSize })
    if (ids.length === 0) continue
    await erase(ids)
    await recordErasure(tx, siteId, { kind, count: ids.length, reason: 'retention', now })
    batch.isFull ||= ids.length === batchSize
  }
}

async function eraseAll(batch: Batch, person: Person): Promise<void> {
  const { context, tx, siteId, now, files } = batch
  files.push(...(await eraseKnown(tx, person, now)).files)
  await publishErasure(context, tx, { type: 'none', siteId }, person)
}

async function deleteFiles({ tx, siteId, files }: Batch, ids: string[]): Promise<void> {
  await deleteOldFiles(tx, siteId, ids)
  files.push(...ids)
}

/** Erases customers as on request, cards included. Whoever booked while they were locked stays. */
async function eraseCustomers(batch: Batch, before: number): Promise<void> {
  const { context, tx, siteId, now } = batch
  const old = oldCustomers(siteId, before)
  const found = await lockOld(tx, old, { limit: customersAtOnce })
  const all = await listWithMerged(tx, siteId, found)
  await lockPerson(tx, siteId, { contactIds: all, memberIds: [] })
  const ids = await lockOld(tx, old, { limit: customersAtOnce, among: found })
  if (ids.length === 0) return
  const contactIds = await listWithMerged(tx, siteId, ids)
  await removeSavedCards(context, tx, { siteId, contactIds, evenIfNeeded: true })
  const person = await loadPerson(tx, siteId, { contactIds, memberIds: [], isOwnCall: false })
  await queueProviders(tx, person, now)
  await eraseAll(batch, person)
  for (const contact of await lockContacts(tx, siteId, contactIds)) {
    const line = { action: 'erase', occurredAt: now, detail: {} } as const
    await insertContactHistory(tx, contact, { ...line, actor_type: 'system', actor_id: null, actor_name: null })
  }
  await recordErasure(tx, siteId, { kind: 'customer', count: ids.length, reason: 'retention', now })
  batch.isFull ||= found.length === customersAtOnce
}

/** Takes names and texts out of the next entries of each log. Returns how far each is cleared. */
async function clearLogs(
  batch: Batch,
  before: number | undefined,
  cleared: Record<string, number>,
): Promise<Record<string, number>> {
  if (before === undefined) return cleared
  const { tx, siteId, now } = batch
  const done = { ...cleared }
  for (const table of documentTables) {
    const range = { from: cleared[table] ?? 0, before }
    const { documents, until } = await listEntries(tx, siteId, table, { ...range, limit: batchSize })
    if (until === undefined) continue
    const emptied = documents.map((document) => ({ ...document, value: withoutPerson(document.value) }))
    await writeDocuments(tx, { siteId, memberIds: 'all' }, table, emptied)
    await recordErasure(tx, siteId, { kind: 'log', count: documents.length, reason: 'retention', now })
    done[table] = until
    batch.isFull ||= documents.length >= batchSize
  }
  return done
}
