import { isEmail } from '@kalends/contract'

/** What a provider said of somebody. */
export type Told = {
  subject: string
  /** In small letters; empty where it was not told. */
  email: string
  /** The provider itself vouches for the address. */
  isVerified: boolean
  firstName: string | undefined
  lastName: string | undefined
}

/** Reads claims. Source: OpenID Connect Core 1.0 §5.1. */
export function toldBy(claims: Readonly<Record<string, unknown>>): Told {
  const text = (name: string, most: number) => {
    const value = claims[name]
    return typeof value === 'string' ? value.trim().slice(0, most) || undefined : undefined
  }
  const email = text('email', 320)?.toLowerCase() ?? ''
  return {
    subject: String(claims['sub']),
    email: isEmail(email) ? email : '',
    // Some send the word in place of the truth value.
    isVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    firstName: text('given_name', 100) ?? text('name', 100),
    lastName: text('family_name', 100),
  }
}

type Known = { isVerified: boolean; hasPassword: boolean }

/**
 * Whether somebody a provider vouches for is the member with the same address. Both have to have shown that it is theirs;
 * a member without a password who never did was made by somebody else, for them.
 */
export function mayBind({ isVerified }: Pick<Told, 'isVerified'>, known: Known): boolean {
  return isVerified && (known.isVerified || !known.hasPassword)
}
