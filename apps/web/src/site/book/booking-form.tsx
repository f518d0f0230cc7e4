import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { MessageKey } from '../../lib/messages/store.ts'
import { useOnline } from '../../lib/online.ts'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Captcha } from '../../parts/captcha/captcha.tsx'
import { formatTotal } from '../../parts/price-lines.tsx'
import type { LoadedForm } from '../../parts/questions/load-form.ts'
import { shownQuestionsField } from '../../parts/questions/new-questions.ts'
import { fileQuestions } from '../../parts/questions/pending-files.ts'
import { QuestionFields } from '../../parts/questions/question-fields.tsx'
import { useFieldErrors } from '../../parts/questions/use-field-errors.ts'
import { useShownQuestions } from '../../parts/questions/use-shown-questions.ts'
import { useTypedText } from '../../parts/questions/use-typed-text.ts'
import { Button } from '../../ui/button.tsx'
import type { BookData } from '../data/book.ts'
import { writeExtras } from '../data/choices.ts'
import type { SiteMember } from '../member.ts'
import { AcceptTerms } from './accept-terms.tsx'
import type { Outcome } from './act.ts'
import styles from './book.module.css'
import { PeopleFields } from './people-fields.tsx'
import { Refused } from './refused.tsx'

type Props = { data: BookData; outcome: Outcome | undefined; when: string; member: SiteMember | null }

/** The booking form. What was typed survives a reload, a refusal, an expired hold and a lost connection. */
export function BookingForm({ data, outcome, when, member }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const online = useOnline()
  const t = useT()
  const booking = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'book'
  const { mistakes, refused, check, refuse } = useFieldErrors(form, data.form, outcome)
  const { shown, word, look } = useShownQuestions(form, data.form, outcome)
  useTypedText(form, data.service.id, look)
  const hidden = {
    intent: 'book',
    attempt: outcome?.attempt ?? data.hold?.id,
    hold: data.hold?.id,
    time: data.slot.start,
    staff: data.slot.staffId,
    location: data.slot.locationId,
    session: data.slot.sessionId,
    variant: data.variant?.choiceId,
    extras: writeExtras(data.extras),
    zone: data.chosenZone,
    [shownQuestionsField]: word,
  }
  return (
    <Form
      ref={form}
      method="post"
      encType={hasFiles(data.form) ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      noValidate
      onBlur={check}
      onInput={(event) => {
        look()
        check(event)
      }}
      onSubmit={refuse}
      aria-busy={booking || undefined}
    >
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Refused outcome={outcome} data={data} mistakeCount={refused ? Object.keys(mistakes).length : 0} />
      <PeopleFields data={data} />
      <QuestionFields
        className={`${styles.group} ${styles.first}`}
        form={data.form}
        staffName={data.hold?.staffName ?? data.staffName}
        shown={shown}
        mistakes={mistakes}
        answers={answersShown(data, outcome, member)}
        readOnly={booking}
      />
      {data.quote.price.total !== null && Number(data.quote.price.total) > 0 && <Pay data={data} />}
      <AcceptTerms data={data} mistake={mistakes.agree !== undefined} checked={outcome?.answers.agree} />
      <Captcha form="BOOKING" challenge={data.challenge ?? undefined} without={t('form.book.captchaNoScripts')} />
      <End
        booking={booking}
        needsApproval={data.terms.needsApproval}
        when={when}
        obstacle={findObstacle(online, outcome)}
      />
    </Form>
  )
}

/** What was typed, or else the answers from the signed-in member's account. */
function answersShown(
  data: BookData,
  outcome: Outcome | undefined,
  member: SiteMember | null,
): Record<string, unknown> {
  const typed = outcome?.answers.given ?? {}
  return Object.keys(typed).length > 0 ? typed : prefilledAnswers(data.form, member)
}

/** Answers that the account of the signed-in member already holds. */
function prefilledAnswers({ fields }: LoadedForm, member: SiteMember | null): Record<string, unknown> {
  if (!member) return {}
  const { firstName, lastName, email, phone } = member
  const known: Record<string, string> = { first_name: firstName, last_name: lastName, email, phone }
  const targets = fields.flatMap(({ inputOptions }) => inputOptions?.target ?? [])
  return Object.fromEntries(targets.flatMap((target) => (known[target] ? [[target, known[target]]] : [])))
}

const hasFiles = (requested: BookData['form']): boolean => fileQuestions(requested).length > 0

type EndProps = { booking: boolean; needsApproval: boolean; when: string; obstacle: MessageKey | undefined }

/** The submit button. If something prevents booking, the note beside it says what. */
function End({ booking, needsApproval, when, obstacle }: EndProps) {
  const t = useT()
  const { sendsEmail } = useSite()
  const labels = needsApproval ? requestLabels : bookLabels
  return (
    <div className={styles.end}>
      <Button
        look="filled"
        large
        busy={booking}
        aria-disabled={obstacle ? true : undefined}
        aria-describedby="end-note"
        type={obstacle || booking ? 'button' : 'submit'}
      >
        {booking ? t(labels.busy) : t(labels.press, { when })}
      </Button>
      <p id="end-note" className="k-small k-3">
        {t(obstacle ?? (sendsEmail ? labels.note : labels.noMail))}
      </p>
    </div>
  )
}

const bookLabels = {
  press: 'form.book.book',
  busy: 'form.book.booking',
  note: 'form.book.mailNote',
  noMail: 'form.book.noMailNote',
} as const
const requestLabels = {
  press: 'form.book.request',
  busy: 'form.book.requesting',
  note: 'form.book.requestNote',
  noMail: 'form.book.requestNoMailNote',
} as const

function findObstacle(online: boolean, outcome: Outcome | undefined): MessageKey | undefined {
  if (!online) return 'form.book.offline'
  if (outcome?.taken?.length) return 'form.book.chooseAnother'
  return outcome?.tooMany?.length ? 'form.book.releaseFirst' : undefined
}

function Pay({ data }: { data: BookData }) {
  const t = useT()
  const formats = useFormats()
  return (
    <section className={styles.group} aria-labelledby="pay">
      <h2 id="pay">{t('form.book.pay')}</h2>
      <p className={styles.pay}>
        <span>
          {t('form.book.payThere')}
          <span>{t('form.book.payThereNote')}</span>
        </span>
        <b className="k-num">{formatTotal(data.quote.price, t, formats)}</b>
      </p>
    </section>
  )
}
