import type { CollectionBeforeChangeHook } from 'payload'
import { datedMove, type DatedEvent } from '@/core/dates'
import { byStaff } from '@/lib/audit/audit'
import { words, type Words } from '@/cms/words'
import { refuseField } from './refuse-change'

export const noSuchMove = (from: Words, to: Words): Words =>
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
  (change) => {
    const { data, originalDoc, operation, req } = change
    const happening = { at: new Date().toISOString(), ...byStaff(req) }
    const to = (data['status'] ?? originalDoc?.['status']) as Status
    if (operation === 'create') return { ...data, events: [{ type: to, at: happening.at }] }
    const before = { status: originalDoc['status'] as Status, events: (originalDoc['events'] ?? []) as readonly DatedEvent[] }
    const moved = datedMove(transitions, before, to, happening)
    return moved.ok ? { ...data, events: moved.value } : refuseField(change, 'status', noSuchMove(labels[moved.error.from], labels[to]))
  }
