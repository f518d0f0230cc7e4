import type { Infer, notifications } from '@kalends/contract'
import type { Client } from '@kalends/sdk'
import type { StaffSession } from '../staff-context.ts'

/** Whether emails leave, and what waits. */
export type Delivery = Infer<typeof notifications.MailDelivery>

/** Loads it for people who see messages; null for others. */
export async function loadDelivery(client: Client, session: StaffSession): Promise<Delivery | null> {
  if (!session.permissions.includes('READ_MESSAGES')) return null
  return (await client.notifications.getMailDelivery({})).delivery
}
