import { textDirection } from '../../lib/preferences.ts'
import { useRoot } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import type { Message } from './load-messages.ts'
import styles from './messages.module.css'

/** The text as HTML and as plain text. The HTML runs no scripts and cannot reach the dashboard. */
export function MessageBody({ message: { subject, bodyHtml, bodyText, language } }: { message: Message }) {
  const t = useT()
  const { nonce } = useRoot()
  const plain = (
    <pre lang={language} dir={textDirection(language)} className={styles.plain}>
      {bodyText}
    </pre>
  )
  if (!bodyHtml) return plain
  return (
    <>
      <iframe
        className={styles.preview}
        title={t('dashboard.message.preview', { subject })}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={toPreviewHtml(bodyHtml, nonce)}
      />
      <details className={styles.text}>
        <summary>{t('dashboard.message.text')}</summary>
        {plain}
      </details>
    </>
  )
}

/** Opens links in a new tab; the page's policy allows the message's own styles. */
export const toPreviewHtml = (html: string, nonce: string): string =>
  html.replace('<head>', '<head><base target="_blank">').replace('<style>', `<style nonce="${nonce}">`)
