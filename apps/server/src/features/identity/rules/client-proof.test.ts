import { describe, expect, test } from 'vitest'
import { readClientCredentials } from './client-credentials.ts'

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`

describe('client credentials', () => {
  test('are read from the parameters or the header, form-decoded', () => {
    expect(readClientCredentials({ client_id: 'a', clientSecret: 's' }, undefined)).toEqual({
      clientId: 'a',
      clientSecret: 's',
    })
    expect(readClientCredentials({}, basic('a%3Ab:s+%25:c'))).toEqual({ clientId: 'a:b', clientSecret: 's %:c' })
    expect(readClientCredentials({ clientId: 'A' }, basic('a:s').replace('Basic', 'basic'))).toEqual({
      clientId: 'a',
      clientSecret: 's',
    })
  })

  test('are undefined for another kind of header', () => {
    const nothing = { clientId: undefined, clientSecret: undefined }
    for (const header of [undefined, 'Bearer x', 'visitor,key', 'Basically'])
      expect(readClientCredentials({}, header)).toEqual(nothing)
  })

  test.each([
    ['the secret comes twice', { client_secret: 's' }, basic('a:s'), 'invalid_request'],
    ['a name comes by two words', { clientId: 'a', client_id: 'b' }, undefined, 'invalid_request'],
    ['a secret is nobody’s', { client_secret: 's' }, undefined, 'invalid_request'],
    ['two clients are named', { client_id: 'b' }, basic('a:s'), 'invalid_request'],
    ['there is no colon', {}, basic('as'), 'invalid_client'],
    ['there is no id', {}, basic(':s'), 'invalid_client'],
    ['an escape is broken', {}, basic('a:%zz'), 'invalid_client'],
  ])('are refused if %s', (_, sent, header, code) => {
    expect(() => readClientCredentials(sent, header)).toThrow(expect.objectContaining({ code }))
  })
})
