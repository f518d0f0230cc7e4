import type { Db } from '../../../db/database.ts'
import { serviceColor } from '../rules/service-color.ts'
import { type FaceRow, listFaceRows } from '../store/faces.ts'

/** What the calendar shows of a service. */
export type ServiceFace = FaceRow & { color: string }

/** All services of a business, deleted ones too, by id. */
export async function findServiceFaces(db: Db, siteId: string): Promise<Map<string, ServiceFace>> {
  const rows = await listFaceRows(db, siteId)
  return new Map(rows.map((row) => [row.id, { ...row, color: serviceColor(row.id) }]))
}
