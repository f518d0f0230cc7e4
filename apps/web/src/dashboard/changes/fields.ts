import { isShown } from './hidden-fields.ts'
import type { Change } from './load.ts'

/**
 * Names of the fields of the log, by the end of their path, which may begin with the kind of thing; the longest end
 * decides. A field below a named one has its name, without values.
 */
const names = {
  accounts: ['accounts'],
  addOnOption: ['addOnOption'],
  addOns: ['addOnGroups', 'addOnDetails'],
  address: ['address', 'formattedAddress'],
  allowedOrigins: ['allowedOrigins'],
  altText: ['altText'],
  answerMonths: ['answerMonths'],
  answers: ['answers'],
  appliesToBookings: ['appliesToBookings'],
  appliesToPlans: ['appliesToPlans', 'planIds'],
  archived: ['archived'],
  autoAssign: ['resourcesPolicy'],
  autoCollectFee: ['cancellationFeePolicy/autoCollectFeeEnabled'],
  autoFillContact: ['autoFillContact'],
  bookAfterStart: ['bookAfterStartPolicy'],
  bookForSomeoneElse: ['bookForSomeoneElseAllowed'],
  bookable: ['bookable'],
  bookingMonths: ['bookingMonths'],
  bookingPolicy: ['service/bookingPolicy'],
  bookings: ['bookings'],
  booksAhead: ['booksAhead'],
  brandColor: ['brandColor'],
  bufferBefore: ['bufferBefore'],
  buyer: ['buyer'],
  buyerCanCancel: ['buyerCanCancel'],
  calendarAccounts: ['associatedConferencingProviders', 'associatedConferencingAccounts'],
  canceledBookings: ['canceledBookings'],
  cancellation: ['cancellation'],
  cancellationDeadline: ['cancellationPolicy/latestCancellationInMinutes'],
  cancellationFee: ['cancellationFeePolicy'],
  cancellationPolicy: ['cancellationPolicy'],
  captchaKeys: ['visibleSiteKey', 'invisibleSiteKey', 'hasVisibleSecret', 'hasInvisibleSecret'],
  cartCheckout: ['cartCheckout'],
  category: ['category', 'category/name'],
  clientId: ['clientId', 'issuer', 'hasSecret'],
  closingDays: ['closingDays', 'days', 'closedDates'],
  code: ['code'],
  conferencing: ['conferencing'],
  confirmedUrl: ['confirmedUrl'],
  contactInformation: ['contactInformation', 'contactInformation/publiclyAccessible'],
  coverUrl: ['coverUrl', 'media/coverMedia'],
  credits: ['quantity'],
  creditsLeft: ['remaining'],
  creditsPerCycle: ['creditsPerCycle'],
  currency: ['currency'],
  currentCycle: ['currentCycle', 'cycle', 'order/cycles'],
  customPrice: ['payment/custom', 'payment/custom/description'],
  customerMonths: ['customerMonths'],
  default: ['default'],
  defaultCapacity: ['defaultCapacity'],
  deposit: ['deposit', 'depositDetails'],
  description: ['description', 'planDescription'],
  directions: ['directions'],
  disabled: ['disabled'],
  discount: ['discountInfo', 'discountType', 'percent', 'amount'],
  discountCycles: ['coupon/cycles'],
  displayTimeZone: ['displayTimeZone'],
  doubleBooking: ['doubleBookingHandling'],
  durationInMinutes: ['durationInMinutes', 'durations', 'sessionDurations', 'durationRange'],
  earliestBooking: ['limitEarlyBookingPolicy', 'limitEarlyBookingPolicy/earliestBookingInMinutes'],
  email: ['email'],
  enabled: ['enabled', 'active'],
  endDate: ['endDate', 'endsDate', 'earliestEndDate'],
  eventTypes: ['eventTypes'],
  eventsSchedule: ['eventsSchedule', 'schedule'],
  exceptions: ['exceptions', 'specialHours'],
  expiresDate: ['expiresDate', 'expiresAt'],
  exportedDate: ['exportedDate'],
  extraTime: ['timeBetweenSessions'],
  fields: ['fields', 'formFields', 'steps', 'fieldGroups', 'nestedForms', 'deletedFields', 'deletedFormFields'],
  fileMonths: ['fileMonths'],
  files: ['files'],
  firstSessionStart: ['firstSessionStart'],
  form: ['form', 'formId', 'intakeFormPolicy', 'formData', 'form/properties'],
  freeTrialDays: ['freeTrialDays'],
  fullUpfrontPayment: ['fullUpfrontPaymentAllowed', 'fullUpfrontPayment'],
  futureStart: ['allowFutureStartDate'],
  gender: ['gender'],
  genderShown: ['staffProperties', 'staffProperties/genderPubliclyAccessible'],
  guestCheckout: ['guestCheckoutSettings'],
  hasSecondFactor: ['hasSecondFactor'],
  hidden: ['hidden'],
  hidesUnknownEmails: ['hidesUnknownEmails'],
  holdMinutes: ['holdMinutes'],
  host: ['host', 'port', 'security'],
  imageUrl: ['imageUrl', 'mainMedia', 'mainMedia/image'],
  images: ['media'],
  invoices: ['invoiceSettings', 'invoiceSettings/sendInvoiceOnPayment'],
  kind: ['kind', 'type', 'typeId'],
  language: ['language'],
  languages: ['languages'],
  lastPaymentStatus: ['lastPaymentStatus', 'paymentStatus'],
  lastSessionEnd: ['lastSessionEnd'],
  latestBooking: ['limitLateBookingPolicy', 'limitLateBookingPolicy/latestBookingInMinutes'],
  limitPerCustomer: ['limitPerCustomer', 'maxPurchasesPerBuyer'],
  limits: [
    'maxHoldsPerVisitor',
    'maxHoldsPerAddress',
    'maxBookingsPerVisitor',
    'maxBookingsPerNetwork',
    'maxBookingsPerRecipient',
    'maxSubmissionsPerVisitor',
    'maxSubmissionsPerNetwork',
    'maxEmailsPerRecipient',
    'maxTextsPerNumber',
    'maxTextsPerNetwork',
    'maxTextsPerDay',
  ],
  linkedAccount: ['associatedWixIdentity'],
  locationSelection: ['locationSelection'],
  locations: ['locations', 'locationOptions', 'inheritResourceLocations'],
  logMonths: ['logMonths'],
  logoUrl: ['logoUrl'],
  managementType: ['managementType'],
  maxBookingsPerDay: ['maxBookingsPerDay'],
  maxParticipants: ['participantsPolicy', 'participantsPolicy/maxParticipantsPerBooking'],
  maxQuantity: ['maxQuantity'],
  memberCandidates: ['publicMemberCandidates'],
  memberVisibility: ['publicMemberVisibility', 'defaultPrivacy'],
  messageMonths: ['messageMonths'],
  messages: ['messages', 'notices'],
  minimumPasswordLength: ['minimumPasswordLength'],
  multiServiceAppointments: ['multiServiceAppointments'],
  name: ['name', 'properties/name', 'fileName', 'planName', 'domain'],
  notes: ['notes'],
  onlineBooking: ['onlineBooking'],
  openingHours: ['openingHours'],
  options: ['options', 'values', 'variants'],
  order: ['order', 'ranking'],
  orderMethod: ['orderMethod'],
  outOfHours: ['ownerFlow'],
  participantForm: ['participantsPolicy/collectParticipantForm'],
  pausePeriods: ['pausePeriods'],
  pausedReason: ['pausedReason'],
  payInPerson: ['payment/options/inPerson'],
  payOnline: ['payment/options/online'],
  paymentOptions: ['payment/options'],
  payWithPlan: ['payment/options/pricingPlan', 'payment/pricingPlanIds'],
  paymentLinks: ['notifications', 'notifications/includePaymentLinks'],
  pendingUrl: ['pendingUrl'],
  perks: ['perks', 'perks/values'],
  permissions: ['permissions', 'scopes'],
  phone: ['phone'],
  phoneCall: ['phoneCall'],
  places: ['places'],
  planEmails: ['planEmails', 'planNotices', 'receiptEmails'],
  policyText: ['customPolicyDescription', 'customPolicyDescription/description'],
  price: ['price', 'payment', 'pricing', 'priceDetails', 'planPrice', 'defaultPrice', 'total', 'minPrice', 'maxPrice'],
  primary: ['primary'],
  provider: ['provider'],
  public: ['public'],
  quiz: ['quizSettings'],
  rateType: ['rateType'],
  rebookingLimit: ['limitRebookingPolicy'],
  receipt: ['receiptHeader', 'receiptFooter'],
  redirectUris: ['redirectUris'],
  renewal: ['autoRenewCanceled'],
  replayedEvents: ['replayedEvents', 'replayedEventId', 'replayedEventType'],
  requireApproval: ['onlineBooking/requireManualApproval', 'requireOwnerApproval'],
  requireEmailVerification: ['requireEmailVerification'],
  requireSecondFactor: ['requireSecondFactor'],
  requiredContact: ['requiredContact'],
  requiredMarks: ['requiredIndicatorProperties'],
  rescheduleDeadline: ['reschedulePolicy/latestRescheduleInMinutes'],
  reschedulePolicy: ['reschedulePolicy'],
  resources: ['resourceGroups', 'serviceResources', 'primaryResourceType', 'resourceIds'],
  role: ['role'],
  rollsOver: ['rollsOver'],
  rules: ['rules', 'formRules'],
  saveCard: ['saveCreditCardPolicy'],
  sender: ['sender', 'user'],
  seo: ['seoData'],
  serviceIds: ['serviceIds'],
  serviceProvider: ['serviceProvider', 'staffMember/resource'],
  setUpDone: ['setUpDone', 'setUpFinished'],
  signsFromDate: ['signsFromDate'],
  singlePayment: ['singlePaymentForDuration', 'singlePaymentUnlimited'],
  slotStepMinutes: ['slotStepMinutes'],
  slug: ['slug', 'mainSlug', 'mainSlug/name', 'supportedSlugs'],
  sortOrder: ['sortOrder'],
  spamFilter: ['spamFilterProtectionLevel'],
  staffMemberIds: ['staffMemberIds', 'staffMembers', 'staffMemberDetails', 'staffMemberId'],
  staffSelection: ['staffSelection'],
  staffSorting: ['staffSortingPolicy'],
  startDate: ['startDate', 'startsDate', 'startsAt'],
  status: ['status', 'statusNew'],
  stripe: ['stripe'],
  submissionAccess: ['submissionAccess'],
  submissionLimit: ['limitationRule'],
  submitted: ['submitSettings', 'disabledFormMessage', 'postSubmissionTriggers'],
  subscription: ['subscription'],
  tagLine: ['tagLine', 'tagline'],
  tags: ['tags'],
  taxes: ['taxes', 'taxGroup', 'taxableAddress', 'tax'],
  terms: ['termsAndConditions'],
  text: ['text', 'subject', 'custom'],
  timeZone: ['timeZone', 'timezone'],
  url: ['url'],
  usageLimit: ['usageLimit'],
  waitlist: ['waitlistPolicy', 'waitlistPolicy/capacity'],
  weekly: ['weekly'],
  workingHours: ['workingHours', 'workingHoursSchedules', 'usesDefaultWorkingHours', 'windows'],
} as const

