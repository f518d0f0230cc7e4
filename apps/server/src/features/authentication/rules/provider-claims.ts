import { isEmail } from '@kalends/contract'

/** Claims of a provider about a user. */
export type Claims = {
  subject: string
  /** Lowercase; empty if not given. */
  email: string
  /** The provider has verified the address. */
  isVerified: boolean
  firstName: string | undefined
  lastName: string | undefined
}

/** Reads claims. Source: OpenID Connect Core 1.0 §5.1. */
export function readClaims(claims: Readonly<Record<string, unknown>>): Claims {
  const text = (name: string, most: number) => {
    const value = claims[name]
    return typeof value === 'string' ? value.trim().slice(0, most) || undefined : undefined
  }
  const email = text('email', 320)?.toLowerCase() ?? ''
  return {
    subject: String(claims['sub']),
    email: isEmail(email) ? email : '',
    // Some providers send a string instead of a boolean.
    isVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    firstName: text('given_name', 100) ?? text('name', 100),
    lastName: text('family_name', 100),
  }
}

type ExistingMember = { isVerified: boolean; hasPassword: boolean }

/**
 * Returns true if a provider's subject may be bound to the member with the same email. Both must have verified it; an
 * unverified member without a password was created by someone else.
 */
export function canBind({ isVerified }: Pick<Claims, 'isVerified'>, existing: ExistingMember): boolean {
  return isVerified && (existing.isVerified || !existing.hasPassword)
}
