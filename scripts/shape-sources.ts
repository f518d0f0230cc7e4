// Which facts become which shapes: the operations and events that are built, noun by noun.
import { peopleShapeSources } from './people-shape-sources.ts'
import { redirectsWords } from './redirect-descriptions.ts'
import {
  attendanceWords,
  availabilityWords,
  bookingsWords,
  businessWords,
  categoriesWords,
  formsWords,
  policiesWords,
  resourcesWords,
  servicesWords,
} from './shape-descriptions.ts'

/** A field that no fact names. */
export interface OwnField {
  readonly type: 'string' | 'object'
  readonly format?: 'GUID'
  readonly maxLength?: number
  readonly readonly?: boolean
}

export interface ShapeSource {
  /** A file below packages/contract/facts. */
  readonly facts: string
  /** A file below packages/contract/src. */
  readonly target: string
  /** First part of every message's registered name. */
  readonly prefix: string
  readonly operations: readonly string[]
  readonly events?: readonly string[]
  readonly messages?: readonly string[]
  /** Flags of our own beside those of a message on the wire, by message. */
  readonly ownFlags?: Readonly<Record<string, readonly string[]>>
  /** Whole numbers of our own beside the fields of a message, by message, each with its greatest value. */
  readonly ownNumbers?: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Fields of our own, by message, in the words of the facts. */
  readonly ownFields?: Readonly<Record<string, Readonly<Record<string, OwnField>>>>
  /** Values the specification has beside those of a list on the wire, by list. */
  readonly specifiedValues?: Readonly<Record<string, readonly string[]>>
  /** `Message.field` or `field` → what the field means, in our own words. */
  readonly descriptions?: Readonly<Record<string, string>>
  /** What is said of a field without words of its own: for parts of the wire that are kept and given back, no more. */
  readonly otherwise?: string
}

