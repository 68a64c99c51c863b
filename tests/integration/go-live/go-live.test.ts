import { describe, expect, it } from 'vitest'
import { evaluateGoLive } from '@/modules/operations/go-live'
import { findGoLiveFacts } from '@/modules/operations/operations.repository'
import { bootPayload } from '../../support/payload'

const { payload } = await bootPayload()

const settings = {
  SITE_URL: 'https://shop.test',
  PAYLOAD_SECRET: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  SMTP_URL: 'smtp://mail.shop.test',
  TRUSTED_PROXY_COUNT: 1,
  MAIL_FROM: 'desk@shop.test',
  DOMAIN_PROVIDER: 'rdap',
}

const list = async () => {
  const facts = await findGoLiveFacts(payload.db.drizzle)
  return new Map(evaluateGoLive(facts, settings, Date.now()).map(({ code, what }) => [code, what]))
}

describe('the go-live checklist', () => {
  it('lists the codes, account, addresses, rates, stories, texts and logins of a fresh shop', async () => {
    const items = await list()
    expect([...items.keys()]).toEqual([
      'support-address',
      'no-seller',
      'demo-bank-account',
      'endless-codes',
      'demo-notice',
      'demo-stories',
      'demo-prices',
      'old-rates',
      'sample-texts',
      'placeholder-pages',
      'demo-logins',
      'ticked-beforehand',
    ])
    expect(items.get('endless-codes')).toContain('HOLIDAY50')
    expect(items.get('sample-texts')).toContain('/terms-of-service')
    expect(items.get('sample-texts')).toContain('/about')
    expect(items.get('placeholder-pages')).toContain('/contact')
    expect(items.get('demo-logins')).toContain('admin@hostfront.example')
  })

  it('drops what was fixed', async () => {
    await payload.update({ collection: 'coupons', where: { code: { exists: true } }, data: { isActive: false } })
    await payload.updateGlobal({
      slug: 'site-settings',
      data: {
        supportEmail: 'help@shop.test',
        preselectRecommended: false,
        showDemoNotice: false,
        bankDetails: { demo: false },
        seller: { legalName: 'Shop GmbH', line1: 'Kai 1', postalCode: '20457', city: 'Hamburg', country: 'DE', registration: 'HRB 1' },
      },
    })
    await payload.update({ collection: 'currencies', where: { code: { not_equals: 'USD' } }, data: { rateDate: new Date().toISOString() } })
    const items = await list()
    const mended = [
      'support-address',
      'no-seller',
      'demo-bank-account',
      'endless-codes',
      'demo-notice',
      'old-rates',
      'ticked-beforehand',
    ] as const
    for (const code of mended) expect(items.has(code), code).toBe(false)
  })
})
