/** The session behind which a page begins. */
export type SessionPosition = { start: number; id: string }

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function writeSessionCursor({ start, id }: SessionPosition): string {
  return Buffer.from(JSON.stringify([start, id])).toString('base64url')
}

/** Returns undefined for an invalid cursor. */
export function readSessionCursor(text: string): SessionPosition | undefined {
  try {
    const [start, id] = JSON.parse(Buffer.from(text, 'base64url').toString())
    const isPosition = Number.isSafeInteger(start) && Math.abs(start) < 8e15 && typeof id === 'string' && guid.test(id)
    return isPosition ? { start, id } : undefined
  } catch {
    return undefined
  }
}
