import type { ServerComponentProps } from 'payload'
import { defaultLocale, localeNames, locales } from '@/lib/config/locales'
import { handleOfRequest } from '@/lib/db/transaction'
import { findTargets } from '@/modules/translations/translations.repository'
import { translate } from '@/payload/translate'
import { words } from '@/payload/words'

const heading = words('undescribedPictures.heading')

const lacks = (languages: string) => words('undescribedPictures.lacks', { languages })

const english = words('undescribedPictures.english')

type UndescribedProps = Pick<ServerComponentProps, 'data' | 'i18n' | 'payload' | 'req'> & { readonly area: string }

const most = 50

const missingOf = (alt: unknown): readonly string[] =>
  locales.filter((locale) => {
    const text: unknown = typeof alt === 'object' && alt !== null ? Reflect.get(alt, locale) : undefined
    return typeof text !== 'string' || text.trim() === ''
  })

/** G9: pictures without alt text in some language, each linked to its form. */
export const Undescribed = async ({ data, i18n, payload, req, area }: UndescribedProps) => {
  if (typeof data['id'] !== 'string') return null
  const ids = await findTargets(await handleOfRequest(req), { area, document: data['id'] }, 'media', most)
  if (ids.length === 0) return null
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...ids] } },
    limit: most,
    pagination: false,
    depth: 0,
    locale: 'all',
    select: { alt: true, filename: true },
    overrideAccess: true,
    req,
  })
  const found = docs.map(({ id, alt, filename }) => ({ id, filename, missing: missingOf(alt) })).filter(({ missing }) => missing.length > 0)
  if (found.length === 0) return null
  return (
    <div className="undescribed">
      <strong>{translate({ i18n }, heading)}</strong>
      <ul>
        {found.map(({ id, filename, missing }) => (
          <li key={id}>
            <a href={`${payload.config.routes.admin}/collections/media/${id}?locale=${missing[0] ?? defaultLocale}`}>{filename}</a>{' '}
            {translate({ i18n }, lacks(missing.map((locale) => localeNames[locale as 'en']).join(', ')))}
          </li>
        ))}
      </ul>
      <p>{translate({ i18n }, english)}</p>
    </div>
  )
}
