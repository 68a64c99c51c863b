import type { IncomingMessage } from 'node:http'
import type { CollectionSlug, RequiredDataFromCollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { createContext } from '@/container'
import { sitePathOf } from '@/lib/config/site-routes'
import { findRedirect } from '@/modules/content/pages'
import { createLegacyUrlRewriter, createSiteIndex } from '@/payload/http/front-door'
import { faultsOf } from '../../support/cms/field-faults'
import { bootPayload } from '../../support/payload'
import { createVisitors } from '../../support/visitors'

const { payload } = await bootPayload()
const context = createContext(payload, 'en')
const visitors = await createVisitors(payload)

const create = <Slug extends CollectionSlug>(collection: Slug, data: object) =>
  payload.create({ collection, data: data as RequiredDataFromCollectionSlug<Slug>, overrideAccess: false, user: visitors.marketing })

const page = (path: string, more: object = {}) => create('pages', { title: 'Page', path, _status: 'published', ...more })
const redirect = (from: string, url: string, more: object = {}) =>
  create('redirects', { from, to: { type: 'custom', url }, type: '308', _status: 'published', ...more })

const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: '/about' } }, limit: 1 })
const about = docs[0]?.id ?? (await page('/about')).id

const noAddress = 'Please enter a path of the shop, such as /pricing, or an address that begins with https:// or http://.'
const ownAddress = 'This address is used by a built-in page, so the redirect would have no effect. Choose another.'

const noOldAddress: unknown = expect.stringMatching(/^Please enter the old address as a path, such as \/old-offer/)

/** The rewritten path, and whether it resolves. */
const index = createSiteIndex(async () => payload)
const followOldAddress = createLegacyUrlRewriter(index)
const askedFor = async (url: string, method = 'GET') => {
  await index.refresh()
  const request = { url, method } as IncomingMessage
  return followOldAddress(request) ? (request.url ?? '') : null
}

describe('R27: a legacy URL', () => {
  it('redirects when a browser sends it encoded, composed, in capitals or with a query', async () => {
    const made = [
      await redirect('/über-uns', '/about'),
      await redirect('/old.html', '/pricing'),
      await redirect('/index.php?id=3', '/about'),
      await redirect('/index.php?id=4', '/pricing'),
      await redirect('/?p=123', '/about'),
    ]
    for (const [url, asked, target] of [
      ['/de/%C3%BCber-uns', '/de/%C3%BCber-uns', '/about'],
      ['/de/%c3%9cber-Uns?utm_source=x', '/de/%C3%BCber-uns', '/about'],
      ['/de/u%CC%88ber-uns', '/de/%C3%BCber-uns', '/about'],
      ['/en/OLD.html', '/en/old.html', '/pricing'],
      ['/en/index.php?id=3', '/en/index.php%3Fid=3', '/about'],
      ['/en/index.php?utm_source=x&id=4', '/en/index.php%3Fid=4', '/pricing'],
      ['/en?p=123', '/en/%3Fp=123', '/about'],
    ] as const) {
      expect([url, await askedFor(url)]).toEqual([url, asked])
      const path = sitePathOf(asked) ?? ''
      expect(await index.knows(path)).toBe(true)
      // Next passes paths encoded.
      expect(await findRedirect(context, path)).toEqual({ target, isPermanent: true })
    }
    for (const { id } of made) await payload.delete({ collection: 'redirects', id })
  })

  it('does not affect page requests, other queries or changes', async () => {
    const made = [await redirect('/index.php?id=3', '/about'), await redirect('/about?old=1', '/pricing')]
    for (const url of ['/en/about', '/en/about?x=1', '/en/index.php', '/en/index.php?id=30', '/en/cart?old=1', '/api/pages?id=3'])
      expect([url, await askedFor(url)]).toEqual([url, null])
    expect(await askedFor('/en/index.php?id=3', 'POST')).toBeNull()
    expect(await askedFor('/index.php?id=3')).toBe('/index.php?id=3')
    for (const { id } of made) await payload.delete({ collection: 'redirects', id })
  })

  it('encodes a target with umlauts for the header', async () => {
    const { id } = await redirect('/über-uns', 'https://münchen.example/über uns'.replace(' ', '%20'))
    expect(await findRedirect(context, '/über-uns')).toEqual({
      target: 'https://xn--mnchen-3ya.example/%C3%BCber%20uns',
      isPermanent: true,
    })
    await payload.delete({ collection: 'redirects', id })
  })
})

