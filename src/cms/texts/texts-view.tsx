import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { marketers, staff } from '../access/rules'
import { translate } from '../words'
import { textWords } from './text-words'
import { TextsScreen } from './texts-screen.client'

/** Every place that says something, and what else it should say. */
export const TextsView = ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!staff({ req })) return notFound()
  const query = searchParams?.['q']
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      payload={req.payload}
      permissions={permissions}
      user={req.user ?? undefined}
      visibleEntities={{ collections: visibleEntities?.collections, globals: visibleEntities?.globals }}
    >
      <main>
        <Gutter>
          <h1>{translate(req, textWords.search)}</h1>
          <TextsScreen query={typeof query === 'string' ? query : ''} mayReplace={marketers({ req })} />
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}
