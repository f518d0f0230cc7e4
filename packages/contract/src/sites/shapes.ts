import { embed, guid, orNull, ownShape, Type, words, zone } from '../own.ts'

/** What every page of a business may know about it. */
export const Site = ownShape('sites.Site', {
  id: guid('The business.'),
  slug: words(100, 'Its part of the address where several businesses share one host.'),
  name: words(200, 'Name as customers know it.'),
  tagline: words(200, 'The sentence on top of the home page.'),
  description: words(2000, 'A short paragraph below it.'),
  brandColor: words(7, 'The colour of the business, `#rrggbb`; pages make an accessible scale of it.'),
  logoUrl: orNull(words(2000, 'Picture of the logo.')),
  language: words(35, 'Language of the business.'),
  languages: Type.Array(words(35, 'A language its pages are offered in.'), { maxItems: 50 }),
  timeZone: zone('IANA zone of the business.'),
  currency: words(3, 'ISO 4217 code; every price is in it.'),
  phone: orNull(words(50, 'Telephone number for customers.')),
  email: orNull(words(320, 'E-mail address for customers.')),
  address: orNull(words(500, 'Postal address on one line.')),
  holdMinutes: Type.Integer({ description: 'How long a chosen time is kept while the form is filled in, minutes.' }),
  clientId: guid('The sign-in client of its own pages.'),
})

export const GetSiteRequest = ownShape('sites.GetSiteRequest', {})
export const GetSiteResponse = ownShape('sites.GetSiteResponse', {
  site: embed(Site),
})
