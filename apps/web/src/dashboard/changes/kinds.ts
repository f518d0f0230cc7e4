import type { AuditedEntity } from '@kalends/contract'
import type { Entry } from './load.ts'

/** Kinds of entries that the list can be filtered by. */
export const kinds = [
  'service',
  'category',
  'bookingPolicy',
  'addOn',
  'variants',
  'plan',
  'planBenefit',
  'order',
  'checkoutOrder',
  'credits',
  'coupon',
  'plansSettings',
  'paymentSettings',
  'form',
  'staffMember',
  'resource',
  'resourceType',
  'location',
  'workingHours',
  'closingDays',
  'site',
  'bookingsSettings',
  'staffMemberSettings',
  'messageTemplate',
  'mailServer',
  'senderDomain',
  'media',
  'user',
  'invitation',
  'customer',
  'member',
  'memberPrivacy',
  'oauthClient',
  'webhook',
  'webhookKey',
  'apiKey',
  'signInProvider',
  'signOnPolicy',
  'captcha',
  'staffPolicy',
] as const satisfies readonly AuditedEntity[]
export type Kind = (typeof kinds)[number]

export const toKind = (entityType: string): Kind | 'other' => kinds.find((kind) => kind === entityType) ?? 'other'

export type Verb =
  | ('created' | 'deleted' | 'restored' | 'changed')
  | ('erased' | 'exported')
  | ('invited' | 'renewed' | 'revoked' | 'accepted' | 'declined' | 'removed')

const byOperation: Record<string, Verb> = {
  sellPlan: 'created',
  eraseCustomer: 'erased',
  eraseMember: 'erased',
  eraseMyData: 'erased',
  exportCustomer: 'exported',
  invitePerson: 'invited',
  renewInvitation: 'renewed',
  revokeInvitation: 'revoked',
  restoreInvitation: 'restored',
  acceptInvitation: 'accepted',
  declineInvitation: 'declined',
  removePerson: 'removed',
  restorePerson: 'restored',
}

/**
 * Returns what was done, from the operation's name, or from the values before and after where the name does not tell.
 */
export function toVerb({ operation, changes }: Pick<Entry, 'operation' | 'changes'>): Verb {
  const special = byOperation[operation]
  if (special) return special
  const [, verb] = /^(?:bulk)?(create|clone|upload|delete|remove|restore)/i.exec(operation) ?? []
  const isNew = changes.length > 0 && changes.every(({ before }) => before === undefined)
  const isGone = changes.length > 0 && changes.every(({ after }) => after === undefined)
  switch (verb?.toLowerCase()) {
    case 'restore':
      return 'restored'
    case 'create':
    case 'clone':
    case 'upload':
      return isNew || changes.length === 0 ? 'created' : 'changed'
    case 'delete':
    case 'remove':
      return isGone || changes.length === 0 ? 'deleted' : 'changed'
    default:
      return 'changed'
  }
}

/** Operations that customers call themselves; the log names no customer. */
const ofCustomers = ['createOnlineOrder', 'createOrder', 'requestCancellation', 'eraseMyData']

/** Returns who did it where the entry has no name: a customer, or the system. */
export const namelessActor = ({ operation }: Pick<Entry, 'operation'>): 'changes.customer' | 'changes.system' =>
  ofCustomers.includes(operation) ? 'changes.customer' : 'changes.system'