export const shapeSources: readonly ShapeSource[] = [
  {
    facts: 'redirects/redirects.json',
    target: 'redirects/shapes.ts',
    prefix: 'redirects',
    operations: ['createRedirectSession'],
    events: ['onRedirectSessionCreated'],
    descriptions: redirectsWords,
    otherwise: 'Accepted as it comes.',
  },
  {
    facts: 'bookings/availability-calendar.json',
    target: 'availability/shapes.ts',
    prefix: 'availability',
    operations: ['queryAvailability', 'getScheduleAvailability', 'calculateMultiSlotAvailability'],
    descriptions: availabilityWords,
  },
  {
    facts: 'bookings/availability-time-slots.json',
    target: 'availability/time-slot-shapes.ts',
    prefix: 'timeSlots',
    operations: ['listAvailabilityTimeSlots', 'getAvailabilityTimeSlot', 'listAvailabilityTimeSlotEndOptions'],
    descriptions: availabilityWords,
  },
  {
    facts: 'bookings/event-time-slots.json',
    target: 'availability/event-time-slot-shapes.ts',
    prefix: 'eventTimeSlots',
    operations: ['listEventTimeSlots', 'getEventTimeSlot'],
    descriptions: availabilityWords,
  },
  {
    facts: 'bookings/services.json',
    target: 'services/shapes.ts',
    prefix: 'services',
    operations: [
      'createService',
      'bulkCreateServices',
      'getService',
      'updateService',
      'bulkUpdateServices',
      'bulkUpdateServicesByFilter',
      'deleteService',
      'bulkDeleteServices',
      'bulkDeleteServicesByFilter',
      'queryServices',
      'searchServices',
      'countServices',
      'queryPolicies',
      'queryBookingForms',
      'queryLocations',
      'queryCategories',
      'setServiceLocations',
      'enablePricingPlansForService',
      'disablePricingPlansForService',
      'setCustomSlug',
      'validateSlug',
      'cloneService',
      'createAddOnGroup',
      'updateAddOnGroup',
      'deleteAddOnGroup',
      'listAddOnGroupsByServiceId',
      'setAddOnsForGroup',
    ],
    events: ['onServiceCreated', 'onServiceUpdated', 'onServiceDeleted'],
    ownNumbers: { AvailabilityConstraints: { bufferBefore: 720 } },
    specifiedValues: { Action: ['DELETE'] },
    descriptions: servicesWords,
  },
  {
    facts: 'bookings/catalog-search.json',
    target: 'services/catalog-search-shapes.ts',
    prefix: 'catalogSearch',
    operations: ['queryServicesByFilters'],
    // A service is shown as everywhere in the catalogue.
    ownNumbers: { AvailabilityConstraints: { bufferBefore: 720 } },
    descriptions: servicesWords,
  },
  {
    facts: 'bookings/bookings.json',
    target: 'bookings/shapes.ts',
    prefix: 'bookings',
    operations: [
      'createBooking',
      'confirmBooking',
      'declineBooking',
      'confirmOrDeclineBooking',
      'cancelBooking',
      'bulkCreateBooking',
      'rescheduleBooking',
      'updateExtendedFields',
      'updateNumberOfParticipants',
      'bulkConfirmOrDeclineBooking',
      'markBookingAsPending',
      'getAnonymousActionToken',
      'bookingsGetBookingAnonymously',
      'bookingsCancelBookingAnonymously',
      'bookingsRescheduleBookingAnonymously',
      'getServiceAnonymously',
      'setBookingSubmissionId',
    ],
    events: [
      'onBookingCreated',
      'onBookingConfirmed',
      'onBookingDeclined',
      'onBookingCanceled',
      'onBookingMarkedAsPending',
      'onBookingUpdated',
      'onBookingRescheduled',
      'onBookingNumberOfParticipantsUpdated',
    ],
    // Answers to the policy's intake form come beside those to the booking form; so does a solved captcha.
    ownFields: {
      CreateBookingRequest: { intakeSubmission: { type: 'object' }, captchaToken: { type: 'string', maxLength: 5000 } },
      BulkCreateBookingRequest: { captchaToken: { type: 'string', maxLength: 5000 } },
      CreateBookingInfo: { intakeSubmission: { type: 'object' } },
      Booking: { intakeSubmissionId: { type: 'string', format: 'GUID', readonly: true } },
    },
    // Whether add-ons may change later is decided when a booking is made, and the wire says it only when it is moved.
    ownFlags: { CreateBookingFlowControlSettings: ['allowAddOnChanges'] },
    // A link shows the service of its booking as the catalogue does.
    ownNumbers: { AvailabilityConstraints: { bufferBefore: 720 } },
    descriptions: bookingsWords,
  },
  {
    facts: 'bookings/extended-bookings.json',
    target: 'bookings/extended-shapes.ts',
    prefix: 'extendedBookings',
    operations: ['query', 'queryExtendedBookings', 'countExtendedBookings'],
    ownFields: { Booking: { intakeSubmissionId: { type: 'string', format: 'GUID', readonly: true } } },
    descriptions: bookingsWords,
  },
  {
    facts: 'bookings/attendance.json',
    target: 'attendance/shapes.ts',
    prefix: 'attendance',
    operations: [
      'setAttendance',
      'bulkSetAttendance',
      'getAttendance',
      'queryAttendance',
      'countAttendances',
      'deleteAttendance',
      'bulkDeleteAttendances',
    ],
    descriptions: attendanceWords,
  },
  {
    facts: 'bookings/booking-policies.json',
    target: 'policies/shapes.ts',
    prefix: 'policies',
    operations: [
      'countBookingPolicies',
      'createBookingPolicy',
      'deleteBookingPolicy',
      'getBookingPolicy',
      'getStrictestBookingPolicy',
      'queryBookingPolicies',
      'setDefaultBookingPolicy',
      'updateBookingPolicy',
    ],
    events: [
      'onBookingPolicyCreated',
      'onBookingPolicyDefaultBookingPolicySet',
      'onBookingPolicyDeleted',
      'onBookingPolicyUpdated',
    ],
    descriptions: policiesWords,
  },
  {
    facts: 'bookings/booking-policy-snapshots.json',
    target: 'policies/snapshot-shapes.ts',
    prefix: 'policySnapshots',
    operations: ['listPolicySnapshotsByBookingIds'],
    descriptions: policiesWords,
  },
  {
    facts: 'bookings/categories-v-2.json',
    target: 'categories/shapes.ts',
    prefix: 'categories',
    operations: [
      'countCategories',
      'createCategory',
      'deleteCategory',
      'getCategory',
      'moveCategory',
      'queryCategories',
      'updateCategory',
    ],
    events: ['onCategoryCreated', 'onCategoryDeleted', 'onCategoryUpdated'],
    descriptions: categoriesWords,
  },
  {
    facts: 'bookings/staff-members.json',
    target: 'resources/staff-shapes.ts',
    prefix: 'staffMembers',
    operations: [
      'assignCustomSchedule',
      'assignWorkingHoursSchedule',
      'bulkGetOrCreateStaffMembers',
      'bulkUpdateStaffMemberTags',
      'bulkUpdateStaffMemberTagsByFilter',
      'connectStaffMemberToUser',
      'countStaffMembers',
      'countStaffMembersV2',
      'createStaffMember',
      'deleteStaffMember',
      'disconnectStaffMemberFromUser',
      'getDeletedStaffMember',
      'getOrCreateStaffMember',
      'getStaffMember',
      'listDeletedStaffMembers',
      'queryStaffMembers',
      'queryStaffMembersV2',
      'removeStaffMemberFromTrashBin',
      'searchStaffMembers',
      'searchStaffMembersV2',
      'setServiceProvider',
      'updateStaffMember',
    ],
    events: [
      'onStaffMemberConnectedToUser',
      'onStaffMemberCreated',
      'onStaffMemberDeleted',
      'onStaffMemberDisconnectedFromUser',
      'onStaffMemberFullyCreated',
      'onStaffMemberTagsModified',
      'onStaffMemberUpdated',
    ],
    descriptions: resourcesWords,
  },
  {
    facts: 'bookings/staff-member-settings.json',
    target: 'resources/staff-settings-shapes.ts',
    prefix: 'staffMemberSettings',
    operations: ['getStaffMemberSettings', 'updateStaffMemberSettings'],
    events: ['onStaffMemberSettingsUpdated'],
    descriptions: resourcesWords,
  },
  {
    facts: 'bookings/resources.json',
    target: 'resources/resource-shapes.ts',
    prefix: 'resourceEntities',
    operations: [
      'bulkCreateResources',
      'bulkDeleteResources',
      'bulkUpdateResources',
      'countResources',
      'createResource',
      'deleteResource',
      'getResource',
      'queryResources',
      'searchResources',
      'updateResource',
    ],
    events: ['onResourceCreated', 'onResourceDeleted', 'onResourceUpdated'],
    descriptions: resourcesWords,
  },
  {
    facts: 'bookings/resource-types.json',
    target: 'resources/type-shapes.ts',
    prefix: 'resourceTypes',
    operations: [
      'countResourceTypes',
      'createResourceType',
      'deleteResourceType',
      'getResourceType',
      'queryResourceTypes',
      'updateResourceType',
    ],
    events: ['onResourceTypeCreated', 'onResourceTypeDeleted', 'onResourceTypeUpdated'],
    descriptions: resourcesWords,
  },
  {
    facts: 'bookings/service-options-and-variants.json',
    target: 'services/option-shapes.ts',
    prefix: 'serviceOptions',
    operations: [
      'cloneServiceOptionsAndVariants',
      'createServiceOptionsAndVariants',
      'deleteServiceOptionsAndVariants',
      'getServiceOptionsAndVariants',
      'getServiceOptionsAndVariantsByServiceId',
      'queryServiceOptionsAndVariants',
      'updateServiceOptionsAndVariants',
    ],
    events: [
      'onServiceOptionsAndVariantsCreated',
      'onServiceOptionsAndVariantsDeleted',
      'onServiceOptionsAndVariantsUpdated',
    ],
    descriptions: servicesWords,
  },
  {
    facts: 'bookings/add-ons.json',
    target: 'services/add-on-shapes.ts',
    prefix: 'addOns',
    operations: [
      'bulkCreateAddOns',
      'bulkDeleteAddOns',
      'bulkUpdateAddOns',
      'createAddOn',
      'deleteAddOn',
      'getAddOn',
      'queryAddOns',
      'updateAddOn',
    ],
    events: ['onAddOnCreated', 'onAddOnDeleted', 'onAddOnUpdated'],
    descriptions: servicesWords,
  },
  {
    facts: 'bookings/bookings-settings.json',
    target: 'business/settings-shapes.ts',
    prefix: 'bookingsSettings',
    operations: ['getBookingsSettings', 'updateBookingsSettings'],
    events: ['onBookingsSettingsCreated', 'onBookingsSettingsDeleted', 'onBookingsSettingsUpdated'],
    descriptions: businessWords,
  },
  {
    facts: 'forms/forms.json',
    target: 'forms/shapes.ts',
    prefix: 'forms',
    operations: [
      'createForm',
      'getForm',
      'queryForms',
      'updateForm',
      'deleteForm',
      'listDeletedForms',
      'restoreFromTrashBin',
      'countFormsByFilter',
    ],
    events: [
      'onFormCreated',
      'onFormDeleted',
      'onFormDisabledForm',
      'onFormEnabledForm',
      'onFormTranslationChanged',
      'onFormTranslationDeleted',
      'onFormUpdated',
    ],
    descriptions: formsWords,
    otherwise: 'Kept as written and given back.',
  },
  {
    facts: 'forms/submissions.json',
    target: 'forms/submission-shapes.ts',
    prefix: 'submissions',
    operations: [
      'createSubmission',
      'getSubmission',
      'querySubmissionsByNamespace',
      'querySubmission',
      'updateSubmission',
      'deleteSubmission',
    ],
    events: [
      'onSubmissionContactMapped',
      'onSubmissionContactMappingSkipped',
      'onSubmissionCreated',
      'onSubmissionDeleted',
      'onSubmissionRemovedSubmissionFromTrash',
      'onSubmissionStatusUpdated',
      'onSubmissionUpdated',
    ],
    descriptions: formsWords,
    otherwise: 'Kept as written and given back.',
  },
  ...peopleShapeSources,
]
