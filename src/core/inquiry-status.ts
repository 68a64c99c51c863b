export const migrationStatuses = ['new', 'contacted', 'in-progress', 'completed', 'declined'] as const
export type MigrationStatus = (typeof migrationStatuses)[number]

export type ContactStatus = 'new' | 'answered' | 'closed'

/** Closed inquiries can be reopened, but none returns to `new`. */
export const migrationTransitions = {
  new: ['contacted', 'in-progress', 'completed', 'declined'],
  contacted: ['in-progress', 'completed', 'declined'],
  'in-progress': ['contacted', 'completed', 'declined'],
  completed: ['in-progress'],
  declined: ['contacted', 'in-progress'],
} as const satisfies Record<MigrationStatus, readonly MigrationStatus[]>

export const contactTransitions = {
  new: ['answered', 'closed'],
  answered: ['closed'],
  closed: ['answered'],
} as const satisfies Record<ContactStatus, readonly ContactStatus[]>

/** §9: whether the first reply has been given, is due or is overdue. */
export type ReplyDeadline =
  | { readonly kind: 'answered' }
  | { readonly kind: 'due'; readonly minutesLeft: number }
  | { readonly kind: 'overdue'; readonly minutesLate: number }

const minute = 60_000

/** Epoch milliseconds. A reply at the due instant is still on time. */
export const replyDeadline = (status: string, dueAt: number, now: number): ReplyDeadline => {
  if (status !== 'new') return { kind: 'answered' }
  const left = dueAt - now
  return left >= 0 ? { kind: 'due', minutesLeft: Math.floor(left / minute) } : { kind: 'overdue', minutesLate: Math.ceil(-left / minute) }
}
