type LanguageSources = { contact: { language: string | null } | null; identity_profile: unknown }

/** Returns the language for messages to a member: the chosen one, otherwise that of the sign-up. */
export function memberLanguage({ contact, identity_profile }: LanguageSources): string | undefined {
  return contact?.language ?? (identity_profile as { language?: string | null } | null)?.language ?? undefined
}
