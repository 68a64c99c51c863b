import type { RegistrationData } from '@/core/domains/registration-lookup'
import type { RdapDomain } from './rdap-documents'

const MAXIMUM_LISTED = 20

const dayOf = ({ events }: RdapDomain, action: string): string | null => {
  const instant = Date.parse(events.find(({ eventAction }) => eventAction.toLowerCase() === action)?.eventDate ?? '')
  return Number.isNaN(instant) ? null : new Date(instant).toISOString().slice(0, 10)
}

/** A property of a vCard (RFC 7095): the text, where it is one. */
const textOf = (card: readonly (readonly unknown[])[], name: string): string | null => {
  const value = card.find(([property]) => property === name)?.[3]
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 120) : null
}

/** The company that sold the name. People are none, and are not passed on. */
const registrarOf = ({ entities }: RdapDomain): string | null => {
  const card = entities.find(({ roles }) => roles.includes('registrar'))?.vcardArray?.[1]
  if (!card || textOf(card, 'kind') === 'individual') return null
  return textOf(card, 'fn') ?? textOf(card, 'org')
}

const hostName = /^(?=.{1,253}$)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})+$/
/** RFC 8056: words, nothing else. */
const statusWords = /^[a-z][a-z ]{1,50}$/

const distinct = (all: readonly string[], shape: RegExp): readonly string[] =>
  [...new Set(all.filter((each) => shape.test(each)))].slice(0, MAXIMUM_LISTED)

/** Of all a registry tells, what anybody may know: no holder, no address, no remark. `domain` as it was asked for. */
export const toRegistration = (domain: string, document: RdapDomain): RegistrationData => ({
  domain,
  registrar: registrarOf(document),
  registeredOn: dayOf(document, 'registration'),
  updatedOn: dayOf(document, 'last changed'),
  expiresOn: dayOf(document, 'expiration'),
  statuses: distinct(
    document.status.map((status) => status.trim().toLowerCase()),
    statusWords,
  ),
  nameServers: distinct(
    document.nameservers.map(({ ldhName }) => ldhName.toLowerCase().replace(/\.$/, '')),
    hostName,
  ),
})
