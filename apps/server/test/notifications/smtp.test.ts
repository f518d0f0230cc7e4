import { generateKeyPairSync } from 'node:crypto'
import type { Server } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { type Mail, smtpMail } from '../../src/gateways/mail.ts'
import { aMailServer } from './scripted-mail-server.ts'

const mail: Mail = {
  from: { name: 'Studio “Aventine”', address: 'bookings@operator.example' },
  replyTo: { name: 'Studio Aventine', address: 'desk@studio.example' },
  envelopeFrom: 'bounces@operator.example',
  signature: undefined,
  to: { name: 'Clara\r\nBcc: all@example.org', address: 'clara@customer.example' },
  subject: 'You’re booked: Tue 2 June, 11:00',
  text: 'Words',
  html: '<p>Words</p>',
  attachments: [{ filename: 'booking.ics', contentType: 'text/calendar; charset=utf-8', content: 'BEGIN:VCALENDAR' }],
  messageId: '<1@book.example.org>',
}

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

describe('the operator’s mail server', () => {
  it('receives text, HTML and file; a name cannot inject a recipient', async () => {
    const { url, heard, server } = await aMailServer()
    servers.push(server)
    await smtpMail(url).send(mail)
    const all = heard.join('')
    expect(all).toContain('MAIL FROM:<bounces@operator.example>')
    expect(all).toContain('Reply-To: Studio Aventine <desk@studio.example>')
    expect(all).toContain('RCPT TO:<clara@customer.example>')
    expect(all.match(/RCPT TO/g)).toHaveLength(1)
    expect(all).not.toMatch(/^Bcc:/im)
    for (const part of ['text/plain', 'text/html', 'text/calendar', 'Message-ID: <1@book.example.org>']) {
      expect(all).toContain(part)
    }
  })

  it('is given a signature for the domain of the business', async () => {
    const { url, heard, server } = await aMailServer()
    servers.push(server)
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'der' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
    await smtpMail(url).send({ ...mail, signature: { domain: 'studio.example', selector: 'kalends-1', privateKey } })
    expect(heard.join('')).toMatch(/DKIM-Signature: [^:]*d=studio\.example;[^:]*s=kalends-1;/)
  })

  const about = (subject: string, reason: string, permanent = false) => ({ about: subject, reason, permanent })
  const withSignIn = { ehlo: '250-test\r\n250 AUTH PLAIN' }

  it.each([
    [{ recipient: '550 5.1.1 no such user' }, about('MESSAGE', 'UNKNOWN_RECIPIENT', true)],
    [{ recipient: '451 4.7.1 greylisted' }, about('MESSAGE', 'MAILBOX')],
    [{ content: '554 5.7.1 spam' }, about('MESSAGE', 'CONTENT', true)],
    [{ content: '550 5.4.5 daily sending limit exceeded' }, about('ACCOUNT', 'LIMIT')],
    [{ sender: '530 5.7.0 authentication required' }, about('ACCOUNT', 'SIGN_IN')],
    [{ greeting: '554 no service' }, about('ACCOUNT', 'REFUSED')],
    [{ ...withSignIn, auth: '535 5.7.8 wrong password' }, about('ACCOUNT', 'SIGN_IN')],
  ])('refuses what is about the message or the account: %j', async (replies, fault) => {
    const { url, server } = await aMailServer(replies)
    servers.push(server)
    const address = 'auth' in replies ? url.replace('//', '//user:secret@') : url
    await expect(smtpMail(address).send(mail)).rejects.toMatchObject({ name: 'MailRefused', fault })
  })

  it.each([
    ['nobody listens', 'smtp://127.0.0.1:1', 'CONNECTION'],
    ['a server without TLS where it is required', 'smtps://', 'TLS'],
  ])('cannot be reached: %s', async (_case, address, reason) => {
    const { url, server } = await aMailServer()
    servers.push(server)
    const asked = address === 'smtps://' ? url.replace('smtp:', 'smtps:') : address
    await expect(smtpMail(asked).send(mail)).rejects.toMatchObject({ fault: about('ACCOUNT', reason) })
    await expect(smtpMail(asked).verify()).rejects.toMatchObject({ fault: about('ACCOUNT', reason) })
  })

  it('can be tried without sending anything', async () => {
    const { url, heard, server } = await aMailServer()
    servers.push(server)
    await smtpMail(url).verify()
    expect(heard.join('')).not.toContain('MAIL FROM')
  })
})
