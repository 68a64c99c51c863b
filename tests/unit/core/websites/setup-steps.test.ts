import { describe, expect, it } from 'vitest'
import { coversName, mergeFacts, noFacts, type ServiceFacts } from '@/core/provisioning/provisioning'
import { firstTasks, isInProgress, isRunning, setupSteps, type WebsiteState } from '@/core/websites/setup-steps'

const at = 1_000
const access = { address: 'web.hosts.test', user: 'u1', panel: 'https://panel.hosts.test', ipv4: '203.0.113.7' }
const connected = { state: 'connected', isOurs: true, isWatched: false, connectedAt: 2_000 } as const
const all: ServiceFacts = {
  certificate: { state: 'issued', names: ['riverbank.com', 'www.riverbank.com'] },
  mailboxes: { state: 'ready' },
  site: { state: 'installed', application: 'WordPress' },
}

const website = (more: Partial<WebsiteState> = {}): WebsiteState => ({
  kind: 'hosting',
  state: 'active',
  domain: 'riverbank.com',
  registration: { status: 'active', registeredAt: at },
  connection: connected,
  access,
  known: mergeFacts(noFacts, all, 3_000),
  ...more,
})

const facts = (reported: ServiceFacts) => ({ known: mergeFacts(noFacts, reported, 3_000) })
const statesOf = (state: WebsiteState) =>
  setupSteps(state).map((step) => `${step.kind} ${step.state}${step.action ? ` ${step.action}` : ''}`)

describe('the steps to a running website', () => {
  it('C6: wait for each other while plan and domain are set up', () => {
    const begun = website({
      state: 'pending',
      registration: { status: 'pending', registeredAt: null },
      connection: null,
      access: null,
      known: noFacts,
    })
    expect(statesOf(begun)).toEqual(['domain working', 'dns waiting', 'certificate waiting', 'mailbox waiting', 'site waiting'])
    expect(isInProgress(setupSteps(begun))).toBe(true)
    expect(isRunning(setupSteps(begun))).toBe(false)
  })

  it('C6: are done with their times', () => {
    expect(setupSteps(website()).map(({ kind, at: done }) => `${kind} ${done}`)).toEqual([
      'domain 1000',
      'dns 2000',
      'certificate 3000',
      'mailbox 3000',
      'site 3000',
    ])
    expect(isInProgress(setupSteps(website()))).toBe(false)
  })

  it.each([
    ['written here, in progress', { ...connected, state: 'missing' }, 'dns working check'],
    ['missing elsewhere, for its owner to set', { ...connected, state: 'missing', isOurs: false }, 'dns action records'],
    ['different, for its owner to confirm', { ...connected, state: 'differs' }, 'dns action records'],
    ['not looked at any more, for its owner to check', { ...connected, state: 'waiting' }, 'dns action check'],
  ] as const)('C6: DNS is %s', (_name, connection, expected) => {
    expect(statesOf(website({ connection }))).toContain(expected)
  })

  it('C6: a domain registered elsewhere counts as registered', () => {
    expect(setupSteps(website({ registration: null }))[0]).toEqual({ kind: 'domain', state: 'done', at: null, action: null })
  })

  it('C6: wait for DNS before the certificate, which is done once it covers the domain', () => {
    const pending = { certificate: { state: 'pending', names: [] } } as const
    expect(statesOf(website(facts(pending)))).toContain('certificate working')
    expect(statesOf(website({ ...facts(pending), connection: { ...connected, state: 'differs' } }))).toContain('certificate waiting')
    expect(statesOf(website(facts({ certificate: { state: 'issued', names: ['other.com'] } })))).toContain('certificate working')
    expect(statesOf(website(facts({ certificate: { state: 'failed', names: [] } })))).toContain('certificate action panel')
    expect([coversName(['*.riverbank.com'], 'www.riverbank.com'), coversName(['*.riverbank.com'], 'riverbank.com')]).toEqual([true, false])
  })

  it('C6: mark what the plan excludes, and omit what the host does not report', () => {
    expect(statesOf(website(facts({ certificate: null, mailboxes: null, site: { state: 'installing' } })))).toEqual([
      'domain done',
      'dns done',
      'certificate excluded',
      'mailbox excluded',
      'site working',
    ])
    expect(statesOf(website(facts({})))).toEqual(['domain done', 'dns done'])
    const mail = { ...access, mailHost: 'mail.hosts.test' }
    expect(statesOf(website({ kind: 'email', access: mail }))).toEqual([
      'domain done',
      'dns done',
      'certificate excluded',
      'mailbox done',
      'site excluded',
    ])
  })

  it('C12: does not wait for the DNS where the host is done and has named no address', () => {
    const unknown = website({ access: { address: 'a', user: 'u', panel: 'https://p.test' }, ...facts({}) })
    expect([statesOf(unknown), isRunning(setupSteps(unknown))]).toEqual([['domain done'], true])
    const bare = website({ access: null, connection: { ...connected, state: 'waiting' }, ...facts({}) })
    expect([statesOf(bare), isRunning(setupSteps(bare))]).toEqual([['domain done'], true])
    expect(isRunning(setupSteps({ ...bare, state: 'pending' }))).toBe(false)
    expect(isRunning(setupSteps({ ...bare, registration: { status: 'pending', registeredAt: null } }))).toBe(false)
    const certified = { ...bare, ...facts({ certificate: { state: 'pending', names: [] } }) }
    expect(isRunning(setupSteps(certified))).toBe(false)
  })

  it('S18, S19: a certificate is done once it covers every name', () => {
    const issued = (...names: readonly string[]) => facts({ certificate: { state: 'issued', names } })
    const wildcard = { kind: 'ssl', certificateNames: ['*.riverbank.com', 'riverbank.com'] } as const
    expect(statesOf(website({ ...wildcard, ...issued('riverbank.com') }))).toContain('certificate working')
    expect(statesOf(website({ ...wildcard, ...issued('*.riverbank.com', 'riverbank.com') }))).toContain('certificate done')
  })

  it('C7: are running once shop and host are done; the owner starts with mailbox and site', () => {
    const fresh = website(facts({ ...all, mailboxes: { state: 'none' }, site: { state: 'none' } }))
    expect(statesOf(fresh).slice(3)).toEqual(['mailbox action mailbox', 'site action site'])
    expect([isRunning(setupSteps(fresh)), firstTasks(setupSteps(fresh))]).toEqual([true, ['mailbox', 'site']])
    expect(isRunning(setupSteps(website(facts({ ...all, site: { state: 'installing' } }))))).toBe(false)
    expect(isRunning(setupSteps(website({ connection: { ...connected, state: 'differs' } })))).toBe(false)
  })
})

describe('a host’s report', () => {
  it('C9: is kept when no longer sent, with its time until it changes', () => {
    const first = mergeFacts(noFacts, { certificate: { state: 'pending', names: [] }, mailboxes: null }, 1)
    const second = mergeFacts(first, { certificate: { state: 'pending', names: [] } }, 2)
    expect(second).toEqual(first)
    const third = mergeFacts(second, { certificate: { state: 'issued', names: ['a.com'] } }, 3)
    expect(third).toEqual({
      facts: { certificate: { state: 'issued', names: ['a.com'] }, mailboxes: null },
      since: { certificate: 3, mailboxes: 1 },
    })
  })
})
