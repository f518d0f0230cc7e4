// Made by scripts/make-shapes.ts from facts/redirects/redirects.json. Do not edit.
import { enumeration, flag, integer, list, mapOf, marked, message, one, text } from '../fields.ts'
import type { Shape } from '../shape.ts'

export type LocationType = 'UNDEFINED' | 'OWNER_BUSINESS' | 'OWNER_CUSTOM' | 'CUSTOM'
export const LocationType = enumeration<LocationType>('redirects.LocationType', [
  'UNDEFINED',
  'OWNER_BUSINESS',
  'OWNER_CUSTOM',
  'CUSTOM',
])

export type MembersAccountSection = 'ACCOUNT_INFO' | 'BOOKINGS' | 'ORDERS' | 'SUBSCRIPTIONS' | 'EVENTS'
export const MembersAccountSection = enumeration<MembersAccountSection>('redirects.MembersAccountSection', [
  'ACCOUNT_INFO',
  'BOOKINGS',
  'ORDERS',
  'SUBSCRIPTIONS',
  'EVENTS',
])

export type Prompt = 'login' | 'none' | 'consent' | 'select_account'
export const Prompt = enumeration<Prompt>('redirects.Prompt', ['login', 'none', 'consent', 'select_account'])

export interface AuthorizeRequest {
  clientId?: string | null | undefined
  responseType?: string | null | undefined
  redirectUri?: string | null | undefined
  scope?: string | null | undefined
  state?: string | null | undefined
  responseMode?: string | null | undefined
  codeChallenge?: string | null | undefined
  codeChallengeMethod?: string | null | undefined
  sessionToken?: string | null | undefined
  error?: string | null | undefined
  errorDescription?: string | null | undefined
  signInUrl?: string | null | undefined
  userConsented?: boolean | null | undefined
  optionalLogin?: boolean | null | undefined
  metaSiteId?: string | null | undefined
  idp?: string | null | undefined
  nonce?: string | null | undefined
  acrValues?: string | null | undefined
  maxAge?: string | null | undefined
  prompt?: string | null | undefined
  stepUpError?: string | null | undefined
}
export const AuthorizeRequest: Shape<AuthorizeRequest> = message<AuthorizeRequest>('redirects.AuthorizeRequest', {
  clientId: marked(text({ format: 'guid' }), { description: 'The sign-in client.' }),
  responseType: marked(text({ minLength: 1 }), { description: 'Always `code`.' }),
  redirectUri: marked(text({ minLength: 1 }), {
    description: 'Where the code is sent, as the client registered it; left out with `web_message`.',
  }),
  scope: marked(text(), { description: '`offline_access` asks for a refresh token.' }),
  state: marked(text({ minLength: 1 }), { description: 'Comes back with the code.' }),
  responseMode: marked(text(), { description: '`query`, `fragment` or `web_message`.' }),
  codeChallenge: marked(text(), { description: 'base64url of the SHA-256 of the verifier.' }),
  codeChallengeMethod: marked(text(), { description: 'Always `S256`.' }),
  sessionToken: marked(text(), { description: 'What signing in gave; used up by this call.' }),
  error: marked(text(), { description: 'Accepted as it comes.' }),
  errorDescription: marked(text(), { description: 'Accepted as it comes.' }),
  signInUrl: marked(text({ format: 'secure-web-url' }), { deprecated: true, description: 'Accepted as it comes.' }),
  userConsented: marked(flag(), { description: 'Accepted as it comes.' }),
  optionalLogin: marked(flag(), { description: 'Accepted as it comes.' }),
  metaSiteId: marked(text({ format: 'guid' }), { description: 'Accepted as it comes.' }),
  idp: marked(text({ format: 'guid' }), { description: 'Accepted, without effect.' }),
  nonce: marked(text({ maxLength: 512 }), { description: 'Accepted, without effect: no identity token is given.' }),
  acrValues: marked(text(), { description: 'Accepted as it comes.' }),
  maxAge: marked(text(), { description: 'Accepted as it comes.' }),
  prompt: marked(text(), { description: 'Whether a form is shown.' }),
  stepUpError: marked(text(), { description: 'Accepted as it comes.' }),
})

