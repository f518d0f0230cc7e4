import { useState } from 'react'
import { dayIn } from '../../../lib/format.ts'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Sheet } from '../../frame/sheet.tsx'
import { NoEmailNote } from '../../mail/no-email-note.tsx'
import { useBusiness } from '../../use-business.ts'
import type { Resource } from '../model.ts'
import { PriceNote } from '../move/price-note.tsx'
import { usePriceChange } from '../move/use-price-change.ts'
import type { Proposal } from '../use-moves.ts'
import styles from './sheets.module.css'

type Props = {
  proposal: Proposal
  resources: readonly Resource[]
  zone: string
  onClose: () => void
  onDecide: (decided: { notify: boolean; message: string; acceptsPrice: boolean }) => void
}

/** Shows the new time and price, and asks whether the customer is notified of the new time, and with which message. */
export function NotifySheet({ proposal, resources, zone, onClose, onDecide }: Props) {
  const t = useT()
  const { sendsEmail } = useBusiness()
  const { item } = proposal
  const change = useChangeWords(proposal, resources, zone)
  const [message, setMessage] = useState(change.message)
  const [isWriting, setWriting] = useState(false)
  const price = usePriceChange(proposal)
  const decide = (notify: boolean): void => {
    // Nobody decides before they saw the price.
    if (price === undefined) return
    onDecide({ notify, message: notify ? message.trim() : '', acceptsPrice: price !== null })
  }
  const isClass = item.customer === null
  const name = firstWord(item.customer ?? '')
  return (
    <Sheet
      title={
        !sendsEmail
          ? t('mail.move', { name: isClass ? item.title : name })
          : isClass
            ? t('dashboard.calendar.notify.all', { count: item.participants })
            : t('dashboard.calendar.notify.title', { name })
      }
      onClose={onClose}
    >
      <p className={styles.change}>
        {change.day}, <s>{change.before}</s> <b>{change.after}</b>
        {change.withWhom}
      </p>
      {price && <PriceNote price={price} />}
      {!sendsEmail ? (
        <NoEmailNote />
      ) : isWriting ? (
        <TextArea
          label={t('dashboard.calendar.notify.message')}
          value={message}
          maxLength={1000}
          onChange={(event) => setMessage(event.target.value)}
        />
      ) : (
        <blockquote className={styles.words}>{message}</blockquote>
      )}
      <ButtonRow className={styles.decide}>
        {sendsEmail && (
          <Button type="button" look="filled" busy={price === undefined} onClick={() => decide(true)}>
            {isClass ? t('dashboard.calendar.notify.yesAll') : t('dashboard.action.notify.yes', { name })}
          </Button>
        )}
        <Button
          type="button"
          look={sendsEmail ? 'outline' : 'filled'}
          busy={price === undefined}
          onClick={() => decide(false)}
        >
          {t(sendsEmail ? 'dashboard.calendar.notify.keep' : 'dashboard.calendar.move.button')}
        </Button>
        {sendsEmail && !isWriting && (
          <Button type="button" look="quiet" onClick={() => setWriting(true)}>
            {t('dashboard.calendar.notify.change')}
          </Button>
        )}
        <Button type="button" look="quiet" onClick={onClose}>
          {t('dashboard.calendar.notify.undo')}
        </Button>
      </ButtonRow>
    </Sheet>
  )
}

const firstWord = (name: string): string => name.split(' ')[0] ?? name

/** Builds the comparison of old and new time, and the default message. */
function useChangeWords({ item, to }: Proposal, resources: readonly Resource[], zone: string) {
  const t = useT()
  const formats = useFormats()
  const findNames = (ids: readonly string[]): string =>
    firstWord(resources.find(({ id, isPerson }) => isPerson && ids.includes(id))?.name ?? '')
  const was = findNames(item.resourceIds)
  const is = findNames(to.resourceIds)
  const oldDay = dayIn(item.from, zone)
  const newDay = dayIn(to.from, zone)
  const isOther = was !== is && is !== ''
  const time = formats.time(to.from, zone)
  return {
    day: formats.dayShort(oldDay),
    before: formats.time(item.from, zone),
    after: `${oldDay === newDay ? '' : `${formats.dayShort(newDay)}, `}${formats.timeRange(to.from, to.until, zone)}`,
    withWhom: isOther ? t('dashboard.calendar.notify.nowWith', { name: is }) : '',
    message: t(isOther ? 'dashboard.calendar.notify.emailWithAnother' : 'dashboard.calendar.notify.email', {
      name: firstWord(item.customer ?? ''),
      service: item.title,
      day: formats.dayLong(newDay),
      time,
      ...(isOther ? { is, was } : {}),
    }),
  }
}