describe('a redirect', () => {
  it.each([
    ['es/old-about/', '/old-about'],
    ['/fr/old-home', '/old-home'],
    ['  /old-offer ', '/old-offer'],
    ['/Über-uns', '/über-uns'],
    ['/%C3%BCber-uns/', '/über-uns'],
    ['/de/promocio%CC%81n', '/promoción'],
    ['/old.html', '/old.html'],
    ['/my page.html', '/my%20page.html'],
    ['/index.php?id=3', '/index.php?id=3'],
    ['/?p=123', '/?p=123'],
  ])('stores %j as it will be matched', async (typed, kept) => {
    const { from, id } = await redirect(typed, 'en/about/')
    expect(from).toBe(kept)
    expect(await findRedirect(context, kept)).toEqual({ target: '/about', isPermanent: true })
    await payload.delete({ collection: 'redirects', id })
  })

  it.each([
    ['to itself', '/loop', '/loop', 'to.url', 'A redirect can’t point to itself.'],
    ['that runs script', '/script', 'javascript:alert(1)', 'to.url', noAddress],
    ['to another machine by two slashes', '/slashes', '//evil.example', 'to.url', noAddress],
    ['to a page that is missing', '/lost', '/nowhere-at-all', 'to.url', 'There is no published page at this address. Choose another.'],
    [
      'from a page that is there',
      '/about',
      '/cart',
      'from',
      'A page is published at this address, so the redirect would have no effect. Unpublish the page first.',
    ],
    ['from a screen of the shop', '/checkout', '/about', 'from', ownAddress],
    ['from a short address', '/ssl', '/about', 'from', ownAddress],
    ['from a file of the shop', '/robots.txt', '/about', 'from', ownAddress],
    ['from a place in a page', '/old-offer#prices', '/about', 'from', noOldAddress],
    ['from bytes that are no text', '/%FCber-uns', '/about', 'from', noOldAddress],
    ['from a part that a browser leaves out', '/old/../offer', '/about', 'from', noOldAddress],
    ['to itself by its query', '/about?old=1', '/about?old=1&x=2', 'to.url', 'A redirect can’t point to itself.'],
  ])('rejects %s with a message', async (_case, from, to, field, message) => {
    expect(await faultsOf(redirect(from, to))).toEqual({ [field]: message })
  })

  it('never targets another redirect, so there are no loops', async () => {
    const first = await redirect('/loop-a', '/about')
    expect(await faultsOf(redirect('/loop-b', '/loop-a'))).toEqual({
      'to.url': 'This address is redirected itself: please enter where that redirect leads.',
    })
    await payload.delete({ collection: 'redirects', id: first.id })
  })

  it('does not loop over a short path of its own', async () => {
    const canonical = '/ssl-certificates'
    const { docs } = await payload.find({ collection: 'pages', where: { path: { equals: canonical } }, limit: 1, depth: 0 })
    const show = (_status: 'draft' | 'published') => payload.update({ collection: 'pages', id: docs[0]?.id ?? '', data: { _status } })
    await show('draft')
    expect(await faultsOf(redirect(canonical, '/ssl?from=old'))).toEqual({ 'to.url': 'A redirect can’t point to itself.' })
    expect(await faultsOf(redirect('/to-a-short-one', '/ssl'))).toEqual({
      'to.url': 'There is no published page at this address. Choose another.',
    })
    const { id } = await redirect(canonical, '/about')
    expect(await faultsOf(redirect('/to-a-short-one', '/ssl'))).toMatchObject({
      'to.url': expect.stringMatching(/^This address is redirected itself/) as string,
    })
    await payload.delete({ collection: 'redirects', id })
    await show('published')
    await payload.delete({ collection: 'redirects', id: (await redirect('/to-a-short-one', '/ssl')).id })
  })

  it('may be temporary, lead to another site, or follow a page that moves', async () => {
    const made = [
      await redirect('/for-now', 'https://example.com/sale', { type: '307' }),
      await create('redirects', {
        from: '/to-page',
        to: { type: 'reference', reference: { relationTo: 'pages', value: about } },
        type: '308',
        _status: 'published',
      }),
    ]
    expect(await findRedirect(context, '/for-now')).toEqual({ target: 'https://example.com/sale', isPermanent: false })
    expect(await findRedirect(context, '/to-page')).toEqual({ target: '/about', isPermanent: true })
    for (const { id } of made) await payload.delete({ collection: 'redirects', id })
  })

  it('from before validation leads to no script', async () => {
    const { id } = await redirect('/stored', '/about')
    await payload.db.updateOne({ collection: 'redirects', id, data: { to: { type: 'custom', url: 'javascript:alert(1)' } } })
    expect(await findRedirect(context, '/stored')).toBeNull()
    await payload.delete({ collection: 'redirects', id })
  })
})