export interface BookingPolicyViolations {
  tooEarlyToBook?: boolean | null | undefined
  tooLateToBook?: boolean | null | undefined
  bookOnlineDisabled?: boolean | null | undefined
  validSubmissionRequired?: boolean | null | undefined
}
export const BookingPolicyViolations: Shape<BookingPolicyViolations> = message<BookingPolicyViolations>(
  'redirects.BookingPolicyViolations',
  {
    tooEarlyToBook: marked(flag(), { description: 'Accepted as it comes.' }),
    tooLateToBook: marked(flag(), { description: 'Accepted as it comes.' }),
    bookOnlineDisabled: marked(flag(), { description: 'Accepted as it comes.' }),
    validSubmissionRequired: marked(flag(), { description: 'Accepted as it comes.' }),
  },
)

export interface CallbackParams {
  thankYouPageUrl?: string | null | undefined
  postFlowUrl?: string | null | undefined
  plansListUrl?: string | null | undefined
  loginUrl?: string | null | undefined
  bookingsServiceListUrl?: string | null | undefined
  cartPageUrl?: string | null | undefined
  planListUrl?: string | null | undefined
  state?: string | null | undefined
}
export const CallbackParams: Shape<CallbackParams> = message<CallbackParams>('redirects.CallbackParams', {
  thankYouPageUrl: marked(text({ maxLength: 2048 }), { description: 'Where the customer goes when it is done.' }),
  postFlowUrl: marked(text({ maxLength: 2048 }), {
    description: 'Where the customer goes in the end, also without having done anything.',
  }),
  plansListUrl: marked(text({ maxLength: 2048 }), { deprecated: true, description: 'The same, by its old name.' }),
  loginUrl: marked(text({ maxLength: 2048 }), { description: 'The front end’s own page to sign in on.' }),
  bookingsServiceListUrl: marked(text({ maxLength: 2048 }), { description: 'The front end’s own list of services.' }),
  cartPageUrl: marked(text({ maxLength: 2048 }), { description: 'The front end’s own cart.' }),
  planListUrl: marked(text({ maxLength: 2048 }), { description: 'The front end’s own list of plans.' }),
  state: marked(text({ maxLength: 2048 }), { description: 'Comes back with the code.' }),
})

export interface CreateRedirectSessionRequest {
  bookingsCheckout?: RedirectSessionBookingsCheckoutParams | null | undefined
  ecomCheckout?: RedirectSessionEcomCheckoutParams | null | undefined
  eventsCheckout?: RedirectSessionEventsCheckoutParams | null | undefined
  paidPlansCheckout?: RedirectSessionPaidPlansCheckoutParams | null | undefined
  login?: RedirectSessionLoginParams | null | undefined
  logout?: RedirectSessionLogoutParams | null | undefined
  auth?: RedirectSessionAuthParams | null | undefined
  memberAccountPage?: RedirectSessionMembersAccountParams | null | undefined
  storesProduct?: RedirectSessionStoresProductParams | null | undefined
  bookingsBook?: RedirectSessionBookingsBookParams | null | undefined
  ecomOrderPaymentRequest?: RedirectSessionEcomOrderPaymentRequestParams | null | undefined
  callbacks?: CallbackParams | null | undefined
  preferences?: RedirectSessionPreferences | null | undefined
  origin?: string | null | undefined
}
export const CreateRedirectSessionRequest: Shape<CreateRedirectSessionRequest> = message<CreateRedirectSessionRequest>(
  'redirects.CreateRedirectSessionRequest',
  {
    bookingsCheckout: marked(one('redirects.RedirectSessionBookingsCheckoutParams'), {
      description: 'The form that books a time.',
    }),
    ecomCheckout: marked(one('redirects.RedirectSessionEcomCheckoutParams'), { description: 'A checkout to pay.' }),
    eventsCheckout: marked(one('redirects.RedirectSessionEventsCheckoutParams'), {
      description: 'A reservation of an event.',
    }),
    paidPlansCheckout: marked(one('redirects.RedirectSessionPaidPlansCheckoutParams'), {
      description: 'Buying a plan.',
    }),
    login: marked(one('redirects.RedirectSessionLoginParams'), {
      description: 'The page to sign in on; in a hidden frame it only makes the visitor known.',
    }),
    logout: marked(one('redirects.RedirectSessionLogoutParams'), { description: 'Signing out.' }),
    auth: marked(one('redirects.RedirectSessionAuthParams'), { description: 'Signing in.' }),
    memberAccountPage: marked(one('redirects.RedirectSessionMembersAccountParams'), {
      description: 'A page about the member.',
    }),
    storesProduct: marked(one('redirects.RedirectSessionStoresProductParams'), { description: 'A product.' }),
    bookingsBook: marked(one('redirects.RedirectSessionBookingsBookParams'), { description: 'The list of services.' }),
    ecomOrderPaymentRequest: marked(one('redirects.RedirectSessionEcomOrderPaymentRequestParams'), {
      description: 'A payment that was asked for.',
    }),
    callbacks: marked(one('redirects.CallbackParams'), {
      description: 'Where the page leads afterwards; only to domains of the client.',
    }),
    preferences: marked(one('redirects.RedirectSessionPreferences'), { description: 'How the page is opened.' }),
    origin: marked(text({ maxLength: 2048 }), {
      description: 'The page that asks, where its browser does not say so.',
    }),
  },
)

