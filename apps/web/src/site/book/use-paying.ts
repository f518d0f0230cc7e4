import { useEffect, useState } from 'react'
import type { BookData } from '../data/book.ts'
import type { PayChoice } from '../data/load-pay.ts'
import type { Outcome } from './act.ts'

export type Paying = {
  chosen: PayChoice | undefined
  choose: (choice: PayChoice) => void
  /** What the browser remembered and the page did not know when it was rendered; the radio buttons follow it. */
  remembered: PayChoice | undefined
}

/**
 * How the booking is to be paid: as chosen, unless that is offered no longer. The choice is stored in the browser, per service
 * and tab, and so is still there after a reload or on the way back from the card page.
 */
export function usePaying({ pay, service }: BookData, outcome: Outcome | undefined): Paying {
  const [picked, pick] = useState<PayChoice | undefined>(outcome?.pay ?? pay.chosen ?? undefined)
  const key = `kalends:pay:${service.id}`
  const [remembered, remember] = useState<PayChoice>()
  useEffect(() => {
    remember(readMarked() ?? (sessionStorage.getItem(key) as PayChoice | null) ?? undefined)
  }, [key])
  const choose = (choice: PayChoice): void => {
    sessionStorage.setItem(key, choice)
    pick(choice)
  }
  const wanted = picked ?? remembered
  return { chosen: wanted && pay.choices.includes(wanted) ? wanted : pay.choices[0], choose, remembered }
}

/** Returns the choice that was marked before the page came to life, or that the browser restored; undefined for the first. */
function readMarked(): PayChoice | undefined {
  const marked = document.querySelector<HTMLInputElement>('input[type="radio"][name="pay"]:checked')
  return marked && !marked.defaultChecked ? (marked.value as PayChoice) : undefined
}
