import type { Client } from '@kalends/sdk'
import { FormError } from '../../lib/refusal.ts'
import { readText } from '../fields/read-form.ts'

const intents = ['provider', 'stripe', 'taxes', 'receipts'] as const
type PaymentIntent = (typeof intents)[number]

export const isPaymentIntent = (intent: string): intent is PaymentIntent => intents.some((name) => name === intent)

/** Saves one card of the payment settings. Throws a FormError for a tax or keys that are not complete. */
export async function writePaymentSettings(client: Client, form: FormData, intent: PaymentIntent): Promise<void> {
  const revision = readText(form, 'revision')
  await client.payments.updatePaymentSettings({ settings: { revision, ...changes[intent](form) } })
}

const changes = {
  provider: (form: FormData) => ({ provider: readText(form, 'provider') as 'NONE' | 'SANDBOX' | 'STRIPE' }),
  stripe: (form: FormData) => ({ stripe: readStripeKeys(form) }),
  taxes: (form: FormData) => ({ taxes: form.getAll('location').flatMap((id) => readTax(form, String(id)) ?? []) }),
  receipts: (form: FormData) => ({
    receiptHeader: readText(form, 'receiptHeader').replaceAll('\r\n', '\n'),
    receiptFooter: readText(form, 'receiptFooter').replaceAll('\r\n', '\n'),
  }),
}

const stripeKeys = {
  publishableKey: /^pk_(test|live)_[A-Za-z0-9]{10,250}$/,
  secretKey: /^(sk|rk)_(test|live)_[A-Za-z0-9]{10,250}$/,
  webhookSecret: /^whsec_[A-Za-z0-9+/=]{10,250}$/,
}

/** Secrets that are left empty stay as they are. */
function readStripeKeys(form: FormData): Partial<Record<keyof typeof stripeKeys, string>> {
  const sent = Object.entries(stripeKeys)
    .map(([name, pattern]) => ({ name, pattern, key: readText(form, name) }))
    .filter(({ key }) => key !== '')
  const wrong = sent.find(({ key, pattern }) => !pattern.test(key))
  if (wrong) throw new FormError(wrong.name)
  if (sent.length < 3 && !form.get('isConnected')) throw new FormError('keys')
  return Object.fromEntries(sent.map(({ name, key }) => [name, key]))
}

/** Reads the tax of a location, `all` for every other one; undefined where there is none. */
function readTax(form: FormData, location: string) {
  const name = readText(form, `taxName-${location}`)
  const percent = readText(form, `taxPercent-${location}`).replace(',', '.')
  if (name === '' && percent === '') return undefined
  if (name === '' || !/^\d{1,3}(\.\d{1,4})?$/.test(percent) || Number(percent) > 100)
    throw new FormError(`taxes-${location}`)
  return {
    locationId: location === 'all' ? null : location,
    name,
    percent,
    included: form.has(`taxIncluded-${location}`),
  }
}
