/** How long the shop keeps what nobody needs for ever, in days (docs/operations.md, Retention). */
export const retentionDays = {
  /** A cart without an account, one that was ordered, one that joined another: as long as the cookie that opens it. */
  cart: 90,
  /** R11: an authorisation code beside a cart, as long as the cart. */
  preparedTransfer: 90,
  /** Longer than the sixty days within which the same reminder could be asked for again: its key is what keeps it from being sent twice. */
  sentMail: 180,
  /** Given up after every try: staff may send it again so long. */
  deadMail: 365,
  /** An event that left, was given up, or waits for a receiver that is switched off. */
  webhookDelivery: 30,
  /** A task of a host or the staff that is settled. */
  provisionTask: 400,
  /** What the local mailbox keeps as files. */
  mailboxFile: 14,
  /** A page of the sandbox card on which nothing was paid; the others are what money is given back from. */
  sandboxPage: 30,
  failedJob: 30,
  /** Who of the staff did what: long enough for the books of a year and what comes to light after it. */
  staffAction: 400,
  /** Which of two compared codes a cart was given. */
  comparedCart: 400,
  /** How often a name was looked for on a day; what fewer than three looked for is gone the day after. */
  searchCount: 30,
  /** When visitors saw what was published. */
  liveCheck: 30,
  /** A reader's sentence about an article: by then the article has changed, and nobody knows what it may name. */
  articleNote: 365,
  /** Locks of the admin that nobody gave back. */
  editLock: 1,
  contentChange: 1,
  pageCache: 1,
} as const

/** Whatever their age, the local mailbox keeps no more mails than this. */
export const mailboxFiles = 2000
