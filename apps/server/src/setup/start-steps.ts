import type { Context } from '../context.ts'
import { findSiteByAddress } from '../features/sites/index.ts'
import { createClaim } from '../features/users/index.ts'
import { createSite } from './create-site.ts'
import { warnOfExposedDemo } from './demo/exposed-demo.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { warnOfPlainHttp } from './plain-http.ts'

/**
 * A step before the server listens. Returns lines for the operator, such as how to sign in; `{address}` in them becomes
 * the server's address.
 */
export type StartStep = {
  name: string
  run(context: Context): Promise<string[]>
}

/** Run in this order at every start, by one process at a time; each checks whether it has anything to do. */
export const startSteps: StartStep[] = [
  { name: 'demo business', run: seedDemo },
  { name: 'first site', run: makeFirstSite },
  { name: 'first owner', run: offerOwnership },
  { name: 'demo on the network', run: warnOfExposedDemo },
  { name: 'plain HTTP on the network', run: warnOfPlainHttp },
]

/** Without the demo business an installation starts with one empty site. */
async function makeFirstSite(context: Context): Promise<string[]> {
  if (await defaultSite(context)) return []
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await createSite(context, { name: 'My business', timeZone, currency: 'EUR' })
  return []
}

/** Prints the claim link at every start until the site has an owner. */
async function offerOwnership(context: Context): Promise<string[]> {
  const site = await defaultSite(context)
  const token = site && (await createClaim(context, site.siteId))
  return token ? [`Become the owner, once: {address}/dashboard/claim?token=${token}`] : []
}

function defaultSite(context: Context): ReturnType<typeof findSiteByAddress> {
  return findSiteByAddress(context, { host: '', path: '/' })
}
