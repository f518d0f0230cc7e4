import { borderColor, onColor, safeColor } from '../rules/on-color.ts'
import type { Email, EmailRow } from './email.ts'

const sans = "'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "'Brygada 1918','Iowan Old Style',Palatino,Georgia,serif"

/** Rules that only some mail programs read; without them everything is readable on light grounds. */
const style = `
body{margin:0;padding:0}
a{color:inherit}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}}
@media (prefers-color-scheme:dark){
.page{background:#090c11!important}.card{background:#15191f!important;border-color:#2a2f38!important}
.text{color:#efece8!important}.second{color:#b8bec5!important}.hint{color:#99a1aa!important}
.cell{border-color:#2a2f38!important}
}`.trim()

/** Renders the email as HTML for mail programs: tables, inline styles, no pictures, no scripts. */
export function emailHtml(email: Email): string {
  const { language, direction, subject } = email
  const start = direction === 'rtl' ? 'right' : 'left'
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}</style></head>
<body class="page" style="margin:0;background:#f7f5f1"><table role="presentation" class="page" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f5f1"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #e5e2dd;border-radius:12px;text-align:${start};font-family:${sans}">
<tr><td style="height:8px;line-height:8px;font-size:0;background:${safeColor(email.business.color)};border-radius:12px 12px 0 0">&nbsp;</td></tr>
<tr><td class="pad text" style="padding:24px 32px 0;font:500 18px/26px ${serif};color:#19202f">${escapeHtml(email.business.name)}</td></tr>
<tr><td class="pad" style="padding:16px 32px 32px">${body(email, start)}</td></tr></table>
${footer(email.footer)}
</td></tr></table></body></html>
`
}

/** Text that a person typed, harmless inside markup and attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function body(email: Email, start: string): string {
  return [
    `<h1 class="text" style="margin:0 0 16px;font:500 30px/36px ${serif};color:#19202f">${escapeHtml(email.heading)}</h1>`,
    ...email.intro.map((line) => paragraph(line, 'text', '#19202f', 16)),
    `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:8px 0 24px">`,
    ...email.rows.map((row) => tableRow(row, start)),
    '</table>',
    email.button ? button(email.button, email.business.color) : '',
    email.link ? link(email.link) : '',
    ...email.notes.map((line) => paragraph(line, 'second', '#414d63', 14)),
  ].join('\n')
}

function tableRow(
  { label, struck = [], strong = [], plain = [], quiet = [], link: url }: EmailRow,
  start: string,
): string {
  const lines = [
    ...struck.map((line) => `<s class="second" style="color:#414d63">${escapeHtml(line)}</s>`),
    ...strong.map((line) => `<b style="font-weight:600">${escapeHtml(line)}</b>`),
    ...plain.map(escapeHtml),
    ...quiet.map((line) => `<span class="second" style="color:#414d63">${escapeHtml(line)}</span>`),
    ...(url
      ? [`<a class="text" href="${escapeHtml(url)}" style="color:#19202f;word-break:break-all">${escapeHtml(url)}</a>`]
      : []),
  ]
  const cell = 'padding:12px 0;border-bottom:1px solid #e5e2dd;vertical-align:top;font-size:16px;line-height:24px'
  return `<tr><th class="cell hint" scope="row" width="96" style="${cell};width:96px;font-weight:400;color:#59657b;text-align:${start}">${escapeHtml(label)}</th><td class="cell text" style="${cell};color:#19202f;text-align:${start}">${lines.join('<br>')}</td></tr>`
}

function button({ label, url }: { label: string; url: string }, color: string): string {
  const fill = safeColor(color)
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr><td style="background:${fill};border:1px solid ${borderColor(fill)};border-radius:8px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;font-weight:600;font-size:15px;line-height:20px;color:${onColor(fill)};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`
}

function link({ label, url }: { label: string; url: string }): string {
  return `<p style="margin:0 0 16px;font-size:16px;line-height:24px"><a class="text" href="${escapeHtml(url)}" style="color:#19202f">${escapeHtml(label)}</a></p>`
}

function paragraph(line: string, kind: 'text' | 'second', color: string, size: number): string {
  return `<p class="${kind}" style="margin:0 0 12px;color:${color};font-size:${size}px;line-height:${size + 8}px">${escapeHtml(line)}</p>`
}

function footer(lines: readonly string[]): string {
  const shown = lines.map(escapeHtml).join('<br>')
  return `<p class="hint" style="max-width:600px;margin:20px auto 0;font:400 13px/20px ${sans};color:#59657b;text-align:center">${shown}</p>`
}
