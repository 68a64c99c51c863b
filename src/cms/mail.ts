import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { buildEnvironment } from '@/config/env'

const { SMTP_URL, MAIL_FROM } = buildEnvironment()

/** Without SMTP_URL a message is made and dropped: nothing leaves the shop. */
export const mail = nodemailerAdapter({
  defaultFromAddress: MAIL_FROM,
  defaultFromName: 'Hostfront',
  skipVerify: true,
  transportOptions: SMTP_URL === undefined ? { jsonTransport: true } : { url: SMTP_URL },
})
