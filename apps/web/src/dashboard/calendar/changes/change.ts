import type { Item } from '../model.ts'

type Notification = { notify: boolean; message: string }
/** Makes a change sent twice happen once. */
type Keyed = { key: string }

/** Another time, length or person for something that stands on the calendar. */
export type Move = Keyed &
  Notification & {
    kind: 'move'
    of: Item['kind']
    id: string
    revision: string
    from: number
    until: number
    resourceIds: string[]
    /** The column it goes to. */
    resourceId: string
    /** Over something else, for a reason. */
    overlap: boolean
    reason: string
  }

export type Attend = Keyed & {
  kind: 'attend'
  bookingId: string
  sessionId: string | null
  status: 'ATTENDED' | 'NOT_ATTENDED' | 'NOT_SET'
}

/** What was done last to a booking or session, taken back. `back` is where a session stood. */
export type Undo = Keyed & {
  kind: 'undo'
  of: Item['kind']
  id: string
  revision: string
  back: { from: number; until: number; resourceIds: string[] } | null
}

export type Release = Keyed & { kind: 'release'; id: string }

/** Of a series: this one, this and the following ones, or all still to come. */
export const scopes = ['ONE', 'FOLLOWING', 'ALL'] as const
export type Scope = (typeof scopes)[number]

/** Blocked time deleted. */
export type Unblock = Keyed & { kind: 'unblock'; id: string; revision: string; scope: Scope }

/** Another last day for a series of blocked time; null: without an end. */
export type EndSeries = Keyed & { kind: 'endSeries'; id: string; until: string | null }

export type Change = Move | Attend | Undo | Release | Unblock | EndSeries

/** Why a change did not happen, in a word the page has a sentence for. */
export type Refusal = 'changed' | 'taken' | 'wrongState' | 'notAllowed' | 'gone' | 'other'

export type Outcome =
  | { ok: true; key: string; revision: string }
  | {
      ok: false
      key: string
      refusal: Refusal
      /** Who was quicker, when, and where it stands now. */
      latest: { by: string | null; at: string; from: number; until: number; resourceId: string | null } | null
    }

const kinds: ReadonlySet<unknown> = new Set(['move', 'attend', 'undo', 'release', 'unblock', 'endSeries'])

/** Undefined for what no page of ours has sent. The API judges everything else. */
export function readChange(form: FormData): Change | undefined {
  try {
    const change: unknown = JSON.parse(String(form.get('change')))
    if (typeof change !== 'object' || change === null || !('kind' in change) || !kinds.has(change.kind))
      return undefined
    return change as Change
  } catch {
    return undefined
  }
}

export const newKey = (): string => crypto.randomUUID()
