import { embed, guid, instant, localDate, oneOf, orNull, ownShape, Type, text, zone } from '../own.ts'

/** Availability of a day. */
export const dayStates = ['FREE', 'FULL', 'CLOSED', 'PAST', 'TOO_EARLY', 'TOO_LATE'] as const

/** An available time. */
export const FreeTime = ownShape('availability.FreeTime', {
  startDate: instant('Start.'),
  endDate: instant('End.'),
  localStartDate: text(19, 'Local start in the requested time zone.'),
  resourceId: orNull(guid('Id of the first available resource.')),
  resourceIds: Type.Array(guid('Id of a resource that is available at this time.'), { maxItems: 250 }),
  locationId: orNull(guid('Id of the location.')),
})

export const AvailabilityDay = ownShape('availability.AvailabilityDay', {
  date: text(10, 'Local date `YYYY-MM-DD` in the requested time zone.'),
  state: oneOf(dayStates, { description: 'FREE: at least one time is available.' }),
  freeCount: Type.Integer({ description: 'Number of available start times.' }),
})

/** Why nothing is available, and what would change that. */
export const AvailabilityRefusal = ownShape('availability.AvailabilityRefusal', {
  rule: text(40, 'The rule that refuses the request.'),
  opensAt: orNull(instant('When the rule stops applying, if that depends only on time.')),
})

export const OverviewRequest = ownShape('availability.OverviewRequest', {
  serviceId: guid('Id of an appointment service.'),
  resourceId: Type.Optional(orNull(guid('Only this resource.'))),
  locationId: Type.Optional(orNull(guid('Only this location.'))),
  fromDate: localDate('First day.'),
  days: Type.Integer({ minimum: 1, maximum: 70, description: 'Number of days.' }),
  timesOf: Type.Optional(
    orNull(localDate('Day whose available times are listed; defaults to the first available day.')),
  ),
  timezone: Type.Optional(orNull(zone('Time zone of days and times; defaults to that of the business.'))),
  durationMinutes: Type.Optional(
    orNull(
      Type.Integer({
        minimum: 1,
        maximum: 57_600,
        description: 'Chosen duration, for a service with several; 1440 for each day of a rental by the day.',
      }),
    ),
  ),
  addOnIds: Type.Optional(
    Type.Array(guid('Id of a chosen add-on; its duration is added to the appointment.'), { maxItems: 21 }),
  ),
  exceptSessionId: Type.Optional(
    orNull(guid('Session to ignore: the caller’s appointment that is being rescheduled.')),
  ),
  manageToken: Type.Optional(
    orNull(text(2048, 'Signed link token of that appointment, for callers who did not book it themselves.')),
  ),
})
export const OverviewResponse = ownShape('availability.OverviewResponse', {
  timezone: zone('Time zone used in the response.'),
  days: Type.Array(embed(AvailabilityDay), { maxItems: 70 }),
  timesOf: orNull(text(10, 'Day whose times are listed.')),
  times: Type.Array(embed(FreeTime), { maxItems: 2000 }),
  nextFree: orNull(embed(FreeTime)),
  refusal: orNull(embed(AvailabilityRefusal)),
})

export const NextFreeRequest = ownShape('availability.NextFreeRequest', {
  serviceIds: Type.Array(guid('Id of an appointment service.'), { minItems: 1, maxItems: 100 }),
  fromDate: Type.Optional(orNull(instant('Earliest start; defaults to now.'))),
  resourceId: Type.Optional(orNull(guid('Only this resource.'))),
  locationId: Type.Optional(orNull(guid('Only this location.'))),
  perService: Type.Optional(
    orNull(Type.Integer({ minimum: 1, maximum: 10, description: 'Number of times per service; defaults to 1.' })),
  ),
  timezone: Type.Optional(orNull(zone('Time zone of local times; defaults to that of the business.'))),
})
export const ServiceNextFree = ownShape('availability.ServiceNextFree', {
  serviceId: guid('Id of the service.'),
  times: Type.Array(embed(FreeTime), { maxItems: 10 }),
})
export const NextFreeResponse = ownShape('availability.NextFreeResponse', {
  timezone: zone('Time zone used in the response.'),
  services: Type.Array(embed(ServiceNextFree), { maxItems: 100 }),
})

/** Origin of a refusal: working hours, a booking or a policy. */
export const RefusalSource = ownShape('availability.RefusalSource', {
  kind: text(40, 'HOURS, PLACE, CLOSING, SESSION, HOLD, POLICY, SERVICE, RESOURCE, WISH or GRID.'),
  id: orNull(text(64, 'Id of the source.')),
  label: orNull(text(400, 'Name of the source.')),
})

