/** Encodes a position as opaque text. */
export function writeCursor(number: number): string {
  return Buffer.from(String(number)).toString('base64url')
}

/** Returns the number of the last entry of a page, or undefined for an invalid cursor. */
export function readCursor(cursor: string): number | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
