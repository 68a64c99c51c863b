// Types only: tells TypeScript that `payload.db` is the Postgres adapter.
import type {} from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Locale } from '@/lib/config/locales'
import type { RateSource } from '@/core/money/currency'
import type { DnsHost } from '@/core/dns/records'
import type { DnsResolver } from '@/core/domains/dns-records'
import type { DomainRegistry, RegistrationLookup } from '@/core/domains/registry'
import type { Registrar, RegistrarTaskList } from '@/core/domains/registrar'
import type { Provisioner } from '@/core/provisioning/provisioning'
import type { Sandbox } from '@/core/payments/sandbox'
import type { PaymentMethodId, PaymentProvider } from '@/core/payments/types'
import type { VatIdChecker } from '@/core/tax/types'
import type { WebhookSender } from '@/core/webhooks/webhooks'

/** The account a request is made for. */
export interface SignedInCustomer {
  readonly id: string
  readonly email: string
  readonly name: string
  /** The session the request came with; ending it is logging out. */
  readonly sessionId: string
}

/** What the shop asks of the outside world; the same for every request of a process. */
export interface Services {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** 0 ≤ r < 1, unguessable. */
  readonly random: () => number
  readonly registry: DomainRegistry
  readonly registrations: RegistrationLookup
  /** T5: who knows VAT numbers. */
  readonly vatIds: VatIdChecker
  /** M8: who publishes rates; `null` where the shop asks nobody. */
  readonly rates: RateSource | null
  readonly dns: DnsResolver
  /** Who answers for customers' names; `null` where the shop has no name servers. */
  readonly dnsHost: DnsHost | null
  /** Who registers what is sold. Work for people goes into the list that is handed in, with the transaction it belongs to. */
  readonly registrarOf: (tasks: RegistrarTaskList) => Registrar
  readonly payments: Readonly<Partial<Record<PaymentMethodId, PaymentProvider>>>
  /** Who sets up and stops what is sold and runs on. */
  readonly provisioner: Provisioner
  /** How events leave the shop. */
  readonly webhooks: WebhookSender
  /** The other side of the sandbox card, where there is one. */
  readonly sandbox?: Sandbox
}

/** Everything a use case needs, handed in: it never imports the configuration. */
export interface Context extends Services {
  readonly payload: Payload
  readonly locale: Locale
  readonly customer: SignedInCustomer | null
  /** The network address a request comes from; none where the shop works by itself. */
  readonly visitor?: string
  /** That address where it tells buyers apart: a public one, and not that of a proxy or of this machine. */
  readonly network?: string
  readonly logger: Payload['logger']
}
