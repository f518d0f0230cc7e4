import { type CSSProperties, useId, useState } from 'react'
import { type BrandTokens, brandPalette } from '../../lib/color/brand.ts'
import { useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import { colorNote } from './color-note.ts'
import styles from './settings.module.css'

type Props = { name: string; value: string; error: string | undefined; business: string; logo: string }

/** The brand color, picked or typed, with a preview for light and dark mode. */
export function ColorField({ name, value, error, business, logo }: Props) {
  const t = useT()
  const id = useId()
  const [color, setColor] = useState(value)
  const note = colorNote(color)
  const palette = brandPalette(note ? color : value)
  return (
    <div className={styles.color}>
      <div className={styles.pick}>
        <input
          type="color"
          aria-label={t('settings.color.choose')}
          value={note ? color.toLowerCase() : '#000000'}
          onChange={(event) => setColor(event.target.value)}
        />
        <TextField
          id={id}
          name={name}
          label={t('settings.color')}
          value={color}
          onChange={(event) => setColor(event.target.value.trim())}
          maxLength={7}
          spellCheck={false}
          error={error ?? (note ? undefined : t('settings.color.invalid'))}
        />
      </div>
      <p role="status" className={styles.note}>
        {note && t(`settings.color.${note}`)}
      </p>
      <div className={styles.previews}>
        <Preview tokens={palette.light} mode="light" business={business} logo={logo} />
        <Preview tokens={palette.dark} mode="dark" business={business} logo={logo} />
      </div>
    </div>
  )
}

type PreviewProps = { tokens: BrandTokens; mode: 'light' | 'dark'; business: string; logo: string }

function Preview({ tokens, mode, business, logo }: PreviewProps) {
  const t = useT()
  const style = Object.fromEntries(Object.entries(tokens).map(([name, color]) => [`--own-${name}`, color]))
  return (
    <figure className={styles.preview}>
      <figcaption>{t(`settings.preview.${mode}`)}</figcaption>
      <div className={styles.sample} style={{ ...style, colorScheme: mode } as CSSProperties} aria-hidden="true">
        <p className={styles.head}>
          {logo && <img src={`${logo}?w=320`} alt="" />}
          {business}
        </p>
        <span className={styles.chip}>{t('settings.preview.chip')}</span>
        <span className={styles.fill}>{t('settings.preview.button')}</span>
        <span className={styles.link}>{t('settings.preview.link')}</span>
      </div>
    </figure>
  )
}
