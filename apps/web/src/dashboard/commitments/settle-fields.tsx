import { Fragment } from 'react'
import { Link } from 'react-router'
import { type Translate, useFormats, useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { SelectField, TextArea } from '../../ui/field.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { problemKey } from '../frame/problem-key.ts'
import { NoEmailNote } from '../mail/no-email-note.tsx'
import { useBusiness } from '../use-business.ts'
import type { Question } from './load-commitments.ts'
import type { Reason, Unanswered } from './settle-change.ts'
import styles from './settle-fields.module.css'

type Props = { question: Question; zone: string; unanswered?: Unanswered | undefined }
type Commitment = Question['commitments'][number]
type Values = { of(name: string): string | undefined; own(id: string): string }

/** Lists what a change affects and asks what becomes of it: of all appointments, of all sessions, or of one. */
export function SettleFields({ question, zone, unanswered }: Props) {
  const t = useT()
  const { commitments, total, bookings } = question
  const values = readValues(unanswered?.entries ?? [])
  const refused = unanswered?.refused ?? []
  const isCut = total > commitments.length
  const has = (isAppointment: boolean) =>
    isCut || commitments.some(({ kind }) => (kind === 'APPOINTMENT') === isAppointment)
  return (
    <div className={styles.fields}>
      <Tried unanswered={unanswered} />
      {unanswered?.isIncomplete && <Alert>{t('commitments.more')}</Alert>}
      <Uses question={question} />
      {total > 0 && question.about === 'requests' && <p>{t('commitments.requests.affected', { count: total })}</p>}
      {total > 0 && question.about !== 'requests' && (
        <p>
          {t('commitments.affected', {
            what: has(true) && has(false) ? 'both' : has(true) ? 'appointments' : 'sessions',
            count: total,
            bookings: t('commitments.bookings', { count: bookings }),
          })}
        </p>
      )}
      {total > 0 && <input type="hidden" name="settles" value="yes" />}
      {has(true) && <Choice name="appointments" question={question} chosen={values.of('appointments')} />}
      {has(false) && <Choice name="sessions" question={question} chosen={values.of('sessions')} />}
      {unanswered && <Rest unanswered={unanswered} />}
      {total > 0 && (
        <ul
          className={styles.list}
          aria-label={t(question.about === 'requests' ? 'commitments.requests' : 'commitments.list')}
        >
          {refusedFirst(commitments, refused).map((one) => (
            <Line
              key={one.id}
              of={one}
              question={question}
              zone={zone}
              reason={refused.find(({ id }) => id === one.id)?.reason}
              chosen={values.own(one.id)}
            />
          ))}
          {isCut && <li>{t('services.delete.more', { count: total - commitments.length })}</li>}
        </ul>
      )}
      {refused.length > 0 && (
        <CheckBox name="overlap" label={t('commitments.overlap', { moves: selectMoves(question) })} />
      )}
      {bookings > 0 && <Telling values={values} isFirst={values.of('settles') === undefined} />}
    </div>
  )
}

/** Says what the answers that were tried would do; sent with them, they are carried out. */
function Tried({ unanswered }: { unanswered: Unanswered | undefined }) {
  const t = useT()
  if (!unanswered) return null
  const { question, refused, tried } = unanswered
  const { preview } = question
  const count = Math.max(refused.length, preview?.refusedTotal ?? 0)
  return (
    <>
      {preview && (
        <p>
          {t('commitments.preview', {
            changed: t('commitments.preview.changed', { moves: selectMoves(question), count: preview.changed }),
            cancelled: preview.cancelled,
            left: preview.left,
          })}
        </p>
      )}
      {count > 0 && <Alert>{t('commitments.refused', { moves: selectMoves(question), count })}</Alert>}
      {tried !== undefined && <input type="hidden" name="tried" value={tried} />}
    </>
  )
}

/** Asks what becomes of everything that whoever was chosen cannot take over. */
function Rest({ unanswered: { question, refused } }: { unanswered: Unanswered }) {
  const t = useT()
  const ids = new Set(refused.map(({ id }) => id))
  const rest = Map.groupBy(
    question.commitments.filter(({ id }) => ids.has(id)),
    ({ kind }) => (kind === 'APPOINTMENT' ? 'Appointments' : 'Sessions'),
  )
  return [...rest].map(([kind, some]) => (
    <Fragment key={kind}>
      <SelectField
        label={t(`commitments.rest${kind}`, { moves: selectMoves(question), count: some.length })}
        name={`rest${kind}`}
        defaultValue=""
      >
        <option value="">{t('commitments.choose')}</option>
        <Options question={question} isAppointment={kind === 'Appointments'} />
      </SelectField>
      {some.map(({ id }) => (
        <input key={id} type="hidden" name={`refused${kind}`} value={id} />
      ))}
    </Fragment>
  ))
}

const refusedFirst = (commitments: readonly Commitment[], refused: Unanswered['refused']): Commitment[] => {
  const ids = new Set(refused.map(({ id }) => id))
  return [...commitments.filter(({ id }) => ids.has(id)), ...commitments.filter(({ id }) => !ids.has(id))]
}

/** Services, series and blocked time that use what goes. */
function Uses({ question: { services, series, blocks, isGoing } }: { question: Question }) {
  const t = useT()
  if (!isGoing) return null
  return (
    <>
      {services.length > 0 && (
        <p>
          {t('commitments.services', { count: services.length })}{' '}
          {services.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={dashboardPaths.editService(id)}>
                <bdi>{name}</bdi>
              </Link>
            </span>
          ))}
        </p>
      )}
      {series > 0 && <p>{t('commitments.series', { count: series })}</p>}
      {blocks > 0 && <p>{t('commitments.blocks', { count: blocks })}</p>}
    </>
  )
}

