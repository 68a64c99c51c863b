import { expect, test, type Browser } from '@playwright/test'

const hint = '//# allFunctionsCalledOnLoad\n'

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly name?: string }
}

/** Number of functions compiled on the main thread until the page had loaded. A count does not depend on the machine's speed. */
const compiledWhileWaiting = async (browser: Browser, url: string, takeAway: string): Promise<number> => {
  const page = await browser.newPage()
  await page.route(/\/_next\/static\/chunks\/[\w.~-]+\.js/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(takeAway, '') })
  })
  await browser.startTracing(page, { categories: ['v8', 'disabled-by-default-v8.compile'] })
  await page.goto(url, { waitUntil: 'networkidle' })
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] }
  await page.close()
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`
  const main = new Set(
    trace.traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  )
  return trace.traceEvents.filter((event) => event.name === 'V8.CompileCode' && main.has(threadOf(event))).length
}

test('ADR 016: the hint still moves nine of ten functions off the main thread; otherwise remove the build step', async ({
  browser,
  baseURL,
}) => {
  const url = `${baseURL}/en/about`
  const without = await compiledWhileWaiting(browser, url, hint)
  const kept = await compiledWhileWaiting(browser, url, '')
  expect(without).toBeGreaterThan(300)
  expect(kept).toBeLessThan(without / 10)
})
