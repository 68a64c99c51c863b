/** D10: how an address is compared, so that capitals do not make a second customer. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase()

const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The letter box behind an address, as far as an address tells: what stands after a plus, and the dots of Gmail, make no other one. For
 * counting alone; mail goes to the address as it was written.
 */
export const letterBoxOf = (written: string): string => {
  const email = normaliseEmail(written)
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const local = email.slice(0, at).replace(/(.)\+.*$/, '$1')
  return at < 1 ? email : dotless.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
