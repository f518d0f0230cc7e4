import { embed, guid, instant, localDate, oneOf, orNull, ownShape, Type, words, zone } from '../own.ts'

/** How a day looks to someone choosing a time. */
export const dayStates = ['FREE', 'FULL', 'CLOSED', 'PAST', 'TOO_EARLY', 'TOO_LATE'] as const

/** A time someone could take. */
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

/** Why nothing is free, with what would change it. */
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
