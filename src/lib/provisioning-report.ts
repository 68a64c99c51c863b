import { z } from 'zod'
import { certificateStates, mailboxStates, siteStates, type ServiceFacts, type Access } from '@/core/provisioning/provisioning'
import { requiredText } from '@/lib/http/text'

const line = requiredText(200)
const nothing = z.literal('').transform(() => undefined)
const https = z.url({ protocol: /^https$/ }).max(500)

const text = (description: string) => line.or(nothing).optional().meta({ description })

const accessShape = z.strictObject({
  address: line.meta({ description: 'Host name or IP address of the server.' }),
  user: line,
  panel: https.meta({ description: 'URL of the control panel’s login page.' }),
  login: https.or(nothing).optional().meta({ description: 'URL that opens the panel at this service’s login. Must not contain a token.' }),
  ipv4: z.ipv4().or(nothing).optional(),
  ipv6: z.ipv6().or(nothing).optional(),
  mailHost: text('Host name of the server that receives the domain’s mail.'),
  dkimSelector: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/)
    .or(nothing)
    .optional(),
  dkimPublicKey: z
    .string()
    .max(1500)
    .transform((key) => key.replaceAll(/-----[^-]+-----|\s/g, ''))
    .pipe(z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/))
    .or(nothing)
    .optional()
    .meta({ description: 'RSA key in base64, as in the DNS record, or in PEM format.' }),
})

/**
 * U28: the first three fields, or `null` if there is nothing to log in to. C4, C8: the rest is for the domain's DNS. Passwords are not
 * accepted.
 */
export const accessSchema = accessShape
  .refine(({ dkimSelector, dkimPublicKey }) => (dkimSelector === undefined) === (dkimPublicKey === undefined))
  .transform(({ login, ipv4, ipv6, mailHost, dkimSelector, dkimPublicKey, ...rest }): Access => ({
    ...rest,
    ...(login && { login }),
    ...(ipv4 && { ipv4 }),
    ...(ipv6 && { ipv6 }),
    ...(mailHost && { mailHost }),
    ...(dkimSelector && dkimPublicKey && { dkim: { selector: dkimSelector, publicKey: dkimPublicKey } }),
  }))

/** C6: `null` means not part of the plan; absent means that the host does not report it. */
export const factsSchema = z
  .strictObject({
    certificate: z.strictObject({ state: z.enum(certificateStates), names: z.array(line).max(100).default([]) }).nullish(),
    mailboxes: z.strictObject({ state: z.enum(mailboxStates) }).nullish(),
    site: z.strictObject({ state: z.enum(siteStates), application: requiredText(60).optional() }).nullish(),
  })
  .transform(({ certificate, mailboxes, site }): ServiceFacts => ({
    ...(certificate === undefined ? {} : { certificate }),
    ...(mailboxes === undefined ? {} : { mailboxes }),
    ...(site === undefined
      ? {}
      : { site: site && { state: site.state, ...(site.application === undefined ? {} : { application: site.application }) } }),
  }))
