import { isIP } from 'node:net'
import type { Payload } from 'payload'
import { environment } from '@/lib/config/env'
import { isStaging } from '@/lib/config/staging'
import { dnsHostLimits, provisionCall, webhookPace } from '@/lib/config/limits'
import { isLocalRequest, perInstance } from '@/lib/config/process-state'
import { isOwnMachine } from '@/lib/config/own-machine'
import type { DnsHost } from '@/core/dns/records'
import { createRfc2136DnsHost } from '@/integrations/rfc2136/dns-host'
import { createSimulatedDnsHost } from '@/integrations/simulated/dns-host'
import { zoneStoreIn } from '@/modules/domains/dns/dns.repository'
import type { Circuit } from '@/core/circuit-breaker'
import type { CardKeeping, ProviderError, PaymentProvider } from '@/core/payments/types'
import { err, type Result } from '@/core/result'
import { inSpan, clientSpan } from '@/lib/observability/tracing'
import { createHmac, randomInt } from 'node:crypto'
import { chosenProvisioner } from '@/lib/config/provisioner'
import type { AccessAnswer, ProvisionOutcome, Provisioner } from '@/core/provisioning/provisioning'
import { createHttpProvisioner } from '@/integrations/provisioning/http'
import { createManualProvisioner } from '@/integrations/provisioning/manual'
import { createSimulatedProvisioner } from '@/integrations/simulated/provisioning'
import { circuitTo } from '@/lib/circuits'
import { simulatedStoreIn, taskListIn } from '@/modules/provisioning/provisioning.repository'
import { signMessage } from '@/lib/crypto/sign-message'
import type { RateSource } from '@/core/money/currency'
import { createEcbSource } from '@/integrations/ecb'
import { circuitLimits } from '@/lib/config/circuit-limits'
import type { VatIdChecker } from '@/core/tax/types'
import { coalesceVatChecks, noVatIdChecker, simulatedVatIds, createViesChecker } from '@/integrations/vies'
import { defaultLocale, type Locale } from '@/lib/config/locales'
import { createNodeResolver, isPrivateAddress } from '@/integrations/dns-lookup'
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
import { clientAddress } from '@/lib/http/request-origin'
import type { Context, Services, SignedInCustomer } from '@/lib/context'
import { measuredRegistry } from '@/lib/observability/metrics'
import { isSandboxOn, sandboxKey } from '@/lib/config/sandbox-card'
import { createSandboxStore } from '@/modules/payments/sandbox/sandbox.service'
import { findCatalogSnapshot } from '@/modules/catalog/snapshot'

const simulatedNameservers = ['ns1.hostfront.test', 'ns2.hostfront.test'] as const

/** N6: the DNS server in the settings; a simulated one on a local machine; otherwise none. A staging copy changes no records. */
const createDnsHost = (payload: Payload): DnsHost | null => {
  const { DNS_UPDATE_SERVER: server, DNS_UPDATE_KEY: key, DNS_NAMESERVERS: nameservers, DOMAIN_PROVIDER, SITE_URL } = environment()
  if (server && key && !isStaging())
    return createRfc2136DnsHost({ server, key, nameservers, now: Date.now, timeout: dnsHostLimits.timeout })
  const isSimulated = DOMAIN_PROVIDER === 'simulated' && isOwnMachine(SITE_URL)
  return isSimulated ? createSimulatedDnsHost({ zones: zoneStoreIn(payload.db.drizzle), nameservers: simulatedNameservers }) : null
}

const providerUnavailable: ProviderError = { kind: 'passing', message: 'Payment provider is not responding', isAway: true }

/** After a timeout or outage the request may still have succeeded; repeating it with the same key tells. */
const guardedResult = <Answer>(
  circuit: Circuit,
  ask: () => Promise<Result<Answer, ProviderError>>,
): Promise<Result<Answer, ProviderError>> =>
  circuit.call(ask, (answer) => !answer.ok && answer.error.isAway === true).catch(() => err(providerUnavailable))

const unknownAnswer = { kind: 'unknown', fault: providerUnavailable } as const

const isProviderAway = (answer: { readonly kind: string; readonly fault?: ProviderError }): boolean => answer.fault?.isAway === true

