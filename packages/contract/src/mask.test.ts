import { describe, expect, it } from 'vitest'
import { applyMask, readMask } from './mask.ts'

describe('readMask', () => {
  it.each([
    ['name,online_booking.enabled', ['name', 'onlineBooking.enabled']],
    [
      ['name', 'name', ' tagLine '],
      ['name', 'tagLine'],
    ],
    [{ paths: ['payment.rate_type'] }, ['payment.rateType']],
    ['', []],
  ])('parses %j', (mask, paths) => expect(readMask(mask)).toEqual(paths))

  it('recognises a missing mask', () => {
    expect(readMask(undefined)).toBeUndefined()
    expect(readMask(null)).toBeUndefined()
  })
})

describe('applyMask', () => {
  const stored = {
    name: 'Cut',
    tagLine: 'short',
    payment: { rateType: 'FIXED', options: { online: true, inPerson: false } },
  }

  it('applies exactly the masked paths', () => {
    const sent = {
      name: 'Wash',
      tagLine: 'x',
      payment: { rateType: 'NO_FEE', options: { online: false, inPerson: true } },
    }
    expect(applyMask(stored, sent, ['name', 'payment.options.inPerson'])).toEqual({
      name: 'Wash',
      tagLine: 'short',
      payment: { rateType: 'FIXED', options: { online: true, inPerson: true } },
    })
  })

  it('clears a masked path that is missing in the body', () => {
    expect(applyMask(stored, {}, ['tagLine', 'payment.options'])).toEqual({
      name: 'Cut',
      payment: { rateType: 'FIXED' },
    })
  })

  it('adds nothing for an unknown path', () => {
    for (const path of ['../../etc/passwd', '.', 'other.deep', 'payment.other.deep', 'name.length.x'])
      expect(applyMask(stored, { name: 'Wash' }, [path]), path).toEqual(stored)
  })

  it('applies the fields present in the body without a mask', () => {
    expect(applyMask(stored, { tagLine: 'new' }, undefined)).toEqual({ ...stored, tagLine: 'new' })
  })

  it('changes neither side, and no prototype', () => {
    const before = structuredClone(stored)
    applyMask(stored, JSON.parse('{"__proto__": {"polluted": true}}'), ['__proto__.polluted', 'name'])
    expect(stored).toEqual(before)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})
