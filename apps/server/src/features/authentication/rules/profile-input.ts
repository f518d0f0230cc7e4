import type { authentication, Infer } from '@kalends/contract'

type IdentityProfile = Infer<typeof authentication.IdentityProfile>

/** Profile data of a sign-up, by where it is stored. */
export type ReadProfile = {
  nickname: string | null
  /** Undefined: the site's default. */
  privacy: 'PUBLIC' | 'PRIVATE' | undefined
  /** The whole profile as sent. */
  identityProfile: object | null
  contact: {
    /** For a new contact. */
    details: { firstName?: string | null; lastName?: string | null; phone?: string | null; fullAddress?: object | null }
    /** For an existing contact. */
    changes: Record<string, string>
  }
}

/** Sorts a profile; blank texts count as absent. */
export function readProfile(profile: IdentityProfile | null | undefined): ReadProfile {
  const firstName = emptyToNull(profile?.firstName)
  const lastName = emptyToNull(profile?.lastName)
  const phone = emptyToNull(profile?.phonesV2?.[0]?.phone) ?? emptyToNull(profile?.phones?.[0])
  const fullAddress = profile?.addresses?.[0]?.address ?? null
  const { privacyStatus } = profile ?? {}
  return {
    nickname: emptyToNull(profile?.nickname),
    privacy: privacyStatus === 'PUBLIC' || privacyStatus === 'PRIVATE' ? privacyStatus : undefined,
    identityProfile: profile ?? null,
    contact: {
      details: { firstName, lastName, phone, fullAddress },
      changes: dropUndefined({
        first_name: firstName,
        last_name: lastName,
        phone,
        company: emptyToNull(profile?.company),
        job_title: emptyToNull(profile?.position),
        birthdate: emptyToNull(profile?.birthdate),
      }),
    },
  }
}

function emptyToNull(text: string | null | undefined): string | null {
  return text?.trim() || null
}

function dropUndefined(fields: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null))
}
