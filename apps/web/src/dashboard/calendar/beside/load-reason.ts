import type { Client } from '@kalends/sdk'
import { findBooking, OVERLAP } from '../changes/move-booking.ts'

/** Why a booking was put over another; empty where nobody said. */
export async function loadReason(client: Client, bookingId: string): Promise<string> {
  const { extendedFields } = await findBooking(client, bookingId)
  const reason = (extendedFields?.namespaces?.[OVERLAP] as { reason?: unknown } | undefined)?.reason
  return typeof reason === 'string' ? reason : ''
}
