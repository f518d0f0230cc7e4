import { expect, it } from 'vitest'
import { findFault } from './plain-urls.ts'

const control = 'must not contain control characters'
const noText = 'must be encoded as UTF-8'

it.each([
  ['/classes/%00', 'url', control],
  ['/a%1Fb', 'url', control],
  ['/a%7f?b=%00', 'url', control],
  ['/?next=/a%0d%0aset-cookie:a=b', 'next', control],
  ['/services?name=%C2%85', 'name', control],
  ['/services?a=1&query.filter=%c2%9f&b=2', 'query.filter', control],
  ['/services?a=1?%00', 'a', control],
  ['/services?%00=1', 'url', control],
  ['/services?%ff=%00', 'url', control],
  ['/services/%ff', 'url', noText],
  ['/services/%ED%A0%80', 'url', noText],
  ['/services/%', 'url', noText],
  ['/services/%zz', 'url', noText],
])('%s is refused, naming %s', (url, field, description) => {
  expect(findFault(url)).toEqual({ field, description })
})

it.each([
  '/',
  '/services/caf%C3%A9?q=100%25',
  '/a%250a',
  '/?q=%C2%A0%20%21',
  '/?q=100%',
  '/?name=M%FCller',
  '/%F0%9F%92%A9',
])('%s is read', (url) => {
  expect(findFault(url)).toBeUndefined()
})