const guardedCards = (cards: CardKeeping, circuit: Circuit): CardKeeping => ({
  findCard: (intent) => inSpan('saved card', () => guardedResult(circuit, () => cards.findCard(intent)), clientSpan),
  forget: (card) =>
    circuit
      .call(
        () => cards.forget(card),
        (isForgotten) => !isForgotten,
      )
      .catch(() => false),
  charge: (request) =>
    inSpan('card charge', () => circuit.call(() => cards.charge(request), isProviderAway).catch(() => unknownAnswer), clientSpan),
  findCharge: (request) => circuit.call(() => cards.findCharge(request), isProviderAway).catch(() => unknownAnswer),
  endPage: (pageId) =>
    circuit
      .call(
        () => cards.endPage(pageId),
        () => false,
      )
      .catch(() => 'unknown' as const),
})

/** Fails fast while the provider is down. Webhooks aren't guarded: most are verified without a call, and a refused one is repeated. */
export const guardedPayments = (provider: PaymentProvider, circuit: Circuit): PaymentProvider => ({
  ...provider,
  openPage: (request) => inSpan('payment page', () => guardedResult(circuit, () => provider.openPage(request)), clientSpan),
  refund: (request) => inSpan('payment refund', () => guardedResult(circuit, () => provider.refund(request)), clientSpan),
  closePage: (pageId) =>
    circuit
      .call(
        () => provider.closePage(pageId),
        (isClosed) => !isClosed,
      )
      .catch(() => false),
  ...(provider.cards ? { cards: guardedCards(provider.cards, circuit) } : {}),
})

/** After a timeout or outage the job may still have run; repeating it with the same key tells. */
const unknownOutcome = { kind: 'unknown' } as const

const guardedProvisioning = <Answer extends ProvisionOutcome | AccessAnswer>(
  circuit: Circuit,
  ask: () => Promise<Answer>,
): Promise<Answer | typeof unknownOutcome> =>
  inSpan('host', () => circuit.call(ask, ({ kind }) => kind === 'unknown').catch(() => unknownOutcome), clientSpan)

/** Fails fast while the host is down. */
const guardedProvisioner = (provisioner: Provisioner, circuit: Circuit): Provisioner => ({
  create: (job) => guardedProvisioning(circuit, () => provisioner.create(job)),
  change: (job) => guardedProvisioning(circuit, () => provisioner.change(job)),
  suspend: (job) => guardedProvisioning(circuit, () => provisioner.suspend(job)),
  resume: (job) => guardedProvisioning(circuit, () => provisioner.resume(job)),
  end: (job) => guardedProvisioning(circuit, () => provisioner.end(job)),
  access: (service) => guardedProvisioning(circuit, () => provisioner.access(service)),
})

/** P19: without a URL, jobs wait for programs to claim them (P20), just as manual jobs wait for staff. */
const httpProvisioner = (payload: Payload): Provisioner => {
  const { PROVISIONING_URL: url, PROVISIONING_SECRET: secret, PROVISIONING_PRIVATE_NETWORK: allowPrivate, SITE_URL } = environment()
  if (url === undefined || secret === undefined) return createManualProvisioner(taskListIn(payload.db.drizzle))
  const sender = createHttpSender({ ...provisionCall, allowPrivate, allowLoopback: isOwnMachine(SITE_URL) })
  return createHttpProvisioner({
    now: Date.now,
    post: (eventId, body) => sender.send(signMessage({ url, eventId, body, at: Date.now(), secrets: [secret] })),
  })
}

/** U30: add a new host's adapter here. */
export const createProvisioner = (payload: Payload): Provisioner => {
  const settings = environment()
  const { drizzle } = payload.db
  const key = createHmac('sha256', settings.PAYLOAD_SECRET).update('simulated-host').digest('hex')
  const adapters = {
    simulated: () => createSimulatedProvisioner({ book: simulatedStoreIn(drizzle), key, now: Date.now }),
    manual: () => createManualProvisioner(taskListIn(drizzle)),
    http: () => httpProvisioner(payload),
  }
  return guardedProvisioner(adapters[chosenProvisioner(settings)](), circuitTo('host'))
}

/** Milliseconds. */
const patience = 5_000

