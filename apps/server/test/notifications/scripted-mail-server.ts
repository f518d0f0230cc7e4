import { createServer, type Server } from 'node:net'

type Replies = {
  greeting?: string
  ehlo?: string
  auth?: string
  sender?: string
  recipient?: string
  content?: string
}

/** A minimal mail server with scripted replies; records what it hears. */
export async function aMailServer(replies: Replies = {}): Promise<{ url: string; heard: string[]; server: Server }> {
  const heard: string[] = []
  const server = createServer((socket) => {
    let inData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    socket.setEncoding('utf8')
    say(replies.greeting ?? '220 test')
    socket.on('data', (chunk: string) => {
      heard.push(chunk)
      if (inData) {
        if (!chunk.endsWith('\r\n.\r\n')) return
        inData = false
        say(replies.content ?? '250 kept')
      } else if (chunk.startsWith('EHLO')) say(replies.ehlo ?? '250 ok')
      else if (chunk.startsWith('AUTH')) say(replies.auth ?? '235 ok')
      else if (chunk.startsWith('MAIL')) say(replies.sender ?? '250 ok')
      else if (chunk.startsWith('RCPT')) say(replies.recipient ?? '250 ok')
      else if (chunk.startsWith('DATA')) {
        inData = true
        say('354 go on')
      } else if (chunk.startsWith('QUIT')) socket.end('221 bye\r\n')
      else say('250 ok')
    })
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, heard, server }
}
