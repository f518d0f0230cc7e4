import { expect, it } from 'vitest'
import { findFault } from './plain-urls.ts'

const control = 'must not contain control characters'
const noText = 'must be encoded as UTF-8'

it.each([
  ['/classes/%00', control],
  ['/?next=/a%0d%0aset-cookie:a=b', control],
  ['/a%1Fb', control],
  ['/a%7f', control],
  ['/services?name=%C2%85', control],
  ['/services?name=%c2%9f', control],
  ['/services/%ff', noText],
  ['/services/%ED%A0%80', noText],
  ['/services/%', noText],
  ['/services/%zz', noText],
])('%s is refused', (url, fault) => {
  expect(findFault(url)).toBe(fault)
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
