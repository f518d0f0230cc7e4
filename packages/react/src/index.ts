export { BookingForm, type BookingFormPart, type BookingFormProps } from './booking/booking-form.tsx'
export { type BookingFormLabels, bookingFormLabels } from './booking/booking-form-labels.ts'
export type { ContactField } from './booking/booking-problem.ts'
export { useBookHold } from './booking/use-book-hold.ts'
export { type Hold, type HoldState, useHold } from './booking/use-hold.ts'
export {
  type CalendarDay,
  CalendarDays,
  type CalendarDaysPart,
  type CalendarDaysProps,
} from './calendar/calendar-days.tsx'
export {
  type CalendarDaysLabels,
  calendarDaysLabels,
  type TimeSlotsLabels,
  timeSlotsLabels,
} from './calendar/calendar-labels.ts'
export { type DayPart, dayPartOf, dayParts } from './calendar/day-parts.ts'
export { TimeSlots, type TimeSlotsPart, type TimeSlotsProps } from './calendar/time-slots.tsx'
export { type Calendar, type CalendarOptions, useCalendar } from './calendar/use-calendar.ts'
export { type DayGrid, type DayGridOptions, useDayGrid } from './calendar/use-day-grid.ts'
export {
  ClassList,
  type ClassListLabels,
  type ClassListPart,
  type ClassListProps,
  classListLabels,
} from './classes/class-list.tsx'
export { type ClassSessions, type ClassSessionsOptions, useClassSessions } from './classes/use-class-sessions.ts'
export { KalendsProvider, type KalendsProviderProps, useKalends } from './context.tsx'
export { createQueryClient } from './query-client.ts'
export { type OperationInput, type OperationOutput, queryKey } from './query-key.ts'
export type { CaptchaProps, CaptchaRequest } from './sign-in/find-captcha.ts'
export {
  MemberMenu,
  type MemberMenuLabels,
  type MemberMenuPart,
  type MemberMenuProps,
  memberMenuLabels,
} from './sign-in/member-menu.tsx'
export { SignInForm, type SignInFormPart, type SignInFormProps } from './sign-in/sign-in-form.tsx'
export { type SignInLabels, signInLabels } from './sign-in/sign-in-labels.ts'
export { type HostedReturn, useHostedReturn, useHostedSignIn } from './sign-in/use-hosted-sign-in.ts'
export { type SignInFlow, type SignInState, useSignIn } from './sign-in/use-sign-in.ts'
export type {
  BookHoldInput,
  BookHoldOutput,
  ClassNames,
  ClassSession,
  FreeTime,
  HeadingLevel,
  HoldSlot,
} from './types.ts'
export { type Countdown, minutesToAnnounce, useCountdown } from './use-countdown.ts'
export { useKalendsMutation, useKalendsQuery } from './use-kalends-query.ts'
export { useMember } from './use-member.ts'
