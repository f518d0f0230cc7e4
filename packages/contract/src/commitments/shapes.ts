import { SetClosingDaysRequest } from '../business/shapes.ts'
import { embed, guid, instant, oneOf, orNull, ownShape, Type, text } from '../own.ts'
import {
  HoursException,
  NewWeeklyWindow,
  SetHoursExceptionsRequest,
  SetWorkingHoursRequest,
} from '../schedules/shapes.ts'

/** What is to become of a commitment. */
export const commitmentActions = ['LEAVE', 'NOTIFY', 'REASSIGN', 'UNASSIGN', 'MOVE', 'CANCEL'] as const

const staffMemberId = guid('Id of the staff member.')
const resourceId = guid('Id of the room or piece of equipment.')
const locationId = guid('Id of the location.')

/** A change that may take away what bookings and sessions rely on. Send exactly one. */
export const CommitmentsChange = ownShape('commitments.Change', {
  deleteStaffMember: Type.Optional(Type.Object({ staffMemberId }, { description: 'Deletes a staff member.' })),
  pauseStaffMember: Type.Optional(
    Type.Object({ staffMemberId }, { description: 'Takes a staff member off online booking.' }),
  ),
  useSchedule: Type.Optional(
    Type.Object(
      {
        resourceId: guid('Id of the resource of a staff member, or of a room.'),
        scheduleId: orNull(guid('Id of its own schedule or that of the business; null: round the clock.')),
        weekly: Type.Optional(
          Type.Array(embed(NewWeeklyWindow), {
            maxItems: 200,
            description: 'Sets the weekly hours of the schedule first.',
          }),
        ),
        exceptions: Type.Optional(
          Type.Array(embed(HoursException), { maxItems: 366, description: 'Sets special hours of dates first.' }),
        ),
      },
      { description: 'Gives a staff member or room the hours of another schedule.' },
    ),
  ),
  deleteResource: Type.Optional(Type.Object({ resourceId }, { description: 'Deletes a room or piece of equipment.' })),
  pauseResource: Type.Optional(
    Type.Object({ resourceId }, { description: 'Takes a room or piece of equipment off booking.' }),
  ),
  deleteResourceType: Type.Optional(
    Type.Object(
      { resourceTypeId: guid('Id of the resource type.') },
      { description: 'Deletes a resource type with everything of it.' },
    ),
  ),
  archiveLocation: Type.Optional(Type.Object({ locationId }, { description: 'Closes a location permanently.' })),
  pauseLocation: Type.Optional(Type.Object({ locationId }, { description: 'Takes a location off booking.' })),
  setWorkingHours: Type.Optional(embed(SetWorkingHoursRequest)),
  setHoursExceptions: Type.Optional(embed(SetHoursExceptionsRequest)),
  setClosingDays: Type.Optional(embed(SetClosingDaysRequest)),
  holdRequests: Type.Optional(
    Type.Object(
      { serviceId: guid('Id of the service.') },
      {
        description:
          'Gives each request of a service that occupies no time its own where it is free, the oldest first. It affects ' +
          'those whose time is not free.',
      },
    ),
  ),
})

/** A coming appointment or session that relies on what would change. */
export const Commitment = ownShape('commitments.Commitment', {
  id: guid('Id of the session; for a request that has none yet, of the booking.'),
  kind: oneOf(['APPOINTMENT', 'CLASS', 'COURSE'], {
    description: 'Kind of session. A single request is an APPOINTMENT, even for a class or course.',
  }),
  title: text(200, 'Title of the session.'),
  startDate: instant('Start.'),
  endDate: instant('End.'),
  serviceId: guid('Id of the service.'),
  sessionId: orNull(guid('Id of the session; null for a request without one.')),
  bookingId: orNull(guid('Id of the booking; null for classes and courses.')),
  customerName: orNull(text(200, 'Name of the customer; null for classes and courses.')),
  resourceIds: Type.Array(guid('Id of a resource it uses, such as a staff member’s or a room.'), { maxItems: 100 }),
  locationId: orNull(guid('Id of the location.')),
  bookings: Type.Integer({ description: 'Number of confirmed and pending bookings.' }),
})

const NamedService = ownShape('commitments.Service', {
  id: guid('Id of the service.'),
  name: text(400, 'Name of the service.'),
})

