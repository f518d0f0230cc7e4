import { Marked, type Tokens } from 'marked'

/** Returns Markdown of ours as HTML, without its title. Blocks of code can be copied. */
export function renderMarkdown(text: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: heading }: Tokens.Heading) {
        return `<h${depth} id="${anchor(heading)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      // Readers scroll these sideways, with the keyboard too.
      code({ text: code }: Tokens.Code) {
        const button = `<button type="button" data-copy>Copy</button>`
        return `<div data-code>${button}<pre tabindex="0"><code>${escapeHtml(code)}</code></pre></div>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        return `<a href="${escapeHtml(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`
      },
    },
  })
  const html = marked.parse(withoutTitle(text), { async: false })
  return html.replaceAll('<table>', '<div tabindex="0"><table>').replaceAll('</table>', '</table></div>')
}

export const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? ''

export const withoutTitle = (text: string): string => text.replace(/^# .+\n/, '')

/** The id of a heading on its page. */
export const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '')

/** Links to other files of the repository lead to their pages. */
const addressOf = (href: string): string =>
  href === '../openapi.json' ? '/docs/api' : href.replace(/^([\w-]+)\.md/, '/docs/$1')

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
