import type { Client } from '@kalends/sdk'

/** Waives the fee of a no-show that was just recorded: cards are charged a minute later. */
export async function waiveNoShowFee(client: Client, bookingId: string): Promise<void> {
  const { charges } = await client.payments.queryCharges({ subjectIds: [bookingId], dueOnly: true })
  // The latest comes first: others are of visits that were missed before the booking was moved.
  const latest = charges.find(({ subjectType }) => subjectType === 'NO_SHOW_FEE')
  if (latest) await client.payments.waiveCharge({ chargeId: latest.id })
}
