import type { Context } from '../../../context.ts'
import { isGuid } from '../../sites/index.ts'
import { signedPath } from '../rules/address.ts'
import { linkLasts } from '../rules/retention.ts'
import { findMediaFiles } from '../store/files.ts'

/** A file submitted with a form. Its address is valid for a day. */
export type AnswerFile = { id: string; fileName: string; contentType: string; sizeBytes: number; url: string }

/** Finds the submitted files with these ids; skips unknown ones. One query. */
export async function answerFiles(
  { db, clock }: Context,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, AnswerFile>> {
  const rows = await findMediaFiles(db, siteId, ids.filter(isGuid), 'ANSWER')
  const until = clock.now() + linkLasts
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        fileName: row.file_name,
        contentType: row.content_type,
        sizeBytes: row.size_bytes,
        url: signedPath(row, until),
      },
    ]),
  )
}