describe('a page path', () => {
  it.each([
    ['/checkout', /^A screen of the shop/],
    ['/domains/search', /^A screen of the shop/],
    ['/orders/mine', /^A screen of the shop/],
    ['/ssl', /^This short address/],
    ['/api', /^Addresses under/],
    ['/admin/pages', /^Addresses under/],
    ['/en/offer', /^Enter the address without/],
  ])('rejects %s with a message, since nobody could see the page', async (path, message) => {
    expect((await faultsOf(page(path)))['path']).toMatch(message)
  })

  it('leaves a redirect when changed, without chains, and removes it when the page returns', async () => {
    const { id } = await page('/first-place')
    const move = (path: string, draft = false) =>
      payload.update({
        collection: 'pages',
        id,
        data: { path, _status: draft ? 'draft' : 'published' },
        draft,
        overrideAccess: false,
        user: visitors.marketing,
      })
    await move('/second-place', true)
    expect(await findRedirect(context, '/first-place')).toBeNull()
    await move('/second-place')
    await move('/third-place')
    expect(await findRedirect(context, '/first-place')).toEqual({ target: '/third-place', isPermanent: true })
    expect(await findRedirect(context, '/second-place')).toEqual({ target: '/third-place', isPermanent: true })
    await move('/first-place')
    expect(await findRedirect(context, '/first-place')).toBeNull()
    expect(await findRedirect(context, '/third-place')).toEqual({ target: '/first-place', isPermanent: true })
  })
})

describe('the target path of redirects', () => {
  it('is updated in them, with their query and fragment kept', async () => {
    const { id } = await page('/offer')
    const made = await Promise.all([
      redirect('/to-offer', '/offer'),
      redirect('/to-offer-asked', '/offer?from=old'),
      redirect('/to-offer-place', '/offer#prices'),
    ])
    const near = await page('/offer-too')
    const other = await redirect('/to-offer-too', '/offer-too')
    await payload.update({
      collection: 'pages',
      id,
      data: { path: '/offer-moved', _status: 'published' },
      overrideAccess: false,
      user: visitors.marketing,
    })
    const targets = await Promise.all(
      ['/to-offer', '/to-offer-asked', '/to-offer-place', '/to-offer-too'].map((from) => findRedirect(context, from)),
    )
    expect(targets.map((each) => each?.target)).toEqual(['/offer-moved', '/offer-moved?from=old', '/offer-moved#prices', '/offer-too'])
    for (const each of [...made, other]) await payload.delete({ collection: 'redirects', id: each.id })
    for (const each of [id, near.id]) await payload.delete({ collection: 'pages', id: each })
  })
})

describe('a menu', () => {
  it('rejects a link to a missing page, at that link', async () => {
    const link = (href: string) => ({ label: 'Link', href })
    const save = (...links: object[]) =>
      payload.updateGlobal({
        slug: 'header',
        data: { servicesLabel: 'Services', main: links as never },
        overrideAccess: false,
        user: visitors.marketing,
      })
    expect(await faultsOf(save(link('/about'), { ...link('/cart'), links: [link('/not-there')] }))).toEqual({
      'main.1.links.0.href': 'There is no published page at this address. Choose another.',
    })
    await save(link('/about?from=menu'), link('/ssl'), link('https://example.com'))
  })
})
