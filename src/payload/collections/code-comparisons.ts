import type { CollectionConfig, Endpoint, TextField } from 'payload'
import { normaliseCode } from '@/core/discounts/coupons'
import { guardEndpoint, nobody, promotions, staff } from '@/payload/access/rules'
import { liveSwitch, wholeNumber } from '@/payload/fields/numbers'
import { plainText } from '@/payload/fields/sales'
import { z } from 'zod'
import { findComparedResults } from '@/modules/promotions/promotions.repository'
import { translate, type Reader } from '@/payload/translate'
import { words, labelsOf } from '@/payload/words'

const uncached = { 'Cache-Control': 'no-store' }

/** Results of a coupon comparison, for all staff. */
const results: Endpoint = {
  method: 'get',
  path: '/:id/results',
  handler: async (req) => {
    const id = z.uuid().safeParse(req.routeParams?.['id']).data
    const found = id === undefined ? [] : await findComparedResults(req.payload.db.drizzle, id)
    return found.length === 0
      ? Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404, headers: uncached })
      : Response.json({ results: found }, { headers: uncached })
  },
}

interface Asked {
  readonly req: Reader & { readonly payload?: import('payload').Payload }
  readonly siblingData: { readonly firstCode?: string; readonly secondCode?: string }
}

const noSuchCode = words('codeComparisons.noSuchCode')
const sameCode = words('codeComparisons.sameCode')
const isCode = words('codeComparisons.isCode')
const wordForm = words('codeComparisons.wordForm')

const isKnown = async (code: string, { req }: Asked): Promise<boolean> => {
  const found = await req.payload?.count({ collection: 'coupons', where: { code: { equals: code } } })
  return (found?.totalDocs ?? 0) > 0
}

const typedCode = (value: unknown): unknown => (typeof value === 'string' ? normaliseCode(value) : value)

const codeField = (name: 'firstCode' | 'secondCode', label: TextField['label']): TextField =>
  ({
    ...plainText(name, label as ReturnType<typeof words>, { required: true }),
    hooks: { beforeValidate: [({ value }: { value?: unknown }) => typedCode(value)] },
    validate: async (value: unknown, asked: Asked) => {
      const code = typedCode(value)
      if (typeof code !== 'string' || !(await isKnown(code, asked))) return translate(asked.req, noSuchCode)
      const isTwice = typedCode(asked.siblingData.firstCode) === typedCode(asked.siblingData.secondCode)
      return isTwice ? translate(asked.req, sameCode) : true
    },
  }) as TextField

const word: TextField = {
  ...plainText('word', words('codeComparisons.word.label'), { required: true }),
  unique: true,
  index: true,
  hooks: { beforeValidate: [({ value }: { value?: unknown }) => typedCode(value)] },
  validate: async (value: unknown, asked: Asked) => {
    const typed = typedCode(value)
    if (typeof typed !== 'string' || !/^[\p{L}\d-]{3,40}$/u.test(typed)) return translate(asked.req, wordForm)
    return (await isKnown(typed, asked)) ? translate(asked.req, isCode) : true
  },
} as TextField

/** D17: gives each cart one of two codes, to compare their sales. */
export const codeComparisons: CollectionConfig = {
  slug: 'code-comparisons',
  labels: labelsOf('codeComparisons', ['singular', 'plural']),
  access: { ...promotions, delete: nobody },
  admin: {
    useAsTitle: 'word',
    defaultColumns: ['word', 'firstCode', 'secondCode', 'shareOfSecond', 'isActive'],
    listSearchableFields: ['word', 'firstCode', 'secondCode'],
    description: words('codeComparisons.description'),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  versions: false,
  endpoints: [guardEndpoint(results, staff)],
  fields: [
    word,
    {
      type: 'row',
      fields: [
        codeField('firstCode', words('codeComparisons.firstCode.label')),
        codeField('secondCode', words('codeComparisons.secondCode.label')),
      ],
    },
    wholeNumber('shareOfSecond', words('codeComparisons.shareOfSecond.label'), { required: true, defaultValue: 50, least: 1, most: 99 }),
    {
      name: 'panel',
      type: 'ui',
      admin: {
        components: { Field: '/payload/admin/promotions/comparison-panel.client#ComparisonPanel' },
        condition: (_data, _siblings, { operation }) => operation === 'update',
        disableListColumn: true,
      },
    },
    liveSwitch,
  ],
}
