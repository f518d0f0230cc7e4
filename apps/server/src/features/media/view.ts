import type { Infer, media } from '@kalends/contract'
import { mediaPath, signedPath } from './rules/address.ts'
import type { MediaRow } from './store/files.ts'

type MediaFile = Infer<typeof media.MediaFile>

/** The API view of an upload. The address of an answer opens it until then. Epoch milliseconds. */
export function mediaView(row: MediaRow, until: number): MediaFile {
  return {
    id: row.id,
    kind: row.kind as MediaFile['kind'],
    fileName: row.file_name,
    contentType: row.content_type,
    sizeBytes: row.size_bytes,
    width: row.width,
    height: row.height,
    url: row.purpose === 'ANSWER' ? signedPath(row, until) : mediaPath(row),
    altText: row.alt_text,
    createdDate: new Date(row.created_at).toISOString(),
  }
}
