// Which facts become which shapes: the operations and events that are built, noun by noun.

import { availabilityDescriptions } from './descriptions/availability.ts'
import { bookingsDescriptions } from './descriptions/bookings.ts'
import { commonDescriptions } from './descriptions/common.ts'
import { formsDescriptions } from './descriptions/forms.ts'
import { redirectsDescriptions } from './descriptions/redirects.ts'
import { servicesDescriptions } from './descriptions/services.ts'
import { peopleShapeSources } from './people-sources.ts'

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
    target: 'redirects/generated/shapes.ts',
    prefix: 'redirects',
    operations: ['createRedirectSession'],
    events: ['onRedirectSessionCreated'],
    descriptions: redirectsDescriptions,
    otherwise: 'Accepted as it comes.',
  },
  {
    facts: 'bookings/availability-calendar.json',
    target: 'availability/generated/shapes.ts',
    prefix: 'availability',
    operations: ['queryAvailability', 'getScheduleAvailability', 'calculateMultiSlotAvailability'],
    descriptions: availabilityDescriptions,
  },
  {
    facts: 'bookings/availability-time-slots.json',
    target: 'availability/generated/time-slot-shapes.ts',
    prefix: 'timeSlots',
    operations: ['listAvailabilityTimeSlots', 'getAvailabilityTimeSlot', 'listAvailabilityTimeSlotEndOptions'],
    descriptions: availabilityDescriptions,
  },
  {
    facts: 'bookings/event-time-slots.json',
    target: 'availability/generated/event-time-slot-shapes.ts',
    prefix: 'eventTimeSlots',
    operations: ['listEventTimeSlots', 'getEventTimeSlot'],
    descriptions: availabilityDescriptions,
  },
  {
    facts: 'bookings/services.json',
    target: 'services/generated/shapes.ts',
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
    descriptions: servicesDescriptions,
  },
  {
    facts: 'bookings/catalog-search.json',
    target: 'services/generated/catalog-search-shapes.ts',
    prefix: 'catalogSearch',
    operations: ['queryServicesByFilters'],
    // A service is shown as everywhere in the catalogue.
    ownNumbers: { AvailabilityConstraints: { bufferBefore: 720 } },
    descriptions: servicesDescriptions,
  },
  {
    facts: 'bookings/bookings.json',
    target: 'bookings/generated/shapes.ts',
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
    descriptions: bookingsDescriptions,
  },
  {
    facts: 'bookings/extended-bookings.json',
    target: 'bookings/generated/extended-shapes.ts',
    prefix: 'extendedBookings',
    operations: ['query', 'queryExtendedBookings', 'countExtendedBookings'],
    ownFields: { Booking: { intakeSubmissionId: { type: 'string', format: 'GUID', readonly: true } } },
    descriptions: bookingsDescriptions,
  },
  {
    facts: 'bookings/attendance.json',
    target: 'attendance/generated/shapes.ts',
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
    descriptions: commonDescriptions,
  },
  {
    facts: 'bookings/booking-policies.json',
    target: 'policies/generated/shapes.ts',
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
    descriptions: commonDescriptions,
  },
  {
    facts: 'bookings/booking-policy-snapshots.json',
    target: 'policies/generated/snapshot-shapes.ts',
    prefix: 'policySnapshots',
    operations: ['listPolicySnapshotsByBookingIds'],
    descriptions: commonDescriptions,
  },
  {
    facts: 'bookings/categories-v-2.json',
    target: 'categories/generated/shapes.ts',
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
    descriptions: commonDescriptions,
  },
  {
    facts: 'bookings/staff-members.json',
    target: 'resources/generated/staff-shapes.ts',
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
    descriptions: commonDescriptions,
  },
  {
    facts: 'bookings/staff-member-settings.json',
    target: 'resources/generated/staff-settings-shapes.ts',
    prefix: 'staffMemberSettings',
    operations: ['getStaffMemberSettings', 'updateStaffMemberSettings'],
    events: ['onStaffMemberSettingsUpdated'],
    descriptions: commonDescriptions,
  },
  {
    facts: 'bookings/resources.json',
    target: 'resources/generated/resource-shapes.ts',
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
    descriptions: commonDescriptions,
  },
  {
    facts: 'bookings/resource-types.json',
    target: 'resources/generated/type-shapes.ts',
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
    descriptions: commonDescriptions,
  },
  {
    facts: 'bookings/service-options-and-variants.json',
    target: 'services/generated/option-shapes.ts',
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
    descriptions: servicesDescriptions,
  },
  {
    facts: 'bookings/add-ons.json',
    target: 'services/generated/add-on-shapes.ts',
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
    descriptions: servicesDescriptions,
  },
  {
    facts: 'bookings/bookings-settings.json',
    target: 'business/generated/settings-shapes.ts',
    prefix: 'bookingsSettings',
    operations: ['getBookingsSettings', 'updateBookingsSettings'],
    events: ['onBookingsSettingsCreated', 'onBookingsSettingsDeleted', 'onBookingsSettingsUpdated'],
    descriptions: commonDescriptions,
  },
  {
    facts: 'forms/forms.json',
    target: 'forms/generated/shapes.ts',
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
    descriptions: formsDescriptions,
    otherwise: 'Kept as written and given back.',
  },
  {
    facts: 'forms/submissions.json',
    target: 'forms/generated/submission-shapes.ts',
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
    descriptions: formsDescriptions,
    otherwise: 'Kept as written and given back.',
  },
  ...peopleShapeSources,
]