export interface CreateRedirectSessionResponse {
  redirectSession?: RedirectSession | null | undefined
}
export const CreateRedirectSessionResponse: Shape<CreateRedirectSessionResponse> =
  message<CreateRedirectSessionResponse>('redirects.CreateRedirectSessionResponse', {
    redirectSession: marked(one('redirects.RedirectSession'), { description: 'The way to the page.' }),
  })

export interface CustomMemberPaths {
  accountPagePath?: string | null | undefined
  profilePagePath?: string | null | undefined
}
export const CustomMemberPaths: Shape<CustomMemberPaths> = message<CustomMemberPaths>('redirects.CustomMemberPaths', {
  accountPagePath: marked(text({ format: 'url-slug' }), { description: 'Accepted as it comes.' }),
  profilePagePath: marked(text({ format: 'url-slug' }), { description: 'Accepted as it comes.' }),
})

export interface Location {
  id?: string | null | undefined
  name?: string | null | undefined
  formattedAddress?: string | null | undefined
  formattedAddressTranslated?: string | null | undefined
  locationType?: LocationType | null | undefined
}
export const Location: Shape<Location> = message<Location>('redirects.Location', {
  id: marked(text({ format: 'guid' }), { description: 'GUID; made by the server.' }),
  name: marked(text(), { description: 'Accepted as it comes.' }),
  formattedAddress: marked(text(), { description: 'Accepted as it comes.' }),
  formattedAddressTranslated: marked(text({ maxLength: 512 }), { description: 'Accepted as it comes.' }),
  locationType: marked(one('redirects.LocationType'), { description: 'Accepted as it comes.' }),
})

export interface NestedTimeSlot {
  serviceId?: string | null | undefined
  start?: string | null | undefined
  end?: string | null | undefined
  resource?: SlotResource | null | undefined
  scheduleId?: string | null | undefined
}
export const NestedTimeSlot: Shape<NestedTimeSlot> = message<NestedTimeSlot>('redirects.NestedTimeSlot', {
  serviceId: marked(text({ format: 'guid' }), { description: 'Accepted as it comes.' }),
  start: marked(text({ maxLength: 30 }), { description: 'Accepted as it comes.' }),
  end: marked(text({ maxLength: 30 }), { description: 'Accepted as it comes.' }),
  resource: marked(one('redirects.SlotResource'), { description: 'Accepted as it comes.' }),
  scheduleId: marked(text(), { description: 'Accepted as it comes.' }),
})

