import type { WeeklyRule } from '@kalends/availability'

/** The demo business as data. Everybody and everything in it is invented. */

export const rome = 'Europe/Rome'
export const lisbon = 'Europe/Lisbon'

export const business = {
  name: 'Studio Aventine',
  slug: 'studio-aventine',
  timeZone: rome,
  currency: 'EUR',
  languages: ['en', 'he'],
  email: 'hello@studio-aventine.example',
}

export const details = {
  tagline: 'An hour that’s all yours',
  description:
    'Massage, hair, yoga and a pottery wheel, in bright rooms on the Aventine, across the river, and by the sea in Lisbon. Pick a time and we’ll hold it for you.',
  brand_color: '#1e5a4e',
  phone: '+39 06 555 0114',
  address: 'Via di Santa Prisca 14, 00153 Roma',
  // A start every quarter of an hour.
  slot_step_minutes: 15,
  set_up_finished: true,
}

export type LocationKey = 'aventine' | 'trastevere' | 'lisbon'
export type RoomKey = 'quiet' | 'garden' | 'bay' | 'wheel' | 'casa'
export type StaffKey = 'livia' | 'noor' | 'tomas' | 'dario' | 'elio' | 'ilse' | 'marta' | 'rui'
export type CategoryKey = 'bodywork' | 'hair' | 'movement' | 'clay'
export type PolicyKey = 'house' | 'dayBefore' | 'fortnight'

/** Local hours on the given weekdays (Monday is 1). */
function on(weekdays: readonly number[], ...windows: readonly [number, number][]): WeeklyRule[] {
  return weekdays.flatMap((weekday) =>
    windows.map(([opens, closes]) => ({ weekday, openMinute: opens * 60, closeMinute: closes * 60 })),
  )
}

const street = (name: string, number: string, postalCode: string, city: string, country: string) => ({
  streetAddress: { name, number },
  postalCode,
  city,
  country,
  formattedAddress: `${name} ${number}, ${postalCode} ${city}`,
})

type DemoLocation = {
  name: string
  timeZone: string
  address: ReturnType<typeof street>
  phone: string
  directions: string
  openingHours: WeeklyRule[]
}

/** The first one is the default place of the business. */
export const locations: Record<LocationKey, DemoLocation> = {
  aventine: {
    name: 'Aventine',
    timeZone: rome,
    address: street('Via di Santa Prisca', '14', '00153', 'Roma', 'IT'),
    phone: '+39 06 555 0114',
    directions: 'Ring at the green door. The lift is on the left.',
    openingHours: [...on([1, 6], [9, 19]), ...on([2, 3, 4, 5], [8, 20]), ...on([7], [9, 18])],
  },
  trastevere: {
    name: 'Trastevere',
    timeZone: rome,
    address: street('Vicolo del Cedro', '7', '00153', 'Roma', 'IT'),
    phone: '+39 06 555 0137',
    directions: 'Through the courtyard, past the lemon tree.',
    openingHours: [...on([1, 2, 3, 4, 5], [8, 20]), ...on([6], [8, 18]), ...on([7], [10, 18])],
  },
  lisbon: {
    name: 'Lisbon',
    timeZone: lisbon,
    address: street('Rua dos Remédios', '52', '1100-444', 'Lisboa', 'PT'),
    phone: '+351 21 555 0162',
    directions: 'Look for the blue tiles next to the bakery.',
    openingHours: on([1, 2, 3, 4, 5, 6, 7], [10, 19]),
  },
}

/** Rooms, and where they are. */
export const rooms: Record<RoomKey, { name: string; location: LocationKey }> = {
  quiet: { name: 'Quiet room', location: 'aventine' },
  garden: { name: 'Garden room', location: 'aventine' },
  bay: { name: 'Bay room', location: 'trastevere' },
  wheel: { name: 'Wheel room', location: 'trastevere' },
  casa: { name: 'Tile room', location: 'lisbon' },
}

type DemoPerson = {
  name: string
  description: string
  color: string
  timeZone: string
  location: LocationKey
  weekly: WeeklyRule[]
}

