import type { PayloadRequest } from 'payload'
import { articleSlugOf } from '@/core/navigation/article-path'
import type { Context } from '@/server/platform/context'
import { findArticleDraft, withRelated } from '../find-article'
import { findPageDraft } from '../find-page'
import { takeTyping } from './kept-typing'
import { readTypedArticle, readTypedPage } from './typed-draft'

type Editor = NonNullable<PayloadRequest['user']>

/** What the form beside it holds, where it has just said so, else the newest draft. */
export const findShown = async (context: Context, place: string, user: Editor) => {
  const typed = takeTyping(String(user.id), `${context.locale}${place}`)
  if (typed?.collection === 'pages') return { page: await readTypedPage(context, typed, user), article: null }
  if (typed) return { page: null, article: await withRelated(context, await readTypedArticle(context, typed, user)) }
  const slug = articleSlugOf(place)
  const [page, article] = await Promise.all([findPageDraft(context, place), slug === null ? null : findArticleDraft(context, slug)])
  return { page, article }
}
