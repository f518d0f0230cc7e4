import styles from './app-factor.module.css'

type Props = { picture: string; secret: string; texts: { picture: string; secret: string } }

/** The secret for an authenticator app, as QR code and as text. */
export function AppSecret({ picture, secret, texts }: Props) {
  return (
    <>
      <img src={picture} alt={texts.picture} width={200} height={200} className={styles.picture} />
      <p>
        {texts.secret}{' '}
        <code className={styles.secret} dir="ltr">
          {secret}
        </code>
      </p>
    </>
  )
}
