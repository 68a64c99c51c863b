/** Retention in days (docs/operations.md, Retention). */
export const retentionDays = {
  /** Carts without an account, ordered or merged, for the lifetime of the cart cookie. */
  cart: 90,
  /** R11: auth codes of unordered transfers, for as long as the cart. */
  preparedTransfer: 90,
  /** Longer than the sixty days within which a reminder can recur, so that its dedupe key prevents a second email. */
  sentMail: 180,
  /** Failed emails, which staff can resend until then. */
  deadMail: 365,
  /** Deliveries that were sent, given up, or wait for a disabled endpoint. */
  webhookDelivery: 30,
  /** Settled provisioning and staff tasks. */
  provisionTask: 400,
  /** Files of the local mailbox. */
  mailboxFile: 14,
  /** Unpaid pages of the sandbox card; paid ones are needed for refunds. */
  sandboxPage: 30,
  failedJob: 30,
  /** Audit log; covers a financial year plus late findings. */
  staffAction: 400,
  /** Daily search counts; terms searched fewer than three times are deleted the next day. */
  searchCount: 30,
  /** Publish checks. */
  liveCheck: 30,
  /** Readers' notes on articles; by then, the article has changed, and a note may contain personal data. */
  articleNote: 365,
  /** Abandoned edit locks of the admin. */
  editLock: 1,
  contentChange: 1,
  pageCache: 1,
} as const

/** Maximum number of files in the local mailbox, whatever their age. */
export const mailboxFiles = 2000
