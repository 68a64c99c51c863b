import 'swagger-ui-dist/swagger-ui.css'
import './reference.css'

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { PageBreadcrumbs, findTrail } from '@/app/page-breadcrumbs'
import { toLocale } from '@/app/page-locale'
import { toMetadata } from '@/app/page-metadata'
import { PageHead, Section, Wide } from '@/components/ui/section/section'
import { developersPath } from '@/core/navigation/paths'
import { ApiReference } from '@/features/api-reference/api-reference.client'
import { readShell } from '@/request-context'

interface DevelopersRouteProps {
  readonly params: Promise<{ lang: string }>
}

const documentPath = '/api/openapi.json'

/** Rendered per request, so that its scripts have a nonce. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: DevelopersRouteProps): Promise<Metadata> {
  const locale = toLocale((await params).lang)
  const [words, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'pageTitles' }), readShell(locale)])
  const { brandName } = settings
  return toMetadata({ locale, path: developersPath, title: words('developers'), description: words('developersDescription'), brandName })
}

/** K19: the API reference, rendered from the OpenAPI document of the running shop. */
export default async function DevelopersRoute({ params }: DevelopersRouteProps) {
  const locale = toLocale((await params).lang)
  const [titles, words, trail] = await Promise.all([
    getTranslations({ locale, namespace: 'pageTitles' }),
    getTranslations({ locale, namespace: 'apiReference' }),
    findTrail(locale, '/'),
  ])
  const title = titles('developers')
  const steps = [...trail.slice(1), { label: title, path: developersPath }]
  return (
    <>
      <PageHead above={<PageBreadcrumbs locale={locale} trail={steps} />} heading={title} intro={titles('developersDescription')} />
      <Section>
        <Wide>
          <p>
            {words('note')} <a href={documentPath}>{words('document')}</a>
          </p>
          <ApiReference url={documentPath} loading={words('loading')} failed={words('failed')} />
        </Wide>
      </Section>
    </>
  )
}