export type FieldName = keyof typeof names

const byPath = new Map<string, FieldName>(
  Object.entries(names).flatMap(([name, paths]) => paths.map((path) => [path, name as FieldName] as const)),
)

/** What the log calls a field: its name, and whether that is the field itself and not what it belongs to. */
export type Named = { name: FieldName; isItself: boolean }

/** Returns the name of a field of an entity; undefined for one that no shape of today has. */
export function nameField(entityType: string, field: string): Named | undefined {
  const words = [entityType, ...field.split('.').filter((word) => !/^\d+$/.test(word))]
  // The amount of a price is the price; whether something is switched on is said of the thing.
  if (words.length > 2 && /^(value|enabled)$/.test(words.at(-1) ?? '')) words.pop()
  // A service names its policy, whose fields are not those of the service.
  if (isPolicyOfService(words)) return { name: 'bookingPolicy', isItself: words[2] === 'name' }
  for (let end = words.length; end > 1; end -= 1) {
    for (let start = 0; start < end; start += 1) {
      const name = byPath.get(words.slice(start, end).join('/'))
      if (name) return { name, isItself: end === words.length }
    }
  }
  return undefined
}

const isPolicyOfService = ([entityType, first]: readonly string[]): boolean =>
  entityType === 'service' && first === 'bookingPolicy'

/** A line of an entry: a field by its name, and the change whose values say it; none if several fields are meant. */
export type Line = { name: FieldName | 'other'; change?: Change }

/** No list and an empty one are the same to people. */
const isChange = (before: unknown, after: unknown): boolean => !(isNone(before) && isNone(after))
const isNone = (value: unknown): boolean => (value ?? '') === '' || (Array.isArray(value) && value.length === 0)

/** Returns the lines of an entry, one for each name. */
export function toLines(entityType: string, changes: readonly Change[]): Line[] {
  const lines = new Map<Line['name'], Change[]>()
  for (const change of changes.filter(({ field, before, after }) => isShown(field) && isChange(before, after))) {
    const { name = 'other', isItself = false } = nameField(entityType, change.field) ?? {}
    lines.set(name, [...(lines.get(name) ?? []), ...(isItself ? [change] : [])])
  }
  // Switching something off is said once.
  if (lines.has('enabled')) lines.delete('disabled')
  return [...lines].map(([name, [change, ...further]]) =>
    change && further.length === 0 ? { name, change } : { name },
  )
}
