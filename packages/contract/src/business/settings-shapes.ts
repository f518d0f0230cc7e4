// Made by scripts/make-shapes.ts from facts/bookings/bookings-settings.json. Do not edit.
import {
  decimalNumber,
  enumeration,
  fieldMask,
  flag,
  freeObject,
  list,
  mapOf,
  marked,
  message,
  one,
  text,
  timestamp,
} from '../fields.ts'
import type { Shape } from '../shape.ts'

export type BasedOn = 'BUSINESS_TIME_ZONE' | 'CUSTOMER_TIME_ZONE'
export const BasedOn = enumeration<BasedOn>('bookingsSettings.BasedOn', ['BUSINESS_TIME_ZONE', 'CUSTOMER_TIME_ZONE'])

export type PlacementType = 'BEFORE' | 'AFTER' | 'REPLACE'
export const PlacementType = enumeration<PlacementType>('bookingsSettings.PlacementType', [
  'BEFORE',
  'AFTER',
  'REPLACE',
])

export type RequestedFields = 'SITE_PROPERTIES' | 'FEATURES' | 'OWNER_FLOW'
export const RequestedFields = enumeration<RequestedFields>('bookingsSettings.RequestedFields', [
  'SITE_PROPERTIES',
  'FEATURES',
  'OWNER_FLOW',
])

export type RequiredField = 'PHONE' | 'EMAIL'
export const RequiredField = enumeration<RequiredField>('bookingsSettings.RequiredField', ['PHONE', 'EMAIL'])

export type StaffSelectionTiming = 'BEFORE_SLOT_SELECTION' | 'AFTER_SLOT_SELECTION'
export const StaffSelectionTiming = enumeration<StaffSelectionTiming>('bookingsSettings.StaffSelectionTiming', [
  'BEFORE_SLOT_SELECTION',
  'AFTER_SLOT_SELECTION',
])

export type Strategy = 'CUSTOMER_MUST_CHOOSE' | 'CUSTOMER_MAY_CHOOSE' | 'CUSTOMER_CANNOT_CHOOSE'
export const Strategy = enumeration<Strategy>('bookingsSettings.Strategy', [
  'CUSTOMER_MUST_CHOOSE',
  'CUSTOMER_MAY_CHOOSE',
  'CUSTOMER_CANNOT_CHOOSE',
])

export type Timing = 'BEFORE_SLOT_SELECTION' | 'AFTER_SLOT_SELECTION'
export const Timing = enumeration<Timing>('bookingsSettings.Timing', ['BEFORE_SLOT_SELECTION', 'AFTER_SLOT_SELECTION'])

export interface Address {
  street?: string | null | undefined
  city?: string | null | undefined
  country?: string | null | undefined
  state?: string | null | undefined
  zip?: string | null | undefined
  hint?: AddressHint | null | undefined
  physical?: boolean | null | undefined
  googleFormattedAddress?: string | null | undefined
  streetNumber?: string | null | undefined
  apartmentNumber?: string | null | undefined
  coordinates?: GeoCoordinates | null | undefined
}
export const Address: Shape<Address> = message<Address>('bookingsSettings.Address', {
  street: marked(text({ maxLength: 255 }), { description: 'Street.' }),
  city: marked(text({ maxLength: 255 }), { description: 'City.' }),
  country: marked(text({ maxLength: 255 }), { description: 'Country code of two letters.' }),
  state: marked(text({ maxLength: 255 }), { description: 'State or province.' }),
  zip: marked(text({ maxLength: 255 }), { description: 'Postal code.' }),
  hint: marked(one('bookingsSettings.AddressHint'), { description: 'How to find the door.' }),
  physical: marked(flag(), { description: 'Whether it is a place one can go to.' }),
  googleFormattedAddress: marked(text({ maxLength: 255 }), { description: 'The address on one line.' }),
  streetNumber: marked(text({ maxLength: 255 }), { description: 'House number.' }),
  apartmentNumber: marked(text({ maxLength: 255 }), { description: 'Apartment.' }),
  coordinates: marked(one('bookingsSettings.GeoCoordinates'), { description: 'Where it is on the map.' }),
})

export interface AddressHint {
  text?: string | null | undefined
  placement?: PlacementType | null | undefined
}
export const AddressHint: Shape<AddressHint> = message<AddressHint>('bookingsSettings.AddressHint', {
  text: marked(text({ maxLength: 255 }), { description: 'The words.' }),
  placement: marked(one('bookingsSettings.PlacementType'), {
    description: 'Whether the hint comes before or after the address.',
  }),
})

