import type { plans as wire } from '@kalends/contract'

export type DemoPlan = {
  name: string
  description: string
  perks: string[]
  price: number
  pricing: wire.Pricing
  buyerCanCancel: boolean
  creditsPerCycle: number | null
  /** Names of services it pays for. */
  services: string[]
}

const monthly = { subscription: { cycleDuration: { count: 1, unit: 'MONTH' as const }, cycleCount: 0 } }

/** The first one is the primary plan. */
export const plans: DemoPlan[] = [
  {
    name: 'Eight mornings',
    description: 'Eight yoga classes within three months, whenever they suit you.',
    perks: ['Eight classes', 'Valid for three months', 'Mats and blankets are here'],
    price: 112,
    pricing: { singlePaymentForDuration: { count: 3, unit: 'MONTH' } },
    buyerCanCancel: false,
    creditsPerCycle: 8,
    services: ['Morning yoga', 'Evening stretch'],
  },
  {
    name: 'Yoga every day',
    description: 'Every class on the timetable, month by month.',
    perks: ['Unlimited yoga classes', 'Seven days free', 'Cancel any month'],
    price: 89,
    pricing: { ...monthly, freeTrialDays: 7 },
    buyerCanCancel: true,
    creditsPerCycle: null,
    services: ['Morning yoga', 'Evening stretch'],
  },
  {
    name: 'A massage a month',
    description: 'One Swedish massage every month, at a lower price.',
    perks: ['One massage a month', 'Book with your favourite therapist', 'Cancel any month'],
    price: 58,
    pricing: monthly,
    buyerCanCancel: true,
    creditsPerCycle: 1,
    services: ['Swedish massage'],
  },
]
