import type { Context } from '../../../context.ts'
import { hostNames } from '../rules/address.ts'
import { findAddressed } from '../store.ts'

/**
 * Whether the pages of this site stand on the host: one of its own, or one that is nobody's else, which is the
 * operator's where they named one.
 */
export async function isOwnHost({ config, db }: Context, siteId: string, host: string): Promise<boolean> {
  const named = (await findAddressed(db, hostNames(host), undefined)).find((candidate) => candidate.host !== null)
  if (named) return named.id === siteId
  return config.publicUrl === undefined || new URL(config.publicUrl).host === host
}
