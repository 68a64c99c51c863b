import { describe, expect, it } from 'vitest'
import { WebsiteSetupCards } from '@/components/website-setup/website-setup'
import type { SetupStep } from '@/core/websites/setup-steps'
import { locales } from '@/lib/config/locales'
import type { WebsiteSetup } from '@/modules/websites/websites.service'
import { drawInWords } from '../../support/draw-in-words'

const at = Date.parse('2028-03-10T09:00:00Z')
const steps: readonly SetupStep[] = [
  { kind: 'domain', state: 'done', at, action: null },
  { kind: 'dns', state: 'action', at: null, action: 'records' },
  { kind: 'certificate', state: 'excluded', at: null, action: null },
  { kind: 'mailbox', state: 'action', at: null, action: 'mailbox' },
  { kind: 'site', state: 'done', at, action: null },
]
const website: WebsiteSetup = {
  subscription: '0199-a',
  name: 'Shared Basic',
  domain: 'riverbank.com',
  steps,
  isRunning: false,
  isInProgress: false,
  records: [{ wanted: { purpose: 'web', name: '@', type: 'A', ttl: 3600, values: ['203.0.113.7'] }, state: 'missing', found: [] }],
  panel: 'https://panel.hosts.test/login',
  application: 'WordPress',
}

describe('the card of a website', () => {
  it.each(locales)('C6: shows in %s each step with its state and one action, to its owner', (locale) => {
    const page = drawInWords(<WebsiteSetupCards websites={[website]} checkOf={() => <button>check</button>} />, locale)
    expect(page.match(/data-state="[a-z]+"/g)).toEqual([
      'data-state="done"',
      'data-state="action"',
      'data-state="excluded"',
      'data-state="action"',
      'data-state="done"',
    ])
    for (const said of ['riverbank.com', 'Shared Basic', 'WordPress', '2028', `/${locale}/subscriptions/0199-a#domain`, website.panel])
      expect(page).toContain(said)
    expect(page).not.toContain('websiteSetup.')
  })

  it('C6: links guests to the panel and to no account page', () => {
    const page = drawInWords(<WebsiteSetupCards websites={[website]} />)
    expect(page).toContain('https://panel.hosts.test/login')
    expect(page).not.toContain('/subscriptions/')
  })

  it('C13: lists the records for a guest, open while they are to be set, and not beside the page that has them', () => {
    const page = drawInWords(<WebsiteSetupCards websites={[website]} />)
    expect(page).toMatch(/<details open="">/)
    expect(page).toContain('203.0.113.7')
    expect(drawInWords(<WebsiteSetupCards websites={[website]} checkOf={() => null} />)).not.toContain('203.0.113.7')
  })
})
