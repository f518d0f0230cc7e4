/** Where a page ended: the instant as the database wrote it, and the entry's id. */
export type Place = { at: string; id: string }

const written = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** As text that says nothing to whoever keeps it. */
export function writeCursor({ at, id }: Place): string {
  return Buffer.from(`${new Date(at).toISOString()} ${id}`).toString('base64url')
}

/** The place a cursor stands for, or undefined for any text that is none. */
export function readCursor(cursor: string): Place | undefined {
  const [, at, id] = written.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return at === undefined || id === undefined || Number.isNaN(Date.parse(at)) ? undefined : { at, id }
}