export interface PhoneCall {
  enabled?: boolean | null | undefined
}
export const PhoneCall: Shape<PhoneCall> = message<PhoneCall>('redirects.PhoneCall', {
  enabled: marked(flag(), { description: 'Accepted as it comes.' }),
})

export interface RedirectSession {
  id?: string | null | undefined
  fullUrl?: string | null | undefined
  urlDetails?: URLDetails | null | undefined
  sessionToken?: string | null | undefined
  shortUrl?: string | null | undefined
  wixBaseUrl?: string | null | undefined
}
export const RedirectSession: Shape<RedirectSession> = message<RedirectSession>('redirects.RedirectSession', {
  id: marked(text({ format: 'guid' }), { present: true, description: 'GUID; made by the server.' }),
  fullUrl: marked(text({ maxLength: 2048 }), {
    readonly: true,
    present: true,
    description: 'Where the customer’s browser goes.',
  }),
  urlDetails: marked(one('redirects.URLDetails'), { description: 'The address in parts.' }),
  sessionToken: marked(text({ maxLength: 2048 }), {
    readonly: true,
    description: 'Stands in the address, too: whoever has it first opens the page.',
  }),
  shortUrl: marked(text({ maxLength: 2048 }), { readonly: true, present: true, description: 'The same in short.' }),
  wixBaseUrl: marked(text({ maxLength: 2048 }), { readonly: true, description: 'Accepted as it comes.' }),
})

export interface RedirectSessionAuthParams {
  authRequest?: AuthorizeRequest | null | undefined
  prompt?: Prompt | null | undefined
}
export const RedirectSessionAuthParams: Shape<RedirectSessionAuthParams> = message<RedirectSessionAuthParams>(
  'redirects.RedirectSessionAuthParams',
  {
    authRequest: marked(one('redirects.AuthorizeRequest'), { description: 'The authorization that is asked for.' }),
    prompt: marked(one('redirects.Prompt'), { description: 'Whether a form is shown.' }),
  },
)

export interface RedirectSessionBookingsBookParams {
  resourceId?: string | null | undefined
}
export const RedirectSessionBookingsBookParams: Shape<RedirectSessionBookingsBookParams> =
  message<RedirectSessionBookingsBookParams>('redirects.RedirectSessionBookingsBookParams', {
    resourceId: marked(text({ format: 'guid' }), { description: 'Only services of this person.' }),
  })

export interface RedirectSessionBookingsCheckoutParams {
  slot?: SlotAvailability | null | undefined
  timezone?: string | null | undefined
  slotAvailability?: SlotAvailability | null | undefined
}
export const RedirectSessionBookingsCheckoutParams: Shape<RedirectSessionBookingsCheckoutParams> =
  message<RedirectSessionBookingsCheckoutParams>('redirects.RedirectSessionBookingsCheckoutParams', {
    slot: marked(one('redirects.SlotAvailability'), { deprecated: true, description: 'Accepted as it comes.' }),
    timezone: marked(text({ maxLength: 40 }), { description: 'The zone times are shown in.' }),
    slotAvailability: marked(one('redirects.SlotAvailability'), { description: 'The time that was chosen.' }),
  })

export interface RedirectSessionEcomCheckoutParams {
  checkoutId?: string | null | undefined
}
export const RedirectSessionEcomCheckoutParams: Shape<RedirectSessionEcomCheckoutParams> =
  message<RedirectSessionEcomCheckoutParams>('redirects.RedirectSessionEcomCheckoutParams', {
    checkoutId: marked(text({ format: 'guid' }), { description: 'The checkout to pay.' }),
  })

export interface RedirectSessionEcomOrderPaymentRequestParams {
  paymentRequestId?: string | null | undefined
}
export const RedirectSessionEcomOrderPaymentRequestParams: Shape<RedirectSessionEcomOrderPaymentRequestParams> =
  message<RedirectSessionEcomOrderPaymentRequestParams>('redirects.RedirectSessionEcomOrderPaymentRequestParams', {
    paymentRequestId: marked(text({ format: 'guid' }), { description: 'The payment.' }),
  })

