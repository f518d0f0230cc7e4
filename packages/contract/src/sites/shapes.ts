import { embed, guid, instant, oneOf, orNull, ownShape, phone, Type, words, zone } from '../own.ts'

/** Which captcha is required, and on which forms. */
export const PublicCaptcha = ownShape('sites.PublicCaptcha', {
  provider: oneOf(['ALTCHA', 'RECAPTCHA', 'TURNSTILE'], {
    description: 'Who asks: the business itself, or somebody else.',
  }),
  places: Type.Array(oneOf(['REGISTER', 'LOGIN', 'FORMS', 'BOOKING']), {
    maxItems: 4,
    description: 'Where it is asked for.',
  }),
  visibleSiteKey: orNull(words(200, 'Key of the captcha people see.')),
  invisibleSiteKey: orNull(words(200, 'Key of the captcha that asks without being seen.')),
})

/** Public properties of a business, available to every page. */
export const Site = ownShape('sites.Site', {
  id: guid('The business.'),
  slug: words(100, 'Its part of the address where several businesses share one host.'),
  name: words(200, 'Name as customers know it.'),
  tagline: words(200, 'The sentence on top of the home page.'),
  description: words(2000, 'A short paragraph below it.'),
  brandColor: words(7, 'The colour of the business, `#rrggbb`; pages make an accessible scale of it.'),
  logoUrl: orNull(words(2000, 'Picture of the logo.')),
  coverUrl: orNull(words(2000, 'Picture on top of the home page.')),
  language: words(35, 'Language of the business.'),
  languages: Type.Array(words(35, 'A language its pages are offered in.'), { maxItems: 50 }),
  timeZone: zone('IANA zone of the business.'),
  currency: words(3, 'ISO 4217 code; every price is in it.'),
  phone: orNull(words(50, 'Phone number for customers.')),
  email: orNull(words(320, 'Email address for customers.')),
  address: orNull(words(500, 'Postal address on one line.')),
  holdMinutes: Type.Integer({ description: 'How long a chosen time is kept while the form is filled in, minutes.' }),
  clientId: guid('The sign-in client of its own pages.'),
  captcha: orNull(embed(PublicCaptcha, { description: 'The captcha that is asked for; null: none.' })),
  sendsEmail: Type.Boolean({ description: 'Whether messages leave: false while no mail server is set up.' }),
})

export const GetSiteRequest = ownShape('sites.GetSiteRequest', {})
export const GetSiteResponse = ownShape('sites.GetSiteResponse', {
  site: embed(Site),
})

/** Steps of setting up a new business. */
export const setUpSteps = ['BUSINESS', 'HOURS', 'SERVICE', 'ADDRESS', 'MAIL'] as const

const eventsCheckoutTemplate = words(
  2000,
  'Where a reservation of an event is paid, run elsewhere: `{reservationId}`, and `{slug}` of the event, are filled in.',
)
const storesProductTemplate = words(2000, 'Where a product is sold, run elsewhere: its `{slug}` is filled in.')
const ecomOrderPaymentRequestTemplate = words(
  2000,
  'Where a payment is made that was asked for, run elsewhere: `{paymentRequestId}` is filled in.',
)

