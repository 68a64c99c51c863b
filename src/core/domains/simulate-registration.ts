import type { RegistrationData } from './registration-lookup'
import { simulatedMarker } from './simulated-names'
import { splitDomain } from './split-domain'
import { drawFraction, hashText } from './string-hash'

const DAY = 86_400_000
const FIRST_REGISTRATION = Date.UTC(2001, 0, 1)
const REGISTRATION_SPAN_IN_DAYS = 8000
const YOUNG_DAYS = 20
/** Most holders leave the lock on. */
const LOCKED_SHARE = 0.6

const registrars = ['Northgate Names', 'Blue Harbour Registry Services', 'Plainfield Domains', 'Old Mill Registrar'] as const

const isoDay = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

/** The first anniversary of `start` after `now`: names are registered by the year (§9). */
const nextAnniversary = (start: number, now: number): number => {
  const from = new Date(start)
  const anniversaryIn = (year: number) => Date.UTC(year, from.getUTCMonth(), from.getUTCDate())
  const thisYear = new Date(now).getUTCFullYear()
  return anniversaryIn(thisYear) > now ? anniversaryIn(thisYear) : anniversaryIn(thisYear + 1)
}

/** S4: made-up registration data of a taken name, the same on every reload. `now` is epoch milliseconds. */
export const simulateRegistration = (
  domain: string,
  now: number,
  seed = '',
): Required<{ [Key in keyof RegistrationData]: NonNullable<RegistrationData[Key]> }> => {
  const age = Math.floor(drawFraction(`${seed}|registered|${domain}`) * REGISTRATION_SPAN_IN_DAYS)
  const marker = simulatedMarker(splitDomain(domain).label)
  const registered = marker === 'young' ? now - YOUNG_DAYS * DAY : Math.min(FIRST_REGISTRATION + age * DAY, now - DAY)
  const isLocked = marker === 'locked' || (marker === undefined && drawFraction(`${seed}|locked|${domain}`) < LOCKED_SHARE)
  const expires = nextAnniversary(registered, now)
  const lastRenewal = Math.max(registered, expires - 366 * DAY)
  const host = hashText(`${seed}|host|${domain}`) % 90
  return {
    domain,
    registrar: registrars[hashText(`${seed}|registrar|${domain}`) % registrars.length] ?? registrars[0],
    registeredOn: isoDay(registered),
    updatedOn: isoDay(lastRenewal),
    expiresOn: isoDay(expires),
    statuses: [isLocked ? 'client transfer prohibited' : 'active'],
    nameServers: [`ns1.host${host + 10}.example`, `ns2.host${host + 10}.example`],
  }
}
