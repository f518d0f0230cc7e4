import { expect, test } from 'vitest'
import { hasRoomForSocket } from './socket.ts'

test('a socket needs a system that has them and a folder with a short path', () => {
  // With the name of the socket, 103 and 104 bytes.
  const folder = `/${'x'.repeat(87)}`
  expect(hasRoomForSocket(folder, 'linux')).toBe(true)
  expect(hasRoomForSocket(`${folder}x`, 'linux')).toBe(false)
  expect(hasRoomForSocket(folder, 'win32')).toBe(false)
})
