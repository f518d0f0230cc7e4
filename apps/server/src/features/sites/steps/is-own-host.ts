import type { Context } from '../../../context.ts'
import { hostNames } from '../rules/address.ts'
import { selectByAddress } from '../store.ts'

/** Returns true if a host serves this site's pages: one of its own, or the operator's. */
export async function isOwnHost({ config, db }: Context, siteId: string, host: string): Promise<boolean> {
  const named = (await selectByAddress(db, hostNames(host), undefined)).find((candidate) => candidate.host !== null)
  if (named) return named.id === siteId
  return config.publicUrl === undefined || new URL(config.publicUrl).host === host
}
