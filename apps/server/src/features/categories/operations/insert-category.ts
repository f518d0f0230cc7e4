import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import { insertCategory } from '../store.ts'

/** A heading of the catalogue. Answers its id. */
export async function createCategory(
  tx: Tx,
  siteId: string,
  { name, sortOrder = 0 }: { name: string; sortOrder?: number },
  now: number,
): Promise<string> {
  const id = randomUUID()
  await insertCategory(tx, siteId, { id, name, sortOrder }, now)
  return id
}
