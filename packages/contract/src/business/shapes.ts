import { embed, guid, localDate, oneOf, orNull, ownShape, phone, Type, text, zone } from '../own.ts'
import { TimeZoneChange } from '../zone-change.ts'

const window = {
  opensMinute: Type.Integer({ minimum: 0, maximum: 1439, description: 'Minutes from midnight.' }),
  closesMinute: Type.Integer({
    minimum: 1,
    maximum: 2880,
    description: 'Minutes from midnight of the opening day; values above 1440 are on the next day.',
  }),
}

/** Opening hours of one weekday, in local time. */
export const OpeningWindow = ownShape('business.OpeningWindow', {
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: 'Day of the week; Monday is 1.' }),
  ...window,
})

/** A date whose hours replace the weekly ones. */
export const SpecialHours = ownShape('business.SpecialHours', {
  date: text(10, 'Local date, `YYYY-MM-DD`.'),
  windows: Type.Array(Type.Object(window, { additionalProperties: false }), { maxItems: 20 }),
})

const part = (maxLength: number, description: string) => Type.Optional(orNull(text(maxLength, description)))

/** A structured or one-line address. The parts are those of the Wix-compatible API, with a free-text country. */
export const LocationAddress = ownShape('business.LocationAddress', {
  streetAddress: Type.Optional(
    orNull(
      Type.Object(
        { number: part(255, 'House number.'), name: part(255, 'Street name.'), apt: part(255, 'Apartment.') },
        { additionalProperties: false, description: 'Street name and number as separate fields.' },
      ),
    ),
  ),
  addressLine: part(255, 'Street and number on one line.'),
  country: part(100, 'Two-letter country code, or name of the country.'),
  subdivision: part(255, 'State, canton or province.'),
  city: part(255, 'City.'),
  postalCode: part(255, 'Postal code.'),
  formattedAddress: part(512, 'Full address on one line.'),
  geocode: Type.Optional(
    orNull(
      Type.Object(
        {
          latitude: Type.Optional(
            orNull(Type.Number({ minimum: -90, maximum: 90, description: 'Latitude in degrees north.' })),
          ),
          longitude: Type.Optional(
            orNull(Type.Number({ minimum: -180, maximum: 180, description: 'Longitude in degrees east.' })),
          ),
        },
        { additionalProperties: false, description: 'Coordinates, stored as given and never geocoded.' },
      ),
    ),
  ),
  hint: part(255, 'How to find the entrance.'),
})

/** A location as customers see it. */
export const Location = ownShape('business.Location', {
  id: guid('Id of the location.'),
  name: text(200, 'Name of the location.'),
  address: Type.Record(Type.String(), Type.Unknown(), { description: 'Parts of the address, as entered.' }),
  formattedAddress: text(512, 'Full address on one line.'),
  directions: orNull(text(2000, 'How to find the entrance.')),
  phone: orNull(text(50, 'Phone number.')),
  email: orNull(text(320, 'Email address.')),
  timeZone: zone('IANA time zone of the location.'),
  default: Type.Boolean({ description: 'Whether this is the default location of services.' }),
  openingHours: Type.Array(embed(OpeningWindow), {
    maxItems: 200,
    description: 'Weekly hours; those of the default location if it has none of its own.',
  }),
  specialHours: Type.Array(embed(SpecialHours), {
    maxItems: 60,
    description: 'Dates with special hours in the next eight weeks.',
  }),
  closedDates: Type.Array(text(10, 'Local date `YYYY-MM-DD` of an exceptional closure in the next eight weeks.'), {
    maxItems: 100,
  }),
})

export const ListLocationsRequest = ownShape('business.ListLocationsRequest', {})
export const ListLocationsResponse = ownShape('business.ListLocationsResponse', {
  locations: Type.Array(embed(Location), { maxItems: 1000 }),
})

