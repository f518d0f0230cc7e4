import type { AddOn, Variant } from './choices.ts'
import type { ServiceCard } from './services.ts'

/** Returns the chosen duration in the shape of availability requests. */
export const toDurationQuery = (variant: Variant | null, extras: AddOn[]) => ({
  ...(variant?.durationMinutes ? { durationMinutes: variant.durationMinutes } : {}),
  ...(extras.length > 0 ? { addOnIds: extras.map(({ id }) => id) } : {}),
})

/** Returns the minutes of the chosen appointment. */
export function sumMinutes({ minutes }: ServiceCard, variant: Variant | null, extras: AddOn[]): number | null {
  const base = variant?.durationMinutes ?? minutes
  return base === null ? null : extras.reduce((sum, { durationMinutes }) => sum + (durationMinutes ?? 0), base)
}
