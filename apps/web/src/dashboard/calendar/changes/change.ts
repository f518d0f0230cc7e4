import type { Item } from '../model.ts'

type Notification = { notify: boolean; message: string }
/** Idempotency key: a change sent twice is made once. */
type Keyed = { key: string }

/** Another time, length or person for an item. */
export type Move = Keyed &
  Notification & {
    kind: 'move'
    of: Item['kind']
    id: string
    revision: string
    from: number
    until: number
    resourceIds: string[]
    /** The target column. */
    resourceId: string
    /** Placed over another item; needs a reason. */
    overlap: boolean
    reason: string
    /** Its other price was shown, and the difference is due or goes back. */
    acceptsPrice?: boolean
  }

export type Attend = Keyed & {
  kind: 'attend'
  bookingId: string
  sessionId: string | null
  status: 'ATTENDED' | 'NOT_ATTENDED' | 'NOT_SET'
  /** Waives the fee of the no-show. */
  waivesFee?: boolean
}

/** Undoes the last change of a booking or session. `back` is the session's earlier time. */
export type Undo = Keyed & {
  kind: 'undo'
  of: Item['kind']
  id: string
  revision: string
  back: { from: number; until: number; resourceIds: string[] } | null
}

export type Release = Keyed & { kind: 'release'; id: string }

/** Dates of a series: this one, this and the following, or all future ones. */
export const scopes = ['ONE', 'FOLLOWING', 'ALL'] as const
export type Scope = (typeof scopes)[number]

/** Deletes blocked time. */
export type Unblock = Keyed & { kind: 'unblock'; id: string; revision: string; scope: Scope }

/** A new last day for a series of blocked time; null for no end. */
export type EndSeries = Keyed & { kind: 'endSeries'; id: string; until: string | null }

export type Change = Move | Attend | Undo | Release | Unblock | EndSeries

/** Why a change failed; each has a message. */
export type Refusal = 'changed' | 'taken' | 'price' | 'wrongState' | 'notAllowed' | 'refund' | 'notFound' | 'other'

export type Outcome =
  | { ok: true; key: string; revision: string }
  | {
      ok: false
      key: string
      refusal: Refusal
      /** Who changed it in the meantime, when, and its current time. */
      latest: { by: string | null; at: string; from: number; until: number; resourceId: string | null } | null
    }

const kinds: ReadonlySet<unknown> = new Set(['move', 'attend', 'undo', 'release', 'unblock', 'endSeries'])

/** Returns undefined for a malformed change. The API validates everything else. */
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