/** What is to become of a commitment. */
export const CommitmentAnswer = ownShape('commitments.Answer', {
  action: oneOf(commitmentActions, {
    description:
      'LEAVE: stays as it is. NOTIFY: stays, and customers get the message. REASSIGN: to another person or room. ' +
      'UNASSIGN: a class or course goes on, and who gives it is named later. MOVE: to another location, at the same ' +
      'time. CANCEL: with its bookings, without a fee; a request without time is declined, and what was paid is refunded.',
  }),
  resourceId: Type.Optional(guid('Id of the resource that takes over, for REASSIGN.')),
  locationId: Type.Optional(guid('Id of the location, for MOVE.')),
})

const OwnAnswer = ownShape('commitments.OwnAnswer', {
  id: guid('Id of the commitment.'),
  answer: embed(CommitmentAnswer),
})

const answerFields = {
  appointments: Type.Optional(
    embed(CommitmentAnswer, { description: 'For every appointment without an answer of its own.' }),
  ),
  sessions: Type.Optional(
    embed(CommitmentAnswer, {
      description: 'For every session of a class or course without an answer of its own, and for series.',
    }),
  ),
  answers: Type.Optional(
    Type.Array(embed(OwnAnswer), { maxItems: 500, description: 'Answers of their own, by commitment.' }),
  ),
}

/** A change, and answers to try. */
export const ListCommitmentsRequest = ownShape('commitments.ListCommitmentsRequest', {
  change: embed(CommitmentsChange),
  ...answerFields,
})

const Refused = ownShape('commitments.Refused', {
  id: guid('Id of the commitment.'),
  reason: oneOf(['TAKEN', 'NOT_WORKING', 'NOT_ON_SERVICE', 'NOT_OPEN'], {
    description: 'Why it cannot be taken over. NOT_OPEN: the new location is closed at that time.',
  }),
})

/** What would become of the commitments that have an answer. */
export const Preview = ownShape('commitments.Preview', {
  left: Type.Integer({ description: 'Number of commitments that would stay as they are.' }),
  changed: Type.Integer({ description: 'Number of commitments that would be reassigned, unassigned or moved.' }),
  cancelled: Type.Integer({ description: 'Number of commitments that would be cancelled.' }),
  refused: Type.Array(embed(Refused), {
    maxItems: 500,
    description: 'The first 500 that whoever was chosen cannot take over: they need another answer.',
  }),
  refusedTotal: Type.Integer({ description: 'Number of commitments that need another answer.' }),
})

/** What a change would affect. */
export const ListCommitmentsResponse = ownShape('commitments.ListCommitmentsResponse', {
  commitments: Type.Array(embed(Commitment), { maxItems: 500, description: 'The first 500, by start.' }),
  total: Type.Integer({ description: 'Number of appointments and sessions.' }),
  bookings: Type.Integer({ description: 'Number of bookings of them.' }),
  services: Type.Array(embed(NamedService), {
    maxItems: 200,
    description: 'Services that use it: none for changes of hours.',
  }),
  series: Type.Integer({ description: 'Number of series of sessions that go on with it.' }),
  blocks: Type.Integer({ description: 'Number of blocked times; they go with it.' }),
  preview: orNull(embed(Preview, { description: 'What the answers would do; null without answers.' })),
})

export const SettleCommitmentsRequest = ownShape('commitments.SettleCommitmentsRequest', {
  change: embed(CommitmentsChange),
  ...answerFields,
  allowOverlap: Type.Optional(
    Type.Boolean({
      description:
        'Whether somebody may take over although they are busy, do not work then or do not give the service; requires OVERRIDE_AVAILABILITY.',
    }),
  ),
  notifyParticipants: Type.Optional(
    Type.Boolean({ description: 'Whether to notify the customers of what changes; defaults to false.' }),
  ),
  message: Type.Optional(orNull(text(2000, 'Message to the customers.'))),
})

/** What was done. */
export const SettleCommitmentsResponse = ownShape('commitments.SettleCommitmentsResponse', {
  left: Type.Integer({ description: 'Number of commitments that stay as they are.' }),
  changed: Type.Integer({ description: 'Number of commitments that were reassigned, unassigned or moved.' }),
  cancelled: Type.Integer({ description: 'Number of commitments that were cancelled.' }),
})
