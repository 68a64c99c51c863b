import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { byStaff } from '@/server/platform/staff-email'
import { say, words, type Words } from '../words'

interface Event {
  readonly type: string
  readonly at: string
  readonly by?: string
}

const refusal = (from: Words, to: Words): Words =>
  words({
    en: `What is “${from.en}” cannot become “${to.en}”.`,
    es: `Lo que está «${from.es}» no puede pasar a «${to.es}».`,
    fr: `Ce qui est « ${from.fr} » ne peut pas devenir « ${to.fr} ».`,
    de: `Was „${from.de}“ ist, kann nicht „${to.de}“ werden.`,
  })

/** Staff move a request along its table; every move leaves a dated event, and nobody writes events by hand. */
export const datedStatus =
  <Status extends string>(
    transitions: Readonly<Record<Status, readonly Status[]>>,
    labels: Readonly<Record<Status, Words>>,
  ): CollectionBeforeChangeHook =>
  ({ data, originalDoc, operation, req, collection }) => {
    const at = new Date().toISOString()
    const to = (data['status'] ?? originalDoc?.['status']) as Status
    if (operation === 'create') return { ...data, events: [{ type: to, at }] satisfies Event[] }
    const from = originalDoc?.['status'] as Status
    const before = (originalDoc?.['events'] ?? []) as readonly Event[]
    if (from === to) return { ...data, events: before }
    if (!transitions[from]?.includes(to)) {
      throw new ValidationError({
        collection: collection.slug,
        errors: [{ path: 'status', message: say(req, refusal(labels[from], labels[to])) }],
        req,
      })
    }
    return { ...data, events: [...before, { type: to, at, ...byStaff(req) }] }
  }
