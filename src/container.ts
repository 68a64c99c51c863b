import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { environment } from '@/lib/config/env'
import { defaultLocale, type Locale } from '@/lib/config/locales'
import { createNodeResolver } from '@/integrations/dns-lookup'
import { createSimulatedResolver } from '@/integrations/simulated/dns-resolver'
import { createBootstrapReader, findServer } from '@/integrations/rdap/bootstrap'
import { createRdapClient } from '@/integrations/rdap/client'
import { createRdapRegistrations, createRdapRegistry } from '@/integrations/rdap/registry'
import { createSimulatedRegistrations, createSimulatedRegistry } from '@/integrations/simulated/registry'
import { offlinePayments } from '@/integrations/offline-payments'
import { createSandboxPayments } from '@/integrations/sandbox/payments'
import { createStripePayments } from '@/integrations/stripe/payments'
import { createHttpSender } from '@/integrations/webhook-sender'
import { createManualRegistrar } from '@/integrations/manual-registrar'
import { createRates } from './container/rates'
import { createVatIds } from './container/vat-ids'
import { circuitTo } from '@/lib/resilience/circuit-breaker'
import type { Context, Services, SignedInCustomer } from '@/lib/context'
import { measuredRegistry } from '@/lib/observability/metrics'
import { isHeld } from '@/lib/config/held'
import { isOwnMachine } from '@/lib/config/own-machine'
import { webhookPace } from '@/lib/config/webhook-pace'
import { isSandboxOn, sandboxKey } from '@/lib/config/sandbox-card'
import { createSandboxBook } from '@/modules/payments/sandbox/sandbox.service'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'
import { createDnsHost } from './container/dns-host'
import { createProvisioner } from './container/provisioning'
import { guardedPayments } from './container/payments'

const servicesByPayload = new WeakMap<Payload, Services>()

const fractionSteps = 2 ** 47

/** Switched on by its two keys (env); a copy of the shop takes no money and gives none back. */
const cardPayments = (): Services['payments'] => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = environment()
  return secretKey === undefined || webhookSecret === undefined || isHeld()
    ? {}
    : { stripe: guardedPayments(createStripePayments({ secretKey, webhookSecret, apiUrl }), circuitTo('payments')) }
}

/** A card that moves no money, on this machine alone (ADR 052). */
const sandboxCard = (payload: Payload) => {
  const settings = environment()
  if (!isSandboxOn(settings) || isHeld()) return null
  const { PAYLOAD_SECRET: secret, SITE_URL: siteUrl } = settings
  return createSandboxPayments({ book: createSandboxBook(payload.db.drizzle), key: sandboxKey(secret), siteUrl, now: Date.now })
}

/** Who knows of names: one pair, so that the search and the WHOIS lookup never contradict each other. */
const createDomainProvider = (payload: Payload): Pick<Services, 'registry' | 'registrations'> => {
  const { DOMAIN_PROVIDER, NODE_ENV, RDAP_DIR, SIMULATOR_SEED, SIMULATOR_MIN_DELAY_MS, SIMULATOR_MAX_DELAY_MS } = environment()
  const findExtension = async (extension: string) => {
    const { catalog } = await findCatalogSnapshot({ payload, locale: defaultLocale })
    return catalog.extensions.get(extension)
  }
  if (DOMAIN_PROVIDER === 'rdap') {
    const bootstrap = createBootstrapReader(RDAP_DIR)
    const client = createRdapClient({
      findServer: async (extension) => findServer(extension, await findExtension(extension), await bootstrap()),
      circuitOf: (host) => circuitTo('registry', host),
      allowLoopback: NODE_ENV !== 'production',
    })
    return { registry: createRdapRegistry(client), registrations: createRdapRegistrations(client) }
  }
  const registry = createSimulatedRegistry({
    findExtension,
    seed: SIMULATOR_SEED,
    minimumDelay: SIMULATOR_MIN_DELAY_MS,
    maximumDelay: SIMULATOR_MAX_DELAY_MS,
  })
  return { registry, registrations: createSimulatedRegistrations({ registry, now: Date.now, seed: SIMULATOR_SEED }) }
}

const createServices = (payload: Payload): Services => {
  const { DNS_SERVERS, SIMULATOR_SEED, SITE_URL } = environment()
  const { registry, registrations } = measuredRegistry(createDomainProvider(payload))
  const card = sandboxCard(payload)
  return {
    now: Date.now,
    random: () => randomInt(fractionSteps) / fractionSteps,
    registry,
    registrations,
    registrarOf: (tasks) => createManualRegistrar({ tasks, registry }),
    // A shop on its own machine may be tried with a receiver beside it; any other asks nobody there.
    webhooks: createHttpSender({ ...webhookPace, allowLoopback: isOwnMachine(SITE_URL) }),
    vatIds: createVatIds(),
    rates: createRates(),
    // Servers that the operator names are asked, whoever knows of names.
    dns:
      registry.isSimulated && DNS_SERVERS.length === 0
        ? createSimulatedResolver({ registry, now: Date.now, seed: SIMULATOR_SEED })
        : createNodeResolver({ servers: DNS_SERVERS }),
    dnsHost: createDnsHost(payload),
    provisioner: createProvisioner(payload),
    payments: { offline: offlinePayments, ...cardPayments(), ...(card && { sandbox: card.provider }) },
    ...(card && { sandbox: card.sandbox }),
  }
}

const servicesOf = (payload: Payload): Services => {
  const known = servicesByPayload.get(payload)
  if (known) return known
  const services = createServices(payload)
  servicesByPayload.set(payload, services)
  return services
}

/** Another clock, registry or payment provider for one shop: how tests stand in for the outside world. */
export const replaceServices = (payload: Payload, services: Partial<Services>): void => {
  servicesByPayload.set(payload, { ...servicesOf(payload), ...services })
}

/** The world of one request. */
export const createContext = (payload: Payload, locale: Locale, customer: SignedInCustomer | null = null): Context => ({
  ...servicesOf(payload),
  payload,
  locale,
  customer,
  logger: payload.logger,
})
