import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import { insertCategory } from '../store.ts'

/** A heading of the catalogue, as the house itself writes one: nobody hears of it. Answers its id. */
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
