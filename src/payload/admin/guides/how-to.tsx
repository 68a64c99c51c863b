import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ServerProps } from 'payload'
import { cache, type ReactNode } from 'react'
import { defaultLocale, isLocale } from '@/lib/config/locales'
import { hasRole } from '@/payload/access/rules'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { CloseOnEscape } from './close-on-escape.client'

const catalogueLists = ['/collections/extensions', '/collections/services', '/collections/addons', '/collections/transfer-prices']

/** Each guide is `docs/guides/{language}/{name}.md`; the values are path prefixes of the screens it covers. */
export const guides: Readonly<Record<string, readonly string[]>> = {
  headline: ['/collections/pages'],
  translate: ['/translations'],
  replace: ['/texts'],
  'raise-prices': ['/prices', ...catalogueLists],
  'schedule-price': ['/prices', ...catalogueLists],
  'price-file': ['/prices'],
  'discount-code': ['/collections/coupons', '/collections/automatic-discounts'],
  'single-use-codes': ['/collections/code-batches'],
  'landing-page': ['/collections/pages'],
  menu: ['/globals/header', '/globals/footer'],
  picture: ['/collections/media'],
  redirect: ['/collections/redirects'],
  article: ['/collections/resources'],
  undo: ['/collections/extensions', '/collections/services', '/collections/pages', '/collections/coupons', '/globals'],
  'went-live': [],
  'bank-transfer': ['/collections/orders', '/collections/payments'],
  'resend-email': ['/collections/orders', '/collections/customers', '/collections/mail-outbox'],
  'customer-login': ['/collections/customers'],
  'refund-order': ['/collections/orders', '/collections/payments', '/collections/refunds'],
  'who-did-what': ['/collections/staff-actions'],
}

const ofSupport = ['bank-transfer', 'resend-email', 'customer-login', 'refund-order']
const ofAdmins = ['who-did-what']

const isAbout = (address: string, screens: readonly string[]): boolean =>
  screens.some((screen) => address === screen || address.startsWith(`${screen}/`))

/** Guides of a screen; screens without any show all guides of support, or of marketing. */
export const guidesAt = (address: string, { isSupport = false } = {}): readonly string[] => {
  const here = Object.keys(guides).filter((name) => isAbout(address, guides[name] ?? []))
  if (here.length > 0) return here
  return isSupport ? ofSupport : Object.keys(guides).filter((name) => !ofSupport.includes(name) && !ofAdmins.includes(name))
}

const readGuide = cache((name: string, language: string): Promise<string> => {
  const locale = isLocale(language) ? language : defaultLocale
  return readFile(path.join(process.cwd(), 'docs', 'guides', locale, `${name}.md`), 'utf8')
})

const withBold = (text: string): ReactNode => text.split('**').map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part))

/** Renders the Markdown subset of the guides: a heading, paragraphs, numbered steps and bold. */
export const Guide = ({ markdown, isOpen }: { readonly markdown: string; readonly isOpen: boolean }) => {
  const [title = '', ...blocks] = markdown.trim().split(/\n{2,}/)
  return (
    <details name="guides" open={isOpen}>
      <summary>{title.replace(/^# /, '')}</summary>
      {blocks.map((block, at) =>
        block.startsWith('1. ') ? (
          <ol key={at}>
            {block.split('\n').map((step) => (
              <li key={step}>{withBold(step.replace(/^\d+\. /, ''))}</li>
            ))}
          </ol>
        ) : (
          <p key={at}>{withBold(block)}</p>
        ),
      )}
    </details>
  )
}

const addressOf = (segments: unknown): string => (Array.isArray(segments) ? `/${segments.join('/')}` : '')

/** Guides of the current screen, in its header; opens a popover panel beside the form. */
export const HowTo = async ({ i18n, params, user }: Pick<ServerProps, 'i18n' | 'params' | 'user'>) => {
  const names = guidesAt(addressOf(params?.['segments']), { isSupport: hasRole(user ?? null, ['support']) })
  const isForSupport = names.some((name) => ofSupport.includes(name))
  if (!hasRole(user ?? null, isForSupport ? ['admin', 'support'] : ['admin', 'marketing'])) return null
  const texts = await Promise.all(names.map((name) => readGuide(name, i18n.language)))
  return (
    <>
      <button className="how-to__open" type="button" popoverTarget="how-to">
        {translate({ i18n }, words('guides.open'))}
      </button>
      <div id="how-to" className="how-to" popover="manual" role="dialog" aria-labelledby="how-to-title">
        <CloseOnEscape popover="how-to" />
        <div className="how-to__head">
          <strong id="how-to-title">{translate({ i18n }, words('guides.open'))}</strong>
          <button type="button" popoverTarget="how-to" popoverTargetAction="hide">
            {translate({ i18n }, words('guides.close'))}
          </button>
        </div>
        {texts.map((markdown, at) => (
          <Guide key={names[at]} markdown={markdown} isOpen={at === 0} />
        ))}
      </div>
    </>
  )
}
