import { removeInvisible } from './typed-text'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Whatever a person typed stays text. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)

const link = /[a-z][a-z\d+.-]*:\/\/|\bwww\d*\.|[\p{L}\p{N}]\.\p{L}{2,}(?::\d+)?[/?#]|[^\s@]@[^\s@]+\.[^\s@]/iu

/**
 * W10: whether a name holds an address that mail programs turn into a link, also spelt with full-width or invisible characters. A domain
 * alone is none: Booking.com B.V. is a company.
 */
export const hasLink = (text: string): boolean => link.test(removeInvisible(text).normalize('NFKC'))
