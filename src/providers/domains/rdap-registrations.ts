import type { RegistrationAnswer, RegistrationLookup } from '@/core/domains/registration-lookup'
import { answerWithin } from './answer-within'
import type { RdapClient } from './rdap/rdap-client'
import { toRegistration } from './rdap/to-registration'

const source = 'registry'
const unknown: RegistrationAnswer = { status: 'unknown', source }

/** The WHOIS lookup, from the registry that holds the name. */
export const createRdapRegistrations = (client: RdapClient): RegistrationLookup => ({
  lookUp: (domain, { signal } = {}) =>
    answerWithin<RegistrationAnswer>({ timeout: client.answerTimeout, signal }, unknown, async () => {
      const answer = await client.ask(domain)
      switch (answer.kind) {
        case 'found':
          return { status: 'registered', source, registration: toRegistration(domain, answer.document) }
        case 'not-found':
          return { status: 'not-registered', source }
        case 'unknown':
          return unknown
        default:
          return answer satisfies never
      }
    }),
})
