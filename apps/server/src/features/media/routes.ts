import { notBuilt } from '../../not-built.ts'
import type { RoutesOf } from '../../operation.ts'

/** The operations on pictures and files. */
export const mediaRoutes: RoutesOf<'media'> = {
  uploadMedia: notBuilt,
  listMedia: notBuilt,
  deleteMedia: notBuilt,
}
