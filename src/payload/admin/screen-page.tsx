import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'

/**
 * Payload renders header actions last to first; this order matches every other screen. No language switch: these screens have their
 * own.
 */
const actions = ['/payload/admin/guides/how-to#HowTo', '/payload/admin/search-and-replace/palette#Palette']

interface Props {
  readonly initPageResult: AdminViewServerProps['initPageResult']
  readonly params: AdminViewServerProps['params'] | undefined
  readonly searchParams: AdminViewServerProps['searchParams'] | undefined
  readonly children: ReactNode
}

export const ScreenPage = ({ initPageResult, params, searchParams, children }: Props) => {
  const { req, permissions, visibleEntities, locale } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      {...(searchParams ? { searchParams } : {})}
      payload={req.payload}
      permissions={permissions}
      req={req}
      user={req.user ?? undefined}
      viewActions={actions}
      visibleEntities={{ collections: visibleEntities?.collections, globals: visibleEntities?.globals }}
    >
      <main className="desk-screen">
        <Gutter>{children}</Gutter>
      </main>
    </DefaultTemplate>
  )
}

/** Shown instead of a screen that the reader's role may not open. */
export const RefusedScreen = (props: Omit<Props, 'children'>) => (
  <ScreenPage {...props}>
    <h1>{translate(props.initPageResult.req, words('screens.refused.title'))}</h1>
    <p>{translate(props.initPageResult.req, words('screens.refused.text'))}</p>
  </ScreenPage>
)
