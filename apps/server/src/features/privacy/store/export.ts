import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../db/database.ts'
import type { Person } from './person.ts'

type Kind = {
  table: string
  /** What says something about the person; keys of others, secrets and derived columns are left out. */
  columns: readonly string[]
  of: (person: Person) => RawBuilder<unknown>
}

const among = (column: string, ids: readonly string[]) => sql`${sql.ref(column)} = any(${[...ids]}::uuid[])`

/** Everything that is stored about a person and lasts, by the name it has in an export. */
const kinds: Record<string, Kind> = {
  accounts: {
    table: 'members',
    columns: [
      'id',
      'login_email',
      'nickname',
      'title',
      'slug',
      'status',
      'identity_profile',
      'created_at',
      'last_login_at',
    ],
    of: ({ memberIds }) => among('id', memberIds),
  },
  passkeys: {
    table: 'member_passkeys',
    columns: ['name', 'host', 'created_at', 'last_used_at'],
    of: ({ memberIds }) => among('member_id', memberIds),
  },
  factors: {
    table: 'member_factors',
    columns: ['type', 'phone', 'created_at', 'activated_at'],
    of: ({ memberIds }) => among('member_id', memberIds),
  },
  requestedAddresses: {
    table: 'login_email_changes',
    columns: ['new_email', 'created_at'],
    of: ({ memberIds }) => among('member_id', memberIds),
  },
  details: {
    table: 'contacts',
    columns: [
      'id',
      'email',
      'first_name',
      'last_name',
      'phone',
      'address',
      'notes',
      'more_emails',
      'more_phones',
      'more_addresses',
      'birthdate',
      'company',
      'job_title',
      'language',
      'time_zone',
      'created_at',
    ],
    of: ({ contactIds }) => among('id', contactIds),
  },
  notes: {
    table: 'customer_notes',
    columns: ['text', 'earlier', 'created_at', 'updated_at'],
    of: ({ contactIds }) => among('contact_id', contactIds),
  },
  bookedDetails: {
    table: 'bookings',
    columns: [
      'id',
      'title',
      'status',
      'starts_at',
      'ends_at',
      'contact_details',
      'additional_fields',
      'extended_fields',
      'latest_message',
      'location',
      'language',
      'created_at',
    ],
    of: ({ bookingIds }) => among('id', bookingIds),
  },
  bookingHistory: {
    table: 'booking_history',
    columns: ['booking_id', 'action', 'detail', 'occurred_at'],
    of: ({ bookingIds }) => among('booking_id', bookingIds),
  },
  detailsHistory: {
    table: 'contact_history',
    columns: ['action', 'detail', 'occurred_at'],
    of: ({ contactIds }) => among('contact_id', contactIds),
  },
  accountHistory: {
    table: 'member_history',
    columns: ['action', 'changes', 'occurred_at'],
    of: ({ memberIds }) => among('member_id', memberIds),
  },
  changes: {
    table: 'audit_entries',
    columns: ['operation', 'entity_name', 'changes', 'at'],
    of: ({ contactIds, memberIds, bookingIds, orderIds }) =>
      among('entity_id', [contactIds, memberIds, bookingIds, orderIds].flat()),
  },
  givenAnswers: {
    table: 'form_submissions',
    columns: ['id', 'questions', 'answers', 'rest', 'created_at'],
    of: ({ submissionIds }) => among('id', submissionIds),
  },
  files: {
    table: 'media_files',
    columns: ['id', 'file_name', 'alt_text', 'content_type', 'size_bytes', 'created_at'],
    of: ({ memberIds, submissionIds }) => sql`(${among('member_id', memberIds)} or ${among('uploaded_by', memberIds)}
      or ${among('submission_id', submissionIds)})`,
  },
  carts: {
    table: 'carts',
    columns: ['id', 'email', 'contact_info', 'buyer_note', 'created_at'],
    of: ({ cartIds }) => among('id', cartIds),
  },
  checkouts: {
    table: 'checkouts',
    columns: ['id', 'email', 'billing_info', 'buyer_note', 'custom_fields', 'created_at'],
    of: ({ checkoutIds }) => among('id', checkoutIds),
  },
  purchases: {
    table: 'orders',
    columns: ['id', 'plan_name', 'status', 'coupon_code', 'created_at', 'start_at', 'end_at'],
    of: ({ orderIds }) => among('id', orderIds),
  },
  paid: {
    table: 'payments',
    columns: [
      'id',
      'status',
      'method',
      'amount_minor',
      'currency',
      'card_brand',
      'card_last4',
      'return_url',
      'created_at',
    ],
    of: ({ chargeIds }) => among('charge_id', chargeIds),
  },
  returned: {
    table: 'refunds',
    columns: ['id', 'status', 'amount_minor', 'reason', 'created_at'],
    of: ({ chargeIds }) => among('charge_id', chargeIds),
  },
  waived: {
    table: 'waivers',
    columns: ['amount_minor', 'reason', 'created_at'],
    of: ({ chargeIds }) => among('charge_id', chargeIds),
  },
  issuedReceipts: {
    table: 'receipts',
    columns: ['kind', 'number', 'document', 'issued_at'],
    of: ({ contactIds, chargeIds }) => sql`(${among('contact_id', contactIds)} or ${among('charge_id', chargeIds)})`,
  },
  cards: {
    table: 'payment_methods',
    columns: ['brand', 'last4', 'expires_month', 'expires_year', 'created_at'],
    of: ({ contactIds, memberIds }) => sql`(${among('contact_id', contactIds)} or ${among('member_id', memberIds)})
      and deleted_at is null`,
  },
  // Codes and links are in the secrets of a message, and stay out.
  messages: {
    table: 'messages',
    columns: ['kind', 'channel', 'recipient', 'recipient_name', 'subject', 'body_text', 'created_at', 'sent_at'],
    of: ({ bookingIds, emails, phones }) => sql`secrets is null and (lower(recipient) = any(${emails})
      or recipient = any(${phones}) or ${among('booking_id', bookingIds)} and lower(recipient) = any(${emails}))`,
  },
}

/** Returns what is stored about a person, by kind. */
export async function listRecords(tx: Tx, person: Person): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {}
  for (const [name, { table, columns, of }] of Object.entries(kinds)) {
    const { rows } = await sql<object>`select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(table)} as found where site_id = ${person.siteId} and ${of(person)}`.execute(tx)
    found[name] = rows
  }
  return found
}
