import { embed, guid, localDate, oneOf, orNull, ownShape, phone, Type, words, zone } from '../own.ts'

const window = {
  opensMinute: Type.Integer({ minimum: 0, maximum: 1439, description: 'Minutes from midnight.' }),
  closesMinute: Type.Integer({
    minimum: 1,
    maximum: 2880,
    description: 'Minutes from midnight of the opening day; above 1440 it is the next day.',
  }),
}

/** Opening hours of one weekday, in local time. */
export const OpeningWindow = ownShape('business.OpeningWindow', {
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: 'Monday is 1.' }),
  ...window,
})

/** A date whose hours replace the weekly ones. */
export const SpecialHours = ownShape('business.SpecialHours', {
  date: words(10, 'The day, `YYYY-MM-DD`.'),
  windows: Type.Array(Type.Object(window, { additionalProperties: false }), { maxItems: 20 }),
})

const part = (maxLength: number, description: string) => Type.Optional(orNull(words(maxLength, description)))

/** A structured or one-line address. The parts are those of the Wix-compatible API, with a free-text country. */
export const PlaceAddress = ownShape('business.PlaceAddress', {
  streetAddress: Type.Optional(
    orNull(
      Type.Object(
        { number: part(255, 'Number.'), name: part(255, 'Name.'), apt: part(255, 'Apartment.') },
        { additionalProperties: false, description: 'Street and number apart.' },
      ),
    ),
  ),
  addressLine: part(255, 'Street and number on one line.'),
  country: part(100, 'A code of two letters, or its name.'),
  subdivision: part(255, 'State, canton or province.'),
  city: part(255, 'City.'),
  postalCode: part(255, 'Postal code.'),
  formattedAddress: part(512, 'The address on one line.'),
  geocode: Type.Optional(
    orNull(
      Type.Object(
        {
          latitude: Type.Optional(orNull(Type.Number({ minimum: -90, maximum: 90, description: 'Degrees north.' }))),
          longitude: Type.Optional(orNull(Type.Number({ minimum: -180, maximum: 180, description: 'Degrees east.' }))),
        },
        { additionalProperties: false, description: 'Place on the map, stored as written and never looked up.' },
      ),
    ),
  ),
  hint: part(255, 'How to find the door.'),
})

/** A location as customers see it. */
export const Location = ownShape('business.Location', {
  id: guid('The location.'),
  name: words(200, 'Its name.'),
  address: Type.Record(Type.String(), Type.Unknown(), { description: 'Parts of the address, as written.' }),
  formattedAddress: words(512, 'The address on one line.'),
  directions: orNull(words(2000, 'How to find the door.')),
  phone: orNull(words(50, 'Phone number.')),
  email: orNull(words(320, 'Email address.')),
  timeZone: zone('IANA zone of the place.'),
  default: Type.Boolean({ description: 'The place a service is at unless it says otherwise.' }),
  openingHours: Type.Array(embed(OpeningWindow), {
    maxItems: 200,
    description: 'Weekly hours; those of the default location if it has none of its own.',
  }),
  specialHours: Type.Array(embed(SpecialHours), {
    maxItems: 60,
    description: 'Dates in the next eight weeks that have hours of their own.',
  }),
  closedDates: Type.Array(
    words(10, 'A day `YYYY-MM-DD` in the next eight weeks on which it is closed out of the ordinary.'),
    { maxItems: 100 },
  ),
})

export const ListLocationsRequest = ownShape('business.ListLocationsRequest', {})
export const ListLocationsResponse = ownShape('business.ListLocationsResponse', {
  locations: Type.Array(embed(Location), { maxItems: 1000 }),
})

/** A location as the team sees it. */
export const ManagedLocation = ownShape('business.ManagedLocation', {
  id: guid('The location.'),
  revision: words(20, 'Goes up with every change.'),
  name: words(200, 'Its name.'),
  address: Type.Record(Type.String(), Type.Unknown(), { description: 'Parts of the address, as written.' }),
  formattedAddress: words(512, 'The address on one line.'),
  directions: orNull(words(2000, 'How to find the door.')),
  phone: orNull(words(50, 'Phone number.')),
  email: orNull(words(320, 'Email address.')),
  timeZone: zone('IANA zone of the place.'),
  default: Type.Boolean({ description: 'The place a service is at unless it says otherwise.' }),
  status: oneOf(['ACTIVE', 'INACTIVE'], { description: 'INACTIVE takes no new bookings and keeps the old ones.' }),
  archived: Type.Boolean({ description: 'Closed for good.' }),
  scheduleId: guid('The schedule with its opening hours. Without weekly hours it follows the default location.'),
})

const place = {
  name: Type.String({ minLength: 1, maxLength: 200, description: 'Its name.' }),
  address: embed(PlaceAddress),
  directions: orNull(words(2000, 'How to find the door.')),
  phone: orNull(phone('Phone number.')),
  email: orNull(Type.String({ format: 'email', maxLength: 320, description: 'Email address.' })),
  timeZone: zone('IANA zone of the place.'),
}

export const ListAllLocationsRequest = ownShape('business.ListAllLocationsRequest', {})
export const ListAllLocationsResponse = ownShape('business.ListAllLocationsResponse', {
  locations: Type.Array(embed(ManagedLocation), { maxItems: 1000 }),
})
export const CreateLocationRequest = ownShape('business.CreateLocationRequest', {
  name: place.name,
  address: Type.Optional(place.address),
  directions: Type.Optional(place.directions),
  phone: Type.Optional(place.phone),
  email: Type.Optional(place.email),
  timeZone: Type.Optional(place.timeZone),
})
export const UpdateLocationRequest = ownShape('business.UpdateLocationRequest', {
  locationId: guid('The location.'),
  revision: words(20, 'The revision that was read.'),
  name: Type.Optional(place.name),
  address: Type.Optional(place.address),
  directions: Type.Optional(place.directions),
  phone: Type.Optional(place.phone),
  email: Type.Optional(place.email),
  timeZone: Type.Optional(place.timeZone),
  status: Type.Optional(oneOf(['ACTIVE', 'INACTIVE'], { description: 'INACTIVE takes no new bookings.' })),
  default: Type.Optional(Type.Boolean({ description: 'true makes it the default place.' })),
})
export const ArchiveLocationRequest = ownShape('business.ArchiveLocationRequest', {
  locationId: guid('The location.'),
})
export const LocationResponse = ownShape('business.LocationResponse', { location: embed(ManagedLocation) })

/** A closure of the business or of one location. */
export const ClosingDay = ownShape('business.ClosingDay', {
  date: localDate('The day.'),
  locationId: orNull(guid('Only this place; null: every place.')),
  reason: words(200, 'Why, as customers read it.'),
})
export const ListClosingDaysRequest = ownShape('business.ListClosingDaysRequest', {
  from: Type.Optional(localDate('First day; today unless sent.')),
})
export const ClosingDaysResponse = ownShape('business.ClosingDaysResponse', {
  closingDays: Type.Array(embed(ClosingDay), { maxItems: 1000 }),
})
export const SetClosingDaysRequest = ownShape('business.SetClosingDaysRequest', {
  add: Type.Optional(Type.Array(embed(ClosingDay), { maxItems: 366 })),
  remove: Type.Optional(
    Type.Array(
      Type.Object({
        date: localDate('The day that is open again.'),
        locationId: orNull(guid('Only this place; null: the day of every place.')),
      }),
      { maxItems: 366 },
    ),
  ),
})