export interface BookingCreationSettings {
  requiredFields?: RequiredField[] | null | undefined
}
export const BookingCreationSettings: Shape<BookingCreationSettings> = message<BookingCreationSettings>(
  'bookingsSettings.BookingCreationSettings',
  {
    requiredFields: marked(list(one('bookingsSettings.RequiredField')), { description: 'What must be filled in.' }),
  },
)

export interface BookingsSettings {
  id?: string | null | undefined
  revision?: string | null | undefined
  createdDate?: string | null | undefined
  updatedDate?: string | null | undefined
  cartCheckout?: CartCheckout | null | undefined
  multiServiceAppointments?: MultiServiceAppointments | null | undefined
  displayTimeZone?: DisplayTimeZone | null | undefined
  siteProperties?: SiteProperties | null | undefined
  features?: Features | null | undefined
  extendedFields?: ExtendedFields | null | undefined
  notifications?: Notifications | null | undefined
  staffSelection?: StaffSelection | null | undefined
  locationSelection?: LocationSelection | null | undefined
  ownerFlow?: OwnerFlow | null | undefined
  doubleBookingHandling?: DoubleBookingHandling | null | undefined
}
export const BookingsSettings: Shape<BookingsSettings> = message<BookingsSettings>(
  'bookingsSettings.BookingsSettings',
  {
    id: marked(text({ format: 'guid' }), { readonly: true, description: 'A GUID made by Kalends.' }),
    revision: marked(text(), {
      readonly: true,
      description: 'Counts the writes of this entity, as a decimal integer in a string; send the one you read.',
    }),
    createdDate: marked(timestamp(), { readonly: true, description: 'When it was made, UTC.' }),
    updatedDate: marked(timestamp(), { readonly: true, description: 'When it was last changed, UTC.' }),
    cartCheckout: marked(one('bookingsSettings.CartCheckout'), { description: 'Whether bookings go through a cart.' }),
    multiServiceAppointments: marked(one('bookingsSettings.MultiServiceAppointments'), {
      description: 'Whether customers may book several services in one visit.',
    }),
    displayTimeZone: marked(one('bookingsSettings.DisplayTimeZone'), { description: 'The zone times are shown in.' }),
    siteProperties: marked(one('bookingsSettings.SiteProperties'), {
      readonly: true,
      description: 'Facts of the business.',
    }),
    features: marked(one('bookingsSettings.Features'), {
      readonly: true,
      description: 'What this installation offers: all of it.',
    }),
    extendedFields: marked(one('bookingsSettings.ExtendedFields'), {
      description: 'Data of integrators, namespace by namespace.',
    }),
    notifications: marked(one('bookingsSettings.Notifications'), { description: 'What messages say.' }),
    staffSelection: marked(one('bookingsSettings.StaffSelection'), {
      description: 'When and how a customer chooses a person.',
    }),
    locationSelection: marked(one('bookingsSettings.LocationSelection'), {
      description: 'When a customer chooses the place.',
    }),
    ownerFlow: marked(one('bookingsSettings.OwnerFlow'), { description: 'How people who work here book.' }),
    doubleBookingHandling: marked(one('bookingsSettings.DoubleBookingHandling'), {
      description: 'What happens with a paid booking whose time was taken.',
    }),
  },
)

export interface CartCheckout {
  enabled?: boolean | null | undefined
}
export const CartCheckout: Shape<CartCheckout> = message<CartCheckout>('bookingsSettings.CartCheckout', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
})

export interface DisplayTimeZone {
  customerCanChange?: boolean | null | undefined
  basedOn?: BasedOn | null | undefined
}
export const DisplayTimeZone: Shape<DisplayTimeZone> = message<DisplayTimeZone>('bookingsSettings.DisplayTimeZone', {
  customerCanChange: marked(flag(), { description: 'Whether customers may choose the zone.' }),
  basedOn: marked(one('bookingsSettings.BasedOn'), { present: true, description: 'Whose zone times are shown in.' }),
})

