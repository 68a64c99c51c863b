const form = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

const normaliseIban = (iban: string): string => iban.replaceAll(/\s/g, '').toUpperCase()

export const formatIban = (iban: string): string => normaliseIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ')

/** ISO 13616: mod-97 check, which detects single wrong digits and transpositions. */
export const isIban = (iban: string): boolean => {
  const plain = normaliseIban(iban)
  if (!form.test(plain)) return false
  const turned = `${plain.slice(4)}${plain.slice(0, 4)}`
  const digits = [...turned].map((character) => Number.parseInt(character, 36).toString()).join('')
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder === 1
}
