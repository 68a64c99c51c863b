import { randomInt } from 'node:crypto'
import type { Payload } from 'payload'
import { environment } from '@/config/env'
import { defaultLocale, type Locale } from '@/config/locales'
import { createSimulatedRegistry } from '@/providers/domains/simulated-registry'
import { offlinePayments } from '@/providers/payments/offline-payments'
import type { Context, Services, SignedInCustomer } from './context'
import { findCatalogSnapshot } from './queries/find-catalog-snapshot'

const servicesByPayload = new WeakMap<Payload, Services>()

const fractionSteps = 2 ** 47

const createServices = (payload: Payload): Services => {
  const { SIMULATOR_SEED, SIMULATOR_MIN_DELAY_MS, SIMULATOR_MAX_DELAY_MS } = environment()
  return {
    now: Date.now,
    random: () => randomInt(fractionSteps) / fractionSteps,
    registry: createSimulatedRegistry({
      findExtension: async (extension) => {
        const { catalog } = await findCatalogSnapshot({ payload, locale: defaultLocale })
        return catalog.extensions.get(extension)
      },
      seed: SIMULATOR_SEED,
      minimumDelay: SIMULATOR_MIN_DELAY_MS,
      maximumDelay: SIMULATOR_MAX_DELAY_MS,
    }),
    payments: { offline: offlinePayments },
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
