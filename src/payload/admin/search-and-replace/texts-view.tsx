import type { AdminViewServerProps } from 'payload'
import { marketers, staff } from '@/payload/access/rules'
import { RefusedScreen, ScreenPage } from '@/payload/admin/screen-page'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'
import { TextsScreen } from './texts-screen.client'

export const TextsView = ({ initPageResult, params, searchParams }: AdminViewServerProps) => {
  const { req } = initPageResult
  if (!staff({ req })) return <RefusedScreen initPageResult={initPageResult} params={params} searchParams={searchParams} />
  const query = searchParams?.['q']
  return (
    <ScreenPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <h1>{translate(req, words('textSearch.menu'))}</h1>
      <TextsScreen query={typeof query === 'string' ? query : ''} mayReplace={marketers({ req })} />
    </ScreenPage>
  )
}