export interface RedirectSessionEventsCheckoutParams {
  reservationId?: string | null | undefined
  eventSlug?: string | null | undefined
}
export const RedirectSessionEventsCheckoutParams: Shape<RedirectSessionEventsCheckoutParams> =
  message<RedirectSessionEventsCheckoutParams>('redirects.RedirectSessionEventsCheckoutParams', {
    reservationId: marked(text({ format: 'guid' }), { description: 'The reservation.' }),
    eventSlug: marked(text({ maxLength: 150 }), { description: 'The event.' }),
  })

export type RedirectSessionLoginParams = Record<string, never>
export const RedirectSessionLoginParams: Shape<RedirectSessionLoginParams> = message<RedirectSessionLoginParams>(
  'redirects.RedirectSessionLoginParams',
  {},
)

export interface RedirectSessionLogoutParams {
  clientId?: string | null | undefined
}
export const RedirectSessionLogoutParams: Shape<RedirectSessionLogoutParams> = message<RedirectSessionLogoutParams>(
  'redirects.RedirectSessionLogoutParams',
  {
    clientId: marked(text({ format: 'guid' }), { description: 'The sign-in client.' }),
  },
)

export interface RedirectSessionMembersAccountParams {
  section?: MembersAccountSection | null | undefined
}
export const RedirectSessionMembersAccountParams: Shape<RedirectSessionMembersAccountParams> =
  message<RedirectSessionMembersAccountParams>('redirects.RedirectSessionMembersAccountParams', {
    section: marked(one('redirects.MembersAccountSection'), { description: 'Which page.' }),
  })

export interface RedirectSessionPaidPlansCheckoutParams {
  planId?: string | null | undefined
  checkoutData?: string | null | undefined
}
export const RedirectSessionPaidPlansCheckoutParams: Shape<RedirectSessionPaidPlansCheckoutParams> =
  message<RedirectSessionPaidPlansCheckoutParams>('redirects.RedirectSessionPaidPlansCheckoutParams', {
    planId: marked(text({ format: 'guid' }), { description: 'The plan.' }),
    checkoutData: marked(text({ maxLength: 2048 }), { description: 'Given back as it came.' }),
  })

export interface RedirectSessionPreferences {
  useGenericWixPages?: boolean | null | undefined
  customMemberPaths?: CustomMemberPaths | null | undefined
  maintainIdentity?: boolean | null | undefined
  additionalQueryParameters?: Record<string, string> | null | undefined
  createShortUrl?: boolean | null | undefined
  checkIfPublish?: boolean | null | undefined
}
export const RedirectSessionPreferences: Shape<RedirectSessionPreferences> = message<RedirectSessionPreferences>(
  'redirects.RedirectSessionPreferences',
  {
    useGenericWixPages: marked(flag(), { description: 'Accepted, without effect: the pages are our own.' }),
    customMemberPaths: marked(one('redirects.CustomMemberPaths'), { description: 'Accepted as it comes.' }),
    maintainIdentity: marked(flag(), { description: 'False: the page takes the customer for somebody new.' }),
    additionalQueryParameters: marked(mapOf(text()), {
      description: 'Goes along to the page, such as `lang` or what a campaign counts by.',
    }),
    createShortUrl: marked(flag(), { description: 'Accepted, without effect: there always is one.' }),
    checkIfPublish: marked(flag(), { description: 'Accepted, without effect: a business is always there.' }),
  },
)

export interface RedirectSessionStoresProductParams {
  productSlug?: string | null | undefined
}
export const RedirectSessionStoresProductParams: Shape<RedirectSessionStoresProductParams> =
  message<RedirectSessionStoresProductParams>('redirects.RedirectSessionStoresProductParams', {
    productSlug: marked(text({ maxLength: 150 }), { description: 'The product.' }),
  })

