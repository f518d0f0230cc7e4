import PDFDocument from 'pdfkit'
import { findFontFile, readFont } from './fonts.ts'
import { type Direction, type FindFont, layOutLine, type Piece } from './lay-out-line.ts'

/** A4, in points. */
const page = { width: 595.28, height: 841.89, margin: 56 }
const lineHeight = 1.45

export type Written = {
  size?: number
  isBold?: boolean
  color?: string
  at?: number
  width?: number
  align?: 'start' | 'end'
}

/** A document that is written from top to bottom, in the direction of its language. Long ones go on on further pages. */
export class Sheet {
  y = page.margin
  readonly width = page.width - 2 * page.margin
  readonly #direction: Direction
  readonly #document: PDFKit.PDFDocument
  readonly #registered = new Set<string>()

  constructor(direction: Direction, { title, author, at }: { title: string; author: string; at: Date }) {
    this.#direction = direction
    const info = { Title: title, Author: author, CreationDate: at, ModDate: at }
    const lang = direction === 'rtl' ? 'he' : 'en'
    // Without a default font: the library opens one that equals it anew for each piece of text.
    this.#document = new PDFDocument({ size: 'A4', margin: 0, font: null as never, info, lang })
  }

  /** Returns the font that has a letter. Fonts are read when a letter needs them. */
  #findFont(letter: string, isBold: boolean): string | undefined {
    const file = findFontFile(letter)
    if (!file) return undefined
    const weight = isBold ? 700 : 400
    const name = `${file} ${weight}`
    if (!this.#registered.has(name)) {
      this.#document.registerFont(name, readFont(file, weight) as never)
      this.#registered.add(name)
    }
    return name
  }

  /** Writes text below what was written, or, with `at`, beside it: without moving on. Returns its height. */
  write(
    text: string,
    { size = 10, isBold = false, color = '#1b1f24', at = 0, width = this.width, align = 'start' }: Written = {},
  ): number {
    const findFont: FindFont = (letter) => this.#findFont(letter, isBold)
    const lines = this.#wrap(text, { size, width, findFont })
    this.#document.fillColor(color)
    let y = this.y
    for (const pieces of lines) {
      const isAtEnd = (align === 'end') !== (this.#direction === 'rtl')
      const left = this.#direction === 'rtl' ? page.width - page.margin - at - width : page.margin + at
      let x = isAtEnd ? left + width - this.#measure(pieces, size) : left
      for (const { text: piece, font } of pieces) {
        this.#document.font(font).fontSize(size).text(piece, x, y, { lineBreak: false })
        x += this.#document.widthOfString(piece)
      }
      y += size * lineHeight
    }
    return y - this.y
  }

  /** Moves down; starts a page where less than `needed` points are left. */
  move(height: number, needed = 0): void {
    this.y += height
    if (this.y + needed <= page.height - page.margin) return
    this.#document.addPage()
    this.y = page.margin
  }

  rule(): void {
    this.#document
      .moveTo(page.margin, this.y)
      .lineTo(page.width - page.margin, this.y)
      .lineWidth(0.5)
      .strokeColor('#c9ced6')
      .stroke()
  }

  async end(): Promise<Buffer> {
    const chunks: Buffer[] = []
    const ended = new Promise<void>((resolve, reject) => {
      this.#document.on('data', (chunk: Buffer) => chunks.push(chunk))
      this.#document.on('end', resolve)
      this.#document.on('error', reject)
    })
    this.#document.end()
    await ended
    return Buffer.concat(chunks)
  }

  #measure(pieces: readonly Piece[], size: number): number {
    return pieces.reduce((sum, { text, font }) => sum + this.#document.font(font).fontSize(size).widthOfString(text), 0)
  }

  /** Breaks text at spaces, and words that are longer than a line anywhere. */
  #wrap(text: string, { size, width, findFont }: { size: number; width: number; findFont: FindFont }): Piece[][] {
    const fits = (line: string) => this.#measure(layOutLine(line, this.#direction, findFont), size) <= width
    const lines: string[] = []
    for (const paragraph of text.split('\n')) {
      let line = ''
      for (const word of paragraph.split(' ')) {
        const longer = line === '' ? word : `${line} ${word}`
        if (fits(longer)) {
          line = longer
          continue
        }
        if (line !== '') lines.push(line)
        line = ''
        for (const letter of word) {
          if (line !== '' && !fits(line + letter)) {
            lines.push(line)
            line = ''
          }
          line += letter
        }
      }
      lines.push(line)
    }
    return lines.map((line) => layOutLine(line, this.#direction, findFont))
  }
}
