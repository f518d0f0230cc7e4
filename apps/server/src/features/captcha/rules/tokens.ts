import type { authentication, Infer } from '@kalends/contract'

/** A token with its kind of captcha, if stated. */
export type SentToken = { text: string; kind: 'visible' | 'invisible' | undefined }

/** Maximum tokens to check: each may cost a call to a provider. */
const maxTokens = 4

/** Reads the tokens of a sign-in; one object may hold both kinds. */
export function sentTokens(sent: readonly Infer<typeof authentication.CaptchaToken>[] | null | undefined): SentToken[] {
  return (sent ?? [])
    .flatMap((token) => [
      { text: token.Recaptcha, kind: 'visible' as const },
      { text: token.InvisibleRecaptcha, kind: 'invisible' as const },
      { text: token.recaptchaForClientSiteKey?.token, kind: undefined },
    ])
    .flatMap(({ text, kind }) => (text?.trim() ? [{ text: text.trim(), kind }] : []))
    .slice(0, maxTokens)
}

/** Returns the encrypted secrets a token may belong to, its own kind first. */
export function secretsFor(
  { kind }: SentToken,
  { visibleSecret, invisibleSecret }: { visibleSecret: Buffer | null; invisibleSecret: Buffer | null },
): Buffer[] {
  if (kind === 'visible' && visibleSecret) return [visibleSecret]
  if (kind === 'invisible' && invisibleSecret) return [invisibleSecret]
  return [visibleSecret, invisibleSecret].filter((secret) => secret !== null)
}
