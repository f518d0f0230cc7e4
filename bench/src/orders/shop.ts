import { apiKeyAuth, createClient } from '@kalends/sdk'
import { operator } from '../http/operator.ts'
import { post } from '../http/post.ts'

/** As many as one needs so that none of them reaches the rate limit of a customer. */
const MEMBERS = 16
const price = { value: '40', currency: 'EUR' }

/** A business that sells plans, with the sandbox as its payment provider. */
export type Shop = {
  url: string
  siteId: string
  /** Of an app with an API key. */
  headers: Record<string, string>
  /** Valid until cancelled, paid once. */
  planId: string
  /** Paid every month until cancelled. */
  monthlyPlanId: string
  /** One of the members. */
  memberId: string
  /** Access tokens of the members. */
  tokens: readonly string[]
}

export async function openShop(folder: string, url: string): Promise<Shop> {
  const { siteId } = await operator<{ siteId: string }>(folder, 'sites', 'create', '--name', 'Shop')
  const words = ['api-keys', 'create', '--name', 'bench', '--site', siteId]
  const { apiKey } = await operator<{ apiKey: string }>(folder, ...words)
  const kalends = createClient({ apiUrl: url, auth: apiKeyAuth(apiKey, siteId) })
  const { settings } = await kalends.payments.getPaymentSettings({})
  await kalends.payments.updatePaymentSettings({ settings: { revision: settings.revision, provider: 'SANDBOX' } })
  const once = await kalends.plans.createPlan({
    plan: { name: 'For ever', pricing: { singlePaymentUnlimited: true, price } },
  })
  const monthly = await kalends.plans.createPlan({
    plan: {
      name: 'Monthly',
      pricing: { subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 }, price },
    },
  })
  const tokens = await registerMembers(url, siteId)
  const { members } = await kalends.members.listMembers({ paging: { limit: 1 } })
  return {
    url,
    siteId,
    headers: { authorization: apiKey, 'wix-site-id': siteId },
    planId: once.plan?.id ?? '',
    monthlyPlanId: monthly.plan?.id ?? '',
    memberId: members?.[0]?.id ?? '',
    tokens,
  }
}

type Tokens = { access_token: string; sessionToken: string }

/** Signs members up and in, like a front end. */
async function registerMembers(url: string, clientId: string): Promise<string[]> {
  const call = (path: string, body: object, authorization?: string) =>
    post<Tokens>(url, path, body, authorization ? { authorization } : {})
  const tokens: string[] = []
  for (let number = 0; number < MEMBERS; number += 1) {
    const visitor = (await call('/oauth2/token', { grantType: 'anonymous', clientId })).access_token
    const login = { loginId: { email: `member${number}@example.org` }, password: 'correct horse battery' }
    const profile = { firstName: 'Mira', lastName: `Levi ${number}` }
    const { sessionToken } = await call('/v2/register', { ...login, profile }, visitor)
    tokens.push((await call('/v1/member-sessions', { sessionToken }, visitor)).access_token)
  }
  return tokens
}
