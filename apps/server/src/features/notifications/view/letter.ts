/** A line of a letter's table: the first lines stand out, the last is quieter. */
export type LetterRow = {
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
export type Letter = {
  language: string
  direction: 'ltr' | 'rtl'
  business: { name: string; color: string }
  subject: string
  heading: string
  intro: readonly string[]
  rows: readonly LetterRow[]
  button: { label: string; url: string } | undefined
  /** What else is to be done, quieter than the button. */
  link?: { label: string; url: string } | undefined
  notes: readonly string[]
  footer: readonly string[]
}

/** The letter as plain text: the same words in the same order. */
export function letterText(letter: Letter): string {
  const rows = letter.rows.map(({ label, struck = [], strong = [], plain = [], quiet = [], link }) => {
    const lines = [...struck, ...strong, ...plain, ...quiet, ...(link ? [link] : [])]
    return [`${label}:`, ...lines.map((line) => `  ${line}`)].join('\n')
  })
  const parts = [
    letter.business.name,
    letter.heading,
    ...letter.intro,
    rows.join('\n'),
    ...[letter.button, letter.link].map((to) => (to ? `${to.label}:\n${to.url}` : '')),
    ...letter.notes,
    `-- \n${letter.footer.join('\n')}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
