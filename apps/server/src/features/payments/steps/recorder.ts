import { type Actor, isManager } from '../../../actor.ts'

/** Returns the columns of who recorded a payment, refund or waiver; null for customers and the system. */
export function recorderColumns(actor: Actor | undefined): {
  recorded_by_id: string | null
  recorded_by_name: string | null
} {
  if (!actor || !isManager(actor)) return { recorded_by_id: null, recorded_by_name: null }
  return { recorded_by_id: actor.type === 'staff' ? actor.userId : actor.apiKeyId, recorded_by_name: actor.name }
}
