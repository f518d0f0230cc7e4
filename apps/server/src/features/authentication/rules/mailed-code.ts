import { createHash, randomInt, timingSafeEqual } from 'node:crypto'

/** Six digits: phones offer to type them. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Hashes a code with its state, so that equal codes have different hashes. */
export function codeHash(code: string, stateId: string): Buffer {
  return createHash('sha256').update(`${stateId}:${code.trim()}`).digest()
}

/** Compared in constant time. */
export function isCode(code: string, stateId: string, hash: Buffer): boolean {
  const given = codeHash(code, stateId)
  return given.length === hash.length && timingSafeEqual(given, hash)
}
