import { describe, expect, it } from 'vitest'
import { detectKind, withEnding } from './kind.ts'

const text = (words: string) => new TextEncoder().encode(words)

describe('file type of an upload', () => {
  it('depends on the content: an image keeps its format or is converted for browsers', () => {
    expect(detectKind({ mime: 'image/png' }, text(''), 'a.pdf')?.contentType).toBe('image/png')
    expect(detectKind({ mime: 'image/gif' }, text(''), 'a.gif')?.contentType).toBe('image/webp')
  })

  it('includes documents, also old formats', () => {
    expect(detectKind({ mime: 'application/pdf' }, text(''), 'a')?.kind).toBe('FILE')
    expect(detectKind({ mime: 'application/x-cfb' }, text(''), 'a.DOC')?.contentType).toBe('application/msword')
    expect(detectKind({ mime: 'application/x-cfb' }, text(''), 'a.msi')).toBeUndefined()
  })

  it('is text for text without a signature', () => {
    expect(detectKind(undefined, text('Hello, שלום'), 'a.exe')?.contentType).toBe('text/plain')
    expect(detectKind(undefined, text('a;b'), 'a.csv')?.contentType).toBe('text/csv')
  })

  it.each([
    ['a program', { mime: 'application/x-msdownload' }, ''],
    ['a document with programs inside', { mime: 'application/vnd.ms-word.document.macroenabled.12' }, ''],
    ['an SVG picture', undefined, ' <svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a page', undefined, '<!doctype html><p>x</p>'],
    ['an archive', { mime: 'application/zip' }, ''],
    ['noise', undefined, '\u0000\u0001'],
  ])('refuses %s', (_, found, words) => {
    expect(detectKind(found, text(words), 'x.txt')).toBeUndefined()
  })

  it.each([
    ['run.bat', 'text/plain', 'run.bat.txt'],
    ['form.hta', 'text/plain', 'form.hta.txt'],
    ['letter.html', 'application/pdf', 'letter.html.pdf'],
    ['notes.TXT', 'text/plain', 'notes.TXT'],
    ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
    ['invoice.pdf.', 'application/pdf', 'invoice.pdf..pdf'],
    ['scan', 'image/png', 'scan.png'],
  ])('also depends on the file extension: %s of %s becomes %s', (name, contentType, called) => {
    expect(withEnding(name, contentType)).toBe(called)
  })
})
