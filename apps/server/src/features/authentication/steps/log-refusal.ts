import type { Context } from '../../../context.ts'
import { toNetwork } from '../../limits/index.ts'

type Refused = { siteId: string; memberId?: string | undefined; address?: string | undefined }

/** Logs a refused sign-in, factor or confirmation with member, network and reason, never what was entered. */
export function logRefusal(
  { log }: Pick<Context, 'log'>,
  what: 'sign-in' | 'second factor' | 'confirmation',
  { siteId, memberId, address }: Refused,
): (reason: string) => void {
  const network = address === undefined ? undefined : toNetwork(address)
  return (reason) => log.warn({ reason, memberId, network, siteId }, `member ${what} refused`)
}
