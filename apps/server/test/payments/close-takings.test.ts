import { describe, expect, it } from 'vitest'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCharge, aRecorded, record, refund } from './support/payments.ts'

const { app, context } = await createTestApp()

describe('closeTakings', () => {
  it('counts everything once, and later payments and refunds in the next report', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const close = async () => expected(await admin.post('/v1/payments/takings/close')).report
    const { payment } = await aRecorded(admin, (await aCharge(studio)).id, '30')
    expect(await close()).toMatchObject({ number: 1, closedByName: 'Test', takings: { totals: [{ net: '30.00' }] } })
    expect(readRefusal(await admin.post('/v1/payments/takings/close'))).toBe('428 NO_OPEN_TAKINGS')
    await refund(admin, payment.id, '10')
    await aRecorded(admin, (await aCharge(studio)).id, '5')
    const { open, takings } = expected(await admin.get('/v1/payments/takings'))
    expect(open.totals).toMatchObject([{ paid: '5.00', refunded: '10.00', net: '-5.00' }])
    expect(takings.totals).toMatchObject([{ paid: '35.00', refunded: '10.00', net: '25.00' }])
    expect(await close()).toMatchObject({ number: 2, takings: { totals: [{ net: '-5.00' }] } })
  })

  it('counts each payment in one report while payments and closings race', async () => {
    const studio = await aStudio(app, context)
    const { admin } = studio
    const charge = await aCharge(studio, { totalMinor: 100_000 })
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        index % 3 === 2 ? admin.post('/v1/payments/takings/close') : record(admin, charge.id, '1'),
      ),
    )
    expect(answers.filter(({ status }) => ![200, 428].includes(status))).toEqual([])
    await admin.post('/v1/payments/takings/close')
    const { reports } = expected(await admin.get('/v1/payments/reports'))
    const nets = reports.map((report: { takings: { totals: { net: string }[] } }) =>
      Number(report.takings.totals[0]?.net),
    )
    expect(nets.reduce((sum: number, net: number) => sum + net, 0)).toBe(16)
    const numbers = reports.map(({ number }: { number: number }) => number)
    expect(numbers).toEqual(Array.from({ length: reports.length }, (_, index) => reports.length - index))
  })
})
