import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetProcessState } from '@/lib/config/process-state'

afterEach(() => vi.unstubAllEnvs())

/** The environment is parsed once, so each call needs fresh modules. */
const contentWith = async (environment: Readonly<Record<string, string>>, noted: readonly string[] = []) => {
  vi.resetModules()
  resetProcessState()
  for (const name of ['SITE_URL', 'SEED_DEMO_CONTENT', 'MAIL_FROM']) vi.stubEnv(name, environment[name] ?? '')
  const { chooseContent } = await import('@seed/chosen-content')
  return chooseContent({ isEmpty: noted.length === 0, has: (kind, key) => noted.includes(`${kind}/${key}`) })
}

const shop = { SITE_URL: 'https://shop.example.net' }
const slugsOf = ({ collectionSeeds }: Awaited<ReturnType<typeof contentWith>>) => collectionSeeds.map(({ slug }) => slug)

describe('demo content', () => {
  it('is seeded into local shops only', async () => {
    expect(slugsOf(await contentWith({}))).toContain('testimonials')
    expect(slugsOf(await contentWith(shop))).not.toContain('testimonials')
    expect(slugsOf(await contentWith(shop))).toContain('services')
  })

  it('follows an explicit setting', async () => {
    expect((await contentWith({ ...shop, SEED_DEMO_CONTENT: 'true' })).isWithoutDemo).toBe(false)
    expect((await contentWith({ SEED_DEMO_CONTENT: 'false' })).isWithoutDemo).toBe(true)
  })

  it('stays out of copies of a shop seeded without it', async () => {
    expect((await contentWith({}, ['choices/without-demo-content'])).isWithoutDemo).toBe(true)
  })

  it('R10: brings the demo notice, and only with the content', async () => {
    const settingsOf = ({ globalSeeds }: Awaited<ReturnType<typeof contentWith>>) =>
      globalSeeds.find(({ slug }) => slug === 'site-settings')?.document
    expect(settingsOf(await contentWith({}))).toMatchObject({ showDemoNotice: true })
    expect(settingsOf(await contentWith(shop))).not.toHaveProperty('showDemoNotice')
  })

  it('left out: disables every code, and adds no bank account or invented address', async () => {
    const { collectionSeeds, globalSeeds } = await contentWith({ ...shop, MAIL_FROM: 'desk@shop.example.net' })
    const coupons = collectionSeeds.find(({ slug }) => slug === 'coupons')?.documents ?? []
    expect(coupons.length).toBeGreaterThan(0)
    for (const coupon of coupons) expect(coupon).toMatchObject({ isActive: false })
    const settings = globalSeeds.find(({ slug }) => slug === 'site-settings')?.document
    expect(settings).toMatchObject({ supportEmail: 'desk@shop.example.net' })
    expect(settings).not.toHaveProperty('bankDetails')
    const written = JSON.stringify([collectionSeeds, globalSeeds])
    for (const invented of ['hostfront.example', 'DE89 3704']) expect(written).not.toContain(invented)
  })
})
