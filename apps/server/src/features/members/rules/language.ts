type Told = { contact: { language: string | null } | null; identity_profile: unknown }

/** Returns the language of emails to a member: the chosen one, else that of sign-up. */
export function languageOf({ contact, identity_profile }: Told): string | undefined {
  return contact?.language ?? (identity_profile as { language?: string | null } | null)?.language ?? undefined
}
