import type { customers, Infer } from '@kalends/contract'
import type { ContactHistoryRow, ContactRow } from '../contacts/index.ts'
import type { Details } from './rules/details.ts'
import type { Figures } from './store/figures.ts'
import type { NoteRow } from './store/notes.ts'

type CustomerView = Infer<typeof customers.Customer>

/** A contact with its figures, in the API shape. */
export function customerView(row: ContactRow, figures: Figures): CustomerView {
  return {
    id: row.id,
    revision: String(row.revision),
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    name: displayName(row),
    account: figures.account,
    unverifiedEmail: row.email_unproven ? (row.more_emails[0] ?? null) : null,
    timeZone: row.time_zone,
    createdDate: iso(row.created_at),
    updatedDate: iso(row.updated_at),
    bookingCount: figures.bookings,
    cancellationCount: figures.cancellations,
    noShowCount: figures.no_shows,
    lastNoShowDate: isoOrNull(figures.last_no_show),
    lastVisitDate: isoOrNull(figures.last_visit),
    nextVisitDate: isoOrNull(figures.next_visit),
    pinnedNote: figures.pinned_note,
  }
}

/** The details by the names of the API. */
export function detailsView(row: ContactRow): Required<Details> {
  const { first_name: firstName, last_name: lastName, email, phone, language } = row
  return { firstName, lastName, email, phone, language }
}

/** First and last name, or else an email address or the phone number. */
export function displayName({ first_name, last_name, email, more_emails, phone }: ContactRow): string {
  const name = [first_name, last_name].filter(Boolean).join(' ')
  return (name || (email ?? phone ?? more_emails[0] ?? '')).slice(0, 201)
}

export function noteView(row: NoteRow): Infer<typeof customers.CustomerNote> {
  return {
    id: row.id,
    text: row.text,
    pinned: row.pinned,
    authorName: row.author_name,
    createdDate: iso(row.created_at),
    updatedDate: iso(row.updated_at),
    earlier: row.earlier.slice(-1000).reverse(),
  }
}

export function historyView(row: ContactHistoryRow): Infer<typeof customers.CustomerHistoryEntry> {
  return {
    occurredAt: iso(row.occurred_at),
    action: row.action as 'create' | 'update' | 'merge' | 'unmerge',
    actorName: row.actor_name,
    detail: row.detail,
  }
}

const iso = (instant: string): string => new Date(instant).toISOString()
const isoOrNull = (instant: string | null): string | null => (instant === null ? null : iso(instant))
