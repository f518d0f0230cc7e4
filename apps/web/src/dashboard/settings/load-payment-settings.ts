import type { Client } from '@kalends/sdk'

/** Loads how the business takes payments, with its locations for the taxes. */
export async function loadPaymentSettings(client: Client) {
  const [{ settings }, { locations }] = await Promise.all([
    client.payments.getPaymentSettings(),
    client.business.listLocations(),
  ])
  return { settings, locations: locations.map(({ id, name }) => ({ id, name })) }
}
