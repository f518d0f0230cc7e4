import { describe, expect, it } from 'vitest'
import { isAllowedCallback, isAllowedOrigin, isRegisteredRedirect } from './callbacks.ts'

const client = {
  redirectUris: ['https://a.example/back', 'http://localhost:3000/back'],
  allowedOrigins: ['https://a.example', 'http://localhost:3000'],
}

describe('addresses of a client', () => {
  it('receive codes only at exactly registered URIs', () => {
    expect(isRegisteredRedirect(client, 'https://a.example/back')).toBe(true)
    for (const near of ['https://a.example/back/', 'https://a.example/back?x=1', 'https://A.example/back', 'unused://'])
      expect(isRegisteredRedirect(client, near)).toBe(false)
  })

  it('receive messages only on a registered origin', () => {
    expect(isAllowedOrigin(client, 'https://a.example')).toBe(true)
    for (const other of ['http://a.example', 'https://a.example:8443', 'https://b.example', 'null', '*', ''])
      expect(isAllowedOrigin(client, other)).toBe(false)
  })

  it('may receive customers on any page of a registered domain', () => {
    for (const own of [
      'https://a.example/',
      'https://a.example:8443/x?y#z',
      'http://localhost:4200/',
      'https://localhost/',
    ])
      expect(isAllowedCallback(client, own)).toBe(true)
    const strange = ['http://a.example/', 'https://b.example/', 'https://a.example.evil/', 'https://sub.a.example/']
    for (const other of [...strange, 'https://me:pw@a.example/', 'javascript:alert(1)', '/back', ''])
      expect(isAllowedCallback(client, other)).toBe(false)
  })
})
