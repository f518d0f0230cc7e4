import { Form, useNavigate, useNavigation } from 'react-router'
import { dayIn } from '../../../lib/format.ts'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import type { BookingDetail } from '../../data/load-booking.ts'
import { ChangedMeanwhile } from '../../drawer/changed-meanwhile.tsx'
import { FormKey } from '../../fields/form-key.tsx'
import { NoEmailNote } from '../../mail/no-email-note.tsx'
import { useDrawerAction, usePageLink } from '../../page-link.ts'
import { useBusiness } from '../../use-business.ts'
import styles from '../drawer/drawer.module.css'
import type { MoveChoices } from './load-move.ts'
import { PriceNote } from './price-note.tsx'

type Props = { booking: BookingDetail; move: MoveChoices; zone: string; refusal: string | undefined }

/** A form to move a booking to another day, person and free time. */
export function MoveForm({ booking, move, zone, refusal }: Props) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const action = useDrawerAction()
  const { sendsEmail } = useBusiness()
  const navigate = useNavigate()
  const isBusy = useNavigation().formMethod === 'POST'
  const { day, staffId, people, times, nextFree } = move
  const go = (changes: Record<string, string>): void =>
    void navigate(pageLink({ ...changes, move: 'yes' }), { replace: true, preventScrollReset: true })
  return (
    <section className={styles.section} aria-label={t('dashboard.calendar.move')}>
      <h3>{t('dashboard.calendar.move')}</h3>
      <p className="k-2">
        {t('dashboard.calendar.move.now', {
          when: `${formats.dayShort(dayIn(move.from, zone))}, ${formats.timeRange(move.from, move.until, zone)}`,
        })}
      </p>
      <div className={styles.pair}>
        <TextField
          key={day}
          type="date"
          label={t('dashboard.calendar.day')}
          defaultValue={day}
          onChange={({ target }) => target.validity.valid && target.value && go({ to: target.value })}
        />
        {people.length > 1 && (
          <SelectField
            label={t(move.withRoom ? 'dashboard.calendar.resource' : 'common.with')}
            value={staffId}
            onChange={({ target }) => go({ at: target.value })}
          >
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {move.price && <PriceNote price={move.price} />}
      {!refusal && <ChangedMeanwhile booking={booking} zone={zone} />}
      {refusal && (
        <Alert>
          {t(refusal === 'price' ? 'dashboard.calendar.refused.price' : 'dashboard.calendar.problem.taken')}
        </Alert>
      )}
      {times.length > 0 ? (
        <Form method="post" action={action} className={styles.plain} preventScrollReset replace>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="revision" value={booking.revision} />
          <FormKey pageKey={move.key} />
          <input type="hidden" name="staff" value={staffId} />
          {move.price && booking.money?.canManage && <input type="hidden" name="price" value="yes" />}
          <fieldset className={styles.times} aria-label={formats.dayLong(day)}>
            {times.map(({ from, until }) => (
              <label key={from} className={styles.time}>
                <input
                  type="radio"
                  name="times"
                  value={`${from} ${until}`}
                  required
                  defaultChecked={from === move.from}
                />
                <span>{formats.time(from, zone)}</span>
              </label>
            ))}
          </fieldset>
          {booking.email && (sendsEmail ? <Telling name={booking.firstName} /> : <NoEmailNote />)}
          <ButtonRow>
            <Button look="filled" busy={isBusy}>
              {t('dashboard.calendar.move.button')}
            </Button>
            <LinkButton to={pageLink({ move: null, to: null, at: null })} look="quiet" preventScrollReset>
              {t('dashboard.calendar.move.dismiss')}
            </LinkButton>
          </ButtonRow>
        </Form>
      ) : (
        <>
          <p>{t('dashboard.calendar.move.none')}</p>
          <ButtonRow>
            {nextFree && (
              <Button type="button" onClick={() => go({ to: nextFree.day })}>
                {t('dashboard.calendar.move.next', {
                  when: `${formats.dayShort(nextFree.day)}, ${formats.time(nextFree.from, zone)}`,
                })}
              </Button>
            )}
            <LinkButton to={pageLink({ move: null, to: null, at: null })} look="quiet" preventScrollReset>
              {t('dashboard.calendar.move.dismiss')}
            </LinkButton>
          </ButtonRow>
        </>
      )}
    </section>
  )
}

function Telling({ name }: { name: string }) {
  const t = useT()
  return (
    <Choice
      legend={t('dashboard.action.notify')}
      name="notify"
      value="yes"
      options={[
        { value: 'yes', label: t('dashboard.action.notify.yes', { name }) },
        { value: 'no', label: t('dashboard.action.notify.no'), note: t('dashboard.action.notify.calendar') },
      ]}
    />
  )
}
