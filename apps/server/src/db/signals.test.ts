import { expect, test } from 'vitest'
import { Signals } from './signals.ts'

function twoProcesses() {
  const heard: string[] = []
  const here: Signals = new Signals((signal) => there.deliver(signal))
  const there: Signals = new Signals((signal) => here.deliver(signal))
  here.on('rightsChanged', () => heard.push('here'))
  there.on('rightsChanged', () => heard.push('there'))
  return { here, there, heard }
}

test('a signal reaches the listeners of both processes once, wherever it came from', () => {
  const { here, there, heard } = twoProcesses()
  here.emit('rightsChanged')
  expect(heard).toEqual(['here', 'there'])
  there.emit('rightsChanged')
  expect(heard).toEqual(['here', 'there', 'there', 'here'])
})

test('a listener that left, or that waits for another signal, hears nothing', () => {
  const { here, there, heard } = twoProcesses()
  const leave = here.on('eventsAppended', () => heard.push('event'))
  there.emit('eventsAppended')
  leave()
  there.emit('eventsAppended')
  expect(heard).toEqual(['event'])
})

test('counts what came in both processes', () => {
  const { here, there } = twoProcesses()
  here.emit('rightsChanged')
  there.emit('rightsChanged')
  expect([here.count('rightsChanged'), there.count('rightsChanged'), here.count('eventsAppended')]).toEqual([2, 2, 0])
})
