import type { Where } from 'payload'

const flatten = (value: unknown, name: string, into: URLSearchParams): URLSearchParams => {
  if (typeof value === 'object' && value !== null) for (const [key, each] of Object.entries(value)) flatten(each, `${name}[${key}]`, into)
  else into.append(name, String(value))
  return into
}

/** Conditions that all count, in the form in which a list of the admin shows them as its filter. */
export const allOf = (...conditions: readonly Where[]): Where => ({ or: [{ and: [...conditions] }] })

/** A list of the admin, filtered. */
export const listAddress = (admin: string, collection: string, where: Where): string =>
  `${admin}/collections/${collection}?${flatten(where, 'where', new URLSearchParams()).toString()}`
