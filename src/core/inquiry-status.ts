/** What people ask of the shop by a form, and how far it has got. */
export const migrationStatuses = ['new', 'contacted', 'in-progress', 'completed', 'declined'] as const
export type MigrationStatus = (typeof migrationStatuses)[number]

export const contactStatuses = ['new', 'answered', 'closed'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** What may follow what. What was ended by mistake can be taken up again; nothing becomes new twice. */
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

/** §9: whether somebody is still waiting for the first answer, and for how long that is still in time. */
export type DueMark =
  | { readonly kind: 'answered' }
  | { readonly kind: 'due'; readonly minutesLeft: number }
  | { readonly kind: 'overdue'; readonly minutesLate: number }

const minute = 60_000

/** Both instants in epoch milliseconds. The very moment it is due is still in time. */
export const dueMark = (status: string, dueAt: number, now: number): DueMark => {
  if (status !== 'new') return { kind: 'answered' }
  const left = dueAt - now
  return left >= 0 ? { kind: 'due', minutesLeft: Math.floor(left / minute) } : { kind: 'overdue', minutesLate: Math.ceil(-left / minute) }
}
