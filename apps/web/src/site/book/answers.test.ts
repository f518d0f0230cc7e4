import { describe, expect, it } from 'vitest'
import { type Answers, answersOf, mistakesIn } from './answers.ts'

const good: Answers = {
  first_name: 'Clara',
  last_name: '',
  email: 'clara@example.org',
  phone: '',
  message: '',
  agree: true,
}
const with_ = (change: Partial<Answers>) => mistakesIn({ ...good, ...change })

describe('answers of the booking form', () => {
  it('needs a name, an e-mail and the terms, nothing else', () => {
    expect(mistakesIn(good)).toEqual({})
    expect(Object.keys(with_({ first_name: '', email: '', agree: false }))).toEqual(['first_name', 'email', 'agree'])
  })

  it('says what is wrong with an e-mail', () => {
    expect(with_({ email: 'clara' }).email).toBe('site.book.error.emailNoAt')
    expect(with_({ email: 'clara@' }).email).toBe('site.book.error.emailEnd')
    expect(with_({ email: 'clara@example' }).email).toBe('site.book.error.emailEnd')
    expect(with_({ email: 'cl ara@example.org' }).email).toBe('site.book.error.emailForm')
    expect(with_({ email: 'a@b@c.org' }).email).toBe('site.book.error.emailForm')
    expect(with_({ email: 'ödön+tag@müller.example' }).email).toBeUndefined()
  })

  it('takes telephone numbers as people write them', () => {
    expect(with_({ phone: '+39 06 555-0142' }).phone).toBeUndefined()
    expect(with_({ phone: '(06) 555.0142' }).phone).toBeUndefined()
    expect(with_({ phone: 'call me' }).phone).toBe('site.book.error.phone')
  })

  it('reads a form, trimmed, with what is missing empty', () => {
    const form = new FormData()
    form.set('first_name', '  Clara ')
    form.set('agree', 'yes')
    expect(answersOf(form)).toEqual({
      first_name: 'Clara',
      last_name: '',
      email: '',
      phone: '',
      message: '',
      agree: true,
    })
  })
})
