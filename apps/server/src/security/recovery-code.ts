import { createHash, randomInt } from 'node:crypto'

// No letter that reads like another, or like a digit.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const howMany = 10

/** Ten codes of 74 bits: nobody finds them from their hashes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => [part(), part(), part()].join('-'))
}

function part(): string {
  return Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
}

/** The hash a code is kept as, however it was typed; bound to whose it is. */
export function recoveryCodeHash(code: string, ownerId: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return createHash('sha256').update(`${ownerId}:${plain}`).digest()
}
