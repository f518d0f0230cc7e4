import type { Context } from '../../context.ts'
import { findUserByEmail } from '../../features/users/index.ts'
import { isOwnMachine } from '../../gateways/near-host.ts'
import { team } from './studio.ts'

const warning =
  'Other machines can reach this server, and it holds the demo business. For real customers start with KALENDS_DEMO=0 and an empty data folder or database.'

/** Returns a warning if a demo business is reachable from outside. */
export async function exposedDemoWarning({ config, db }: Context): Promise<string | undefined> {
  if (isOwnMachine(config.host)) return undefined
  const [owner] = team
  return (await findUserByEmail(db, owner.email)) ? warning : undefined
}

/** The same as a start step: in the log and beside the address. */
export async function warnOfExposedDemo(context: Context): Promise<string[]> {
  const found = await exposedDemoWarning(context)
  if (found === undefined) return []
  context.log.warn({ host: context.config.host }, found)
  return [`Warning    ${found}`]
}