export interface Slot {
  sessionId?: string | null | undefined
  serviceId?: string | null | undefined
  scheduleId?: string | null | undefined
  startDate?: string | null | undefined
  endDate?: string | null | undefined
  timezone?: string | null | undefined
  resource?: SlotResource | null | undefined
  location?: Location | null | undefined
  phoneCall?: PhoneCall | null | undefined
  eventId?: string | null | undefined
}
export const Slot: Shape<Slot> = message<Slot>('redirects.Slot', {
  sessionId: marked(text(), { deprecated: true, description: 'Accepted as it comes.' }),
  serviceId: marked(text(), { description: 'Accepted as it comes.' }),
  scheduleId: marked(text(), { description: 'Accepted as it comes.' }),
  startDate: marked(text(), { description: 'Accepted as it comes.' }),
  endDate: marked(text(), { description: 'Accepted as it comes.' }),
  timezone: marked(text(), { description: 'The zone times are shown in.' }),
  resource: marked(one('redirects.SlotResource'), { description: 'Accepted as it comes.' }),
  location: marked(one('redirects.Location'), { description: 'Accepted as it comes.' }),
  phoneCall: marked(one('redirects.PhoneCall'), { readonly: true, description: 'Accepted as it comes.' }),
  eventId: marked(text({ minLength: 36, maxLength: 250 }), { description: 'Accepted as it comes.' }),
})

export interface SlotAvailability {
  slot?: Slot | null | undefined
  bookable?: boolean | null | undefined
  totalSpots?: number | null | undefined
  openSpots?: number | null | undefined
  waitingList?: WaitingList | null | undefined
  bookingPolicyViolations?: BookingPolicyViolations | null | undefined
  locked?: boolean | null | undefined
  isFromV2?: boolean | null | undefined
  nestedSlots?: NestedTimeSlot[] | null | undefined
}
export const SlotAvailability: Shape<SlotAvailability> = message<SlotAvailability>('redirects.SlotAvailability', {
  slot: marked(one('redirects.Slot'), { description: 'Accepted as it comes.' }),
  bookable: marked(flag(), { description: 'Accepted as it comes.' }),
  totalSpots: marked(integer(), { description: 'Accepted as it comes.' }),
  openSpots: marked(integer(), { description: 'Accepted as it comes.' }),
  waitingList: marked(one('redirects.WaitingList'), { description: 'Accepted as it comes.' }),
  bookingPolicyViolations: marked(one('redirects.BookingPolicyViolations'), { description: 'Accepted as it comes.' }),
  locked: marked(flag(), { description: 'Accepted as it comes.' }),
  isFromV2: marked(flag(), { deprecated: true, description: 'Accepted as it comes.' }),
  nestedSlots: marked(list(one('redirects.NestedTimeSlot')), { description: 'Accepted as it comes.' }),
})

export interface SlotResource {
  id?: string | null | undefined
  name?: string | null | undefined
  scheduleId?: string | null | undefined
}
export const SlotResource: Shape<SlotResource> = message<SlotResource>('redirects.SlotResource', {
  id: marked(text({ format: 'guid' }), { readonly: true, description: 'GUID; made by the server.' }),
  name: marked(text({ maxLength: 1200 }), { description: 'Accepted as it comes.' }),
  scheduleId: marked(text(), { description: 'Accepted as it comes.' }),
})

export interface URLDetails {
  endpoint?: string | null | undefined
  searchParams?: Record<string, string> | null | undefined
}
export const URLDetails: Shape<URLDetails> = message<URLDetails>('redirects.URLDetails', {
  endpoint: marked(text({ maxLength: 2048 }), {
    readonly: true,
    present: true,
    description: 'The address without its parameters.',
  }),
  searchParams: marked(mapOf(text()), { description: 'The parameters of the address.' }),
})

export interface WaitingList {
  totalSpots?: number | null | undefined
  openSpots?: number | null | undefined
}
export const WaitingList: Shape<WaitingList> = message<WaitingList>('redirects.WaitingList', {
  totalSpots: marked(integer(), { description: 'Accepted as it comes.' }),
  openSpots: marked(integer(), { description: 'Accepted as it comes.' }),
})
