import { useState } from 'react'
import type { BookData } from '../data/book.ts'
import type { PayChoice } from '../data/load-pay.ts'
import type { Outcome } from './act.ts'

export type Paying = { chosen: PayChoice | undefined; choose: (choice: PayChoice) => void }

/** How the booking is to be paid: as chosen, unless that is offered no longer. */
export function usePaying({ pay }: BookData, outcome: Outcome | undefined): Paying {
  const [picked, choose] = useState<PayChoice | undefined>(outcome?.pay ?? pay.chosen ?? undefined)
  return { chosen: picked && pay.choices.includes(picked) ? picked : pay.choices[0], choose }
}
