import { ServerResponse, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { createTranslator } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import robots from '@/app/robots'
import { CopyNotice } from '@/app/copy-notice'
import { nextAnswersKey } from '@/config/front-door'
import { setHeld } from '@/config/held'
import { locales, type Locale } from '@/config/locales'
import { loadMessages } from '@/i18n/messages'
import { register } from '@/instrumentation'

vi.mock('@/request-context', () => ({ getContext: async () => ({}) }))
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale }: { locale: Locale }) =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: 'shell' }),
}))
vi.mock('payload', () => ({ getPayload: vi.fn() }))
vi.mock('@/cms/jobs/start-in-server', () => ({ startInServer: vi.fn() }))
vi.mock('@/cms/endpoints/front-door', () => ({ createFrontDoor: () => vi.fn() }))
vi.mock('@/cms/endpoints/answer-outage', () => ({ answerOutage: vi.fn(), noteFault: vi.fn() }))

afterEach(() => {
  setHeld(false)
  vi.unstubAllEnvs()
})

describe('a copy of the shop', () => {
  it('turns every robot away; the shop itself names its map', async () => {
    expect(await robots()).toMatchObject({
      rules: { disallow: expect.arrayContaining(['/admin']) },
      sitemap: expect.stringContaining('/sitemap.xml'),
    })
    setHeld(true)
    expect(await robots()).toEqual({ rules: { userAgent: '*', disallow: '/' } })
  })

  it.each(locales)('says on every page in %s that it is one', async (locale) => {
    expect(await CopyNotice({ locale })).toBeNull()
    setHeld(true)
    const { shell } = await loadMessages(locale)
    expect(renderToStaticMarkup(<>{await CopyNotice({ locale })}</>)).toContain(shell.copyNotice.split(/[’']/)[0])
  })

  describe('every answer of its pages', () => {
    beforeAll(async () => {
      vi.stubEnv('NEXT_RUNTIME', 'nodejs')
      await register()
    })

    const headersOf = () => {
      const request = new IncomingMessage(new Socket())
      const response = new ServerResponse(request)
      const answer: unknown = Reflect.get(globalThis, nextAnswersKey)
      if (typeof answer !== 'function') throw new Error('Nothing is done to the answers')
      let isPassedOn = false
      answer(request, response, () => {
        isPassedOn = true
      })
      expect(isPassedOn).toBe(true)
      return response.getHeaders()
    }

    it('keeps robots off; those of the shop itself do not', () => {
      expect(headersOf()).not.toHaveProperty('x-robots-tag')
      setHeld(true)
      expect(headersOf()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' })
    })
  })
})
