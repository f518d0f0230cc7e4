/** What a card of the fake Stripe does: paying with it, and charging it later. */
export type TestCard = {
  last4: string
  pays: 'succeeds' | 'declines' | 'challenges' | 'processes'
  charges: 'succeeds' | 'declines' | 'needs the customer'
  declineCode?: string
}

/** Cards that act as Stripe's test cards of the same last four digits. */
export const testCards = {
  visa: { last4: '4242', pays: 'succeeds', charges: 'succeeds' },
  declined: { last4: '0002', pays: 'declines', charges: 'declines', declineCode: 'generic_decline' },
  poor: { last4: '9995', pays: 'declines', charges: 'declines', declineCode: 'insufficient_funds' },
  challenge: { last4: '3155', pays: 'challenges', charges: 'succeeds' },
  alwaysChallenge: { last4: '3184', pays: 'challenges', charges: 'needs the customer' },
  declinesLater: { last4: '0341', pays: 'succeeds', charges: 'declines', declineCode: 'generic_decline' },
  late: { last4: '0077', pays: 'processes', charges: 'succeeds' },
} as const satisfies Record<string, TestCard>

export type TestCardName = keyof typeof testCards