/** Eight people, no two with the same week. */
export const staff: Record<StaffKey, DemoPerson> = {
  livia: {
    name: 'Livia Marchetti',
    description: 'Massage',
    color: 'verdigris',
    timeZone: rome,
    location: 'aventine',
    weekly: on([2, 3, 4, 5, 6], [9, 13], [14, 18]),
  },
  noor: {
    name: 'Noor Haddad',
    description: 'Yoga, massage',
    color: 'lapis',
    timeZone: rome,
    location: 'aventine',
    weekly: on([1, 2, 3, 4, 7], [10, 18]),
  },
  tomas: {
    name: 'Tomás Ferrer',
    description: 'Hair',
    color: 'ochre',
    timeZone: rome,
    location: 'aventine',
    weekly: on([2, 3, 4, 5, 6], [10, 14], [15, 19]),
  },
  dario: {
    name: 'Dario Conti',
    description: 'Hair',
    color: 'sienna',
    timeZone: rome,
    location: 'aventine',
    weekly: on([1, 3, 4, 5, 6, 7], [9, 15]),
  },
  elio: {
    name: 'Elio Serra',
    description: 'Physiotherapy',
    color: 'tiber',
    timeZone: rome,
    location: 'trastevere',
    weekly: [...on([1, 2, 3, 4, 5], [8, 12], [13, 17]), ...on([6], [8, 12])],
  },
  ilse: {
    name: 'Ilse Brandt',
    description: 'Pottery',
    color: 'rose',
    timeZone: rome,
    location: 'trastevere',
    weekly: on([3, 4, 5, 6, 7], [11, 18]),
  },
  marta: {
    name: 'Marta Oliveira',
    description: 'Massage',
    color: 'murex',
    timeZone: lisbon,
    location: 'lisbon',
    weekly: on([1, 2, 3, 4, 5, 6], [10, 14], [15, 19]),
  },
  rui: {
    name: 'Rui Tavares',
    description: 'Hair',
    color: 'laurel',
    timeZone: lisbon,
    location: 'lisbon',
    weekly: on([2, 3, 4, 5, 6, 7], [11, 19]),
  },
}

export const categories: Record<CategoryKey, string> = {
  bodywork: 'Bodywork',
  hair: 'Hair',
  movement: 'Movement',
  clay: 'Clay',
}

/** `online`: by card when booking, in full or a deposit; a deposit leaves no payment in person. */
export type Price = { amount: number; online?: 'full' | { deposit: number } } | { text: string } | 'free'

export type DemoService = {
  name: string
  tagLine: string
  description: string
  category: CategoryKey
  minutes: number
  bufferAfterMinutes: number
  price: Price
  policy: PolicyKey
  needsApproval?: true
  locations: LocationKey[]
  staff: StaffKey[]
  rooms: RoomKey[]
}

const treatmentRooms: RoomKey[] = ['quiet', 'garden', 'bay', 'casa']

