import type { RichPiece } from '@kalends/contract/form-rules'

/** Rich text of the business, with its links. */
export function RichLines({ lines }: { lines: readonly (readonly RichPiece[])[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
    <p key={index}>
      <RichText line={line} />
    </p>
  ))
}

/** One line of them. */
export function RichText({ line }: { line: readonly RichPiece[] }) {
  return line.map(({ text, url }, index) =>
    url ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
      <a key={index} href={url} target="_blank" rel="noreferrer">
        {text}
      </a>
    ) : (
      text
    ),
  )
}
