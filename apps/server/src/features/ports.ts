import type { AuthenticationPorts } from './authentication/ports.ts'
import type { BookingsPorts } from './bookings/ports.ts'
import type { BusinessPorts } from './business/ports.ts'
import type { ContactsPorts } from './contacts/ports.ts'
import type { CreditsPorts } from './credits/ports.ts'
import type { CustomersPorts } from './customers/ports.ts'
import type { FormsPorts } from './forms/ports.ts'
import type { IdentityPorts } from './identity/ports.ts'
import type { MembersPorts } from './members/ports.ts'
import type { OrdersPorts } from './orders/ports.ts'
import type { PaymentsPorts } from './payments/ports.ts'
import type { PlansPorts } from './plans/ports.ts'
import type { PoliciesPorts } from './policies/ports.ts'
import type { ResourcesPorts } from './resources/ports.ts'
import type { ServicesPorts } from './services/ports.ts'
import type { SitesPorts } from './sites/ports.ts'
import type { UsersPorts } from './users/ports.ts'
import type { WebhooksPorts } from './webhooks/ports.ts'

/**
 * What each feature needs from features later in the order. Generic in the context, which carries the ports, so that
 * neither type imports the other.
 */
export type FeaturePorts<Context> = {
  authentication: AuthenticationPorts<Context>
  bookings: BookingsPorts<Context>
  business: BusinessPorts<Context>
  contacts: ContactsPorts<Context>
  credits: CreditsPorts<Context>
  customers: CustomersPorts<Context>
  forms: FormsPorts<Context>
  identity: IdentityPorts<Context>
  members: MembersPorts<Context>
  payments: PaymentsPorts<Context>
  plans: PlansPorts
  orders: OrdersPorts<Context>
  policies: PoliciesPorts<Context>
  resources: ResourcesPorts<Context>
  services: ServicesPorts<Context>
  sites: SitesPorts<Context>
  users: UsersPorts<Context>
  webhooks: WebhooksPorts<Context>
}
