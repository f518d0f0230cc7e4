import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import { insertCategory } from '../store.ts'

/** Inserts a category without publishing an event, for setup. Returns its id. */
export async function addCategory(
  tx: Tx,
  siteId: string,
  { name, sortOrder = 0 }: { name: string; sortOrder?: number },
  now: number,
): Promise<string> {
  const id = randomUUID()
  await insertCategory(tx, siteId, { id, name, sortOrder }, now)
  return id
}
