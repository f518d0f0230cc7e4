import { embed, guid, instant, localDate, oneOf, orNull, ownShape, Type, words, zone } from '../own.ts'

/** Availability of a day. */
export const dayStates = ['FREE', 'FULL', 'CLOSED', 'PAST', 'TOO_EARLY', 'TOO_LATE'] as const

/** An available time. */
export const FreeTime = ownShape('availability.FreeTime', {
  startDate: instant('Start.'),
  endDate: instant('End.'),
  localStartDate: words(19, 'Start as wall time of the asked zone.'),
  resourceId: orNull(guid('Who is free first.')),
  resourceIds: Type.Array(guid('Everyone free then.'), { maxItems: 250 }),
  locationId: orNull(guid('Where.')),
})

export const AvailabilityDay = ownShape('availability.AvailabilityDay', {
  date: words(10, 'Local day `YYYY-MM-DD` of the asked zone.'),
  state: oneOf(dayStates, { description: 'FREE: at least one time can be taken.' }),
  freeCount: Type.Integer({ description: 'Start times that can be taken.' }),
})

/** Why nothing is available, and what would change that. */
export const AvailabilityRefusal = ownShape('availability.AvailabilityRefusal', {
  rule: words(40, 'The rule that stands in the way.'),
  opensAt: orNull(instant('When it stops standing in the way, if time alone does it.')),
})

export const OverviewRequest = ownShape('availability.OverviewRequest', {
  serviceId: guid('An appointment service.'),
  resourceId: Type.Optional(orNull(guid('With this person only.'))),
  locationId: Type.Optional(orNull(guid('At this place only.'))),
  fromDate: localDate('First day.'),
  days: Type.Integer({ minimum: 1, maximum: 70, description: 'How many days.' }),
  timesOf: Type.Optional(orNull(localDate('Also list the free times of this day; without it, of the first free day.'))),
  timezone: Type.Optional(orNull(zone('Zone of days and times; the business’s unless sent.'))),
  durationMinutes: Type.Optional(
    orNull(Type.Integer({ minimum: 1, maximum: 1440, description: 'The chosen length, of a service with several.' })),
  ),
  addOnIds: Type.Optional(Type.Array(guid('A chosen add-on; those with a length make it longer.'), { maxItems: 21 })),
  exceptSessionId: Type.Optional(
    orNull(guid('An appointment of the caller to look through as if it were gone: the one that is about to move.')),
  ),
  manageToken: Type.Optional(
    orNull(words(2048, 'The signed link of that appointment, from whoever did not book it themselves.')),
  ),
})
export const OverviewResponse = ownShape('availability.OverviewResponse', {
  timezone: zone('The zone used.'),
  days: Type.Array(embed(AvailabilityDay), { maxItems: 70 }),
  timesOf: orNull(words(10, 'The day whose times are listed.')),
  times: Type.Array(embed(FreeTime), { maxItems: 2000 }),
  nextFree: orNull(embed(FreeTime)),
  refusal: orNull(embed(AvailabilityRefusal)),
})

export const NextFreeRequest = ownShape('availability.NextFreeRequest', {
  serviceIds: Type.Array(guid('An appointment service.'), { minItems: 1, maxItems: 100 }),
  fromDate: Type.Optional(orNull(instant('Not before; now unless sent.'))),
  perService: Type.Optional(
    orNull(Type.Integer({ minimum: 1, maximum: 10, description: 'How many times of each; one unless sent.' })),
  ),
  timezone: Type.Optional(orNull(zone('Zone of the wall times; the business’s unless sent.'))),
})
export const ServiceNextFree = ownShape('availability.ServiceNextFree', {
  serviceId: guid('The service.'),
  times: Type.Array(embed(FreeTime), { maxItems: 10 }),
})
export const NextFreeResponse = ownShape('availability.NextFreeResponse', {
  timezone: zone('The zone used.'),
  services: Type.Array(embed(ServiceNextFree), { maxItems: 100 }),
})

/** Origin of a refusal: working hours, a booking or a policy. */
export const RefusalSource = ownShape('availability.RefusalSource', {
  kind: words(40, 'HOURS, PLACE, CLOSING, SESSION, HOLD, POLICY, SERVICE, RESOURCE, WISH or GRID.'),
  id: orNull(words(64, 'The id of that thing.')),
  label: orNull(words(400, 'What it is called.')),
})

