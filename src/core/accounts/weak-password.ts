/** What people take when a form asks for ten characters; letters only, as `lettersOf` leaves them. */
const common: ReadonlySet<string> = new Set(
  `password passwort contrasena motdepasse kennwort qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfghjkl zxcvbnm letmein welcome
  willkommen bienvenido bienvenue iloveyou iloveu administrator admin user test testtest changeme secret sunshine princess football baseball
  superman batman dragon monkey master shadow michael starwars pokemon liverpool arsenal whatever trustno computer internet google facebook
  passwordpassword adminadmin qwertyqwerty hallohallo hellohello abcabcabc`.split(/\s+/),
)

const fewestCharacters = 4

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')

/** `1234567890`, `abcdefghij` and their way back: each character stands as far from the one before. */
const isRow = (text: string): boolean => {
  const steps = [...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index))
  return steps.filter((step) => Math.abs(step) === 1).length >= steps.length - 1
}

/** Guessed by whoever tries what others use: few different characters, a row, a well-known word, or the name of one's own letter box. */
export const isWeakPassword = (password: string, email = ''): boolean => {
  const text = password.trim().toLowerCase()
  const [name = ''] = email.toLowerCase().split('@')
  const letters = lettersOf(text)
  return (
    new Set(text).size < fewestCharacters ||
    isRow(text) ||
    common.has(letters) ||
    text === email.toLowerCase() ||
    (letters.length > 2 && letters === lettersOf(name))
  )
}
