import type { commitments, Infer } from '@kalends/contract'
import type { Client } from '@kalends/sdk'

export type Change = Infer<typeof commitments.CommitmentsChange>
/** What is to become of what a change affects. */
export type Answers = Pick<Infer<typeof commitments.SettleCommitmentsRequest>, 'appointments' | 'sessions' | 'answers'>
export type Affected = Infer<typeof commitments.ListCommitmentsResponse>

/** Who or what can take over. */
export type Target = { id: string; name: string }

/** What a change affects, and what can become of it. */
export type Question = Affected & {
  /** People, rooms or locations that can take over. */
  targets: Target[]
  /** Selects the answers and their texts. */
  about: 'person' | 'room' | 'location' | 'days' | 'requests'
  /** It goes for good or pauses; otherwise hours change. */
  isGoing: boolean
}

/** What a change is about, for the texts and targets of its question. */
type About = Pick<Question, 'about'> & { id?: string }

/**
 * Loads what a change affects, with the people, rooms or locations that can take over, and what answers would do if some
 * are tried.
 */
export async function loadQuestion(
  client: Client,
  change: Change,
  { about, id }: About,
  tried: Answers = {},
): Promise<Question> {
  const affected = await client.commitments.listCommitments({ change, ...tried })
  const targets = affected.total === 0 || closesEverywhere(change) ? [] : await loadTargets(client, about)
  const isGoing =
    !change.holdRequests &&
    !change.setWorkingHours &&
    !change.setHoursExceptions &&
    !change.setClosingDays &&
    !change.useSchedule
  return { ...affected, about, isGoing, targets: targets.filter((one) => one.id !== id) }
}

/** Nothing can move to another location on days when all are closed. */
const closesEverywhere = ({ setClosingDays }: Change): boolean =>
  setClosingDays?.add?.some(({ locationId }) => !locationId) ?? false

async function loadTargets(client: Client, about: Question['about']): Promise<Target[]> {
  if (about === 'requests') return []
  if (about === 'location' || about === 'days') {
    const { locations } = await client.business.listLocations()
    return locations.map(({ id, name }) => ({ id, name }))
  }
  const { staffMembers } = await client.resources.listStaff()
  const people = staffMembers.map(({ resourceId, name }) => ({ id: resourceId, name }))
  if (about === 'person') return people
  const ids = new Set(people.map(({ id }) => id))
  const { resources } = await client.resources.queryResources({ query: { cursorPaging: { limit: 100 } } })
  const rooms = (resources ?? []).filter(({ bookable }) => bookable)
  return rooms.map(({ id, name }) => ({ id: id ?? '', name: name ?? '' })).filter(({ id }) => !ids.has(id))
}
