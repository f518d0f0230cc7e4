import { embed, guid, instant, oneOf, orNull, ownShape, Type, text } from '../own.ts'

/** Credits that an order gives for one cycle. */
export const CreditBalance = ownShape('credits.CreditBalance', {
  id: guid('Id of the balance.'),
  orderId: guid('Id of the order.'),
  planId: guid('Id of the plan.'),
  planName: text(50, 'Name of the plan when it was bought.'),
  cycle: Type.Integer({ minimum: 0, description: 'Cycle of the order; 0 for the trial.' }),
  quantity: orNull(Type.Integer({ minimum: 0, description: 'Credits given; null for any number.' })),
  remaining: orNull(Type.Integer({ minimum: 0, description: 'Credits left; null for any number.' })),
  startsDate: instant('When the credits can first be used.'),
  endsDate: orNull(instant('When they end; null with the order.')),
  rollsOver: Type.Boolean({ description: 'Whether unused credits stay valid in the next cycle.' }),
  serviceIds: Type.Array(guid('Id of a service.'), {
    maxItems: 100,
    description: 'Services they pay for, of those connected to the plan; empty for all of them.',
  }),
})

/** Credits that an order will give for a cycle that has not begun. */
export const ComingCredits = ownShape('credits.ComingCredits', {
  orderId: guid('Id of the order.'),
  planId: guid('Id of the plan.'),
  planName: text(50, 'Name of the plan when it was bought.'),
  cycle: Type.Integer({ minimum: 1, description: 'Cycle of the order.' }),
  quantity: orNull(Type.Integer({ minimum: 0, description: 'Credits it will give; null for any number.' })),
  startsDate: instant('When the cycle begins.'),
  endsDate: orNull(instant('When it ends; null with the order.')),
})

/** A change of a balance. */
export const CreditHistoryEntry = ownShape('credits.CreditHistoryEntry', {
  id: guid('Id of the entry.'),
  date: instant('When it happened.'),
  type: oneOf(['GRANT', 'SPEND', 'RETURN', 'EXPIRE', 'ADJUST'], { description: 'What happened.' }),
  quantity: Type.Integer({ description: 'Credits added, or taken if negative.' }),
  balanceId: guid('Id of the balance.'),
  planName: text(50, 'Name of the plan when it was bought.'),
  bookingId: orNull(guid('Id of the booking they paid for.')),
  reason: orNull(text(500, 'Why the team changed the balance.')),
  actorName: orNull(text(200, 'Name of the person who changed it, if any.')),
})

const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Entries of a page; 50 if absent.' })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Entries to skip.' })),
}
const orderId = Type.Optional(guid('Only credits of this order.'))
const balances = {
  balances: Type.Array(embed(CreditBalance), {
    maxItems: 1000,
    description: 'Balances; the one that ends first, first.',
  }),
}
const history = {
  entries: Type.Array(embed(CreditHistoryEntry), { maxItems: 100, description: 'Entries, latest first.' }),
  total: Type.Integer({ minimum: 0, description: 'Number of all entries.' }),
}

export const ListMyCreditsRequest = ownShape('credits.ListMyCreditsRequest', {})
export const ListMyCreditsResponse = ownShape('credits.ListMyCreditsResponse', balances)
export const ListMyCreditHistoryRequest = ownShape('credits.ListMyCreditHistoryRequest', {
  orderId,
  ...page,
})
export const ListMyCreditHistoryResponse = ownShape('credits.ListMyCreditHistoryResponse', history)
export const ListUsableCreditsRequest = ownShape('credits.ListUsableCreditsRequest', {
  serviceId: guid('Id of the service to be booked.'),
  startDate: Type.Optional(instant('When the booking begins: credits of the cycle it lies in pay for it too.')),
})
export const ListUsableCreditsResponse = ownShape('credits.ListUsableCreditsResponse', {
  ...balances,
  coming: Type.Array(embed(ComingCredits), {
    maxItems: 100,
    description:
      'Credits of coming cycles in which the booking lies, used after the balances; none without `startDate`.',
  }),
})

export const ListOrderCreditsRequest = ownShape('credits.ListOrderCreditsRequest', {
  orderId: guid('Id of the order.'),
})
export const ListOrderCreditsResponse = ownShape('credits.ListOrderCreditsResponse', balances)

const contactId = guid('Id of the contact.')
export const ListCustomerCreditsRequest = ownShape('credits.ListCustomerCreditsRequest', { contactId })
export const ListCustomerCreditsResponse = ownShape('credits.ListCustomerCreditsResponse', balances)
export const ListCustomerCreditHistoryRequest = ownShape('credits.ListCustomerCreditHistoryRequest', {
  contactId,
  orderId,
  ...page,
})
export const ListCustomerCreditHistoryResponse = ownShape('credits.ListCustomerCreditHistoryResponse', history)

export const AdjustCreditsRequest = ownShape('credits.AdjustCreditsRequest', {
  id: guid('Id of the balance.'),
  quantity: Type.Integer({ minimum: -10_000, maximum: 10_000, description: 'Credits to add, or to take if negative.' }),
  reason: Type.String({ minLength: 1, maxLength: 500, description: 'Why; shown in the history.' }),
})
export const AdjustCreditsResponse = ownShape('credits.AdjustCreditsResponse', { balance: embed(CreditBalance) })
