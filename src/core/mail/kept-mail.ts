/** One mail of the local mailbox, as its page lists it. */
export interface KeptMail {
  readonly name: string
  readonly to: string
  readonly subject: string
  /** ISO 8601. */
  readonly at: string
  readonly text: string
  readonly html: string
}
