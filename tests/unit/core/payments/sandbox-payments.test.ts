import { describe, expect, it } from 'vitest'
import { newsOf, sandboxOutcomes, type SandboxOutcome } from '@/core/payments/sandbox'
import { signReport, createSandboxPayments } from '@/integrations/sandbox/payments'
import { createMemorySandboxBook } from '../../../support/payments/memory-sandbox-book'
import { pageRequest, webhookWith } from '../../../support/payments/provider-contract'

const key = 'a-key-of-the-tests'
const begin = Date.parse('2026-03-01T12:00:00Z')
const minute = 60_000

const openSandbox = async (changes: Parameters<typeof pageRequest>[0] = {}) => {
  const { provider, sandbox } = createSandboxPayments({
    book: createMemorySandboxBook().book,
    key,
    siteUrl: 'http://localhost:3000',
    now: () => begin,
  })
  const request = pageRequest(changes)
  const opened = await provider.openPage(request)
  if (!opened.ok) throw new Error('No page')
  const page = opened.value
  const told = async (now: number) => {
    const reports = await sandbox.dueReports(now, page.id)
    return Promise.all(reports.map(({ raw, signature }) => provider.readReport(webhookWith(raw, signature, now))))
  }
  return { provider, sandbox, page, request, told }
}
const kindsOf = (reports: readonly { readonly ok: boolean; readonly value?: unknown }[]) =>
  reports.map((report) => (report.value as { readonly kind: string } | undefined)?.kind)

describe('a choice on a sandbox page', () => {
  it.each([
    ['paid', ['paid'], ['paid']],
    ['declined', ['failed'], ['failed']],
    ['later', ['processing'], ['processing', 'paid']],
    ['disputed', ['paid'], ['paid', 'disputed']],
    ['silent', [], []],
  ] as const satisfies readonly (readonly [SandboxOutcome, readonly string[], readonly string[]])[])(
    '%s is told as %j at once, and as %j within a minute',
    async (outcome, atOnce, inAll) => {
      const { sandbox, page, told } = await openSandbox()
      await sandbox.choose(page.id, outcome, begin)
      expect(kindsOf(await told(begin))).toEqual(atOnce)
      expect(kindsOf(await told(begin + minute))).toEqual(inAll)
    },
  )

  it('reports the requested amount in minor units, and nothing a browser could set', async () => {
    const { sandbox, page, request, told } = await openSandbox({ currency: 'JPY', digits: 0, attempt: 3 })
    await sandbox.choose(page.id, 'paid', begin)
    expect(await told(begin)).toMatchObject([
      { ok: true, value: { kind: 'paid', paymentId: request.paymentId, attempt: 3, money: { amount: 1299, digits: 0, currency: 'JPY' } } },
    ])
  })

  it('is reported once; after a decline another choice is possible', async () => {
    const { sandbox, page, told } = await openSandbox()
    await sandbox.choose(page.id, 'declined', begin)
    await sandbox.choose(page.id, 'paid', begin)
    await sandbox.choose(page.id, 'paid', begin)
    await sandbox.choose(page.id, 'declined', begin)
    expect(kindsOf(await told(begin)).sort()).toEqual(['failed', 'paid'])
  })

  it('is ignored on a closed, finished or unknown page', async () => {
    const closed = await openSandbox()
    await closed.provider.closePage(closed.page.id)
    await closed.sandbox.choose(closed.page.id, 'paid', begin)
    expect(await closed.told(begin)).toEqual([])
    const old = await openSandbox()
    await old.sandbox.choose(old.page.id, 'paid', old.page.expiresAt)
    expect(await old.told(old.page.expiresAt)).toEqual([])
    expect(await old.sandbox.choose('sp_unknown', 'paid', begin)).toBeNull()
  })

  it('covers every outcome', () => {
    expect(Object.keys(newsOf).sort()).toEqual([...sandboxOutcomes].sort())
  })
})

describe('a page of the sandbox', () => {
  it('has an unguessable URL with neither order nor payment', async () => {
    const { page, request } = await openSandbox()
    expect(page.url).toMatch(/^http:\/\/localhost:3000\/de\/sandbox\/sp_[\w-]{32}$/)
    expect(page.url).not.toContain(request.orderNumber)
    expect(page.url).not.toContain(request.paymentId)
  })
})

describe('sandbox webhooks', () => {
  const signed = async () => {
    const { provider, sandbox, page } = await openSandbox()
    await sandbox.choose(page.id, 'paid', begin)
    const [report] = await sandbox.dueReports(begin, page.id)
    if (!report) throw new Error('No report')
    return { provider, report }
  }

  it('are rejected with another key or body, and five minutes before or after signing', async () => {
    const { provider, report } = await signed()
    expect(await provider.readReport(webhookWith(report.raw, report.signature, begin))).toMatchObject({ ok: true })
    const { raw, signature } = report
    const wrong = await Promise.all(
      [
        webhookWith(raw, signReport(raw, 'another-key', begin), begin),
        webhookWith(raw.replace('1299', '1'), signature, begin),
        webhookWith(raw, signature, begin + 6 * minute),
        webhookWith(raw, signature, begin - 6 * minute),
        webhookWith(raw, signature.replace('t=1', 't=2'), begin),
      ].map(provider.readReport),
    )
    expect(wrong).toEqual(wrong.map(() => ({ ok: false, error: 'bad-signature' })))
  })

  it('are ignored if signed but unknown', async () => {
    const { provider } = await signed()
    for (const raw of ['{}', 'nonsense', '{"id":"x","news":"stolen"}'])
      expect(await provider.readReport(webhookWith(raw, signReport(raw, key, begin), begin))).toEqual({ ok: true, value: null })
  })

  it('are redelivered a minute later if the shop failed', async () => {
    const { sandbox, page, told } = await openSandbox()
    await sandbox.choose(page.id, 'paid', begin)
    const [report] = await sandbox.dueReports(begin)
    await sandbox.noteMissed(report?.id ?? '', begin)
    expect(await told(begin)).toEqual([])
    expect(kindsOf(await told(begin + minute))).toEqual(['paid'])
    await sandbox.noteTold(report?.id ?? '', begin + minute)
    expect(await told(begin + 5 * minute)).toEqual([])
  })
})
