/**
 * Builds a page that posts a message to its parent window, only at the one origin. Escapes characters that could end
 * the script.
 */
export function webMessagePage(message: Record<string, string>, origin: string, nonce: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Signing in</title></head><body>',
    `<script nonce="${nonce}">window.parent.postMessage(${inScript(message)}, ${inScript(origin)})</script>`,
    '</body></html>',
  ].join('')
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
