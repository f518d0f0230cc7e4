import type { Config } from '../config.ts'
import { type CaptchaGateway, httpCaptcha } from './captcha.ts'
import { type DnsGateway, systemDns } from './dns.ts'
import { type MailGateway, type SmtpSettings, smtpMail } from './mail.ts'
import { type OutsideFetch, outsideFetch } from './outside-fetch.ts'
import { type SandboxProvider, sandboxProvider } from './payments/sandbox.ts'
import { type StripeProvider, stripeProvider } from './payments/stripe.ts'
import { type TextGateway, webhookTexts } from './texts.ts'
import { httpWebhooks, type WebhookGateway } from './webhooks.ts'

/** The outside world: each member is one interface with one real and one in-memory implementation. */
export type Gateways = {
  /** The mail server of the environment, if it names one. */
  mail: MailGateway | undefined
  /** Opens the mail server that was set up in the dashboard. */
  openMail(settings: SmtpSettings): MailGateway
  dns: DnsGateway
  captcha: CaptchaGateway
  /** Fetches addresses given by an owner. */
  fetchOutside: OutsideFetch
  /** Sends events to the receivers of a business. */
  webhooks: WebhookGateway
  /** Undefined without a provider: then no codes are sent to phones. */
  texts?: TextGateway | undefined
  /** Payment providers by name. */
  payments: { SANDBOX: SandboxProvider; STRIPE: StripeProvider }
}

export function createGateways(config: Config): Gateways {
  return {
    mail: config.smtpUrl ? smtpMail(config.smtpUrl) : undefined,
    openMail: smtpMail,
    dns: systemDns(),
    captcha: httpCaptcha(),
    fetchOutside: outsideFetch({ allowsLoopback: config.localProviders }),
    webhooks: httpWebhooks({ allowsPrivate: config.privateWebhooks, isStrict: config.strictWebhooks }),
    texts: config.texts ? webhookTexts(config.texts) : undefined,
    payments: { SANDBOX: sandboxProvider(), STRIPE: stripeProvider({ url: config.stripeUrl }) },
  }
}
