import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import tls from 'node:tls'
import { openSmtpSink } from '../../../tests/support/mail/smtp-sink'
import { openStripeServer } from '../../../tests/support/payments/stripe-server'
import { helpObject, notFound, rdapJson, startRdapServer } from '../../../tests/support/rdap-server'
import { createDatabaseProxy, type Mood } from '../../../tests/support/tcp-proxy'
import { Fault } from '../../../scripts/lib/output.mjs'
import { onStop } from '../../../scripts/lib/process.mjs'
import { registryAddress, registryHost } from './own-world'

export type Trouble = Extract<Mood, 'refusing' | 'silent' | 'slow'> | 'faulty'

/** External service. `faulty`: reachable, but answers with errors. */
export interface Outsider {
  readonly become: (how: Trouble | 'up') => void
}

const manyErrors = Array.from({ length: 5_000 }, () => 500)

const behindLine = async (url: string, host: string, setFaulty: (isFaulty: boolean) => void) => {
  const target = new URL(url)
  const proxy = await createDatabaseProxy(target, host)
  const become: Outsider['become'] = (how) => {
    setFaulty(how === 'faulty')
    proxy.become(how === 'faulty' ? 'up' : how)
  }
  onStop(proxy.close)
  return { become, port: proxy.port }
}

const openCertificate = (folder: string) => {
  const [key, cert] = [path.join(folder, 'registry.key'), path.join(folder, 'registry.pem')]
  const args = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${registryHost}`,
  ]
  const { status } = spawnSync('openssl', [...args, '-addext', `subjectAltName=DNS:${registryHost}`, '-keyout', key, '-out', cert])
  if (status !== 0) throw new Fault('openssl could not create a certificate', 'Install openssl and run this again.')
  return { cert, pair: { key: fs.readFileSync(key), cert: fs.readFileSync(cert) } }
}

/** Registry in which every domain is available, over HTTPS as the shop requires. */
const openRegistry = async (folder: string) => {
  const state = { isFaulty: false }
  const help = { status: 200, headers: rdapJson, body: JSON.stringify(helpObject) }
  const server = await startRdapServer({ help, other: () => (state.isFaulty ? { status: 500 } : notFound) })
  const { cert, pair } = openCertificate(folder)
  const door = tls.createServer(pair, (socket) => {
    const upstream = net.connect(Number(new URL(server.base).port), '127.0.0.1')
    socket.pipe(upstream).pipe(socket)
    for (const [each, other] of [[socket, upstream] as const, [upstream, socket] as const]) each.on('error', () => other.destroy())
  })
  door.on('tlsClientError', () => undefined)
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const { port } = door.address() as net.AddressInfo
  const line = await behindLine(`http://127.0.0.1:${port}`, registryAddress, (isFaulty) => (state.isFaulty = isFaulty))
  const bootstrap = {
    version: '1.0',
    publication: '2026-01-01T00:00:00Z',
    services: [[['com'], [`https://${registryHost}:${line.port}/`]]],
  }
  fs.writeFileSync(path.join(folder, 'dns.json'), JSON.stringify(bootstrap))
  onStop(async () => {
    door.close()
    await server.close()
  })
  return { become: line.become, settings: { DOMAIN_PROVIDER: 'rdap', RDAP_DIR: folder, NODE_EXTRA_CA_CERTS: cert } }
}

const openMailServer = async () => {
  const sink = await openSmtpSink(20)
  const line = await behindLine(sink.url, '127.0.0.1', (isFaulty) => (sink.refuses = isFaulty))
  onStop(sink.close)
  return { become: line.become, mails: sink.mails, settings: { SMTP_URL: `smtp://127.0.0.1:${line.port}` } }
}

export const webhookSecret = 'whsec_of_this_proof_only'

const openPayments = async () => {
  const stripe = await openStripeServer()
  const line = await behindLine(stripe.url, '127.0.0.1', (isFaulty) => {
    stripe.troubles.splice(0)
    if (isFaulty) stripe.troubles.push(...manyErrors)
  })
  onStop(stripe.close)
  const settings = {
    STRIPE_SECRET_KEY: 'sk_test_of_this_proof',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: `http://127.0.0.1:${line.port}`,
  }
  return { become: line.become, sessions: stripe.sessions, settings }
}

export const openOutside = async (folder: string) => {
  fs.mkdirSync(folder, { recursive: true })
  const [registry, mail, payments] = await Promise.all([openRegistry(folder), openMailServer(), openPayments()])
  return { registry, mail, payments, settings: { ...registry.settings, ...mail.settings, ...payments.settings } }
}

export type Outside = Awaited<ReturnType<typeof openOutside>>
