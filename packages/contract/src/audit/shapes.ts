import { embed, guid, instant, orNull, ownShape, Type, words } from '../own.ts'

/** An entry of the activity log. */
export const AuditEntry = ownShape('audit.AuditEntry', {
  id: guid('The entry.'),
  at: instant('When.'),
  actorName: words(200, 'Who, by name as it was then.'),
  actorId: orNull(guid('The person or key; null for the house itself.')),
  operation: words(100, 'The call.'),
  entityType: words(50, 'What kind of thing: service, staffMember, bookingPolicy, user, …'),
  entityId: orNull(guid('The thing.')),
  entityName: words(400, 'Its name as it was then.'),
  changes: Type.Array(
    Type.Object({
      field: words(200, 'Path of the field.'),
      before: Type.Optional(Type.Unknown({ description: 'What it was.' })),
      after: Type.Optional(Type.Unknown({ description: 'What it is.' })),
    }),
    { maxItems: 200 },
  ),
})

export const ListAuditEntriesRequest = ownShape('audit.ListAuditEntriesRequest', {
  entityType: Type.Optional(words(50, 'Only things of this kind.')),
  entityId: Type.Optional(guid('Only this thing.')),
  actorId: Type.Optional(guid('Only what this person or key did.')),
  from: Type.Optional(instant('Not before.')),
  to: Type.Optional(instant('Before.')),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'How many; 50 unless sent.' })),
  cursor: Type.Optional(words(500, 'Where the page before ended.')),
})
export const ListAuditEntriesResponse = ownShape('audit.ListAuditEntriesResponse', {
  entries: Type.Array(embed(AuditEntry), { maxItems: 100 }),
  nextCursor: orNull(words(500, 'Where the next page begins.')),
})
