import { asks, by, follows, gap, nothing, type Row } from './cells.ts'

const file = 'calendar.test.ts'
const staffChoose = asks('staff choose whether customers are told')
const agreed = nothing('bookings keep what was agreed')
const nextChange = gap('customers are not told')

/** Changes of sessions, services, staff, hours and settings. */
export const calendarRows: readonly Row[] = [
  {
    change: 'a session is added',
    file,
    operations: ['createSession'],
    cells: { seats: follows(), occupancies: follows(), webhooks: follows() },
  },
  {
    change: 'a session moves to another time',
    file,
    operations: ['updateSession'],
    cells: {
      charge: nothing(
        'a later fee counts from the start that its customer agreed to',
        by(
          'bookings/moved-nearer.test.ts',
          'keeps the start it was agreed with when the business moves the session nearer',
        ),
      ),
      credits: nothing(
        'unless their plan ends before the new time: then they return, and the booking is owed',
        by('credits/moved-courses.test.ts', 'a course that moves past the end of the plan that paid for it is owed'),
      ),
      occupancies: follows(),
      calendarEntries: staffChoose,
      messages: staffChoose,
      webhooks: follows(),
      history: follows(),
    },
  },
  {
    change: 'a session gets other staff',
    file,
    operations: [],
    cells: {
      occupancies: follows(),
      webhooks: follows(),
      history: follows(),
      messages: nextChange,
      calendarEntries: nextChange,
    },
  },
  {
    change: 'the capacity of a session changes',
    file,
    operations: [],
    cells: { seats: follows('never below those that are taken'), webhooks: follows() },
  },
  {
    change: 'a session is cancelled',
    file,
    operations: ['cancelSession'],
    cells: {
      seats: follows(),
      occupancies: follows(),
      calendarEntries: staffChoose,
      messages: staffChoose,
      webhooks: follows(),
      history: follows(),
    },
  },
  {
    change: 'the price of a service changes',
    file,
    operations: [
      'createService',
      'bulkCreateServices',
      'updateService',
      'bulkUpdateServices',
      'bulkUpdateServicesByFilter',
      'createServiceOptionsAndVariants',
      'cloneServiceOptionsAndVariants',
      'updateServiceOptionsAndVariants',
      'deleteServiceOptionsAndVariants',
      'restoreServiceOptionsAndVariants',
      'createAddOn',
      'bulkCreateAddOns',
      'updateAddOn',
      'bulkUpdateAddOns',
      'deleteAddOn',
      'bulkDeleteAddOns',
      'restoreAddOn',
      'createAddOnGroup',
      'updateAddOnGroup',
      'deleteAddOnGroup',
      'setAddOnsForGroup',
      'restoreAddOnGroup',
      'cloneService',
    ],
    cells: {
      webhooks: follows(),
      history: follows(),
      charge: {
        ...agreed,
        test: by('bookings/agreed-price.test.ts', 'is a share of the agreed price, whatever the service costs now'),
      },
      holds: nothing(
        'a booking that was not paid keeps its price for a day',
        by('bookings/prices-of-unpaid-bookings.test.ts', 'keeps its price for a day, and costs what it costs then'),
      ),
    },
  },
  {
    change: 'the length of a service changes',
    file,
    operations: [],
    cells: {
      webhooks: follows(),
      history: follows(),
      occupancies: agreed,
      holds: nothing('a held time stays as long as it was'),
    },
  },
  {
    change: 'the places of a service change',
    file,
    operations: ['setServiceLocations'],
    cells: {
      webhooks: follows(),
      history: follows(),
      occupancies: asks(
        'bookings stay, move or are cancelled',
        by(
          'services/set-service-locations.test.ts',
          'moves sessions, series and bookings: MOVE_TO_LOCATION, with a message only if requested',
        ),
      ),
      calendarEntries: staffChoose,
      messages: staffChoose,
    },
  },
  {
    change: 'a service is deleted',
    file,
    operations: ['deleteService', 'bulkDeleteServices', 'bulkDeleteServicesByFilter'],
    cells: {
      charge: follows(),
      payments: follows(),
      refunds: follows('what was paid for its bookings'),
      ledger: follows(),
      credits: follows('returned'),
      holds: follows(),
      seats: follows(),
      occupancies: follows(),
      receipts: follows(),
      webhooks: follows(),
      history: follows(),
      feeds: follows(),
      calendarEntries: staffChoose,
      messages: asks(
        'staff choose whether customers are told',
        by(
          'services/delete-service.test.ts',
          'cancels upcoming classes and courses and ends their series, with a message to participants',
        ),
      ),
    },
  },
  {
    change: 'a deleted service is restored',
    file,
    operations: ['restoreService'],
    cells: {
      seats: follows(),
      occupancies: follows(),
      webhooks: follows(),
      history: follows(),
      refunds: nothing('what was refunded stays so'),
    },
  },
  {
    change: 'a staff member is deleted',
    file,
    operations: [
      'deleteStaffMember',
      'deleteResource',
      'bulkDeleteResources',
      'removeStaffMemberFromTrashBin',
      'deleteResourceType',
      'removePerson',
    ],
    cells: {
      webhooks: follows(),
      history: follows(),
      occupancies: gap('their bookings stay without being asked about'),
      messages: nextChange,
      calendarEntries: nextChange,
    },
  },
  {
    change: 'a deleted staff member is restored',
    file,
    operations: ['restoreStaffMember', 'restoreResource', 'restorePerson'],
    cells: { webhooks: follows(), history: follows() },
  },
  {
    change: 'the working hours of somebody change',
    file,
    operations: [
      'setWorkingHours',
      'setHoursExceptions',
      'removeHoursExceptions',
      'assignWorkingHoursSchedule',
      'assignCustomSchedule',
      'setDayLimit',
      'setServiceProvider',
      'updateStaffMember',
      'updateResource',
      'bulkUpdateResources',
    ],
    cells: { history: follows(), occupancies: agreed, holds: nothing('a held time can still be booked') },
  },
  {
    change: 'the business closes for a day',
    file,
    operations: ['setClosingDays'],
    cells: {
      history: follows(),
      occupancies: agreed,
      messages: gap('bookings of that day are shown, their customers not told'),
    },
  },
  {
    change: 'a location changes',
    file,
    operations: ['createLocation', 'updateLocation'],
    cells: {
      history: follows(),
      messages: gap('customers are not told of a new address'),
      calendarEntries: gap('entries given out keep the old address'),
    },
  },
  {
    change: 'a location is archived',
    file,
    operations: ['archiveLocation'],
    cells: { history: follows(), occupancies: gap('its bookings stay without being asked about') },
  },
  {
    change: 'the time zone of the business changes',
    file,
    operations: [],
    cells: {
      history: follows(),
      occupancies: nothing('bookings keep their instant'),
      calendarEntries: gap('entries given out keep the old zone'),
    },
  },
  {
    change: 'the settings of the business change',
    file,
    operations: ['updateSiteSettings', 'confirmSiteAddress', 'updateBookingsSettings'],
    cells: { history: follows(), feeds: follows('the name of the business') },
  },
  {
    change: 'the booking policy of a service changes',
    file,
    operations: [
      'createBookingPolicy',
      'updateBookingPolicy',
      'deleteBookingPolicy',
      'restoreBookingPolicy',
      'setDefaultBookingPolicy',
    ],
    cells: {
      webhooks: follows(),
      history: follows(),
      charge: { ...agreed, test: by('policies/update-booking-policy.test.ts', 'applies to new bookings only') },
    },
  },
]
