import type { Client } from '@kalends/sdk'
import { findBooking, OVERLAP } from '../changes/move-booking.ts'

/** Loads why a booking was placed over another; empty when no reason was given. */
export async function loadReason(client: Client, bookingId: string): Promise<string> {
  const { extendedFields } = await findBooking(client, bookingId)
  const reason = (extendedFields?.namespaces?.[OVERLAP] as { reason?: unknown } | undefined)?.reason
  return typeof reason === 'string' ? reason : ''
}
