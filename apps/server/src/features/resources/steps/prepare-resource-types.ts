import { randomUUID } from 'node:crypto'
import type { Tx } from '../../../db/database.ts'
import { insertResourceType } from '../store/types.ts'

/** The type of people, which every site has. Returns its id. */
export async function prepareResourceTypes(tx: Tx, siteId: string, now: number): Promise<string> {
  return addResourceType(tx, siteId, { name: 'Staff', isStaff: true }, now)
}

/** Inserts a resource type, such as rooms. Returns its id. */
export async function addResourceType(
  tx: Tx,
  siteId: string,
  type: { name: string; isStaff?: boolean },
  now: number,
): Promise<string> {
  const id = randomUUID()
  await insertResourceType(tx, siteId, { id, name: type.name, isStaff: type.isStaff ?? false }, now)
  return id
}
