/** Answers with a PDF, which the browser saves. */
export function pdfResponse({ content, filename }: { content: string; filename: string }): Response {
  return new Response(
    Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)),
    {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${filename}"`,
        'cache-control': 'private, no-store',
      },
    },
  )
}
