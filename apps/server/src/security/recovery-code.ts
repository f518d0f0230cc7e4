import { createHash, randomInt } from 'node:crypto'

// Without letters that look like others or like digits.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeCount = 10

/** Creates ten codes of 74 bits, too many to guess from their hashes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codeCount }, () => [codePart(), codePart(), codePart()].join('-'))
}

function codePart(): string {
  return Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Hashes a code, ignoring how it was typed, bound to its owner. */
export function recoveryCodeHash(code: string, ownerId: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`${ownerId}:${plain}`).digest()
}
