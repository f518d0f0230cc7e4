import type { Context } from '../../../context.ts'
import { keyAgeMs } from '../rules/token-lifetimes.ts'
import { replaceSigningKey } from './signing-keys.ts'

/** Rotates the access token key. Tokens signed before stay valid until they expire. */
export function rotateAccessKey(context: Context): Promise<void> {
  return replaceSigningKey(context, 'access')
}

/** Rotates the key once it is three months old. Of concurrent processes only one creates a key. */
export function rotateOldAccessKey(context: Context, now: number): Promise<void> {
  return replaceSigningKey(context, 'access', now - keyAgeMs)
}
