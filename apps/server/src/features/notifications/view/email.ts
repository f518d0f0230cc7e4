/** A line of a letter's table: the first lines stand out, the last is quieter. */
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

/** A message before it is text or page: plain words only, markup is the renderer's. */
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

/** The letter as plain text: the same words in the same order. */
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
