import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { bookingMoney } from '../lib/messages/catalogue/en/booking-money.ts'
import { PageMessages, SpeechProvider } from '../lib/translate.tsx'
import { ChargedFeeNote, readBookingFee } from './booking-fee.tsx'

type Fee = Parameters<typeof readBookingFee>[0]

const aFee = (more: object): Fee => ({ cancellationFee: { price: { value: '20', currency: 'EUR' }, ...more } })

const say = (found: Fee): string =>
  renderToString(
    <SpeechProvider language="en" face="site">
      <PageMessages messages={bookingMoney}>
        <ChargedFeeNote fee={readBookingFee(found).chargedFee} />
      </PageMessages>
    </SpeechProvider>,
  ).replace(/<[^>]*>/g, '')

describe('the fee of a booking', () => {
  it('is due or paid, for cancelling late or for not coming', () => {
    const [late, missed] = ['BOOKING_CANCELED', 'NOT_ATTENDED']
    expect(say(aFee({ status: 'NOT_YET_APPLIED_TO_ORDER', trigger: late }))).toBe('A €20.00 cancellation fee is due.')
    expect(say(aFee({ status: 'APPLIED_TO_ORDER', trigger: late }))).toBe('You paid the €20.00 cancellation fee.')
    expect(say(aFee({ status: 'NOT_YET_APPLIED_TO_ORDER', trigger: missed }))).toBe(
      'You missed this booking. A €20.00 fee is due.',
    )
    expect(say(aFee({ status: 'APPLIED_TO_ORDER', trigger: missed }))).toBe(
      'You missed this booking and paid the €20.00 fee.',
    )
  })

  it('is told apart from what cancelling now would cost', () => {
    expect(readBookingFee(aFee({ status: 'PREVIEW' }))).toEqual({
      fee: { value: '20', currency: 'EUR' },
      chargedFee: null,
    })
    expect(readBookingFee(undefined)).toEqual({ fee: null, chargedFee: null })
  })
})
