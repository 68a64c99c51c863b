import { removeInvisible } from './typed-text'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character)

const link = /[a-z][a-z\d+.-]*:\/\/|\bwww\d*\.|[\p{L}\p{N}]\.\p{L}{2,}(?::\d+)?[/?#]|[^\s@]@[^\s@]+\.[^\s@]/iu

/**
 * W10: whether a name contains an address that email clients turn into a link, including full-width or invisible characters. Bare domains
 * don't count: Booking.com B.V. is a company.
 */
export const hasLink = (text: string): boolean => link.test(removeInvisible(text).normalize('NFKC'))
