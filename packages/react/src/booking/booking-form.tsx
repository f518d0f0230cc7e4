'use client'

import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Heading } from '../heading.tsx'
import type { BookHoldInput, BookHoldOutput, ClassNames, HeadingLevel, HoldSlot } from '../types.ts'
import { type BookingFormLabels, bookingFormLabels } from './booking-form-labels.ts'
import { type ContactField, contactFields, describeBookingProblem } from './booking-problem.ts'
import { ContactInput } from './contact-input.tsx'
import { HoldCountdown } from './hold-countdown.tsx'
import { useBookHold } from './use-book-hold.ts'
import { useHold } from './use-hold.ts'

/** What a booking form takes. */
export interface BookingFormProps {
  /** What is booked. It is held as soon as the form is shown; another slot moves the hold, and what was entered stays. */
  readonly slot: HoldSlot
  readonly onBooked: (output: BookHoldOutput) => void
  /** Called to choose another time; the hold is released. */
  readonly onClose: () => void
  /** What is known of the customer, such as a member's name. */
  readonly contact?: Partial<Record<ContactField, string>> | undefined
  /** Fields that must be filled in, as in the settings of the business: first name and email if unset. */
  readonly required?: readonly ContactField[] | undefined
  /** How it is paid: at the visit (`OFFLINE`) if unset. */
  readonly paymentOption?: BookHoldInput['selectedPaymentOption'] | undefined
  /** The total that you showed, taxes included, such as that of a quote: at another one nothing is booked. */
  readonly total?: string | undefined
  /** Fields of your own, such as the questions of the service. */
  readonly children?: ReactNode
  /** Returns what your own fields add to the request, such as `formSubmission`. */
  readonly toInput?: ((form: FormData) => Partial<BookHoldInput>) | undefined
  /** Language of the messages about the booking, such as `en`. */
  readonly language?: string | undefined
  readonly headingLevel?: HeadingLevel | undefined
  readonly labels?: Partial<BookingFormLabels> | undefined
  readonly classNames?: ClassNames<BookingFormPart> | undefined
}

export type BookingFormPart = 'root' | 'heading' | 'hold' | 'problem' | 'field' | 'book' | 'close'

/**
 * Holds a slot, asks who comes, and books. The heading takes the focus when the form appears. Errors are announced, and
 * nothing that was entered is lost.
 */
export function BookingForm(props: BookingFormProps) {
  const { slot, onBooked, onClose, headingLevel = 3, classNames = {} } = props
  const labels = { ...bookingFormLabels, ...props.labels }
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { hold, heldAt, error: holdError, release } = useHold(slot)
  const booking = useBookHold()
  const error = booking.error ?? holdError
  const problem = error && describeBookingProblem(error, labels)
  const { reset } = booking
  useOnSlot(slot, () => {
    reset()
    heading.current?.focus()
  })
  useEffect(() => {
    if (booking.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [booking.error])

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!hold || booking.isPending) return
    const values = new FormData(event.currentTarget)
    booking.mutate(toRequest(values, hold.id, props), { onSuccess: onBooked })
  }
  const close = (): void => {
    release()
    onClose()
  }
  const isBusy = booking.isPending || (!hold && !holdError)
  return (
    <section className={classNames.root} aria-labelledby={id} aria-busy={isBusy || undefined}>
      <Heading ref={heading} level={headingLevel} id={id} tabIndex={-1} className={classNames.heading}>
        {labels.title}
      </Heading>
      {hold ? (
        <HoldCountdown hold={hold} heldAt={heldAt} labels={labels} className={classNames.hold} />
      ) : (
        <p role="status">{!holdError && labels.holding}</p>
      )}
      <form ref={form} aria-labelledby={id} onSubmit={submit}>
        <div role="alert" className={classNames.problem}>
          {problem && <p>{problem.text}</p>}
        </div>
        {contactFields.map((name) => (
          <ContactInput
            key={name}
            name={name}
            value={props.contact?.[name]}
            required={(props.required ?? usuallyRequired).includes(name)}
            isRefused={problem?.fields.includes(name) ?? false}
            labels={labels}
            className={classNames.field}
          />
        ))}
        {props.children}
        <button type="submit" className={classNames.book} aria-disabled={isBusy || !hold || undefined}>
          {booking.isPending ? labels.booking : labels.book}
        </button>
        <button type="button" className={classNames.close} onClick={close}>
          {labels.close}
        </button>
      </form>
    </section>
  )
}

const usuallyRequired: readonly ContactField[] = ['firstName', 'email']

function toRequest(form: FormData, holdId: string, props: BookingFormProps): BookHoldInput {
  const entered = contactFields.map((name) => [name, String(form.get(name) ?? '').trim()])
  return {
    holdId,
    contactDetails: Object.fromEntries(entered.filter(([, value]) => value)),
    selectedPaymentOption: props.paymentOption ?? 'OFFLINE',
    ...(props.total === undefined ? {} : { total: props.total }),
    ...(props.language ? { language: props.language } : {}),
    ...props.toInput?.(form),
  }
}

/** Runs when the form appears, and for each other slot. */
function useOnSlot(slot: HoldSlot, run: () => void): void {
  const key = JSON.stringify(slot)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the slot decides, not what is run
  useEffect(run, [key])
}
