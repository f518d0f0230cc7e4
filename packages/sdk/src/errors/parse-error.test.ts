import { describe, expect, it } from 'vitest'
import { parseError } from './parse-error.ts'
import { withArgumentNames } from './violations.ts'

const answer = (status: number, body: unknown, statusText = '') =>
  parseError({ status, statusText, text: typeof body === 'string' ? body : JSON.stringify(body), requestId: 'r-1' })
const refusedFields = (...fields: string[]) =>
  answer(400, {
    message: 'INVALID_ARGUMENT',
    details: {
      validationError: { fieldViolations: fields.map((field) => ({ field, description: 'is bad', data: {} })) },
    },
  })

describe('parseError', () => {
  it('sorts refused fields and quotes them', () => {
    const error = refusedFields('b', 'a')
    expect(error.message).toBe('INVALID_ARGUMENT: "a" is bad, "b" is bad')
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400, requestId: 'r-1' })
    expect(error.fieldViolations.map(({ field }) => field)).toEqual(['a', 'b'])
  })

  it('names the longer path if an object and its field are refused', () => {
    expect(refusedFields('loginId', 'loginId.email', 'loginIdle').message).toBe(
      'INVALID_ARGUMENT: "loginId.email" is bad, "loginIdle" is bad',
    )
  })

  it('takes code, description and data of an application error', () => {
    const applicationError = { code: 'SLOT_NOT_AVAILABLE', description: 'Somebody was faster.', data: { next: 1 } }
    const error = answer(428, { message: 'Taken', details: { applicationError } })
    expect(error.message).toBe('Taken: Somebody was faster.')
    expect(error).toMatchObject({ ...applicationError, details: { applicationError } })
    expect(
      answer(428, { message: 'Same.', details: { applicationError: { code: 'X', description: 'Same.' } } }).message,
    ).toBe('Same.')
    expect(
      answer(428, { message: '', details: { applicationError: { code: 'X', description: 'Only.' } } }).message,
    ).toBe('Only.')
  })

  it('writes the status of another client error in constant case', () => {
    expect(answer(429, { message: 'Slow down', details: {} }, 'Too Many Requests')).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      description: 'Too Many Requests',
      message: 'Slow down: Too Many Requests',
    })
    expect(answer(404, '<html>', 'Not Found')).toMatchObject({ code: 'NOT_FOUND', message: 'Not Found' })
  })

  it('knows the reason phrase that HTTP/2 leaves out', () => {
    expect(answer(415, '')).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE', description: 'Unsupported Media Type' })
  })

  it('names the request of a system error', () => {
    expect(answer(500, { message: '', details: {} })).toMatchObject({
      code: 'SYSTEM',
      message: 'System error occurred, request-id: r-1',
    })
    expect(parseError({ status: 503, text: 'down', requestId: undefined }).message).toBe(
      'System error occurred: 503 Service Unavailable',
    )
  })

  it.each(['', 'null', '[]', '7', '{"details":null}', '{"details":{"validationError":{}}}', '{"message":{}}'])(
    'copes with the body %j',
    (text) => {
      expect(answer(400, text)).toMatchObject({ code: 'BAD_REQUEST', fieldViolations: [] })
    },
  )
})

describe('withArgumentNames', () => {
  it('maps fields back to the arguments of the caller and sorts again', () => {
    const error = withArgumentNames(refusedFields('loginId.email', 'password', 'profile.phones[0]'), {
      'loginId.email': 'email',
      loginId: 'email',
      password: 'a password',
      profile: 'about',
    }) as Error
    expect(error.message).toBe('INVALID_ARGUMENT: "a password" is bad, "about.phones[0]" is bad, "email" is bad')
  })

  it('leaves other errors alone', () => {
    const error = new Error('x')
    expect(withArgumentNames(error, { a: 'b' })).toBe(error)
  })
})
