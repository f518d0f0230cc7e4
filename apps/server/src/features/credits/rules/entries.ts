/** Accounts of the ledger of credits: what was given, can be used, was used, and ended unused. */
export type CreditAccount = 'ISSUED' | 'AVAILABLE' | 'USED' | 'EXPIRED'
export type CreditEntry = { grantId: string; account: CreditAccount; quantity: number }

/** A balance as far as the ledger is concerned. */
export type Balance = { id: string; remaining: number | null }

/** An unlimited balance has no credits to be available: they are issued when they are used. */
function source({ remaining }: Balance): CreditAccount {
  return remaining === null ? 'ISSUED' : 'AVAILABLE'
}

function move(from: Omit<CreditEntry, 'quantity'>, to: Omit<CreditEntry, 'quantity'>, quantity: number): CreditEntry[] {
  return [
    { ...from, quantity: -quantity },
    { ...to, quantity },
  ]
}

const at = ({ id }: Balance, account: CreditAccount) => ({ grantId: id, account })

/** Credits that are added to a balance, or taken from it if negative. */
export function issueEntries(balance: Balance, quantity: number): CreditEntry[] {
  return move(at(balance, 'ISSUED'), at(balance, 'AVAILABLE'), quantity)
}

export function spendEntries(balance: Balance, quantity: number): CreditEntry[] {
  return move(at(balance, source(balance)), at(balance, 'USED'), quantity)
}

/** Returns used credits to a balance: their own, or the one that follows it. Without one they have ended. */
export function returnEntries(used: Balance, to: Balance | undefined, quantity: number): CreditEntry[] {
  if (!to) return move(at(used, 'USED'), at(used, used.remaining === null ? 'ISSUED' : 'EXPIRED'), quantity)
  return move(at(used, 'USED'), at(to, source(to)), quantity)
}

export function expireEntries(balance: Balance, quantity: number): CreditEntry[] {
  return move(at(balance, 'AVAILABLE'), at(balance, 'EXPIRED'), quantity)
}

/** A part of what a booking needs, from one balance. */
export type Part<B extends Balance> = { balance: B; quantity: number }

/** Splits what a booking needs over balances in their order; undefined if they do not suffice. */
export function splitOver<B extends Balance>(balances: readonly B[], quantity: number): Part<B>[] | undefined {
  const parts: Part<B>[] = []
  let missing = quantity
  for (const balance of balances) {
    if (missing === 0) break
    const taken = Math.min(balance.remaining ?? missing, missing)
    if (taken > 0) parts.push({ balance, quantity: taken })
    missing -= taken
  }
  return missing === 0 ? parts : undefined
}
