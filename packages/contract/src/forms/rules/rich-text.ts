/** The supported part of the API's rich content. */
export type RichText = { nodes?: readonly RichNode[] | null | undefined }
/** A node of rich content. */
export type RichNode = {
  type?: string | null | undefined
  nodes?: readonly RichNode[] | null | undefined
  textData?: { text?: string | null | undefined; decorations?: readonly object[] | null | undefined } | null | undefined
}

/** A part of a line: text with an optional link. */
export type RichPiece = { text: string; url?: string }

/** Returns rich content as plain text, one line per paragraph. */
export function plainText(content: RichText | null | undefined): string {
  return richLines(content)
    .map((line) => line.map(({ text }) => text).join(''))
    .join('\n')
    .trim()
}

/** Returns rich content as lines of text with safe links. */
export function richLines(content: RichText | null | undefined): RichPiece[][] {
  return (content?.nodes ?? []).flatMap((node) => {
    const inner = node.nodes ?? []
    const isLine = node.textData || inner.every((it) => it.textData)
    return isLine ? [(node.textData ? [node] : inner).map(toPiece)] : richLines({ nodes: inner })
  })
}

function toPiece({ textData }: RichNode): RichPiece {
  const text = textData?.text ?? ''
  const url = (textData?.decorations ?? [])
    .map((it) => (it as { linkData?: { link?: { url?: unknown } | null } | null }).linkData?.link?.url)
    .find((it) => typeof it === 'string' && /^(https?:\/\/|\/(?!\/))/.test(it))
  return typeof url === 'string' ? { text, url } : { text }
}
