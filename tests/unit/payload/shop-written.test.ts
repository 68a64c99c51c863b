// own modules: building a configuration changes the collections it is made of
import config from '@payload-config'
import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { staffRoles } from '@/payload/access/rules'
import { editedFields } from '../../support/cms/edited-fields'
import { formFieldsOf, type FormField } from '../../support/cms/form-fields'

const { collections, globals } = await config

type Rule = ((args: never) => unknown) | undefined
const operations = ['create', 'update'] as const
type Operation = (typeof operations)[number]

const visitors: Readonly<Record<string, unknown>> = {
  anonymous: null,
  customer: { id: 'a-customer', collection: 'customers' },
  ...Object.fromEntries(staffRoles.map((role) => [role, { id: `a-${role}`, collection: 'users', role }])),
}

const entities = [...collections, ...globals].map(({ slug, access, fields }) => ({
  slug,
  access: access as Partial<Record<Operation, Rule>>,
  fields: formFieldsOf(fields),
}))

const allows = async (rule: Rule, user: unknown): Promise<boolean> =>
  rule === undefined || Boolean(await rule({ req: { user } as PayloadRequest, data: {}, doc: {}, siblingData: {} } as never))

const isOpen = async ({ access }: FormField, operation: Operation, user: unknown): Promise<boolean> => {
  for (const each of access) if (!(await allows(each[operation], user))) return false
  return true
}

/** Payload sets file fields from the file itself, and stores no status of a job. */
const isOfPayload = (slug: string, { path, isHidden }: FormField): boolean =>
  (slug === 'media' && isHidden) || (slug === 'payload-jobs' && path === 'taskStatus')

const openFields = async (isLookedAt: (field: FormField, slug: string) => boolean): Promise<readonly string[]> => {
  const open: string[] = []
  for (const { slug, fields } of entities)
    for (const field of fields.filter((each) => isLookedAt(each, slug)))
      for (const operation of operations)
        for (const [visitor, user] of Object.entries(visitors))
          if (await isOpen(field, operation, user)) open.push(`${visitor} may ${operation} ${slug}.${field.path}`)
  return open
}

describe('shop-written fields', () => {
  it('include every field of every collection and global', () => {
    const all = entities.flatMap(({ fields }) => fields)
    expect(entities.length).toBe(collections.length + globals.length)
    expect(all.length).toBeGreaterThan(1_100)
    expect(all.filter(({ isReadOnly }) => isReadOnly).length).toBeGreaterThan(220)
  })

  it('A10: accept no value of any role if the form shows them as read-only', async () => {
    expect(await openFields((field, slug) => field.isReadOnly && !isOfPayload(slug, field))).toEqual([])
  })

  const records = entities.filter(({ access }) => access.create?.({ req: { user: visitors['admin'] } } as never) === false)

  it.each(records.filter(({ slug }) => !slug.startsWith('payload-')).map((each) => [each.slug, each] as const))(
    'A10: lets those who look after %s edit what they are there for, and nothing else',
    async (slug, { fields }) => {
      for (const role of ['support', 'admin']) {
        const open: string[] = []
        for (const field of fields) if (await isOpen(field, 'update', visitors[role])) open.push(field.path)
        expect(open, role).toEqual(editedFields[slug] ?? [])
      }
    },
  )

  it('list no collection that no longer exists', () => {
    expect(Object.keys(editedFields).filter((slug) => !records.some((each) => each.slug === slug))).toEqual([])
  })
})
