import type { resourceTypes } from '@kalends/contract'
import type { Db } from '../../../db/database.ts'
import { countOfTypes, type TypeRow } from '../store/types.ts'
import { resourceTypeView } from '../view/resource-type.ts'

/** Builds resource type views with requested counts, in one statement. */
export async function showTypes(
  db: Db,
  siteId: string,
  rows: readonly TypeRow[],
  fields: readonly resourceTypes.RequestedFields[] | null | undefined,
): Promise<resourceTypes.ResourceType[]> {
  const ids = rows.map(({ id }) => id)
  const counts = fields?.length ? await countOfTypes(db, siteId, ids) : []
  return rows.map((row) =>
    resourceTypeView(
      row,
      fields,
      counts.find(({ typeId }) => typeId === row.id),
    ),
  )
}
