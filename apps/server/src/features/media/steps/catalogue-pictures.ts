import type { Db } from '../../../db/database.ts'
import { isGuid } from '../../sites/index.ts'
import { mediaPath } from '../rules/address.ts'
import { findPictures } from '../store/files.ts'

/** A picture of the business. The address is a path, as everywhere inside the server. */
export type CataloguePicture = { id: string; url: string; width: number; height: number }

/** The pictures of the business with these ids; others are left out, and no query runs without an id. One query at most. */
export async function cataloguePictures(
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, CataloguePicture>> {
  const wanted = [...new Set(ids.filter(isGuid).map((id) => id.toLowerCase()))]
  const rows = wanted.length > 0 ? await findPictures(db, siteId, wanted) : []
  return new Map(
    rows.flatMap((row) => {
      const { id, width, height } = row
      return width === null || height === null ? [] : [[id, { id, url: mediaPath(row), width, height }]]
    }),
  )
}