type ChoiceProps = { name: 'appointments' | 'sessions'; question: Question; chosen: string | undefined }

function Choice({ name, question, chosen }: ChoiceProps) {
  const t = useT()
  return (
    <SelectField
      label={t(question.about === 'requests' ? 'commitments.requests' : `commitments.${name}`)}
      name={name}
      defaultValue={chosen ?? ''}
      required
    >
      <option value="" disabled>
        {t('commitments.choose')}
      </option>
      <Options question={question} isAppointment={name === 'appointments'} />
    </SelectField>
  )
}

/** People and rooms take over; of locations and days, everything moves. */
const takesOver = ({ about }: Question) => (about === 'person' || about === 'room' ? 'REASSIGN' : 'MOVE')

/** Selects the words of texts: commitments are moved to a location, and reassigned to a person or room. */
const selectMoves = (question: Question) => (takesOver(question) === 'MOVE' ? 'yes' : 'no')

type OptionsProps = { question: Question; isAppointment: boolean; prefix?: string }

function Options({ question, isAppointment, prefix = '' }: OptionsProps) {
  const { targets, about } = question
  const t = useT()
  const { sendsEmail } = useBusiness()
  if (about === 'requests')
    return (
      <>
        <option value={`${prefix}LEAVE`}>{t('commitments.requests.leave')}</option>
        <option value={`${prefix}CANCEL`}>{t('commitments.requests.decline')}</option>
      </>
    )
  const action = takesOver(question)
  return (
    <>
      {!isAppointment && action === 'REASSIGN' && (
        <option value={`${prefix}UNASSIGN`}>
          {t(about === 'person' ? 'commitments.toBeNamed' : 'commitments.withoutRoom')}
        </option>
      )}
      {targets.map(({ id, name }) => (
        <option key={id} value={`${prefix}${action}:${id}`}>
          {t(action === 'MOVE' ? 'commitments.move' : 'commitments.reassign', { name })}
        </option>
      ))}
      <option value={`${prefix}CANCEL`}>{t('commitments.cancel')}</option>
      {sendsEmail && <option value={`${prefix}NOTIFY`}>{t('commitments.notifyOnly')}</option>}
      <option value={`${prefix}LEAVE`}>{t('commitments.leave')}</option>
    </>
  )
}

type LineProps = { of: Commitment; question: Question; zone: string; reason: Reason | undefined; chosen: string }

function Line({ of, question, zone, reason, chosen }: LineProps) {
  const t = useT()
  const formats = useFormats()
  const isAppointment = of.kind === 'APPOINTMENT'
  const when = formats.momentOf(of.startDate, { start: of.startDate, end: of.endDate }, zone)
  return (
    <li className={styles.line}>
      <span>
        <Link to={lineLink(of)}>{when}</Link> · <bdi>{of.title}</bdi>
        {isAppointment && of.customerName && (
          <>
            {' · '}
            <bdi>{of.customerName}</bdi>
          </>
        )}
        {!isAppointment && ` · ${t('commitments.bookings', { count: of.bookings })}`}
        {reason && <strong className={styles.reason}>{t(problemKey(`commitments.reason.${reason}`))}</strong>}
      </span>
      <select name="own" defaultValue={chosen} aria-label={lineLabel(t, of, when)}>
        <option value="">
          {reason ? t('commitments.asRest', { moves: selectMoves(question) }) : t('commitments.asAll')}
        </option>
        <Options question={question} isAppointment={isAppointment} prefix={`${of.id}=`} />
      </select>
    </li>
  )
}

const lineLink = ({ bookingId, sessionId }: Commitment): string =>
  bookingId ? dashboardPaths.bookings({ booking: bookingId }) : dashboardPaths.session(sessionId ?? '')

const lineLabel = (t: Translate, { title }: Commitment, when: string): string => t('commitments.own', { title, when })

function Telling({ values, isFirst }: { values: Values; isFirst: boolean }) {
  const t = useT()
  const { sendsEmail } = useBusiness()
  if (!sendsEmail) return <NoEmailNote />
  return (
    <>
      <CheckBox
        name="notify"
        label={t('services.delete.notify')}
        defaultChecked={isFirst || values.of('notify') !== undefined}
      />
      <TextArea
        label={t('services.delete.message')}
        optional={t('common.optional')}
        name="message"
        maxLength={2000}
        defaultValue={values.of('message')}
      />
    </>
  )
}

function readValues(entries: Unanswered['entries']): Values {
  return {
    of: (name) => entries.find(([one]) => one === name)?.[1],
    own: (id) => entries.find(([name, value]) => name === 'own' && value.startsWith(`${id}=`))?.[1] ?? '',
  }
}
