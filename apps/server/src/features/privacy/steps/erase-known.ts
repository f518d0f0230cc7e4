import type { Tx } from '../../../db/database.ts'
import { withoutPerson } from '../rules/without-person.ts'
import {
  clearCalls,
  clearDeliveries,
  clearMessages,
  clearRows,
  deleteFiles,
  documentTables,
  findDocuments,
  writeDocuments,
} from '../store/erase.ts'
import type { Person } from '../store/person.ts'

/** How much was erased, and the ids of files that are to be removed after the commit. */
export type Erased = { bookings: number; answers: number; notes: number; messages: number; files: string[] }

/** Erases what is known of a person, or of bookings and answers alone: the one way in which anything personal goes. */
export async function eraseKnown(tx: Tx, person: Person, now: number): Promise<Erased> {
  const files = await deleteFiles(tx, person)
  const messages = await clearMessages(tx, person)
  await clearCalls(tx, person)
  await clearDeliveries(tx, person)
  for (const table of documentTables) {
    const documents = await findDocuments(tx, person, table)
    const cleared = documents.map((document) => ({ ...document, value: withoutPerson(document.value) }))
    await writeDocuments(tx, person, table, cleared)
  }
  return { ...(await clearRows(tx, person, now)), messages, files }
}
