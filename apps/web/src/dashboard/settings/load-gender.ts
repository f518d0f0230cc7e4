import type { Client } from '@kalends/sdk'

/** Loads whether customers may request a woman or a man, with the revision. */
export async function loadGender(client: Client): Promise<{ isAllowed: boolean; revision: string }> {
  const { bookingsSettings } = await client.business.getBookingsSettings({})
  return {
    isAllowed: bookingsSettings?.staffSelection?.allowGenderSelection === true,
    revision: bookingsSettings?.revision ?? '',
  }
}