/** The smallest change that would make the time available. */
export const RefusalChange = ownShape('availability.RefusalChange', {
  kind: oneOf(['WAIT', 'OPEN', 'FREE', 'MOVE', 'END', 'SETTING', 'SEATS'], { description: 'What to change.' }),
  startDate: orNull(instant('From when, or the other start, or when to ask again.')),
  endDate: orNull(instant('Until when.')),
})

/** A rule that refuses the time. */
export const SlotRefusal = ownShape('availability.SlotRefusal', {
  rule: words(40, 'The rule.'),
  resourceId: orNull(guid('Whom it is about; null: the request as a whole.')),
  source: embed(RefusalSource),
  startDate: orNull(instant('Start of what stands in the way.')),
  endDate: orNull(instant('End of what stands in the way.')),
  change: orNull(embed(RefusalChange)),
  nearestStartDate: orNull(instant('The nearest start that can be booked, with that resource or any.')),
})

/** Busy time of a resource. */
export const LaneBlock = ownShape('availability.LaneBlock', {
  kind: oneOf(['SESSION', 'HOLD', 'BUFFER'], { description: 'What takes it.' }),
  startDate: instant('Start.'),
  endDate: instant('End.'),
  sessionId: orNull(guid('The session.')),
  label: words(400, 'What it is called.'),
})

/** A resource on the time scale. */
export const ResourceLane = ownShape('availability.ResourceLane', {
  resourceId: guid('The resource.'),
  name: words(40, 'Its name.'),
  typeName: words(40, 'Its kind.'),
  free: Type.Boolean({ description: 'It could take the time.' }),
  rule: orNull(words(40, 'The rule that refuses it.')),
  open: Type.Array(
    Type.Object({ startDate: instant('Start.'), endDate: instant('End.') }, { additionalProperties: false }),
    { maxItems: 100, description: 'Open time of the day.' },
  ),
  blocks: Type.Array(embed(LaneBlock), { maxItems: 1000 }),
})

/** A rule that was checked. */
export const RuleChecked = ownShape('availability.RuleChecked', {
  rule: words(40, 'The rule.'),
  passed: Type.Boolean({ description: 'Whether it lets the time through.' }),
})

export const ExplainRequest = ownShape('availability.ExplainRequest', {
  serviceId: guid('The service.'),
  startDate: instant('The start asked about.'),
  endDate: Type.Optional(orNull(instant('The end; start and the service’s own length unless sent.'))),
  resourceId: Type.Optional(orNull(guid('With this person or room only.'))),
  locationId: Type.Optional(orNull(guid('At this place; the service’s first unless sent.'))),
  sessionId: Type.Optional(orNull(guid('A meeting of a class, instead of a start.'))),
  participants: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: 'How many people; 1 unless sent.' }),
  ),
  addOnIds: Type.Optional(Type.Array(guid('A chosen add-on.'), { maxItems: 21 })),
  requestedGender: Type.Optional(
    orNull(oneOf(['ANY_MALE', 'ANY_FEMALE'], { description: 'Wish about the person’s gender.' })),
  ),
  as: Type.Optional(
    oneOf(['CUSTOMER', 'STAFF'], { description: 'Whose eyes; CUSTOMER unless sent. Staff pass policy and grid.' }),
  ),
  exceptSessionId: Type.Optional(orNull(guid('A session to look through as if it were gone: the one that is moved.'))),
  timezone: Type.Optional(orNull(zone('Zone of the day shown on the lanes; the business’s unless sent.'))),
})
export const ExplainResponse = ownShape('availability.ExplainResponse', {
  timezone: zone('The zone used.'),
  startDate: instant('The start asked about.'),
  endDate: instant('The end.'),
  offered: Type.Boolean({ description: 'It can be booked.' }),
  rule: orNull(words(40, 'The rule nearest to letting it through.')),
  resourceIds: Type.Array(guid('Who would take it.'), { maxItems: 20 }),
  refusals: Type.Array(embed(SlotRefusal), { maxItems: 2000 }),
  nearestStartDate: orNull(instant('The nearest start that can be booked.')),
  nearestResourceId: orNull(guid('With whom.')),
  lanes: Type.Array(embed(ResourceLane), { maxItems: 500 }),
  checked: Type.Array(embed(RuleChecked), { maxItems: 100 }),
})