/** Settings of the business. */
export const SiteSettings = ownShape('sites.SiteSettings', {
  id: guid('The business.'),
  slug: words(100, 'Its part of the address where several businesses share one host.'),
  name: words(200, 'Name as customers know it.'),
  tagline: words(200, 'The sentence on top of the home page.'),
  description: words(2000, 'A short paragraph below it.'),
  brandColor: words(7, '`#rrggbb`.'),
  logoUrl: orNull(words(2000, 'Picture of the logo.')),
  coverUrl: orNull(words(2000, 'Picture on top of the home page.')),
  language: words(35, 'Language of the business.'),
  languages: Type.Array(words(35, 'A language its pages are offered in.'), { maxItems: 50 }),
  timeZone: zone('IANA zone of the business.'),
  currency: words(3, 'ISO 4217 code; every price is in it.'),
  currencyFixed: Type.Boolean({ description: 'There are prices already: the currency can no longer change.' }),
  phone: orNull(words(50, 'Phone number for customers.')),
  email: orNull(words(320, 'Email address for customers.')),
  address: orNull(words(500, 'Postal address on one line.')),
  slotStepMinutes: orNull(
    Type.Integer({ description: 'Minutes between offered starts; null: the length of the service.' }),
  ),
  holdMinutes: Type.Integer({ description: 'How long a chosen time is kept, minutes.' }),
  maxHoldsPerVisitor: Type.Integer({ description: 'How many slots one visitor may hold at once.' }),
  maxHoldsPerAddress: Type.Integer({ description: 'How many slots all customers of one network may hold at once.' }),
  maxBookingsPerVisitor: Type.Integer({
    description: 'Bookings one visitor or member may make in an hour.',
  }),
  maxBookingsPerNetwork: Type.Integer({
    description: 'Bookings all customers of one network may make in an hour.',
  }),
  maxBookingsPerRecipient: Type.Integer({
    description: 'Bookings customers may make for one email address in an hour.',
  }),
  maxSubmissionsPerVisitor: Type.Integer({
    description: 'Forms one visitor or member may submit in an hour.',
  }),
  maxSubmissionsPerNetwork: Type.Integer({
    description: 'Forms all customers of one network may submit in an hour.',
  }),
  maxEmailsPerRecipient: Type.Integer({
    description:
      'Emails an hour to one address that customers who are not signed in may cause; further ones are held back.',
  }),
  maxTextsPerNumber: Type.Integer({
    description: 'Codes sent to one phone number in an hour.',
  }),
  maxTextsPerNetwork: Type.Integer({
    description: 'Codes sent to phones for one network in an hour.',
  }),
  maxTextsPerDay: Type.Integer({
    description: 'Codes sent to phones in a day in all.',
  }),
  requiredContact: Type.Array(oneOf(['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'PHONE', 'ADDRESS']), { maxItems: 5 }),
  confirmedUrl: orNull(words(2000, 'Address used for links in messages.')),
  pendingUrl: orNull(words(2000, 'Another one, which is used once its confirmation link was opened there.')),
  pendingUrlExpiresDate: orNull(instant('When that confirmation link stops working.')),
  operatorUrl: orNull(words(2000, 'The address the operator set (KALENDS_URL), which is used instead of both.')),
  conferencingTemplate: orNull(
    words(2000, 'Link of online sessions; `{eventId}` and `{bookingId}` stand for their ids.'),
  ),
  eventsCheckoutTemplate: orNull(eventsCheckoutTemplate),
  storesProductTemplate: orNull(storesProductTemplate),
  ecomOrderPaymentRequestTemplate: orNull(ecomOrderPaymentRequestTemplate),
  businessScheduleId: guid(
    'Stands for the opening hours: assign it to follow the location; its hours are the default location’s.',
  ),
  setUpDone: Type.Array(oneOf(setUpSteps), { maxItems: 10, description: 'Steps of the set-up that are done.' }),
  setUpFinished: Type.Boolean({ description: 'Whether the set-up was finished or put away.' }),
})

export const GetSiteSettingsRequest = ownShape('sites.GetSiteSettingsRequest', {})
export const SiteSettingsResponse = ownShape('sites.SiteSettingsResponse', { settings: embed(SiteSettings) })
export const UpdateSiteSettingsRequest = ownShape('sites.UpdateSiteSettingsRequest', {
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  tagline: Type.Optional(words(200, 'The sentence on top of the home page.')),
  description: Type.Optional(words(2000, 'A short paragraph below it.')),
  brandColor: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7 })),
  logoUrl: Type.Optional(orNull(words(2000, 'Picture of the logo: the address of an upload.'))),
  coverUrl: Type.Optional(orNull(words(2000, 'Picture on top of the home page: the address of an upload.'))),
  language: Type.Optional(words(35, 'Language of the business; one of its languages.')),
  languages: Type.Optional(Type.Array(words(35, 'A language.'), { minItems: 1, maxItems: 50 })),
  timeZone: Type.Optional(zone('IANA zone of the business; hours keep their wall times.')),
  currency: Type.Optional(Type.String({ pattern: '^[A-Z]{3}$', maxLength: 3 })),
  phone: Type.Optional(orNull(phone('Phone number.'))),
  email: Type.Optional(orNull(Type.String({ format: 'email', maxLength: 320 }))),
  address: Type.Optional(orNull(words(500, 'Postal address on one line.'))),
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
      words(
        2000,
        'Address used for links in messages. Owners only. Another than the address of this request is used once its confirmation link was opened there.',
      ),
    ),
  ),
  conferencingTemplate: Type.Optional(orNull(words(2000, 'Link of online sessions.'))),
  eventsCheckoutTemplate: Type.Optional(orNull(eventsCheckoutTemplate)),
  storesProductTemplate: Type.Optional(orNull(storesProductTemplate)),
  ecomOrderPaymentRequestTemplate: Type.Optional(orNull(ecomOrderPaymentRequestTemplate)),
  setUpDone: Type.Optional(Type.Array(oneOf(setUpSteps), { maxItems: 10 })),
  setUpFinished: Type.Optional(Type.Boolean()),
})
export const UpdateSiteSettingsResponse = ownShape('sites.UpdateSiteSettingsResponse', {
  settings: embed(SiteSettings),
  confirmationLink: orNull(
    words(3000, 'Opened in a browser it confirms the new address for links in messages. Returned this once.'),
  ),
})
export const ConfirmSiteAddressRequest = ownShape('sites.ConfirmSiteAddressRequest', {
  token: Type.String({ minLength: 1, maxLength: 300, description: 'From the confirmation link.' }),
})
export const ConfirmSiteAddressResponse = ownShape('sites.ConfirmSiteAddressResponse', {
  url: words(2000, 'The address links in messages start with from now on.'),
})