/** A location as the team sees it. */
export const ManagedLocation = ownShape('business.ManagedLocation', {
  id: guid('Id of the location.'),
  revision: text(20, 'Incremented with every change.'),
  name: text(200, 'Name of the location.'),
  address: Type.Record(Type.String(), Type.Unknown(), { description: 'Parts of the address, as entered.' }),
  formattedAddress: text(512, 'Full address on one line.'),
  directions: orNull(text(2000, 'How to find the entrance.')),
  phone: orNull(text(50, 'Phone number.')),
  email: orNull(text(320, 'Email address.')),
  timeZone: zone('IANA time zone of the location.'),
  default: Type.Boolean({ description: 'Whether this is the default location of services.' }),
  status: oneOf(['ACTIVE', 'INACTIVE'], {
    description: 'An INACTIVE location accepts no new bookings and retains existing ones.',
  }),
  archived: Type.Boolean({ description: 'Whether the location is permanently closed.' }),
  scheduleId: guid(
    'Id of the schedule with its opening hours. Without weekly hours, the hours of the default location apply.',
  ),
})

const fields = {
  name: Type.String({ minLength: 1, maxLength: 200, description: 'Name of the location.' }),
  address: embed(LocationAddress),
  directions: orNull(text(2000, 'How to find the entrance.')),
  phone: orNull(phone('Phone number.')),
  email: orNull(Type.String({ format: 'email', maxLength: 320, description: 'Email address.' })),
  timeZone: zone('IANA time zone of the location.'),
}

export const ListAllLocationsRequest = ownShape('business.ListAllLocationsRequest', {})
export const ListAllLocationsResponse = ownShape('business.ListAllLocationsResponse', {
  locations: Type.Array(embed(ManagedLocation), { maxItems: 1000 }),
})
export const CreateLocationRequest = ownShape('business.CreateLocationRequest', {
  name: fields.name,
  address: Type.Optional(fields.address),
  directions: Type.Optional(fields.directions),
  phone: Type.Optional(fields.phone),
  email: Type.Optional(fields.email),
  timeZone: Type.Optional(fields.timeZone),
})
export const UpdateLocationRequest = ownShape('business.UpdateLocationRequest', {
  locationId: guid('Id of the location.'),
  revision: text(20, 'Revision of the location that was read.'),
  name: Type.Optional(fields.name),
  address: Type.Optional(fields.address),
  directions: Type.Optional(fields.directions),
  phone: Type.Optional(fields.phone),
  email: Type.Optional(fields.email),
  timeZone: Type.Optional(fields.timeZone),
  timeZoneChange: Type.Optional(embed(TimeZoneChange)),
  status: Type.Optional(
    oneOf(['ACTIVE', 'INACTIVE'], { description: 'An INACTIVE location accepts no new bookings.' }),
  ),
  default: Type.Optional(Type.Boolean({ description: 'Set to true to make it the default location.' })),
})
export const ArchiveLocationRequest = ownShape('business.ArchiveLocationRequest', {
  locationId: guid('Id of the location.'),
})
export const LocationResponse = ownShape('business.LocationResponse', { location: embed(ManagedLocation) })

/** A closure of the business or of one location. */
export const ClosingDay = ownShape('business.ClosingDay', {
  date: localDate('Local date of the closure.'),
  locationId: orNull(guid('Id of the closed location; null for all locations.')),
  reason: text(200, 'Reason shown to customers.'),
})
export const ListClosingDaysRequest = ownShape('business.ListClosingDaysRequest', {
  from: Type.Optional(localDate('First day; defaults to today.')),
})
export const ClosingDaysResponse = ownShape('business.ClosingDaysResponse', {
  closingDays: Type.Array(embed(ClosingDay), { maxItems: 1000 }),
})
export const SetClosingDaysRequest = ownShape('business.SetClosingDaysRequest', {
  add: Type.Optional(Type.Array(embed(ClosingDay), { maxItems: 366 })),
  remove: Type.Optional(
    Type.Array(
      Type.Object({
        date: localDate('Local date of the closure to remove.'),
        locationId: orNull(guid('Id of the location; null removes the closure of all locations.')),
      }),
      { maxItems: 366 },
    ),
  ),
})
