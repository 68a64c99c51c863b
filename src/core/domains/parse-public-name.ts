import { ok, refuse, type Result } from '../result'
import { cleanTypedText, hostOf } from './bare-address'

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/
const LONGEST_NAME = 253
const PORT = /:\d*$/

/** Last labels that are never on the public internet (RFC 2606, 6761, 6762, 7686, 8375, 9476), and those that companies use inside. */
const privateEndings: ReadonlySet<string> = new Set([
  'alt',
  'arpa',
  'corp',
  'domain',
  'example',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'private',
  'test',
])

/**
 * A name whose records anybody may ask for: at least two labels and a public ending. Underscores are allowed
 * (`_dmarc.example.com`); a number as the last label is an address, not a name.
 */
export const parsePublicName = (input: string): Result<string, 'required' | 'invalidFormat' | 'private'> => {
  if (cleanTypedText(input) === '') return refuse('required')
  const name = hostOf(input).replace(PORT, '')
  const labels = name.split('.')
  const ending = labels.at(-1) ?? ''
  if (name.length > LONGEST_NAME || !labels.every((label) => LABEL.test(label))) return refuse('invalidFormat')
  if (labels.length < 2 || privateEndings.has(ending)) return refuse('private')
  return /^[a-z]/.test(ending) ? ok(name) : refuse('invalidFormat')
}
