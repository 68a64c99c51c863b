import { removeInvisible } from '../typed-text'

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

/** N9: a missing role falls back to the registrant. */
export type NameContacts = Readonly<{ registrant: NameContact } & Partial<Record<Exclude<ContactRole, 'registrant'>, NameContact>>>

/** Strips spaces, dots, hyphens and brackets; turns a leading 00 into +. */
export const normalisePhone = (typed: string): string =>
  removeInvisible(typed)
    .trim()
    .replace(/[\s().\-/\u00a0\u2011\u2013]/g, '')
    .replace(/^00/, '+')

/** E.164: at most fifteen digits with the country code. */
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

/** Plain text for staff who enter the contacts at a registrar. */
export const contactLines = (contacts: NameContacts): string =>
  contactRoles.flatMap((role) => (contacts[role] ? [linesOf(role, contacts[role]).join('\n')] : [])).join('\n\n')
