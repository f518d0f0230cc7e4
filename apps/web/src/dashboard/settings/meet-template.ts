const words = { '{eventId}': '{session}', '{bookingId}': '{booking}' } as const

/** Returns the URL of online sessions with the placeholders that people type. */
export const toPlainTemplate = (template: string | null): string | null =>
  template && Object.entries(words).reduce((text, [ours, plain]) => text.replaceAll(ours, plain), template)

/** Returns the same with the placeholders of the API. */
export const fromPlainTemplate = (typed: string | null): string | null =>
  typed && Object.entries(words).reduce((text, [ours, plain]) => text.replaceAll(plain, ours), typed)
