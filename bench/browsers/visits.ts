import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { visitorOf, type Visitor } from '../../tests/support/any-browser/visitor'
import type { DrivenBrowser } from './driven-browser'
import { setting } from './setting'

/** Gives each test a new visitor. */
export const visitsWith = (open: () => DrivenBrowser | Promise<DrivenBrowser>): (() => Visitor) => {
  let browser: DrivenBrowser
  let visit: Awaited<ReturnType<DrivenBrowser['openTab']>>
  let visitor: Visitor
  beforeAll(async () => {
    browser = await open()
  })
  beforeEach(async () => {
    visit = await browser.openTab()
    visitor = visitorOf(visit.tab, setting('E2E_BASE_URL'))
  })
  afterEach(() => visit.close())
  afterAll(() => browser.close())
  return () => visitor
}