/** In the order of the list. The first one has free times every day, see `keptFree`. */
export const services: DemoService[] = [
  {
    name: 'Swedish massage',
    tagLine: 'Long strokes, slow pressure, warm oil.',
    description:
      'Long strokes and slow pressure with warm almond oil. Come five minutes early; there is tea in the hall. You get the full hour on the table; changing time isn’t counted.',
    category: 'bodywork',
    minutes: 60,
    bufferAfterMinutes: 15,
    price: { amount: 68 },
    policy: 'dayBefore',
    locations: ['aventine'],
    staff: ['livia', 'noor'],
    rooms: treatmentRooms,
  },
  {
    name: 'First conversation',
    tagLine: 'Fifteen minutes to find out what you need.',
    description: 'Tell us what hurts, what you’re hoping for, and what you’d rather avoid. No oil, no charge.',
    category: 'bodywork',
    minutes: 15,
    bufferAfterMinutes: 0,
    price: 'free',
    policy: 'house',
    locations: ['aventine', 'trastevere'],
    staff: ['livia', 'elio'],
    rooms: [],
  },
  {
    name: 'Swedish massage, long',
    tagLine: 'The same massage with an extra half hour.',
    description: 'An hour and a half: time for hands, feet and the back of the neck.',
    category: 'bodywork',
    minutes: 90,
    bufferAfterMinutes: 15,
    price: { amount: 96, online: 'full' },
    policy: 'dayBefore',
    locations: ['aventine', 'lisbon'],
    staff: ['livia', 'noor', 'marta'],
    rooms: treatmentRooms,
  },
  {
    name: 'Deep tissue massage',
    tagLine: 'Firm work on back, neck and hips.',
    description: 'Slow, firm pressure where the knots are. Drink a glass of water afterwards, and another one.',
    category: 'bodywork',
    minutes: 60,
    bufferAfterMinutes: 15,
    price: { amount: 74 },
    policy: 'dayBefore',
    locations: ['trastevere', 'lisbon'],
    staff: ['elio', 'marta'],
    rooms: treatmentRooms,
  },
  {
    name: 'Haircut and finish',
    tagLine: 'Wash, cut, and a blow-dry that lasts.',
    description: 'A consultation, a wash, a cut, and a finish you can repeat at home.',
    category: 'hair',
    minutes: 45,
    bufferAfterMinutes: 0,
    price: { amount: 42 },
    policy: 'house',
    locations: ['aventine', 'lisbon'],
    staff: ['tomas', 'dario', 'rui'],
    rooms: [],
  },
  {
    name: 'Colour and gloss',
    tagLine: 'Priced by hair length.',
    description: 'Tell us about your hair and what you’d like. We’ll review your request and confirm by email.',
    category: 'hair',
    minutes: 120,
    bufferAfterMinutes: 15,
    price: { text: 'from €98.00' },
    policy: 'dayBefore',
    needsApproval: true,
    locations: ['aventine'],
    staff: ['tomas'],
    rooms: [],
  },
  {
    name: 'Gloss, short hair',
    tagLine: 'Shine without a new colour.',
    description: 'A clear or tinted gloss for hair down to the chin.',
    category: 'hair',
    minutes: 90,
    bufferAfterMinutes: 0,
    price: { amount: 55 },
    policy: 'house',
    locations: ['aventine'],
    staff: ['dario'],
    rooms: [],
  },
  {
    name: 'Beard and neck',
    tagLine: 'Clean lines, hot towel.',
    description: 'Half an hour with scissors, razor and a hot towel.',
    category: 'hair',
    minutes: 30,
    bufferAfterMinutes: 0,
    price: { amount: 24 },
    policy: 'house',
    locations: ['aventine', 'lisbon'],
    staff: ['dario', 'rui'],
    rooms: [],
  },
  {
    name: 'Private yoga hour',
    tagLine: 'You, a mat, and a teacher’s full attention.',
    description: 'For beginners who want a gentle start, and for anyone who wants personal corrections.',
    category: 'movement',
    minutes: 60,
    bufferAfterMinutes: 0,
    price: { amount: 60 },
    policy: 'house',
    locations: ['aventine'],
    staff: ['noor'],
    rooms: [],
  },
  {
    name: 'Posture check',
    tagLine: 'Half an hour on how you stand, sit and lift.',
    description: 'Elio reads your note first and replies within a day. Wear something you can move in.',
    category: 'movement',
    minutes: 30,
    bufferAfterMinutes: 0,
    price: { amount: 35 },
    policy: 'fortnight',
    needsApproval: true,
    locations: ['trastevere'],
    staff: ['elio'],
    rooms: ['bay'],
  },
  {
    name: 'Private wheel lesson',
    tagLine: 'Ninety minutes at the wheel, clay and firing included.',
    description: 'Make two bowls or one ambitious vase. We fire your favourite, ready to collect two weeks later.',
    category: 'clay',
    minutes: 90,
    bufferAfterMinutes: 30,
    price: { amount: 85, online: { deposit: 25 } },
    policy: 'dayBefore',
    locations: ['trastevere'],
    staff: ['ilse'],
    rooms: ['wheel'],
  },
  {
    name: 'Glaze advice',
    tagLine: 'Bring a piece, leave with a plan.',
    description: 'For anyone with a kiln at home and a colour in mind.',
    category: 'clay',
    minutes: 30,
    bufferAfterMinutes: 0,
    price: 'free',
    policy: 'house',
    locations: ['trastevere'],
    staff: ['ilse'],
    rooms: [],
  },
]

/**
 * Wall times of every coming day between which these people get no demo bookings: so the service listed first has a
 * free time within 24 hours and on each day after, whatever the day and the hour.
 */
export const reservedFree = { staff: ['livia', 'noor'] as readonly StaffKey[], from: '15:00', to: '17:15' }

/** Who can sign in, the owner first. */
export const team = [
  { key: 'owner', name: 'Giulia Rossi', email: 'giulia@studio-aventine.example', role: 'owner' },
  { key: 'desk', name: 'Paola Neri', email: 'desk@studio-aventine.example', role: 'receptionist' },
  { key: 'staff', name: 'Livia Marchetti', email: 'livia@studio-aventine.example', role: 'staff' },
] as const
