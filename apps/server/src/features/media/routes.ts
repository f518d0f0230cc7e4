import type { RoutesOf } from '../../operation.ts'
import { deleteMedia } from './operations/delete-media.ts'
import { listMedia } from './operations/list-media.ts'
import { uploadMedia } from './operations/upload-media.ts'

/** The operations on pictures and files. */
export const mediaRoutes: RoutesOf<'media'> = { uploadMedia, listMedia, deleteMedia }