export interface DoubleBookingHandling {
  autoDeclineAndRefundEnabled?: boolean | null | undefined
}
export const DoubleBookingHandling: Shape<DoubleBookingHandling> = message<DoubleBookingHandling>(
  'bookingsSettings.DoubleBookingHandling',
  {
    autoDeclineAndRefundEnabled: marked(flag(), {
      description: 'Whether a paid booking whose time was taken is declined and paid back by itself.',
    }),
  },
)

export interface ExtendedFields {
  namespaces?: Record<string, Record<string, unknown>> | null | undefined
}
export const ExtendedFields: Shape<ExtendedFields> = message<ExtendedFields>('bookingsSettings.ExtendedFields', {
  namespaces: marked(mapOf(freeObject()), { description: 'Data by namespace.' }),
})

export interface Feature {
  enabled?: boolean | null | undefined
  quotaLimit?: string | null | undefined
}
export const Feature: Shape<Feature> = message<Feature>('bookingsSettings.Feature', {
  enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  quotaLimit: marked(text(), { description: 'How many there may be; unset: no limit.' }),
})

export interface Features {
  bookingsServiceList?: Feature | null | undefined
  bookingsPayments?: Feature | null | undefined
  bookingsGroups?: Feature | null | undefined
  bookingsReminders?: Feature | null | undefined
  bookingsCourses?: Feature | null | undefined
  bookingsAppointments?: Feature | null | undefined
  bookingsSmsReminders?: Feature | null | undefined
  bookingsExternalCalendars?: Feature | null | undefined
  bookingsStaffLimit?: Feature | null | undefined
  anywhereBookingsServiceLimit?: Feature | null | undefined
  anywhereBookingsStaffLimit?: Feature | null | undefined
  anywhereRemoveBrand?: Feature | null | undefined
  anywhereCustomizationWidget?: Feature | null | undefined
  bookingsVideoConferencing?: Feature | null | undefined
  acceptPayments?: Feature | null | undefined
}
export const Features: Shape<Features> = message<Features>('bookingsSettings.Features', {
  bookingsServiceList: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  bookingsPayments: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  bookingsGroups: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  bookingsReminders: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  bookingsCourses: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  bookingsAppointments: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  bookingsSmsReminders: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  bookingsExternalCalendars: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  bookingsStaffLimit: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  anywhereBookingsServiceLimit: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  anywhereBookingsStaffLimit: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  anywhereRemoveBrand: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  anywhereCustomizationWidget: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  bookingsVideoConferencing: marked(one('bookingsSettings.Feature'), { description: 'Always available.' }),
  acceptPayments: marked(one('bookingsSettings.Feature'), { description: 'Whether payments can be taken.' }),
})

export interface GeoCoordinates {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}
export const GeoCoordinates: Shape<GeoCoordinates> = message<GeoCoordinates>('bookingsSettings.GeoCoordinates', {
  latitude: marked(decimalNumber(), { description: 'Degrees north.' }),
  longitude: marked(decimalNumber(), { description: 'Degrees east.' }),
})

export interface GetBookingsSettingsRequest {
  fields?: RequestedFields[] | null | undefined
}
export const GetBookingsSettingsRequest: Shape<GetBookingsSettingsRequest> = message<GetBookingsSettingsRequest>(
  'bookingsSettings.GetBookingsSettingsRequest',
  {
    fields: marked(list(one('bookingsSettings.RequestedFields'), { maxSize: 5 }), {
      description: 'Accepted and not used here.',
    }),
  },
)

export interface GetBookingsSettingsResponse {
  bookingsSettings?: BookingsSettings | null | undefined
}
export const GetBookingsSettingsResponse: Shape<GetBookingsSettingsResponse> = message<GetBookingsSettingsResponse>(
  'bookingsSettings.GetBookingsSettingsResponse',
  {
    bookingsSettings: marked(one('bookingsSettings.BookingsSettings'), {
      description: 'How the business takes bookings.',
    }),
  },
)

export interface Locale {
  languageCode?: string | null | undefined
  country?: string | null | undefined
}
export const Locale: Shape<Locale> = message<Locale>('bookingsSettings.Locale', {
  languageCode: marked(text({ format: 'language' }), { description: 'Language, ISO 639-1.' }),
  country: marked(text({ format: 'country' }), { description: 'Country code of two letters.' }),
})

export interface LocationSelection {
  timing?: Timing | null | undefined
}
export const LocationSelection: Shape<LocationSelection> = message<LocationSelection>(
  'bookingsSettings.LocationSelection',
  {
    timing: marked(one('bookingsSettings.Timing'), { description: 'Before or after booking.' }),
  },
)

