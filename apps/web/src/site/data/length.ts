import type { AddOn, Variant } from './choices.ts'
import type { ServiceCard } from './services.ts'

/** The chosen length, as questions for free times name it. */
export const toLengthQuery = (variant: Variant | null, extras: AddOn[]) => ({
  ...(variant?.durationMinutes ? { durationMinutes: variant.durationMinutes } : {}),
  ...(extras.length > 0 ? { addOnIds: extras.map(({ id }) => id) } : {}),
})

/** How long the chosen appointment takes. */
export function sumMinutes({ minutes }: ServiceCard, variant: Variant | null, extras: AddOn[]): number | null {
  const base = variant?.durationMinutes ?? minutes
  return base === null ? null : extras.reduce((sum, { durationMinutes }) => sum + (durationMinutes ?? 0), base)
}
