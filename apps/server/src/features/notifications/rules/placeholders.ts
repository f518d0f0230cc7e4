/** What a message of a business's own may say by name. */
export const placeholders = ['name', 'service', 'when', 'staff', 'location', 'business', 'phone', 'number'] as const

export type Placeholder = (typeof placeholders)[number]
export type Values = Partial<Record<Placeholder, string>>

const written = /\{([\p{L}\p{N}_.-]+)\}/gu

/** Returns unknown placeholders in order of appearance. */
export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = placeholders
  return [...new Set([...text.matchAll(written)].map(([, name = '']) => name))].filter((name) => !known.includes(name))
}

/**
 * Replaces the placeholders. An empty one is removed with the comma or space before it, so that `You’re booked, {name}`
 * never greets an empty name. Inserted values are not expanded again.
 */
export function fillPlaceholders(text: string, values: Values, wrap: (value: string) => string = (it) => it): string {
  return text
    .replaceAll(/(^|[,، ]* ?)\{([\p{L}\p{N}_.-]+)\}(, ?)?/gu, (_, before: string, name: string, after = '') => {
      const value = values[name as Placeholder]
      if (value) return `${before}${wrap(value)}${after}`
      return before === '' ? '' : after
    })
    .replaceAll(/^[ ,]+/gm, '')
}
