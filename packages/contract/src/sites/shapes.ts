import { embed, guid, instant, oneOf, orNull, ownShape, phone, Type, text, zone } from '../own.ts'
import { TimeZoneChange } from '../zone-change.ts'

/** The required captcha, and the forms that require it. */
export const PublicCaptcha = ownShape('sites.PublicCaptcha', {
  provider: oneOf(['ALTCHA', 'RECAPTCHA', 'TURNSTILE'], {
    description: 'The captcha provider: ALTCHA is built in, the others are external services.',
  }),
  places: Type.Array(oneOf(['REGISTER', 'LOGIN', 'FORMS', 'BOOKING']), {
    maxItems: 4,
    description: 'Forms that require the captcha.',
  }),
  visibleSiteKey: orNull(text(200, 'Site key of the visible captcha.')),
  invisibleSiteKey: orNull(text(200, 'Site key of the invisible captcha.')),
})

const requiredContact = Type.Array(oneOf(['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE', 'ADDRESS']), {
  maxItems: 5,
  description: 'Contact details that customers must give when they book, besides what the form asks for.',
})

/** Public properties of a business, available to every page. */
export const Site = ownShape('sites.Site', {
  id: guid('Id of the business.'),
  slug: text(100, 'Slug in the URL where several businesses share one host.'),
  name: text(200, 'Name shown to customers.'),
  tagline: text(200, 'Headline of the home page.'),
  description: text(2000, 'Short paragraph below the headline.'),
  brandColor: text(7, 'Brand color, `#rrggbb`; pages derive an accessible palette from it.'),
  logoUrl: orNull(text(2000, 'URL of the logo.')),
  coverUrl: orNull(text(2000, 'URL of the cover image of the home page.')),
  language: text(35, 'Default language of the business.'),
  languages: Type.Array(text(35, 'A language in which its pages are offered.'), { maxItems: 50 }),
  timeZone: zone('IANA time zone of the business.'),
  currency: text(3, 'ISO 4217 code; the currency of all prices.'),
  phone: orNull(text(50, 'Phone number for customers.')),
  email: orNull(text(320, 'Email address for customers.')),
  address: orNull(text(500, 'Postal address on one line.')),
  holdMinutes: Type.Integer({
    description: 'How long a time stays on hold while the customer fills in the form, in minutes.',
  }),
  requiredContact,
  clientId: guid('Client id of the business’s own pages.'),
  captcha: orNull(embed(PublicCaptcha, { description: 'The required captcha; null for none.' })),
  sendsEmail: Type.Boolean({ description: 'Whether messages are sent: false until a mail server is configured.' }),
  takesOnlinePayments: Type.Boolean({ description: 'Whether the business takes payments online.' }),
})

export const GetSiteRequest = ownShape('sites.GetSiteRequest', {})
export const GetSiteResponse = ownShape('sites.GetSiteResponse', {
  site: embed(Site),
})

/** Steps of setting up a new business. */
export const setUpSteps = ['BUSINESS', 'HOURS', 'SERVICE', 'ADDRESS', 'MAIL'] as const

const eventsCheckoutTemplate = text(
  2000,
  'URL of the external checkout for event reservations: `{reservationId}` and `{slug}` (of the event) are replaced.',
)
const storesProductTemplate = text(2000, 'URL of product pages in an external store: `{slug}` is replaced.')
const ecomOrderPaymentRequestTemplate = text(
  2000,
  'URL of the external page that pays a payment request: `{paymentRequestId}` is replaced.',
)

