import { operations } from '@kalends/contract'
import type { Json } from './spec.ts'

/** What the operations of each noun are about. */
const descriptions: Readonly<Record<keyof typeof operations, string>> = {
  services: 'Appointments, classes and courses: their prices, options, add-ons, locations and booking rules.',
  availability: 'Times that can be booked, sessions of classes, and the reasons why a time cannot be booked.',
  holds: 'Hold a time or seats while a customer fills in a form.',
  bookings: 'Book, confirm, reschedule and cancel, with a sign-in, without one, or with the link of a message.',
  authentication: 'Sign-up and sign-in of members: passwords, one-time codes, passkeys, providers and second factors.',
  members: 'Accounts of customers: profiles, privacy, approval and blocking.',
  plans: 'Memberships and packages that customers buy, and what they pay for.',
  orders: 'Purchases of plans: start, pause, renewal and end.',
  checkouts: 'Carts and checkouts of bookings and plans.',
  audit: 'Who changed what.',
  jobs: 'Progress of work that continues after a response.',
  sites: 'The business: its name, address, language, time zone and currency.',
  users: 'Staff users: sign-in, invitations, roles and second factors.',
  media: 'Uploaded images.',
  forms: 'Booking and intake forms, and the answers to them.',
  identity: 'Tokens of visitors and members, connected apps and API keys.',
  captcha: 'Protection of forms against automated use.',
  schedules: 'Working hours and exceptions from them.',
  business: 'Locations, closing days and settings of bookings.',
  resources: 'Staff members, rooms and equipment.',
  coupons: 'Discount codes.',
  categories: 'Groups of services.',
  policies: 'Rules of booking: notice, cancellation, fees, waiting lists and limits.',
  payments: 'Payments, refunds, saved cards, receipts and what customers owe.',
  credits: 'Credits that come with plans: balances, history and corrections.',
  attendance: 'Who came to a session.',
  sessions: 'Entries of the calendar: sessions of classes, appointments and blocked time.',
  customers: 'Contacts of the business, their notes and history.',
  redirects: 'Hosted pages for sign-in, booking and payment, and the way back from them.',
  calendars: 'The calendar of the business, live changes, and feeds for calendar programs.',
  commitments: 'What relies on a person, room, location or hours that change, and what becomes of it.',
  webhooks: 'Events sent to other systems, their deliveries and signing keys.',
  notifications: 'Messages to customers and staff, their texts, and the mail server.',
  privacy: 'Export and erasure of personal data, and how long it is kept.',
}

/** What front ends call comes first in the reference. */
const first = [
  'services',
  'availability',
  'holds',
  'bookings',
  'authentication',
  'members',
  'plans',
  'orders',
  'checkouts',
] as const

/** Returns the tags of the document: one per noun. */
export function listTags(): Json[] {
  const nouns = Object.keys(operations) as (keyof typeof operations)[]
  return [...new Set([...first, ...nouns])].map((name) => ({
    name,
    description: descriptions[name],
    'x-displayName': displayName(name),
  }))
}

const displayName = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1)
