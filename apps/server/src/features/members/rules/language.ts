type LanguageSources = { contact: { language: string | null } | null; identity_profile: unknown }

/** The language a member is written to in: the one that was chosen, else the one they signed up in. */
export function memberLanguage({ contact, identity_profile }: LanguageSources): string | undefined {
  return contact?.language ?? (identity_profile as { language?: string | null } | null)?.language ?? undefined
}
