/** A row of the details: the first rows are emphasised, the last is muted. */
export type EmailRow = {
  label: string
  /** What no longer holds: struck out where that can be shown. */
  struck?: readonly string[]
  strong?: readonly string[]
  plain?: readonly string[]
  quiet?: readonly string[]
  /** An address to open. */
  link?: string
}

/** An email before rendering, as plain text only. */
export type Email = {
  language: string
  direction: 'ltr' | 'rtl'
  business: { name: string; color: string }
  subject: string
  heading: string
  intro: readonly string[]
  rows: readonly EmailRow[]
  button: { label: string; url: string } | undefined
  /** What else is to be done, quieter than the button. */
  link?: { label: string; url: string } | undefined
  notes: readonly string[]
  footer: readonly string[]
}

/** Renders the email as plain text: the same content in the same order. */
export function emailText(email: Email): string {
  const rows = email.rows.map(({ label, struck = [], strong = [], plain = [], quiet = [], link }) => {
    const lines = [...struck, ...strong, ...plain, ...quiet, ...(link ? [link] : [])]
    return [`${label}:`, ...lines.map((line) => `  ${line}`)].join('\n')
  })
  const parts = [
    email.business.name,
    email.heading,
    ...email.intro,
    rows.join('\n'),
    ...[email.button, email.link].map((to) => (to ? `${to.label}:\n${to.url}` : '')),
    ...email.notes,
    `-- \n${email.footer.join('\n')}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
