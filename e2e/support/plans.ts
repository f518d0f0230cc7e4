// Plans and customers of the demo business, created through the API as the owner.
import { ask } from './members.ts'
import { operator } from './operator.ts'

let key: Promise<{ apiKey: string }> | undefined

/** Calls the API with a key of the business. */
export async function askAsOwner(path: string, body?: object, method = 'POST') {
  key ??= operator<{ apiKey: string }>('api-keys', 'create', '--name', 'Plans')
  return ask(path, { token: (await key).apiKey, method, ...(body ? { body } : {}) })
}

export const monthly = { subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 } }
export const tenDays = { singlePaymentForDuration: { count: 10, unit: 'DAY' } }

/** Creates a plan that gives ten credits for each payment. */
export async function aPlan(
  pricing: object = monthly,
  { price = '96', ...more }: { price?: string; buyerCanCancel?: boolean } = {},
): Promise<{ id: string; name: string }> {
  const name = `Gold ${crypto.randomUUID().slice(0, 6)}`
  const whole = { ...pricing, price: { value: price, currency: 'EUR' } }
  const plan = { name, pricing: whole, buyerCanCancel: true, ...more }
  const { id } = (await askAsOwner('/v2/plans', { plan })).plan
  const benefit = { creditsPerCycle: 10, serviceIds: [], rollsOver: false }
  await askAsOwner(`/v1/plans/${id}/benefit`, { benefit }, 'PUT')
  return { id, name }
}

/** Creates a customer; with an email address unless `email` is null. */
export async function aCustomer(email: string | null = `nora-${crypto.randomUUID().slice(0, 8)}@example.org`) {
  const customer = { firstName: 'Nora', lastName: 'Quint', ...(email ? { email } : { phone: '+49 30 1234567' }) }
  return (await askAsOwner('/v1/customers', { customer })).customer as { id: string }
}
