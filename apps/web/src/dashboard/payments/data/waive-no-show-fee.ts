import type { Client } from '@kalends/sdk'

/** Waives the fee of a no-show that was just recorded: cards are charged a minute later. */
export async function waiveNoShowFee(client: Client, bookingId: string): Promise<void> {
  const { charges } = await client.payments.queryCharges({ subjectIds: [bookingId], dueOnly: true })
  for (const { id: chargeId, subjectType } of charges)
    if (subjectType === 'NO_SHOW_FEE') await client.payments.waiveCharge({ chargeId })
}
