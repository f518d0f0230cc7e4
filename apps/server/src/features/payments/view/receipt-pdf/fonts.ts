import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { unpackWoff } from './unpack-woff.ts'

const { resolve } = createRequire(import.meta.url)

/** The files of Noto Sans, under the Open Font License, and their letters, in the order in which they are looked for. */
const files = {
  'noto-sans/files/noto-sans-latin':
    /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/,
  'noto-sans-hebrew/files/noto-sans-hebrew-hebrew': /[\u0590-\u05ff\u20aa\ufb1d-\ufb4f]/,
  'noto-sans/files/noto-sans-latin-ext': /[\u0100-\u02ba\u1e00-\u1e9f\u20a0-\u20a9\u20ab\u20ad-\u20c0\u2113]/,
  'noto-sans/files/noto-sans-vietnamese': /[\u1ea0-\u1ef9]/,
  'noto-sans/files/noto-sans-cyrillic': /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
  'noto-sans/files/noto-sans-cyrillic-ext': /[\u0460-\u048f\u0492-\u04af\u04b2-\u052f]/,
  'noto-sans/files/noto-sans-greek': /[\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ff]/,
} as const

export type Weight = 400 | 700
export type FontFile = keyof typeof files

const names = Object.keys(files) as FontFile[]

/** Returns the file that has a letter; undefined if none has. */
export const findFontFile = (letter: string): FontFile | undefined => names.find((name) => files[name].test(letter))

/** Reads a font, uncompressed: the library would unpack its tables for each letter. */
export function readFont(file: FontFile, weight: Weight): Buffer {
  return unpackWoff(readFileSync(resolve(`@fontsource/${file}-${weight}-normal.woff`)))
}
