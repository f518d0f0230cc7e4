import { type AddressInfo, createServer } from 'node:net'

export type MailSink = {
  port: number
  /** Messages it received, with their headers. */
  received: string[]
  /** What it answers; undefined: it accepts. */
  refuses: { signIn?: string | undefined; recipient?: string | undefined }
  stop: () => void
}

/** Starts a local mail server without encryption that requires a sign-in and records what it receives. */
export async function startMailSink(): Promise<MailSink> {
  const sink: MailSink = { port: 0, received: [], refuses: {}, stop: () => server.close() }
  const server = createServer((socket) => {
    let message: string | undefined
    const say = (line: string) => socket.write(`${line}\r\n`)
    socket.setEncoding('utf8').on('error', () => socket.destroy())
    say('220 sink')
    socket.on('data', (chunk: string) => {
      if (message !== undefined) {
        message += chunk
        if (!message.endsWith('\r\n.\r\n')) return
        sink.received.push(message)
        message = undefined
        say('250 kept')
      } else if (chunk.startsWith('EHLO')) say('250-sink\r\n250 AUTH PLAIN')
      else if (chunk.startsWith('AUTH')) say(sink.refuses.signIn ?? '235 ok')
      else if (chunk.startsWith('RCPT')) say(sink.refuses.recipient ?? '250 ok')
      else if (chunk.startsWith('DATA')) {
        message = ''
        say('354 go on')
      } else if (chunk.startsWith('QUIT')) socket.end('221 bye\r\n')
      else say('250 ok')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  sink.port = (server.address() as AddressInfo).port
  return sink
}
