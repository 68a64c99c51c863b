import type { EmailAdapter } from 'payload'
import type { Circuit } from '@/core/circuit-breaker'

/** Errors of a single email or of the configuration; they don't mean that the server is down. */
const emailErrorCodes: ReadonlySet<unknown> = new Set(['EENVELOPE', 'EMESSAGE', 'ESTREAM', 'EAUTH', 'ENOAUTH', 'ECONFIG', 'EMAXRECIPIENTS'])
/** RFC 5321 §3.8: the server announces that it closes the connection. */
const serviceClosing = 421

const isAnswer = (fault: unknown): boolean => {
  const { code, responseCode } = (fault instanceof Error ? fault : {}) as { readonly code?: unknown; readonly responseCode?: unknown }
  return emailErrorCodes.has(code) || (typeof responseCode === 'number' && responseCode !== serviceClosing)
}

/** Wraps the adapter in a circuit breaker. While it is open, an email that was not attempted fails with `ServiceUnavailableError`. */
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
