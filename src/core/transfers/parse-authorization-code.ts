import { ok, refuse, type Result } from '../result'

/** What registrars hand out is rarely longer than 32. */
export const maximumCodeLength = 255

/** Spaces around it come from copying; inside, a code is visible ASCII. */
export const parseAuthorizationCode = (input: string): Result<string, 'required' | 'invalid'> => {
  const code = input.trim()
  if (code === '') return refuse('required')
  return code.length <= maximumCodeLength && /^[\x21-\x7e]+$/.test(code) ? ok(code) : refuse('invalid')
}
