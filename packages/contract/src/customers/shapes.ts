import { embed, guid, instant, oneOf, orNull, ownShape, Type, words, zone } from '../own.ts'

const count = (description: string) => Type.Integer({ minimum: 0, description })
const revision = words(20, 'Counts the changes; send back the one you read.')
const details = {
  firstName: orNull(words(100, 'First name.')),
  lastName: orNull(words(100, 'Last name.')),
  email: orNull(words(320, 'Email address; at most one customer has it.')),
  phone: orNull(words(50, 'Phone number.')),
  language: orNull(Type.String({ format: 'language-tag', maxLength: 35, description: 'Language of messages.' })),
}

/** A former text of a note. */
export const EarlierWords = ownShape('customers.EarlierWords', {
  text: words(5000, 'The words as they were.'),
  authorName: orNull(words(200, 'Who had written them.')),
  replacedDate: instant('When others took their place.'),
})

/** A note about a customer, visible to the team. */
export const CustomerNote = ownShape('customers.CustomerNote', {
  id: guid('The note.'),
  text: words(5000, 'The words.'),
  pinned: Type.Boolean({ description: 'Shown on top.' }),
  authorName: orNull(words(200, 'Who wrote it.')),
  createdDate: instant('When it was written.'),
  updatedDate: instant('When it was last changed.'),
  earlier: Type.Array(embed(EarlierWords), { maxItems: 1000, description: 'Its earlier words, the latest first.' }),
})

/** A change to a customer record. */
export const CustomerHistoryEntry = ownShape('customers.CustomerHistoryEntry', {
  occurredAt: instant('When.'),
  action: oneOf(['create', 'update', 'merge', 'unmerge'], { description: 'What was done.' }),
  actorName: orNull(words(200, 'Who, where a name is known.')),
  detail: Type.Record(Type.String(), Type.Unknown(), {
    description: 'Each changed field with `from` and `to`; of a merge, the doubles as they were.',
  }),
})

/** A customer, with or without an account. */
export const Customer = ownShape('customers.Customer', {
  id: guid('The contact.'),
  revision,
  ...details,
  name: words(201, 'First and last name, else the email address or the number.'),
  timeZone: orNull(zone('The customer’s zone, when known.')),
  createdDate: instant('When the business first met this customer.'),
  updatedDate: instant('When the details were last changed.'),
  bookingCount: count('Bookings that are or were confirmed.'),
  cancellationCount: count('Bookings that were cancelled.'),
  noShowCount: count('How often nobody came.'),
  lastNoShowDate: orNull(instant('Start of the latest visit nobody came to.')),
  lastVisitDate: orNull(instant('Start of the latest past visit.')),
  nextVisitDate: orNull(instant('Start of the next visit.')),
  pinnedNote: orNull(words(5000, 'The pinned note.')),
})

export const QueryCustomersRequest = ownShape('customers.QueryCustomersRequest', {
  search: Type.Optional(orNull(words(100, 'Part of a name, an email address or a number.'))),
  sort: Type.Optional(
    oneOf(['NAME', 'LAST_VISIT', 'NEXT_VISIT', 'CREATED', 'NO_SHOWS'], {
      description: 'NAME unless sent; with a search the best match first.',
    }),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: '50 unless sent.' })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: '0 unless sent.' })),
})
export const QueryCustomersResponse = ownShape('customers.QueryCustomersResponse', {
  customers: Type.Array(embed(Customer), { maxItems: 100 }),
  total: count('How many there are in all.'),
})
const contactId = guid('The contact.')
export const GetCustomerRequest = ownShape('customers.GetCustomerRequest', { contactId })
export const CustomerResponse = ownShape('customers.CustomerResponse', {
  customer: embed(Customer),
  notes: Type.Array(embed(CustomerNote), { maxItems: 1000, description: 'Pinned ones first, then the newest.' }),
  alike: Type.Array(embed(Customer), { maxItems: 10, description: 'Who may be the same person.' }),
  history: Type.Array(embed(CustomerHistoryEntry), { maxItems: 1000, description: 'What was changed, latest first.' }),
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
  text: Type.String({ minLength: 1, maxLength: 5000, description: 'The words.' }),
  pinned: Type.Optional(Type.Boolean({ description: 'Shown on top; no unless sent.' })),
})
export const UpdateCustomerNoteRequest = ownShape('customers.UpdateCustomerNoteRequest', {
  contactId,
  noteId: guid('The note.'),
  text: Type.Optional(Type.String({ minLength: 1, maxLength: 5000, description: 'The words.' })),
  pinned: Type.Optional(Type.Boolean({ description: 'Shown on top.' })),
})
export const RemoveCustomerNoteRequest = ownShape('customers.RemoveCustomerNoteRequest', {
  contactId,
  noteId: guid('The note.'),
})
export const RestoreCustomerNoteRequest = ownShape('customers.RestoreCustomerNoteRequest', {
  contactId,
  noteId: guid('The note.'),
})
export const MergeCustomersRequest = ownShape('customers.MergeCustomersRequest', {
  contactId: guid('Who stays; empty details are filled from the others.'),
  otherIds: Type.Array(guid('Who becomes part of them.'), { minItems: 1, maxItems: 10 }),
})
export const UnmergeCustomersRequest = ownShape('customers.UnmergeCustomersRequest', {
  contactId: guid('Who was just made one with others.'),
})
export const ExportCustomersRequest = ownShape('customers.ExportCustomersRequest', {})
/** Content of a CSV file. */
export const ExportCustomersResponse = ownShape('customers.ExportCustomersResponse', {
  content: words(100_000_000, 'The file.'),
  filename: words(200, 'Its name.'),
})