/** Settings of the business. */
export const SiteSettings = ownShape('sites.SiteSettings', {
  id: guid('Id of the business.'),
  slug: text(100, 'Slug in the URL where several businesses share one host.'),
  name: text(200, 'Name shown to customers.'),
  tagline: text(200, 'Headline of the home page.'),
  description: text(2000, 'Short paragraph below the headline.'),
  brandColor: text(7, 'Brand color, `#rrggbb`.'),
  logoUrl: orNull(text(2000, 'URL of the logo.')),
  coverUrl: orNull(text(2000, 'URL of the cover image of the home page.')),
  language: text(35, 'Default language of the business.'),
  languages: Type.Array(text(35, 'A language in which its pages are offered.'), { maxItems: 50 }),
  timeZone: zone('IANA time zone of the business.'),
  currency: text(3, 'ISO 4217 code; the currency of all prices.'),
  currencyFixed: Type.Boolean({
    description: 'Whether prices exist already, so that the currency can no longer be changed.',
  }),
  phone: orNull(text(50, 'Phone number for customers.')),
  email: orNull(text(320, 'Email address for customers.')),
  address: orNull(text(500, 'Postal address on one line.')),
  slotStepMinutes: orNull(
    Type.Integer({ description: 'Minutes between start times; null for the duration of the service.' }),
  ),
  holdMinutes: Type.Integer({ description: 'How long a time stays on hold, in minutes.' }),
  maxHoldsPerVisitor: Type.Integer({ description: 'Maximum number of simultaneous holds per visitor.' }),
  maxHoldsPerAddress: Type.Integer({ description: 'Maximum number of simultaneous holds per network.' }),
  maxBookingsPerVisitor: Type.Integer({
    description: 'Maximum number of bookings per visitor or member per hour.',
  }),
  maxBookingsPerNetwork: Type.Integer({
    description: 'Maximum number of bookings by customers per network per hour.',
  }),
  maxBookingsPerRecipient: Type.Integer({
    description: 'Maximum number of bookings by customers per email address per hour.',
  }),
  maxSubmissionsPerVisitor: Type.Integer({
    description: 'Maximum number of form submissions per visitor or member per hour.',
  }),
  maxSubmissionsPerNetwork: Type.Integer({
    description: 'Maximum number of form submissions by customers per network per hour.',
  }),
  maxEmailsPerRecipient: Type.Integer({
    description:
      'Maximum number of emails per address per hour caused by customers who are not signed in; further ones are held back.',
  }),
  maxTextsPerNumber: Type.Integer({
    description: 'Maximum number of codes sent to one phone number per hour.',
  }),
  maxTextsPerNetwork: Type.Integer({
    description: 'Maximum number of codes sent to phones per network per hour.',
  }),
  maxTextsPerDay: Type.Integer({
    description: 'Maximum number of codes sent to phones per day in total.',
  }),
  requiredContact,
  confirmedUrl: orNull(text(2000, 'Base URL of links in messages.')),
  pendingUrl: orNull(text(2000, 'New base URL, used once its confirmation link has been opened there.')),
  pendingUrlExpiresDate: orNull(instant('When the confirmation link expires.')),
  operatorUrl: orNull(text(2000, 'Base URL set by the operator (KALENDS_URL), which overrides both.')),
  planEmails: Type.Boolean({ description: 'Whether customers get emails about their plans.' }),
  planNotices: Type.Boolean({
    description: 'Whether the business gets emails about plans that customers buy or cancel.',
  }),
  receiptEmails: Type.Boolean({ description: 'Whether customers get the receipts of payments online by email.' }),
  conferencingTemplate: orNull(text(2000, 'URL of online sessions; `{eventId}` and `{bookingId}` are replaced.')),
  eventsCheckoutTemplate: orNull(eventsCheckoutTemplate),
  storesProductTemplate: orNull(storesProductTemplate),
  ecomOrderPaymentRequestTemplate: orNull(ecomOrderPaymentRequestTemplate),
  businessScheduleId: guid(
    'Represents the opening hours: assign it to follow the location; its hours are those of the default location.',
  ),
  setUpDone: Type.Array(oneOf(setUpSteps), { maxItems: 10, description: 'Completed setup steps.' }),
  setUpFinished: Type.Boolean({ description: 'Whether the setup was finished or dismissed.' }),
})