/** The smallest change that would make the time available. */
export const RefusalChange = ownShape('availability.RefusalChange', {
  kind: oneOf(['WAIT', 'OPEN', 'FREE', 'MOVE', 'END', 'SETTING', 'SEATS'], { description: 'What to change.' }),
  startDate: orNull(instant('Start of the change, alternative start, or time to try again.')),
  endDate: orNull(instant('End of the change.')),
})

/** A rule that refuses the time. */
export const SlotRefusal = ownShape('availability.SlotRefusal', {
  rule: text(40, 'Name of the rule.'),
  resourceId: orNull(guid('Id of the affected resource; null for the request as a whole.')),
  source: embed(RefusalSource),
  startDate: orNull(instant('Start of the conflict.')),
  endDate: orNull(instant('End of the conflict.')),
  change: orNull(embed(RefusalChange)),
  nearestStartDate: orNull(instant('Nearest start that can be booked with this resource, or with any.')),
})

/** Busy time of a resource. */
export const LaneBlock = ownShape('availability.LaneBlock', {
  kind: oneOf(['SESSION', 'HOLD', 'BUFFER'], { description: 'What occupies the time.' }),
  startDate: instant('Start.'),
  endDate: instant('End.'),
  sessionId: orNull(guid('Id of the session.')),
  label: text(400, 'Title of the block.'),
})

/** A resource on the time scale. */
export const ResourceLane = ownShape('availability.ResourceLane', {
  resourceId: guid('Id of the resource.'),
  name: text(40, 'Name of the resource.'),
  typeName: text(40, 'Name of the resource type.'),
  free: Type.Boolean({ description: 'Whether the resource is available.' }),
  rule: orNull(text(40, 'The rule that refuses the time.')),
  open: Type.Array(
    Type.Object({ startDate: instant('Start.'), endDate: instant('End.') }, { additionalProperties: false }),
    { maxItems: 100, description: 'Open hours of the day.' },
  ),
  blocks: Type.Array(embed(LaneBlock), { maxItems: 1000 }),
})

/** A rule that was checked. */
export const RuleChecked = ownShape('availability.RuleChecked', {
  rule: text(40, 'Name of the rule.'),
  passed: Type.Boolean({ description: 'Whether the time passes the rule.' }),
})

export const ExplainRequest = ownShape('availability.ExplainRequest', {
  serviceId: guid('Id of the service.'),
  startDate: instant('Requested start.'),
  endDate: Type.Optional(orNull(instant('Requested end; defaults to the start plus the duration of the service.'))),
  resourceId: Type.Optional(orNull(guid('Only this resource.'))),
  locationId: Type.Optional(orNull(guid('Id of the location; defaults to the first location of the service.'))),
  sessionId: Type.Optional(orNull(guid('Session of a class, instead of a start.'))),
  participants: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: 'Number of participants; defaults to 1.' }),
  ),
  addOnIds: Type.Optional(Type.Array(guid('Id of a chosen add-on.'), { maxItems: 21 })),
  requestedGender: Type.Optional(
    orNull(oneOf(['ANY_MALE', 'ANY_FEMALE'], { description: 'Preferred gender of the staff member.' })),
  ),
  as: Type.Optional(
    oneOf(['CUSTOMER', 'STAFF'], {
      description: 'For whom to check; defaults to CUSTOMER. Policy and start time grid do not apply to STAFF.',
    }),
  ),
  exceptSessionId: Type.Optional(orNull(guid('Session to ignore: the one that is being rescheduled.'))),
  timezone: Type.Optional(orNull(zone('Time zone of the day shown in the lanes; defaults to that of the business.'))),
})
/** Where the explained time would be. */
export const ExplainedLocation = ownShape('availability.ExplainedLocation', {
  id: orNull(guid('Id of the location; null outside the business.')),
  name: orNull(text(200, 'Name of the location.')),
  timeZone: zone('Time zone of the location.'),
})
export const ExplainResponse = ownShape('availability.ExplainResponse', {
  timezone: zone('Time zone used in the response.'),
  startDate: instant('Requested start.'),
  endDate: instant('Requested end.'),
  location: orNull(embed(ExplainedLocation)),
  offered: Type.Boolean({ description: 'Whether the time can be booked.' }),
  rule: orNull(text(40, 'The rule closest to being met.')),
  resourceIds: Type.Array(guid('Id of a resource that would be booked.'), { maxItems: 20 }),
  refusals: Type.Array(embed(SlotRefusal), { maxItems: 2000 }),
  nearestStartDate: orNull(instant('Nearest start that can be booked.')),
  nearestResourceId: orNull(guid('Resource available at the nearest start.')),
  lanes: Type.Array(embed(ResourceLane), { maxItems: 500 }),
  checked: Type.Array(embed(RuleChecked), { maxItems: 100 }),
})
