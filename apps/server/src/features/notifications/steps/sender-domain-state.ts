import type { Infer, notifications } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import { findSite } from '../../sites/index.ts'
import { domainOf } from '../rules/sender-records.ts'
import { findSenderDomain } from '../store/sender-domains.ts'
import { senderDomainView } from '../view/sender-domain.ts'
import { operatorDomain } from './sender-address.ts'

type State = Infer<typeof notifications.SenderDomainResponse>

/** The sending domain of a business; `emailDomain` is that of its email, which it must be to be used. */
export async function senderDomainState(context: Context, siteId: string): Promise<State> {
  const [site, row] = await Promise.all([findSite(context.db, siteId), findSenderDomain(context.db, siteId)])
  return {
    emailDomain: site?.email ? domainOf(site.email) : null,
    senderDomain: row ? senderDomainView(row, await operatorDomain(context, siteId)) : null,
  }
}
