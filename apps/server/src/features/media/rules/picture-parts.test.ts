import { expect, it } from 'vitest'
import { countParts, hasTooManyParts } from './picture-parts.ts'

const scan = [0xff, 0xda, 0, 2, 1, 0xff, 0x00, 0xff, 0xd0, 7, 0xff]
const jpeg = (...parts: number[][]) => Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9, ...scan, 0, 0])
const chunk = (name: string, little = false) => {
  const size = little ? [3, 0, 0, 0] : [0, 0, 0, 3]
  const letters = [...Buffer.from(name)]
  return little ? [...letters, ...size, 1, 2, 3, 0] : [...size, ...letters, 1, 2, 3, 9, 9, 9, 9]
}
const png = (...names: string[]) =>
  Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, ...names.flatMap((name) => chunk(name))])
const webp = (...names: string[]) =>
  Uint8Array.from([...Buffer.from('RIFF0000WEBP'), ...names.flatMap((name) => chunk(name, true))])

it('counts the scans of a JPEG up to its end, and none inside other segments', () => {
  expect(countParts(jpeg(scan, scan, [0xd9 - 0xd9])).scans).toBe(2)
  expect(countParts(jpeg([0xff, 0xe1, 0, 6, 0xff, 0xda, 0, 2], scan)).scans).toBe(1)
})

it('counts compressed texts of a PNG and frames of a WebP', () => {
  expect(countParts(png('IHDR', 'zTXt', 'tEXt', 'iTXt', 'IDAT')).packedTexts).toBe(2)
  expect(countParts(webp('VP8X', 'ANMF', 'ANMF')).frames).toBe(2)
})

it('handles truncated, endless and invalid images', () => {
  for (const bytes of [
    [],
    [0xff, 0xd8],
    [0xff, 0xd8, 0xff],
    [0xff, 0xd8, 0xff, 0xda, 0, 0],
    [0x89, 0x50, 0x4e, 0x47, 0],
  ])
    expect(hasTooManyParts(countParts(Uint8Array.from(bytes)))).toBe(false)
})

it('reports too many parts', () => {
  const scans = (count: number) => jpeg(...Array<number[]>(count).fill(scan))
  expect([100, 101].map((count) => hasTooManyParts(countParts(scans(count))))).toEqual([false, true])
  const texts = (count: number) => png(...Array<string>(count).fill('zTXt'))
  expect([20, 21].map((count) => hasTooManyParts(countParts(texts(count))))).toEqual([false, true])
  const frames = (count: number) => webp(...Array<string>(count).fill('ANMF'))
  expect([1000, 1001].map((count) => hasTooManyParts(countParts(frames(count))))).toEqual([false, true])
})
