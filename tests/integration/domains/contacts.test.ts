import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import type { DomainContact } from '@/core/domains/registrar'
import { replaceServices } from '@/container'
import { exportAccount } from '@/modules/accounts/account-export'
import { changeContact, readContacts } from '@/modules/domains/domains.service'
import { everyNameFree } from '../../support/names/every-name-free'
import { createNameOwner } from '../../support/names/name-owner'
import { cartOf, createBuyer, numberOf } from '../../support/orders/buyer'
import { findOrder } from '../../support/orders/find-order'
import { bootPayload } from '../../support/payload'
import { createApi } from '../api/api-client'
import { domainItem, hostingItem } from '../api/requests'

const { payload } = await bootPayload()
replaceServices(payload, { registry: everyNameFree })
const api = createApi(payload)
const buyer = createBuyer(api)

describe('the registrant of an owned domain', () => {
  const contact = (name: string): DomainContact => ({
    name,
    email: 'ada@example.com',
    phone: '+442079460000',
    line1: '12 St James Square',
    city: 'London',
    postalCode: 'SW1Y 4JH',
    country: 'GB',
  })

  it('N9: is sent to the registrar, stored with the domain, and deleted with the account', async () => {
    const { context, customer, domain, row } = await createNameOwner(payload)
    expect((await changeContact(context, customer, domain, 'billing', contact('Desk'))).ok).toBe(false)
    expect((await changeContact(context, customer, domain, 'registrant', contact('Ada'))).ok).toBe(true)
    expect((await changeContact(context, customer, domain, 'registrant', contact('Ada'))).ok).toBe(true)
    expect((await changeContact(context, customer, domain, 'billing', contact('Desk'))).ok).toBe(true)
    expect(await readContacts(context, customer, domain)).toMatchObject({
      value: { contacts: { registrant: { name: 'Ada' }, billing: { name: 'Desk' } }, task: 'done' },
    })
    expect((await exportAccount(context, customer)).nameContacts).toMatchObject([{ domain, contacts: { billing: { name: 'Desk' } } }])
    const tasks = () => payload.find({ collection: 'registrar-tasks', where: { domain: { equals: domain } }, sort: 'createdAt', depth: 0 })
    const { docs } = await tasks()
    expect(docs.map(({ kind }) => kind)).toEqual(['contacts', 'contacts'])
    expect(docs[1]?.details).toContain('Desk')
    await payload.delete({ collection: 'customers', id: customer.id, depth: 0, overrideAccess: true })
    expect((await payload.findByID({ collection: 'domains', id: row, depth: 0 })).contacts ?? null).toBeNull()
    expect((await tasks()).docs.map(({ details }) => details ?? null)).toEqual([null, null])
  })

  it('N9: applies two concurrent changes of two roles, and none by other customers', async () => {
    const [own, other] = [await createNameOwner(payload), await createNameOwner(payload)]
    const { context, customer, domain } = own
    await changeContact(context, customer, domain, 'registrant', contact('Ada'))
    await Promise.all([
      changeContact(context, customer, domain, 'billing', contact('Desk')),
      changeContact(context, customer, domain, 'administrative', contact('Nils')),
    ])
    expect(await readContacts(context, customer, domain)).toMatchObject({
      value: { contacts: { administrative: { name: 'Nils' }, billing: { name: 'Desk' } } },
    })
    expect((await changeContact(other.context, other.customer, domain, 'registrant', contact('Eve'))).ok).toBe(false)
    expect((await readContacts(other.context, other.customer, domain)).ok).toBe(false)
  })
})

describe('a registrant entered at checkout', () => {
  const registrant = {
    name: 'Nils Adler',
    organisation: 'Adler GmbH',
    email: 'nils@example.com',
    phone: '+49 30 901820',
    line1: 'Erlenweg 14',
    city: 'Gießen',
    postalCode: '35390',
    country: 'DE',
  }
  const holdsOf = async (domain: string) =>
    (await payload.find({ collection: 'name-holds', where: { name: { equals: domain } }, depth: 0 })).docs.map(
      (hold) => hold.registrant ?? null,
    )

  it('N9: waits for the payment, moves to the domain, and is stored nowhere else', async () => {
    const placed = await buyer.order(cartOf(domainItem('registrant-otter.com')), { more: { registrant } })
    expect(await holdsOf('registrant-otter.com')).toEqual([{ ...registrant, phone: '+4930901820' }])
    expect(placed.text).not.toContain('Nils')
    const { id } = await findOrder(payload, numberOf(placed))
    await payload.update({ collection: 'orders', id, data: { status: 'paid' } })
    const { docs } = await payload.find({ collection: 'domains', where: { name: { equals: 'registrant-otter.com' } }, depth: 0 })
    expect(docs[0]?.contacts).toMatchObject({ registrant: { name: 'Nils Adler', organisation: 'Adler GmbH', phone: '+4930901820' } })
    expect(await holdsOf('registrant-otter.com')).toEqual([null])
  })

  it('N9: is deleted with a cancelled or late order, and not used by another', async () => {
    const placed = await buyer.order(cartOf(domainItem('given-up-otter.com')), { more: { registrant } })
    const { id } = await findOrder(payload, numberOf(placed))
    await payload.update({ collection: 'orders', id, data: { status: 'cancelled' } })
    expect(await holdsOf('given-up-otter.com')).toEqual([])
    await buyer.order(cartOf(domainItem('ran-out-otter.com')), { more: { registrant } })
    await payload.db.drizzle.execute(sql`update name_holds set held_until = now() - interval '1 day' where name = 'ran-out-otter.com'`)
    numberOf(await buyer.order(cartOf(domainItem('ran-out-otter.com'))))
    expect(await holdsOf('ran-out-otter.com')).toEqual([null])
  })

  it('N9: is validated, and not stored for an order without domains', async () => {
    const wrong = await buyer.order(cartOf(domainItem('wrong-otter.com')), { more: { registrant: { ...registrant, phone: '030 901820' } } })
    expect(wrong.status).toBe(400)
    const placed = await buyer.order(cartOf(hostingItem), { more: { registrant } })
    expect(placed.status, placed.text).toBe(201)
    expect(placed.text).not.toContain('Nils')
  })
})
