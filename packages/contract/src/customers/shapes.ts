import { embed, guid, instant, oneOf, orNull, ownShape, Type, text, zone } from '../own.ts'

const count = (description: string) => Type.Integer({ minimum: 0, description })
const revision = text(20, 'Incremented with every change; send the revision you read.')
const details = {
  firstName: orNull(text(100, 'First name.')),
  lastName: orNull(text(100, 'Last name.')),
  email: orNull(text(320, 'Email address; unique among customers.')),
  phone: orNull(text(50, 'Phone number.')),
  language: orNull(Type.String({ format: 'language-tag', maxLength: 35, description: 'Language of messages.' })),
}

/** A previous text of a note. */
export const CustomerNoteVersion = ownShape('customers.CustomerNoteVersion', {
  text: text(5000, 'Previous text.'),
  authorName: orNull(text(200, 'Name of its author.')),
  replacedDate: instant('When it was replaced.'),
})

/** A note about a customer, visible to the team. */
export const CustomerNote = ownShape('customers.CustomerNote', {
  id: guid('Id of the note.'),
  text: text(5000, 'Text of the note.'),
  pinned: Type.Boolean({ description: 'Whether the note is pinned to the top.' }),
  authorName: orNull(text(200, 'Name of its author.')),
  createdDate: instant('When it was created.'),
  updatedDate: instant('When it was last changed.'),
  earlier: Type.Array(embed(CustomerNoteVersion), { maxItems: 1000, description: 'Previous texts, latest first.' }),
})

/** A change to a customer record. */
export const CustomerHistoryEntry = ownShape('customers.CustomerHistoryEntry', {
  occurredAt: instant('When the action was performed.'),
  action: oneOf(['create', 'update', 'merge', 'unmerge'], { description: 'The action.' }),
  actorName: orNull(text(200, 'Name of the actor, if known.')),
  detail: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Each changed field with `from` and `to`; for a merge, the merged duplicates.',
  }),
})

/** A customer, with or without an account. */
export const Customer = ownShape('customers.Customer', {
  id: guid('Id of the contact.'),
  revision,
  ...details,
  name: text(201, 'First and last name; otherwise the email address or phone number.'),
  account: oneOf(['NONE', 'UNVERIFIED', 'VERIFIED'], {
    description: 'Whether the customer has an account, and whether its email address is verified.',
  }),
  unverifiedEmail: orNull(text(320, 'Email address of an account that has not verified it; it identifies nobody.')),
  timeZone: orNull(zone('Time zone of the customer, if known.')),
  createdDate: instant('When the customer was created.'),
  updatedDate: instant('When the details were last changed.'),
  bookingCount: count('Number of bookings that are or were confirmed.'),
  cancellationCount: count('Number of cancelled bookings.'),
  noShowCount: count('Number of no-shows.'),
  lastNoShowDate: orNull(instant('Start of the last booking the customer did not attend.')),
  lastVisitDate: orNull(instant('Start of the last visit.')),
  nextVisitDate: orNull(instant('Start of the next visit.')),
  pinnedNote: orNull(text(5000, 'Text of the pinned note.')),
})

export const QueryCustomersRequest = ownShape('customers.QueryCustomersRequest', {
  search: Type.Optional(orNull(text(100, 'Part of a name, email address or phone number.'))),
  sort: Type.Optional(
    oneOf(['NAME', 'LAST_VISIT', 'NEXT_VISIT', 'CREATED', 'NO_SHOWS'], {
      description: 'Sort order; defaults to NAME. With a search, the best match comes first.',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Page size; defaults to 50.' })),
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'Number of customers to skip; defaults to 0.' }),
  ),
})
export const QueryCustomersResponse = ownShape('customers.QueryCustomersResponse', {
  customers: Type.Array(embed(Customer), { maxItems: 100 }),
  total: count('Total number of customers that match.'),
})
const contactId = guid('Id of the contact.')
export const GetCustomerRequest = ownShape('customers.GetCustomerRequest', { contactId })
export const CustomerResponse = ownShape('customers.CustomerResponse', {
  customer: embed(Customer),
  notes: Type.Array(embed(CustomerNote), { maxItems: 1000, description: 'Pinned notes first, then newest first.' }),
  alike: Type.Array(embed(Customer), { maxItems: 10, description: 'Possible duplicates.' }),
  history: Type.Array(embed(CustomerHistoryEntry), { maxItems: 1000, description: 'Changes, latest first.' }),
})
const optional = {
  firstName: Type.Optional(details.firstName),
  lastName: Type.Optional(details.lastName),
  email: Type.Optional(details.email),
  phone: Type.Optional(details.phone),
  language: Type.Optional(details.language),
}
export const NewCustomer = ownShape('customers.NewCustomer', optional)
export const CreateCustomerRequest = ownShape('customers.CreateCustomerRequest', { customer: embed(NewCustomer) })
export const CustomerChanges = ownShape('customers.CustomerChanges', { id: contactId, revision, ...optional })
export const UpdateCustomerRequest = ownShape('customers.UpdateCustomerRequest', { customer: embed(CustomerChanges) })
export const AddCustomerNoteRequest = ownShape('customers.AddCustomerNoteRequest', {
  contactId,
  text: Type.String({ minLength: 1, maxLength: 5000, description: 'Text of the note.' }),
  pinned: Type.Optional(Type.Boolean({ description: 'Whether to pin the note to the top; defaults to false.' })),
})
export const UpdateCustomerNoteRequest = ownShape('customers.UpdateCustomerNoteRequest', {
  contactId,
  noteId: guid('Id of the note.'),
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 5000, description: 'Text of the note.' })),
  pinned: Type.Optional(Type.Boolean({ description: 'Whether to pin the note to the top.' })),
})
export const RemoveCustomerNoteRequest = ownShape('customers.RemoveCustomerNoteRequest', {
  contactId,
  noteId: guid('Id of the note.'),
})
export const RestoreCustomerNoteRequest = ownShape('customers.RestoreCustomerNoteRequest', {
  contactId,
  noteId: guid('Id of the note.'),
})
export const MergeCustomersRequest = ownShape('customers.MergeCustomersRequest', {
  contactId: guid('Id of the contact to keep; its empty details are filled in from the others.'),
  otherIds: Type.Array(guid('Id of a contact to merge into it.'), { minItems: 1, maxItems: 10 }),
})
export const UnmergeCustomersRequest = ownShape('customers.UnmergeCustomersRequest', {
  contactId: guid('Id of the contact that was merged.'),
})
export const CancelCustomerBookingsRequest = ownShape('customers.CancelCustomerBookingsRequest', {
  contactId: guid('Id of the customer.'),
  notifyCustomer: Type.Optional(Type.Boolean({ description: 'Whether the customer gets an email for each booking.' })),
  message: Type.Optional(text(1000, 'Text added to these emails.')),
  withRefund: Type.Optional(
    Type.Boolean({ description: 'Whether card payments are refunded and credits returned; needs MANAGE_PAYMENTS.' }),
  ),
})
export const CancelCustomerBookingsResponse = ownShape('customers.CancelCustomerBookingsResponse', {
  bookingIds: Type.Array(guid('Id of a booking that was cancelled.'), { maxItems: 100_000 }),
})
export const ExportCustomersRequest = ownShape('customers.ExportCustomersRequest', {})
/** Content of a CSV file. */
export const ExportCustomersResponse = ownShape('customers.ExportCustomersResponse', {
  content: text(100_000_000, 'Content of the file.'),
  filename: text(200, 'File name.'),
})
