import { createServer, type Server } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { type Mail, MailRefused, smtpMail } from '../../src/gateways/mail.ts'

/** A minimal mail server: accepts one message per connection and records it. */
async function aMailServer(answerToRecipient = '250 ok'): Promise<{ url: string; heard: string[]; server: Server }> {
  const heard: string[] = []
  const server = createServer((socket) => {
    let inData = false
    socket.setEncoding('utf8')
    socket.write('220 test\r\n')
    socket.on('data', (chunk: string) => {
      heard.push(chunk)
      if (inData) {
        if (chunk.endsWith('\r\n.\r\n')) {
          inData = false
          socket.write('250 kept\r\n')
        }
        return
      }
      if (chunk.startsWith('RCPT')) socket.write(`${answerToRecipient}\r\n`)
      else if (chunk.startsWith('DATA')) {
        inData = true
        socket.write('354 go on\r\n')
      } else if (chunk.startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, heard, server }
}

const mail: Mail = {
  from: { name: 'Studio Aventine', address: 'desk@studio.example' },
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
    expect(all).toContain('RCPT TO:<clara@customer.example>')
    expect(all.match(/RCPT TO/g)).toHaveLength(1)
    expect(all).not.toMatch(/^Bcc:/im)
    for (const part of ['text/plain', 'text/html', 'text/calendar', 'Message-ID: <1@book.example.org>']) {
      expect(all).toContain(part)
    }
  })

  it('may refuse temporarily or permanently', async () => {
    const later = await aMailServer('451 try later')
    const never = await aMailServer('550 no such mailbox')
    servers.push(later.server, never.server)
    await expect(smtpMail(later.url).send(mail)).rejects.toMatchObject({ name: 'MailRefused', permanent: false })
    await expect(smtpMail(never.url).send(mail)).rejects.toMatchObject({ name: 'MailRefused', permanent: true })
    await expect(smtpMail('smtp://127.0.0.1:1').send(mail)).rejects.toBeInstanceOf(MailRefused)
  })
})
