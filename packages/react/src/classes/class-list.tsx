'use client'

import { useId } from 'react'
import { describeZone, formatDate, formatLocalTime, longDay } from '../dates.ts'
import { Heading } from '../heading.tsx'
import { LoadProblem } from '../load-problem.tsx'
import type { ClassNames, ClassSession, HeadingLevel } from '../types.ts'

/** Texts of `ClassList`, in English unless you pass others. */
export const classListLabels = {
  loading: 'Looking for classes',
  empty: 'No classes in these days.',
  timezone: (zone: string) => `Times are in ${zone}.`,
  left: (count: number) => (count === 1 ? '1 spot left' : `${count} spots left`),
  full: 'Full',
  cancelled: 'Cancelled',
  notBookable: 'Not bookable',
  book: 'Book',
  /** What the button is called by screen readers. It begins with `book`. */
  bookNamed: ({ title, day, time }: { title: string; day: string; time: string }) => `Book ${title}, ${day}, ${time}`,
  problem: 'We couldn’t load the classes.',
  retry: 'Try again',
}
export type ClassListLabels = typeof classListLabels

/** What a list of classes takes; `useClassSessions` returns the first ones. */
export interface ClassListProps {
  readonly sessions: readonly ClassSession[]
  /** Zone that the times are shown in. */
  readonly timezone: string
  readonly busy?: boolean | undefined
  readonly error?: Error | null | undefined
  readonly onRetry?: (() => void) | undefined
  readonly onChoose: (session: ClassSession) => void
  /** The session that is chosen. */
  readonly chosen?: ClassSession | null | undefined
  readonly locale?: string | undefined
  readonly headingLevel?: HeadingLevel | undefined
  readonly labels?: Partial<ClassListLabels> | undefined
  readonly classNames?: ClassNames<ClassListPart> | undefined
}

export type ClassListPart =
  | 'root'
  | 'day'
  | 'heading'
  | 'list'
  | 'session'
  | 'time'
  | 'title'
  | 'resources'
  | 'seats'
  | 'book'
  | 'timezone'
  | 'problem'

/** Sessions of classes by day, each with its open spots and a button to book. */
export function ClassList(props: ClassListProps) {
  const { sessions, timezone, busy, error, onRetry, locale = 'en', classNames = {} } = props
  const labels = { ...classListLabels, ...props.labels }
  const days = Object.entries(Object.groupBy(sessions, ({ localStartDate }) => localStartDate?.slice(0, 10) ?? ''))
  const isAnswered = !busy && !error
  return (
    <div className={classNames.root} aria-busy={busy || undefined}>
      <p role="status">{busy ? labels.loading : isAnswered && sessions.length === 0 && labels.empty}</p>
      {error && (
        <LoadProblem text={labels.problem} retry={labels.retry} onRetry={onRetry} className={classNames.problem} />
      )}
      {days.map(([date, ofDay = []]) => (
        <Day key={date} {...props} date={date} sessions={ofDay} />
      ))}
      {days[0] && (
        <p className={classNames.timezone}>
          {labels.timezone(describeZone(timezone, locale, new Date(`${days[0][0]}T12:00:00Z`)))}
        </p>
      )}
    </div>
  )
}

function Day({ date, ...props }: ClassListProps & { date: string }) {
  const { sessions, locale = 'en', headingLevel = 3, classNames = {} } = props
  const id = useId()
  return (
    <div className={classNames.day}>
      <Heading level={headingLevel} id={id} className={classNames.heading}>
        {formatDate(date, locale, longDay)}
      </Heading>
      <ul className={classNames.list} aria-labelledby={id}>
        {sessions.map((session) => (
          <li key={session.eventInfo?.eventId} className={classNames.session}>
            <Session {...props} session={session} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Session({ session, chosen, onChoose, locale = 'en', classNames = {}, ...props }: SessionProps) {
  const labels = { ...classListLabels, ...props.labels }
  const { localStartDate, eventInfo, bookable } = session
  const start = localStartDate ?? ''
  const title = eventInfo?.eventTitle ?? ''
  const time = formatLocalTime(start, locale)
  return (
    <>
      <time className={classNames.time} dateTime={start}>
        {time}
      </time>{' '}
      <span className={classNames.title}>{title}</span>{' '}
      <span className={classNames.resources}>{listResources(session)}</span>{' '}
      <span className={classNames.seats}>{describeSeats(session, labels)}</span>{' '}
      {bookable && (
        <button
          type="button"
          className={classNames.book}
          aria-label={labels.bookNamed({ title, day: formatDate(start, locale, longDay), time })}
          aria-current={chosen?.eventInfo?.eventId === eventInfo?.eventId ? 'true' : undefined}
          onClick={() => onChoose(session)}
        >
          {labels.book}
        </button>
      )}
    </>
  )
}

type SessionProps = ClassListProps & { session: ClassSession }

const listResources = ({ availableResources }: ClassSession): string =>
  (availableResources ?? []).flatMap(({ resources }) => (resources ?? []).map(({ name }) => name)).join(', ')

/** Says how many spots are left, or why the session cannot be booked. */
function describeSeats({ bookable, nonBookableReasons, remainingCapacity }: ClassSession, labels: ClassListLabels) {
  if (nonBookableReasons?.eventCancelled) return labels.cancelled
  if (bookable) return labels.left(remainingCapacity ?? 0)
  return nonBookableReasons?.noRemainingCapacity || !remainingCapacity ? labels.full : labels.notBookable
}
