import type { FastifyReply, FastifyRequest } from 'fastify'

/** How long a refused sender has to read the response while what they still send is discarded. */
const lingerMs = 2000

/**
 * Ends the connection after this response. Closing with unread data would reset the connection, and the sender might
 * never see the response: what arrives is discarded for a moment first. Source: RFC 9112 §9.6.
 */
export function closeAfterResponse({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close')
  const { socket } = raw
  // NOTE: requests that tests inject have no connection.
  if (typeof socket.destroySoon !== 'function') return
  const close = socket.destroySoon.bind(socket)
  // NOTE: Node calls this once the response has been written.
  socket.destroySoon = () => {
    if (raw.complete) return close()
    socket.end()
    const timer = setTimeout(() => socket.destroy(), lingerMs)
    socket.once('close', () => clearTimeout(timer))
    raw.once('end', close).resume()
  }
}
