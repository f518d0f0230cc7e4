import { embed, guid, instant, orNull, ownShape, Type, text } from '../own.ts'

/** An entry of the activity log. */
export const AuditEntry = ownShape('audit.AuditEntry', {
  id: guid('Id of the entry.'),
  at: instant('When the action was performed.'),
  actorName: text(200, 'Name of the actor at the time of the action.'),
  actorId: orNull(guid('Id of the team member or API key; null for the system.')),
  operation: text(100, 'Id of the operation.'),
  entityType: text(50, 'Type of the entity: service, staffMember, bookingPolicy, user, …'),
  entityId: orNull(guid('Id of the entity.')),
  entityName: text(400, 'Name of the entity at the time of the action.'),
  changes: Type.Array(
    Type.Object({
      field: text(200, 'Path of the field.'),
      before: Type.Optional(Type.Unknown({ description: 'Previous value.' })),
      after: Type.Optional(Type.Unknown({ description: 'New value.' })),
    }),
    { maxItems: 200 },
  ),
})

export const ListAuditEntriesRequest = ownShape('audit.ListAuditEntriesRequest', {
  entityType: Type.Optional(text(50, 'Only entities of this type.')),
  entityId: Type.Optional(guid('Only this entity.')),
  actorId: Type.Optional(guid('Only actions of this team member or API key.')),
  from: Type.Optional(instant('Earliest time, inclusive.')),
  to: Type.Optional(instant('Latest time, exclusive.')),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Page size; defaults to 50.' })),
  cursor: Type.Optional(text(500, 'Cursor from the previous page.')),
})
export const ListAuditEntriesResponse = ownShape('audit.ListAuditEntriesResponse', {
  entries: Type.Array(embed(AuditEntry), { maxItems: 100 }),
  nextCursor: orNull(text(500, 'Cursor of the next page; null on the last page.')),
})
