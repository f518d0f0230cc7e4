import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { MessageKey } from '../../lib/messages/store.ts'
import { useOnline } from '../../lib/online.ts'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Captcha } from '../../parts/captcha/captcha.tsx'
import type { LoadedForm } from '../../parts/questions/load-form.ts'
import { shownQuestionsField } from '../../parts/questions/new-questions.ts'
import { fileQuestions } from '../../parts/questions/pending-files.ts'
import { QuestionFields } from '../../parts/questions/question-fields.tsx'
import { useFieldErrors } from '../../parts/questions/use-field-errors.ts'
import { useShownQuestions } from '../../parts/questions/use-shown-questions.ts'
import { useTypedText } from '../../parts/questions/use-typed-text.ts'
import { newCard } from '../../parts/saved-cards/list-cards.ts'
import { useCard } from '../../parts/saved-cards/use-card.ts'
import { Button } from '../../ui/button.tsx'
import type { BookData } from '../data/book.ts'
import { writeExtras } from '../data/choices.ts'
import { paysByCard } from '../data/load-cards.ts'
import { splitAmount } from '../data/load-pay.ts'
import type { SiteMember } from '../member.ts'
import { AcceptFees } from './accept-fees.tsx'
import { AcceptTerms } from './accept-terms.tsx'
import type { Outcome } from './act.ts'
import styles from './book.module.css'
import { Cards } from './cards.tsx'
import { Pay } from './pay.tsx'
import { PeopleFields } from './people-fields.tsx'
import { Refused } from './refused.tsx'
import type { Paying } from './use-paying.ts'

type Props = { data: BookData; outcome: Outcome | undefined; when: string; member: SiteMember | null; paying: Paying }

/** The booking form. What was typed survives a reload, a refusal, an expired hold and a lost connection. */
export function BookingForm({ data, outcome, when, member, paying }: Props) {
  const { chosen } = paying
  const form = useRef<HTMLFormElement>(null)
  const navigation = useNavigation()
  const online = useOnline()
  const t = useT()
  const booking = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'book'
  const { mistakes, refused, check, refuse } = useFieldErrors(form, data.form, outcome)
  const { shown, word, look } = useShownQuestions(form, data.form, outcome)
  useTypedText(form, data.service.id, look)
  const card = useCard(data.cards, outcome)
  const pays = paysByCard(chosen)
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
      <Pay data={data} member={member} paying={paying} />
      {data.cards.length > 0 && (pays || data.fees) && <Cards card={card} pays={pays} />}
      <AcceptTerms data={data} mistake={mistakes.agree !== undefined} checked={outcome?.answers.agree} />
      {data.fees && (
        <AcceptFees
          terms={data.fees}
          mistake={mistakes['agreeFees'] !== undefined}
          agreed={outcome?.agreedFees}
          needsNoCard={pays || card.chosen !== newCard}
        />
      )}
      <Captcha form="BOOKING" challenge={data.challenge ?? undefined} without={t('form.book.captchaNoScripts')} />
      <End
        booking={booking}
        needsApproval={data.terms.needsApproval}
        isCardSaved={card.chosen !== newCard}
        when={when}
        dueNow={chosen ? splitAmount(data.pay, chosen).now : null}
        currency={data.pay.amounts?.currency ?? ''}
        obstacle={findObstacle(online, data, outcome)}
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

type EndProps = {
  booking: boolean
  needsApproval: boolean
  /** The card that pays need not be entered. */
  isCardSaved: boolean
  when: string
  /** What is paid by card in the next step. */
  dueNow: string | null
  currency: string
  obstacle: MessageKey | undefined
}

/** The submit button. If something prevents booking, the note beside it says what. */
function End({ booking, needsApproval, isCardSaved, when, dueNow, currency, obstacle }: EndProps) {
  const t = useT()
  const formats = useFormats()
  const { sendsEmail } = useSite()
  const bookingLabels = needsApproval ? requestLabels : bookLabels
  const payLabels = needsApproval ? payRequestLabels : payBookLabels
  const labels = dueNow === null ? bookingLabels : payLabels
  const busyLabel = dueNow !== null && isCardSaved ? 'form.book.card.paying' : labels.busy
  const amount = dueNow === null ? '' : formats.money({ value: dueNow, currency })
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
        {booking ? t(busyLabel) : t(labels.press, { when, amount })}
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

const payBookLabels = {
  press: 'form.book.payNow',
  busy: 'form.book.paying',
  note: 'form.book.payNote',
  noMail: 'form.book.payNote',
} as const
const payRequestLabels = {
  ...payBookLabels,
  note: 'form.book.payRequestNote',
  noMail: 'form.book.payRequestNote',
} as const

function findObstacle(online: boolean, { pay }: BookData, outcome: Outcome | undefined): MessageKey | undefined {
  if (!online) return 'form.book.offline'
  if (pay.hasExtrasInTheWay) return 'form.book.pay.extras'
  if (pay.choices.length === 0) return 'form.book.pay.needsPlan'
  if (outcome?.taken?.length) return 'form.book.chooseAnother'
  return outcome?.tooMany?.length ? 'form.book.releaseFirst' : undefined
}
