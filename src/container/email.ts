import type { EmailAdapter } from 'payload'
import type { Circuit } from '@/core/resilience/circuit-breaker'

/** What is wrong with one mail, or with the settings, says nothing of whether the server is there. */
const ofTheMail: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM', 'EAUTH', 'ENOAUTH', 'ECONFIG', 'EMAXRECIPIENTS'])
/** RFC 5321 §3.8: the server says so itself before it hangs up. */
const goingAway = 421

const isAnswer = (fault: unknown): boolean => {
  const { code, responseCode } = (fault instanceof Error ? fault : {}) as { readonly code?: unknown; readonly responseCode?: unknown }
  return ofTheMail.has(code) || (typeof responseCode === 'number' && responseCode !== goingAway)
}

/** The same way out for mail; while the server is away nobody waits for it, and a mail that has not been tried says so (`AwayError`). */
export const guardedMail = (adapter: EmailAdapter | Promise<EmailAdapter>, circuitOf: () => Circuit) => async (): Promise<EmailAdapter> => {
  const inner = await adapter
  return (...args) => {
    const mail = inner(...args)
    return {
      ...mail,
      sendEmail: async (message) => {
        const { fault, given } = await circuitOf().call(async () => {
          try {
            return { given: await mail.sendEmail(message), fault: null }
          } catch (thrown) {
            if (isAnswer(thrown)) return { given: null, fault: thrown }
            throw thrown
          }
        })
        if (fault !== null) throw fault
        return given
      },
    }
  }
}
