import type { Client } from '@kalends/sdk'

/** Whether customers may ask for a woman or a man, and the revision it was read at. */
export async function loadGender(client: Client): Promise<{ isAllowed: boolean; revision: string }> {
  const { bookingsSettings } = await client.business.getBookingsSettings({})
  return {
    isAllowed: bookingsSettings?.staffSelection?.allowGenderSelection === true,
    revision: bookingsSettings?.revision ?? '',
  }
}