/** M8: `null` if no rate provider is configured. */
const createRates = (): RateSource | null => {
  const { RATES_PROVIDER, RATES_URL } = environment()
  return RATES_PROVIDER === 'ecb' ? createEcbSource({ url: RATES_URL, patience }) : null
}

/** Fails fast during an outage (ADR 023); an unconfirmed number counts as none. */
const guardedVatIds = (checker: VatIdChecker): VatIdChecker => ({
  check: async (vatId) => {
    try {
      return await circuitTo('vat').call(
        () => checker.check(vatId),
        ({ status }) => status === 'unknown',
      )
    } catch {
      return { status: 'unknown' }
    }
  },
})

/** T5: the simulated checker waives tax, so it only works on a local machine. */
const createVatIds = (): VatIdChecker => {
  const { VAT_PROVIDER, VIES_URL, SITE_URL } = environment()
  if (VAT_PROVIDER === 'vies')
    return coalesceVatChecks(guardedVatIds(createViesChecker({ url: VIES_URL, patience: circuitLimits.vat.patience })))
  return VAT_PROVIDER === 'simulated' && isOwnMachine(SITE_URL) ? simulatedVatIds : noVatIdChecker
}

const fractionSteps = 2 ** 47

/** Enabled by its two keys (env). A staging copy takes and refunds no money. */
const stripePayments = (): Services['payments'] => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = environment()
  return secretKey === undefined || webhookSecret === undefined || isStaging()
    ? {}
    : { stripe: guardedPayments(createStripePayments({ secretKey, webhookSecret, apiUrl }), circuitTo('payments')) }
}

/** ADR 027: local machine only. */
const sandboxCard = (payload: Payload) => {
  const settings = environment()
  if (!isSandboxOn(settings) || isStaging()) return null
  const { PAYLOAD_SECRET: secret, SITE_URL: siteUrl } = settings
  return createSandboxPayments({ book: createSandboxStore(payload.db.drizzle), key: sandboxKey(secret), siteUrl, now: Date.now })
}

/** One pair, so search and WHOIS never contradict each other. */
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
    // A local installation may use a receiver on the same machine; any other must not call loopback addresses.
    webhooks: createHttpSender({ ...webhookPace, allowLoopback: isOwnMachine(SITE_URL) }),
    vatIds: createVatIds(),
    rates: createRates(),
    // Configured DNS servers take precedence over the simulation.
    dns:
      registry.isSimulated && DNS_SERVERS.length === 0
        ? createSimulatedResolver({ registry, zones: zoneStoreIn(payload.db.drizzle), now: Date.now, seed: SIMULATOR_SEED })
        : createNodeResolver({ servers: DNS_SERVERS }),
    dnsHost: createDnsHost(payload),
    provisioner: createProvisioner(payload),
    payments: { offline: offlinePayments, ...stripePayments(), ...(card && { sandbox: card.provider }) },
    ...(card && { sandbox: card.sandbox }),
  }
}

const servicesOf = perInstance(createServices)

/** For tests and demo content: replaces external services or the clock. */
export const replaceServices = (payload: Payload, services: Partial<Services>): void => {
  Object.assign(servicesOf(payload), services)
}

export const createContext = (payload: Payload, locale: Locale, customer: SignedInCustomer | null = null): Context => ({
  ...servicesOf(payload),
  payload,
  locale,
  customer,
  logger: payload.logger,
})

/** O10: local-only services are removed for remote visitors, whatever the settings say (ADR 027). */
const withoutLocalServices = ({ sandbox: _otherSide, payments: { sandbox: _card, ...payments }, ...context }: Context): Context => ({
  ...context,
  payments,
})

const prefixLength = /\/\d+$/

const networkOf = (address: string): { readonly network?: string } =>
  isIP(address.replace(prefixLength, '')) === 0 || isPrivateAddress(address.replace(prefixLength, '')) ? {} : { network: address }

/** Restricts the context to what this visitor may use, based on headers set by the server in front. */
export const asVisitor = (context: Context, headers: Headers): Context => ({
  ...(isLocalRequest(headers) ? context : withoutLocalServices(context)),
  visitor: clientAddress(headers),
  ...networkOf(clientAddress(headers)),
})
