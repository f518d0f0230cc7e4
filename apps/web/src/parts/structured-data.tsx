/** schema.org data as JSON-LD. Escapes every `<`, so that no content can close the element. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped one line above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
