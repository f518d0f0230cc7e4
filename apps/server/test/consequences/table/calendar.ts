import { asks, by, follows, gap, nothing, type Row, refused } from './cells.ts'

const file = 'calendar.test.ts'
const staffChoose = asks('staff choose whether customers are told')
/** Whoever only began to book gets no message. */
const staffTellWhoBooked = (title: string) =>
  asks('staff choose whether those who booked are told', by('attacks/telling-who-never-booked.test.ts', title))
const notifiesOnRequest = by(
  'sessions/preview-time-zone-change.test.ts',
  'moves appointments and tells their customers when asked, and not otherwise',
)
const withdrawn = 'attacks/withdrawn-choices.test.ts'
const agreed = nothing('bookings keep what was agreed')
/** Answers are settled with the change itself. */
const settled = (title: string) => by('commitments/settle-commitments.test.ts', title)
const goneBy = (title: string) => by('attacks/restoring-what-is-gone.test.ts', title)
const held = (why: string, title: string) => follows(why, by('attacks/holds-of-what-is-gone.test.ts', title))
/** Bookings that nobody has ordered yet. */
const ordered = (title: string) =>
  nothing('what was not ordered is refused then', by('attacks/ordered-at-any-hour.test.ts', title))
const colleague = 'gives appointments to a colleague and leaves classes to be named, and tells everyone'

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
      holds: held('a held seat is refused, and its card page takes no money', 'is not paid at another time either'),
      payments: follows(
        'who pays on an open card page is told so and gets the money back; the booking is declined',
        by(
          'attacks/paid-while-it-changed.test.ts',
          'is told that there is no place when the class moved, and gets the money back',
        ),
      ),
      occupancies: follows(),
      calendarEntries: staffChoose,
      messages: staffTellWhoBooked('is left out of the count of those who booked, who are told'),
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
      messages: staffChoose,
      calendarEntries: staffChoose,
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
      refunds: asks('who cancels what was paid manages payments', by('attacks/giving-money-up.test.ts', 'cannot: %s')),
      seats: follows(),
      occupancies: follows(),
      calendarEntries: staffChoose,
      messages: staffTellWhoBooked('is not told that the class is cancelled; the booking ends'),
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
      'restoreServiceOptionsAndVariants',
      'createAddOn',
      'bulkCreateAddOns',
      'updateAddOn',
      'bulkUpdateAddOns',
      'restoreAddOn',
      'createAddOnGroup',
      'updateAddOnGroup',
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
    change: 'requests of a service hold their time from now on',
    file,
    operations: [],
    cells: {
      occupancies: follows('the time of each request, where it is free'),
      seats: {
        ...follows('those of requests for a class, while there are any'),
        test: by('services/requests-hold-time.test.ts', 'takes the seats of requests for a class while there are any'),
      },
      waiting: follows(),
      refunds: {
        ...asks('a request whose time is not free is left, or declined and refunded'),
        test: by(
          'services/requests-hold-time.test.ts',
          'are listed once requests hold their time, and left, or declined with what was paid',
        ),
      },
      webhooks: follows(),
      history: follows(),
    },
  },
  {
    change: 'an add-on is deleted',
    file,
    operations: [
      'deleteServiceOptionsAndVariants',
      'deleteAddOn',
      'bulkDeleteAddOns',
      'deleteAddOnGroup',
      'setAddOnsForGroup',
    ],
    cells: {
      webhooks: follows(),
      history: follows(),
      charge: nothing(
        'what was booked with it keeps the price it was booked at',
        by(withdrawn, 'is confirmed by the business at the price it was begun at'),
      ),
      holds: refused(
        'a hold with it, or with a choice or length that is gone, is not booked; the refusal names it',
        by(withdrawn, 'is not booked with an add-on that was deleted since, which is named'),
      ),
      order: refused(
        'a booking that was begun with it is not ordered any more',
        by(withdrawn, 'keeps its price, and can no longer be ordered'),
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
      holds: held('those at places that it no longer has end', 'is not booked or paid %s'),
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
      seats: follows(
        'nothing returns to a location that is archived',
        goneBy('does not bring back sessions at a location that is archived, and its series gives no more'),
      ),
      occupancies: follows(
        'without people and rooms that are deleted: appointments with them stay cancelled, who gives a class is to be named',
        goneBy('goes on every week without its leader, also where its series is extended'),
      ),
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
      'settleCommitments',
    ],
    cells: {
      webhooks: follows(),
      history: follows(),
      occupancies: asks(
        'refused until each booking and session has an answer: who takes over, to be named later, cancelled or left',
        settled(colleague),
      ),
      charge: asks('of what is cancelled'),
      payments: asks('of what is cancelled'),
      refunds: asks('of what is cancelled'),
      ledger: asks('of what is cancelled'),
      credits: asks('of what is cancelled'),
      seats: asks('of what is cancelled'),
      receipts: asks('of what is cancelled'),
      feeds: asks('of what is cancelled'),
      holds: held('they end, and a card page that is open takes no money', 'is not paid with somebody who was deleted'),
      waiting: ordered('%s, and so it is refused'),
      messages: asks('staff choose whether customers are told', settled(colleague)),
      calendarEntries: staffChoose,
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
    cells: {
      history: follows(),
      occupancies: asks(
        'bookings keep what was agreed; settleCommitments asks about those that the new hours no longer cover',
        by(
          'commitments/list-commitments.test.ts',
          'lists what time off hits, and what new weekly hours no longer cover',
        ),
      ),
      messages: asks('staff choose', settled('leaves what is to stay, and sends a message alone')),
      holds: held('a held time can still be booked; it ends when they are paused', 'is not booked or paid %s'),
    },
  },
  {
    change: 'the business closes for a day',
    file,
    operations: ['setClosingDays'],
    cells: {
      history: follows(),
      occupancies: asks(
        'bookings keep what was agreed; settleCommitments asks about those of that day',
        by('commitments/list-commitments.test.ts', 'lists what closing days hit, at one location or at all'),
      ),
      waiting: ordered('%s, and so it is refused'),
      messages: asks('staff choose'),
      calendarEntries: staffChoose,
      webhooks: asks('of what changes'),
      feeds: asks('of what changes'),
    },
  },
  {
    change: 'a location changes',
    file,
    operations: ['createLocation', 'updateLocation'],
    cells: {
      history: follows(),
      holds: held('those of its times end when it is paused', 'is not booked or paid %s'),
      messages: gap('customers are not told of a new address'),
      calendarEntries: gap('entries given out keep the old address'),
    },
  },
  {
    change: 'a location is archived',
    file,
    operations: ['archiveLocation'],
    cells: {
      history: follows(),
      occupancies: asks(
        'refused until each booking and session has an answer: moved, cancelled or left',
        settled('moves everything of a location to another one before it closes'),
      ),
      holds: held('those of its times end', 'is not booked at a location that was archived'),
      waiting: ordered('its location is archived'),
      messages: staffChoose,
      calendarEntries: staffChoose,
    },
  },
  {
    change: 'the time zone of the business changes',
    file,
    operations: [],
    cells: {
      webhooks: follows(),
      history: follows(),
      occupancies: follows('what keeps its local time moves, and is marked where it then overlaps'),
      calendarEntries: asks('given out anew with the message', notifiesOnRequest),
      messages: asks('whether customers whose booking moves are told', notifiesOnRequest),
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
      waiting: ordered('%s, and so it is refused'),
      charge: { ...agreed, test: by('policies/update-booking-policy.test.ts', 'applies to new bookings only') },
    },
  },
]
