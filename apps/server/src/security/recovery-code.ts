import { createHash, randomInt } from 'node:crypto'

// No characters that look alike.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const howMany = 10

/** Creates ten codes of 74 bits, too many to guess from their hashes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => [part(), part(), part()].join('-'))
}

function part(): string {
  return Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
}

/** Hashes a code, ignoring how it was typed, bound to its owner. */
export function recoveryCodeHash(code: string, ownerId: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`${ownerId}:${plain}`).digest()
}
