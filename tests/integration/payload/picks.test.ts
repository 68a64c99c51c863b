import { beforeAll, describe, expect, it } from 'vitest'
import type { Page } from '@/payload-types'
import { faultsOf } from '../../support/cms/field-faults'
import { bootPayload } from '../../support/payload'
import { createVisitors, type Visitor, type VisitorKind } from '../../support/visitors'

const { payload } = await bootPayload()

let visitors: Record<VisitorKind, Visitor>
beforeAll(async () => {
  visitors = await createVisitors(payload)
})

type Layout = NonNullable<Page['layout']>

const plans = (...keys: readonly string[]) => ({
  blockType: 'hosting-plans',
  heading: 'Plans',
  category: 'shared',
  services: keys.map((key) => ({ key })),
  defaultBilling: 'monthly',
})
const voices = (...keys: readonly string[]) => ({
  blockType: 'testimonials',
  heading: 'Voices',
  presentation: 'grid',
  limit: 6,
  domains: keys.map((key) => ({ key })),
})
const call = (href: string) => ({ blockType: 'call-to-action', heading: 'Come in', buttonLabel: 'Here', href })

let made = 0
const save = (layout: readonly object[], status: 'published' | 'draft' = 'published') => {
  made += 1
  const data = { title: 'Picked', path: `/picked-${made}`, layout: layout as Layout, _status: status }
  return payload.create({ collection: 'pages', data, draft: status === 'draft', overrideAccess: false, user: visitors.marketing })
}

describe('a picked document', () => {
  it('must exist when the page is published: an unknown plan or customer is rejected at its field', async () => {
    expect(await faultsOf(save([plans('shared-basic', 'shared-typo'), voices('nobody.example')]))).toEqual({
      'layout.0.services.1.key': 'Nothing that is published has the key “shared-typo”. Please choose from the list.',
      'layout.1.domains.0.key': 'Nothing that is published has the key “nobody.example”. Please choose from the list.',
    })
    expect(await faultsOf(save([plans('ssl-dv')])), 'a certificate is no hosting plan').toHaveProperty(['layout.0.services.0.key'])
  })

  it('must be a published page, in a section’s link as in the menu', async () => {
    expect(await faultsOf(save([call('/not-there')]))).toEqual({
      'layout.0.href': 'There is no published page at this address. Choose another.',
    })
    for (const href of ['/about#team', '/services?type=vps', '/cart', '/ssl', '#below', 'https://example.com'])
      expect(await faultsOf(save([call(href)])), href).toEqual({})
    expect(await faultsOf(save([call(`/picked-${made + 1}`)])), 'to itself').toEqual({})
  })

  it('may be missing in a draft until it is published', async () => {
    const { id } = await save([call('/not-yet')], 'draft')
    const publish = () => payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    expect(await faultsOf(publish())).toHaveProperty(['layout.0.href'])
    await payload.create({ collection: 'pages', data: { title: 'Now', path: '/not-yet', _status: 'published' } })
    expect(await faultsOf(publish())).toEqual({})
  })

  it('does not block other changes when it disappears later', async () => {
    const target = await payload.create({ collection: 'pages', data: { title: 'Gone soon', path: '/gone-soon', _status: 'published' } })
    const { id, layout } = await save([call('/gone-soon')])
    await payload.update({ collection: 'pages', id: target.id, data: { _status: 'draft' } })
    expect(
      await faultsOf(
        payload.update({ collection: 'pages', id, data: { title: 'Another title', layout: layout ?? [], _status: 'published' } }),
      ),
    ).toEqual({})
  })

  it('is checked in the settings as well', async () => {
    expect(await faultsOf(payload.updateGlobal({ slug: 'site-settings', data: { defaultCurrency: 'XXX' } }))).toHaveProperty(
      'defaultCurrency',
    )
  })

  it('of the icons is one of the list', async () => {
    const addon = (await payload.find({ collection: 'addons', limit: 1, depth: 0 })).docs[0]
    const change = (icon: string) => faultsOf(payload.update({ collection: 'addons', id: String(addon?.id), data: { icon } }))
    expect(await change('shield-chekc')).toEqual({ icon: 'Please choose an icon from the list.' })
    expect(await change('shield-check')).toEqual({})
  })
})
