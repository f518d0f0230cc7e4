import type { CategoryKey, LocationKey, PolicyKey, Price, RoomKey, StaffKey } from './studio.ts'

/** When the sessions of a class or course take place: weekly, in the time zone of the location. */
export type DemoSessions = {
  /** ISO weekday, 1 = Monday. */
  weekday: number
  from: string
  minutes: number
  /** First week relative to the current one; negative: it has already started. */
  firstWeek: number
  /** Number of sessions; endless if undefined. */
  sessions?: number
}

export type DemoClass = {
  type: 'CLASS' | 'COURSE'
  name: string
  tagLine: string
  description: string
  category: CategoryKey
  price: Price
  policy: PolicyKey
  location: LocationKey
  leader: StaffKey
  room: RoomKey
  capacity: number
  /** Outside the hours in which the leader and the room can be booked, so no appointment meets them. */
  times: DemoSessions[]
  /** Range of seats taken in a session, or in the course. */
  taken: [number, number]
}

/** Classes and courses, listed after everything that is booked by the hour. */
export const classes: DemoClass[] = [
  {
    type: 'CLASS',
    name: 'Morning yoga',
    tagLine: 'An hour before the day begins.',
    capacity: 12,
    taken: [2, 8],
    description: 'Slow sun salutations, long breaths, and tea afterwards. Mats are provided. Everyone is welcome.',
    category: 'movement',
    price: { amount: 16 },
    policy: 'house',
    location: 'aventine',
    leader: 'noor',
    room: 'garden',
    times: [
      { weekday: 1, from: '08:00', minutes: 60, firstWeek: -6 },
      { weekday: 4, from: '08:00', minutes: 60, firstWeek: -6 },
    ],
  },
  {
    type: 'CLASS',
    name: 'Evening stretch',
    tagLine: 'For backs that have been sitting all day.',
    capacity: 8,
    taken: [1, 4],
    description: 'Elio shows you what helps and what doesn’t. Come as you are, bring a towel.',
    category: 'movement',
    price: { amount: 14 },
    policy: 'house',
    location: 'trastevere',
    leader: 'elio',
    room: 'bay',
    times: [{ weekday: 2, from: '18:00', minutes: 45, firstWeek: -6 }],
  },
  {
    type: 'CLASS',
    name: 'First bowl',
    tagLine: 'Four people, four wheels.',
    capacity: 4,
    taken: [4, 4],
    description: 'A Saturday morning at the wheel for complete beginners. Clay, firing and coffee included.',
    category: 'clay',
    price: { amount: 48 },
    policy: 'house',
    location: 'trastevere',
    leader: 'ilse',
    room: 'wheel',
    times: [{ weekday: 6, from: '09:00', minutes: 90, firstWeek: -6 }],
  },
  {
    type: 'COURSE',
    name: 'Six evenings at the wheel',
    tagLine: 'From a lump to a tea set.',
    capacity: 6,
    description: 'Six Thursdays. If you miss one, Ilse will keep your clay wet. We fire on the last evening.',
    category: 'clay',
    price: { amount: 210 },
    policy: 'house',
    taken: [5, 5],
    location: 'trastevere',
    leader: 'ilse',
    room: 'wheel',
    times: [{ weekday: 4, from: '18:30', minutes: 90, firstWeek: -2, sessions: 6 }],
  },
  {
    type: 'COURSE',
    name: 'A steady back',
    tagLine: 'Eight weeks, small steps.',
    capacity: 10,
    taken: [3, 3],
    description:
      'Strength for backs that have complained before. Elio talks to everyone individually before the first session.',
    category: 'movement',
    price: { amount: 160 },
    policy: 'house',
    location: 'trastevere',
    leader: 'elio',
    room: 'bay',
    times: [{ weekday: 3, from: '18:00', minutes: 60, firstWeek: 2, sessions: 8 }],
  },
]

/** Time that is blocked on working days, in the gaps of these people's hours. */
export type DemoBlock = { staff: StaffKey; title: string; note?: string; from: string; minutes: number; days: number }

/** `days`: on how many of the coming working days. The dentist is nobody’s business. */
export const blocks: DemoBlock[] = [
  { staff: 'livia', title: 'Lunch', from: '13:15', minutes: 45, days: 5 },
  { staff: 'elio', title: 'Lunch', from: '12:15', minutes: 45, days: 5 },
  { staff: 'tomas', title: 'Dentist', note: 'Private', from: '14:15', minutes: 45, days: 1 },
]
