import type { Context } from './context.ts'
import { siteOfAddress } from './features/sites/index.ts'
import { createClaim } from './features/users/index.ts'
import { createSite } from './setup/create-site.ts'
import { warnOfExposedDemo } from './setup/demo/exposed-demo.ts'
import { seedDemo } from './setup/demo/seed-demo.ts'

/**
 * Something to bring in order before the server listens. Answers lines for the operator to read, such as how to sign
 * in; `{address}` in them becomes the address the server answers at.
 */
export type StartStep = {
  name: string
  run(context: Context): Promise<string[]>
}

/** Run in this order by one process at a time, at every start: each finds out by itself whether there is anything to do. */
export const startSteps: StartStep[] = [
  { name: 'demo business', run: seedDemo },
  { name: 'first site', run: makeFirstSite },
  { name: 'first owner', run: offerOwnership },
  { name: 'demo on the network', run: warnOfExposedDemo },
]

/** An installation without the demo business begins with one empty business, for its owner to fill. */
async function makeFirstSite(context: Context): Promise<string[]> {
  if (await defaultSite(context)) return []
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await createSite(context, { name: 'My business', timeZone, currency: 'EUR' })
  return []
}

/** Whoever holds the token becomes owner; offered at every start until somebody has. */
async function offerOwnership(context: Context): Promise<string[]> {
  const site = await defaultSite(context)
  const token = site && (await createClaim(context, site.siteId))
  return token ? [`Become the owner, once: {address}/dashboard/claim?token=${token}`] : []
}

function defaultSite(context: Context): ReturnType<typeof siteOfAddress> {
  return siteOfAddress(context, { host: '', path: '/' })
}
