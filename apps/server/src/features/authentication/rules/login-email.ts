import { isEmail, plainEmail } from '@kalends/contract'

/** Returns an address as members sign in with it, in lower case; undefined if it is none. */
export function readLoginEmail(text: string): string | undefined {
  const email = plainEmail(text).toLowerCase()
  return isEmail(email) ? email : undefined
}
