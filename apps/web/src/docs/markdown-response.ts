type Address = { origin: string; basePath: string }

/** Examples name the address of this server, and links stay on the site, which may be below a path. */
export const withAddress = (text: string, { origin, basePath }: Address): string =>
  text
    .replaceAll('http://127.0.0.1:4000', origin)
    .replaceAll(/(href="|\]\()(?=\/docs\b(?!\/openapi\.json))/g, (before) => before + basePath)

/** A page of the documentation for programs. */
export const markdownResponse = (text: string): Response =>
  new Response(text, {
    headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'public, max-age=300' },
  })

export const noSuchPage = (): Response =>
  new Response('There is no such page. See /llms.txt.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
