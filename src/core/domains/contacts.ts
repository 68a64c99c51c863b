import { removeInvisible } from '../typed-text'

/** Somebody a registry is told of. */
export interface NameContact {
  readonly name: string
  readonly organisation?: string | undefined
  readonly email: string
  /** E.164, such as +4930901820. */
  readonly phone: string
  readonly line1: string
  readonly line2?: string | undefined
  readonly city: string
  readonly region?: string | undefined
  readonly postalCode: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

export const contactRoles = ['registrant', 'administrative', 'billing'] as const
export type ContactRole = (typeof contactRoles)[number]

/** N9: who owns a name, and who looks after it and its bills; whoever is not named is the registrant. */
export type NameContacts = Readonly<{ registrant: NameContact } & Partial<Record<Exclude<ContactRole, 'registrant'>, NameContact>>>

/** As people write it: spaces, dots, hyphens, brackets, and two noughts for the plus. */
export const normalisePhone = (typed: string): string =>
  removeInvisible(typed)
    .trim()
    .replace(/[\s().\-/\u00a0\u2011\u2013]/g, '')
    .replace(/^00/, '+')

/** E.164: a country's code and a number of at most fifteen digits in all. */
export const isPhone = (normalised: string): boolean => /^\+[1-9]\d{6,14}$/.test(normalised)

const linesOf = (role: ContactRole, contact: NameContact): readonly string[] => [
  `${role}:`,
  ...[
    contact.name,
    contact.organisation,
    contact.line1,
    contact.line2,
    `${contact.postalCode} ${contact.city}`.trim(),
    contact.region,
    contact.country,
    contact.email,
    contact.phone,
  ].filter((line): line is string => line !== undefined && line !== ''),
]

/** The contacts in lines, for people who type them at a registrar. */
export const contactLines = (contacts: NameContacts): string =>
  contactRoles.flatMap((role) => (contacts[role] ? [linesOf(role, contacts[role]).join('\n')] : [])).join('\n\n')
