import type { Operation } from '../../../operation.ts'
import { refuseFields } from '../../../refusal.ts'
import { isGuid } from '../../sites/index.ts'
import { listPictures, type MediaRow } from '../store/files.ts'
import { mediaView } from '../view.ts'

export const listMedia: Operation<'listMedia'> = async ({ input, actor }, { db, clock }) => {
  const limit = input.limit ?? 50
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor)
  const found = await listPictures(db, actor.siteId, { after, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    files: shown.map((row) => mediaView(row, clock.now())),
    nextCursor: found.length > limit && last ? toCursor(last) : null,
  }
}

function toCursor({ created_at, id }: MediaRow): string {
  return Buffer.from(`${Date.parse(created_at)} ${id}`).toString('base64url')
}

function readCursor(cursor: string): { at: number; id: string } {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  if (/^\d{1,15}$/.test(at) && isGuid(id)) return { at: Number(at), id }
  return refuseFields([
    { field: 'cursor', description: 'is not the cursor of a previous page', violatedRule: 'FORMAT' },
  ])
}