export const GetSiteSettingsRequest = ownShape('sites.GetSiteSettingsRequest', {})
export const SiteSettingsResponse = ownShape('sites.SiteSettingsResponse', { settings: embed(SiteSettings) })
export const UpdateSiteSettingsRequest = ownShape('sites.UpdateSiteSettingsRequest', {
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  tagline: Type.Optional(text(200, 'Headline of the home page.')),
  description: Type.Optional(text(2000, 'Short paragraph below the headline.')),
  brandColor: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7 })),
  logoUrl: Type.Optional(orNull(text(2000, 'URL of the logo; must be an upload.'))),
  coverUrl: Type.Optional(orNull(text(2000, 'URL of the cover image of the home page; must be an upload.'))),
  language: Type.Optional(text(35, 'Default language of the business; one of its languages.')),
  languages: Type.Optional(Type.Array(text(35, 'A language.'), { minItems: 1, maxItems: 50 })),
  timeZone: Type.Optional(zone('IANA time zone of the business; hours keep their local times.')),
  timeZoneChange: Type.Optional(embed(TimeZoneChange)),
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3 })),
  phone: Type.Optional(orNull(phone('Phone number for customers.'))),
  email: Type.Optional(orNull(Type.String({ format: 'email', maxLength: 320 }))),
  address: Type.Optional(orNull(text(500, 'Postal address on one line.'))),
  slotStepMinutes: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: 1440 }))),
  holdMinutes: Type.Optional(Type.Integer({ minimum: 5, maximum: 30 })),
  maxHoldsPerVisitor: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  maxHoldsPerAddress: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  maxBookingsPerVisitor: Type.Optional(Type.Integer({ minimum: 1, maximum: 10000 })),
  maxBookingsPerNetwork: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000 })),
  maxBookingsPerRecipient: Type.Optional(Type.Integer({ minimum: 1, maximum: 10000 })),
  maxSubmissionsPerVisitor: Type.Optional(Type.Integer({ minimum: 1, maximum: 10000 })),
  maxSubmissionsPerNetwork: Type.Optional(Type.Integer({ minimum: 1, maximum: 100000 })),
  maxEmailsPerRecipient: Type.Optional(Type.Integer({ minimum: 1, maximum: 10000 })),
  maxTextsPerNumber: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  maxTextsPerNetwork: Type.Optional(Type.Integer({ minimum: 1, maximum: 10000 })),
  maxTextsPerDay: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000000 })),
  requiredContact: Type.Optional(
    Type.Array(oneOf(['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE', 'ADDRESS']), { maxItems: 5 }),
  ),
  confirmedUrl: Type.Optional(
    orNull(
      text(
        2000,
        'Base URL of links in messages. Owners only. If it differs from the origin of this request, it is used once its confirmation link has been opened there.',
      ),
    ),
  ),
  planEmails: Type.Optional(Type.Boolean({ description: 'Whether customers get emails about their plans.' })),
  planNotices: Type.Optional(
    Type.Boolean({ description: 'Whether the business gets emails about plans that customers buy or cancel.' }),
  ),
  receiptEmails: Type.Optional(
    Type.Boolean({ description: 'Whether customers get the receipts of payments online by email.' }),
  ),
  conferencingTemplate: Type.Optional(orNull(text(2000, 'URL of online sessions.'))),
  eventsCheckoutTemplate: Type.Optional(orNull(eventsCheckoutTemplate)),
  storesProductTemplate: Type.Optional(orNull(storesProductTemplate)),
  ecomOrderPaymentRequestTemplate: Type.Optional(orNull(ecomOrderPaymentRequestTemplate)),
  setUpDone: Type.Optional(Type.Array(oneOf(setUpSteps), { maxItems: 10 })),
  setUpFinished: Type.Optional(Type.Boolean()),
})
export const UpdateSiteSettingsResponse = ownShape('sites.UpdateSiteSettingsResponse', {
  settings: embed(SiteSettings),
  confirmationLink: orNull(
    text(3000, 'Link that confirms the new base URL of links in messages; open it in a browser. Shown only once.'),
  ),
})
export const ConfirmSiteAddressRequest = ownShape('sites.ConfirmSiteAddressRequest', {
  token: Type.String({ minLength: 1, maxLength: 300, description: 'Token from the confirmation link.' }),
})
export const ConfirmSiteAddressResponse = ownShape('sites.ConfirmSiteAddressResponse', {
  url: text(2000, 'Base URL of links in messages from now on.'),
})
