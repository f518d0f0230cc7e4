import type { Context } from '../../../context.ts'
import { keyAgeMs } from '../rules/token-lives.ts'
import { replaceSigningKey } from './signing-keys.ts'

/** Signs access tokens with a new key from now on. What the old one signed is good until it runs out. */
export function rotateAccessKey(context: Context): Promise<void> {
  return replaceSigningKey(context, 'access')
}

/** The same once the key is three months old. Of processes that notice together one makes the new key. */
export function rotateOldAccessKey(context: Context, now: number): Promise<void> {
  return replaceSigningKey(context, 'access', now - keyAgeMs)
}
