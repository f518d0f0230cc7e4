import type { AffectedBookings } from '../data/load-affected.ts'
import type { Draft } from './data/draft.ts'
import type { EditorChoices } from './data/load-editor.ts'
import type { Fault } from './data/save-service.ts'

/** The saved service; null while it is new. */
export type Known = { id: string; revision: string; type: Draft['type'] } | null

/** Upcoming bookings at each location. */
export type BookedAt = readonly ({ placeId: string } & AffectedBookings)[]

/** Props of every section of the editor. */
export type SectionProps = {
  /** Initial values of the fields. */
  first: Draft
  /** Current values of the fields. */
  draft: Draft
  known: Known
  choices: EditorChoices
  booked: BookedAt
  zone: string
  currency: string
  /** Returns the message for a refused field. */
  fault: (...names: Fault[]) => string | undefined
}
