// Types only: tells TypeScript that `payload.db` is the Postgres adapter.
import type {} from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Locale } from '@/lib/config/locales'
import type { RateSource } from '@/core/money/currency'
import type { DnsHost } from '@/core/dns/records'
import type { DnsResolver, DomainRegistry, RegistrationLookup } from '@/core/domains/registry'
import type { Registrar, RegistrarTaskList } from '@/core/domains/registrar'
import type { Provisioner } from '@/core/provisioning/provisioning'
import type { Sandbox } from '@/core/payments/sandbox'
import type { PaymentMethodId, PaymentProvider } from '@/core/payments/types'
import type { VatIdChecker } from '@/core/tax/types'
import type { WebhookSender } from '@/core/webhooks'

export interface SignedInCustomer {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly sessionId: string
}

/** External services; one set per process. */
export interface Services {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** 0 ≤ r < 1, cryptographically secure. */
  readonly random: () => number
  readonly registry: DomainRegistry
  readonly registrations: RegistrationLookup
  /** Verifies VAT IDs with the tax authorities (T5). */
  readonly vatIds: VatIdChecker
  /** M8: `null` if exchange rates are not fetched. */
  readonly rates: RateSource | null
  readonly dns: DnsResolver
  /** DNS host for customers' domains; `null` if the shop has no nameservers. */
  readonly dnsHost: DnsHost | null
  /** Manual jobs are added to the given list, within its transaction. */
  readonly registrarOf: (tasks: RegistrarTaskList) => Registrar
  readonly payments: Readonly<Partial<Record<PaymentMethodId, PaymentProvider>>>
  readonly provisioner: Provisioner
  readonly webhooks: WebhookSender
  /** The sandbox card's payment page, if enabled. */
  readonly sandbox?: Sandbox
}

/** A use case's dependencies, passed in so that it never imports the configuration. */
export interface Context extends Services {
  readonly payload: Payload
  readonly locale: Locale
  readonly customer: SignedInCustomer | null
  /** Client IP; absent in background work. */
  readonly visitor?: string
  /** Client IP if it identifies a buyer, so it is public and neither a proxy nor this machine. */
  readonly network?: string
  readonly logger: Payload['logger']
}
