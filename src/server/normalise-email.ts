/** D10: how an address is compared, so that capitals do not make a second customer. */
export const normaliseEmail = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
