import type { authentication, Infer } from '@kalends/contract'

type IdentityProfile = Infer<typeof authentication.IdentityProfile>

/** What somebody tells of themselves when they sign up, sorted by where it is kept. */
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
  const firstName = blank(profile?.firstName)
  const lastName = blank(profile?.lastName)
  const phone = blank(profile?.phonesV2?.[0]?.phone) ?? blank(profile?.phones?.[0])
  const fullAddress = profile?.addresses?.[0]?.address ?? null
  const { privacyStatus } = profile ?? {}
  return {
    nickname: blank(profile?.nickname),
    privacy: privacyStatus === 'PUBLIC' || privacyStatus === 'PRIVATE' ? privacyStatus : undefined,
    identityProfile: profile ?? null,
    contact: {
      details: { firstName, lastName, phone, fullAddress },
      changes: present({
        first_name: firstName,
        last_name: lastName,
        phone,
        company: blank(profile?.company),
        job_title: blank(profile?.position),
        birthdate: blank(profile?.birthdate),
      }),
    },
  }
}

function blank(text: string | null | undefined): string | null {
  return text?.trim() || null
}

function present(fields: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null))
}
