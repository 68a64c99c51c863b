import { locales } from '@/lib/config/locales'
import type { Random } from '../engine/random'
import { nastyValue } from './nasty'
import type { ContractDocument, Schema } from './shapes'

/** Seeded values by field name. */
const known: Readonly<Record<string, readonly unknown[]>> = {
  id: ['shared-basic', 'vps-starter', 'ssl-dv', 'example.com', 'whois-privacy', 'cdn'],
  currency: ['USD', 'EUR', 'JPY', 'INR'],
  expectedCurrency: ['USD', 'EUR'],
  code: ['WELCOME10', 'cloud25', 'SAVE20USD', '123456'],
  codes: [['WELCOME10'], ['CLOUD25', 'BULK15'], []],
  email: ['somebody@example.com', 'CUSTOMER@hostfront.example'],
  password: ['a-long-wrong-password'],
  domain: ['example.com', 'kitewell.net', 'taken-kitewell.net', 'a.b.c'],
  q: ['kite', 'example.com', 'dns', 'a b'],
  names: [['kite', 'example.com', '-.com']],
  lang: locales,
  section: ['faq', 'domain-search', 'testimonials', 'hero'],
  country: ['US', 'DE', 'FR'],
  websiteUrl: ['https://example.com', 'example.com'],
  orderNumber: ['ORD-MABCDEF0-A1B2C3'],
  category: ['vps', 'ssl', 'hosting'],
}

const texts = ['a', 'Ada Lovelace', '12345', 'A longer line of text, with ü and 漢字.'] as const

/** Value for a schema; ignores `pattern`. */
export const fromSchema = (random: Random, schema: Schema, document: ContractDocument, name = '', depth = 0): unknown => {
  const own = known[name]
  if (own && random.chance(0.8)) return random.pick(own)
  const { $ref, anyOf, oneOf, allOf, type, properties, items, required, minimum, maximum } = schema
  const inside = (each: unknown, of = name) => (depth > 6 ? null : fromSchema(random, each as Schema, document, of, depth + 1))
  if (typeof $ref === 'string') return inside(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})
  const choices = anyOf ?? oneOf ?? allOf
  if (Array.isArray(choices) && choices.length > 0) return inside(random.pick<unknown>(choices))
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return random.pick<unknown>(schema['enum'])
  if (properties !== undefined) {
    const wanted = new Set(Array.isArray(required) ? required : [])
    return Object.fromEntries(
      Object.entries(properties as Readonly<Record<string, Schema>>)
        .filter(([each]) => wanted.has(each) || random.chance(0.3))
        .map(([each, shape]) => [each, inside(shape, each)]),
    )
  }
  if (type === 'array') return Array.from({ length: random.pick([0, 1, 1, 2, 5]) }, () => inside(items ?? {}))
  if (type === 'boolean') return random.chance(0.7)
  if (type === 'integer' || type === 'number')
    return random.between(Math.max(-5, Number(minimum ?? -5)), Math.min(120, Number(maximum ?? 120)))
  return type === 'string' ? random.pick(texts) : nastyValue(random)
}
