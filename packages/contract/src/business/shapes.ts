import { embed, guid, orNull, ownShape, Type, words, zone } from '../own.ts'

/** Opening hours of one weekday, as wall times of the location. */
export const OpeningWindow = ownShape('business.OpeningWindow', {
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: 'Monday is 1.' }),
  opensMinute: Type.Integer({ minimum: 0, maximum: 1439, description: 'Minutes from midnight.' }),
  closesMinute: Type.Integer({
    minimum: 1,
    maximum: 2880,
    description: 'Minutes from midnight of the opening day; above 1440 it is the next day.',
  }),
})

/** A place of the business, as customers see it. */
export const Location = ownShape('business.Location', {
  id: guid('The location.'),
  name: words(200, 'Its name.'),
  address: Type.Record(Type.String(), Type.Unknown(), { description: 'Parts of the address, as written.' }),
  formattedAddress: words(512, 'The address on one line.'),
  directions: orNull(words(2000, 'How to find the door.')),
  phone: orNull(words(50, 'Telephone number.')),
  email: orNull(words(320, 'E-mail address.')),
  timeZone: zone('IANA zone of the place.'),
  default: Type.Boolean({ description: 'The place a service is at unless it says otherwise.' }),
  openingHours: Type.Array(embed(OpeningWindow), { maxItems: 200 }),
  closedDates: Type.Array(
    words(10, 'A day `YYYY-MM-DD` in the next eight weeks on which it is closed out of the ordinary.'),
    { maxItems: 100 },
  ),
})

export const ListLocationsRequest = ownShape('business.ListLocationsRequest', {})
export const ListLocationsResponse = ownShape('business.ListLocationsResponse', {
  locations: Type.Array(embed(Location), { maxItems: 1000 }),
})
