import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Actor, actorKey } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { Refusal, refuseFields, Violations } from '../refusal.ts'
import type { KeyBounds } from './call-limits.ts'
import { refusalAnswer } from './errors.ts'

/** A stored response. */
export type StoredAnswer = { status: number; body: string; replayed: boolean }

type KeyedCall = {
  actor: Actor
  operation: string
  key: string
  input: unknown
  bounds: KeyBounds
}
type KeyRow = { site_id: string; actor: string; operation: string; key: string }

/** Maximum characters of a stored refusal; longer ones are computed again for a repeated request. */
const maxRefusal = 4096

/** The caller's key, checked; undefined when none was sent. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header === 'string' && /^[\x20-\x7e]{1,255}$/.test(header)) return header
  return refuseFields([
    { field: 'Idempotency-Key', description: 'must have 1 to 255 printable ASCII characters', violatedRule: 'FORMAT' },
  ])
}

/**
 * Runs the work once per key. The key's row is inserted first, in the work's own transaction: a concurrent duplicate
 * waits on the index and then reads the stored response. Refusals are stored too unless they are long; a defect (5xx)
 * stores nothing. Of a success that is too long only the fact is stored, so that it cannot be repeated.
 */
export async function runOnce(
  context: Context,
  call: KeyedCall,
  work: (inside: Context) => Promise<string>,
): Promise<StoredAnswer> {
  const hash = createHash('sha256').update(canonical(call.input)).digest()
  return context.transaction(async (tx) => {
    // The stored response is read again by exactly the caller who got it.
    const row = { site_id: call.actor.siteId, actor: actorKey(call.actor), operation: call.operation, key: call.key }
    const inserted = await tx
      .insertInto('idempotency_keys')
      .values({ ...row, request_hash: hash, created_at: new Date(context.clock.now()) })
      .onConflict((conflict) => conflict.constraint('idempotency_keys_pkey').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (!inserted) return replay(tx, row, hash)
    const taken = await call.bounds.take()
    try {
      const answer = await attempt(tx, () => work(runInTransaction(context, tx)))
      await storeAnswer(tx, row, answer, call.bounds.maxStoredAnswer)
      return { ...answer, replayed: false }
    } catch (error) {
      taken.undo()
      throw error
    }
  })
}

function runInTransaction(context: Context, tx: Tx): Context {
  return {
    ...context,
    db: tx,
    readDb: tx,
    transaction: (inner) => inner(tx),
    longTransaction: (inner) => inner(tx),
  }
}

async function storeAnswer(
  tx: Tx,
  row: KeyRow,
  { status, body }: { status: number; body: string },
  maxBytes: number,
): Promise<void> {
  await tx
    .updateTable('idempotency_keys')
    .set({ status, body: status === 200 && body.length > maxBytes ? null : body })
    .where('site_id', '=', row.site_id)
    .where('actor', '=', row.actor)
    .where('operation', '=', row.operation)
    .where('key', '=', row.key)
    .execute()
}

/** A refusal rolls back the work, but not the key's row. */
async function attempt(tx: Tx, work: () => Promise<string>): Promise<{ status: number; body: string }> {
  await sql`savepoint work`.execute(tx)
  try {
    return { status: 200, body: await work() }
  } catch (error) {
    if (!isStored(error)) throw error
    const answer = refusalAnswer(error)
    if (answer.body.length > maxRefusal) throw error
    await sql`rollback to savepoint work`.execute(tx)
    return answer
  }
}

/** 401 and 429 are temporary, so the key may be retried. */
function isStored(error: unknown): error is Refusal | Violations {
  if (error instanceof Violations) return true
  return error instanceof Refusal && ![401, 429].includes(refusalAnswer(error).status)
}

async function replay(tx: Tx, row: KeyRow, hash: Buffer): Promise<StoredAnswer> {
  const stored = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'body'])
    .where('site_id', '=', row.site_id)
    .where('actor', '=', row.actor)
    .where('operation', '=', row.operation)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow()
  if (!hash.equals(stored.request_hash)) return { ...refusalAnswer(keyReused()), replayed: false }
  if (stored.body === null) return { ...refusalAnswer(tooLong()), replayed: true }
  return { status: stored.status ?? 200, body: stored.body, replayed: true }
}

function tooLong(): Refusal {
  const description =
    'This request was carried out before. Its response was too large to be stored: read the result instead.'
  return new Refusal('IDEMPOTENT_RESPONSE_TOO_LARGE', description, {})
}

function keyReused(): Refusal {
  return new Refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for a different request.', {})
}

/** JSON with sorted keys: white space and order do not make another request. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
    .join(',')}}`
}