export interface MultiServiceAppointments {
  enabled?: boolean | null | undefined
}
export const MultiServiceAppointments: Shape<MultiServiceAppointments> = message<MultiServiceAppointments>(
  'bookingsSettings.MultiServiceAppointments',
  {
    enabled: marked(flag(), { description: 'Whether it is switched on.' }),
  },
)

export interface Notifications {
  includePaymentLinks?: boolean | null | undefined
}
export const Notifications: Shape<Notifications> = message<Notifications>('bookingsSettings.Notifications', {
  includePaymentLinks: marked(flag(), { description: 'Whether messages carry a link to pay.' }),
})

export interface OwnerFlow {
  bookingCreation?: BookingCreationSettings | null | undefined
}
export const OwnerFlow: Shape<OwnerFlow> = message<OwnerFlow>('bookingsSettings.OwnerFlow', {
  bookingCreation: marked(one('bookingsSettings.BookingCreationSettings'), {
    description: 'What people who work here must fill in when they book.',
  }),
})

export interface SiteProperties {
  locale?: Locale | null | undefined
  language?: string | null | undefined
  paymentCurrency?: string | null | undefined
  timeZone?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  address?: Address | null | undefined
  siteDisplayName?: string | null | undefined
  businessName?: string | null | undefined
}
export const SiteProperties: Shape<SiteProperties> = message<SiteProperties>('bookingsSettings.SiteProperties', {
  locale: marked(one('bookingsSettings.Locale'), { description: 'Language and country.' }),
  language: marked(text({ format: 'language' }), { description: 'Language of messages about the booking.' }),
  paymentCurrency: marked(text({ format: 'currency' }), { description: 'Currency of the business.' }),
  timeZone: marked(text({ maxLength: 255 }), { description: 'IANA zone name.' }),
  email: marked(text({ format: 'email' }), { description: 'E-mail address.' }),
  phone: marked(text({ format: 'phone' }), { description: 'Telephone number.' }),
  address: marked(one('bookingsSettings.Address'), { description: 'The address.' }),
  siteDisplayName: marked(text({ maxLength: 255 }), { description: 'Name of the site.' }),
  businessName: marked(text({ maxLength: 255 }), { description: 'Name of the business.' }),
})

export interface StaffSelection {
  timing?: StaffSelectionTiming | null | undefined
  strategy?: Strategy | null | undefined
  allowGenderSelection?: boolean | null | undefined
}
export const StaffSelection: Shape<StaffSelection> = message<StaffSelection>('bookingsSettings.StaffSelection', {
  timing: marked(one('bookingsSettings.StaffSelectionTiming'), { description: 'Before or after booking.' }),
  strategy: marked(one('bookingsSettings.Strategy'), { description: 'How a person is chosen.' }),
  allowGenderSelection: marked(flag(), { description: 'Whether customers may ask for a woman or a man.' }),
})

export interface UpdateBookingsSettingsRequest {
  bookingsSettings: BookingsSettings
  fieldMask?: string | string[] | { paths: string[] } | null | undefined
  fields?: RequestedFields[] | null | undefined
}
export const UpdateBookingsSettingsRequest: Shape<UpdateBookingsSettingsRequest> =
  message<UpdateBookingsSettingsRequest>(
    'bookingsSettings.UpdateBookingsSettingsRequest',
    {
      bookingsSettings: marked(one('bookingsSettings.BookingsSettings'), {
        description: 'How the business takes bookings.',
      }),
      fieldMask: marked(fieldMask(), { description: 'The fields to write; without it those sent.' }),
      fields: marked(list(one('bookingsSettings.RequestedFields'), { maxSize: 5 }), {
        description: 'Accepted and not used here.',
      }),
    },
    { required: ['bookingsSettings'] },
  )

export interface UpdateBookingsSettingsResponse {
  bookingsSettings?: BookingsSettings | null | undefined
}
export const UpdateBookingsSettingsResponse: Shape<UpdateBookingsSettingsResponse> =
  message<UpdateBookingsSettingsResponse>('bookingsSettings.UpdateBookingsSettingsResponse', {
    bookingsSettings: marked(one('bookingsSettings.BookingsSettings'), {
      description: 'How the business takes bookings.',
    }),
  })
