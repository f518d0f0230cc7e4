/** As text that says nothing to whoever keeps it. */
export function writeCursor(number: number): string {
  return Buffer.from(String(number)).toString('base64url')
}

/** The number of the entry where a page ended, or undefined for any text that is none. */
export function readCursor(cursor: string): number | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
