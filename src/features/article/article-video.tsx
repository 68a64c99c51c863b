import { useLocale, useTranslations } from 'next-intl'
import Image from 'next/image'
import { parseVideoLink } from '@/core/articles/video-link'
import { toPicture } from '@/modules/content/to-picture'
import type { VideoBlock } from '@/payload-types'
import { VideoPlayer } from './video-player.split.client'

/** R33. Without a poster, the title stands on a plain panel. In a preview, renders nothing until the editor has entered link and title. */
export const ArticleVideo = ({ fields: { link, title, poster, caption } }: { readonly fields: VideoBlock }) => {
  const t = useTranslations('article.embed')
  const locale = useLocale()
  const video = parseVideoLink(link)
  if (!video || !title) return null
  const { provider, href, player } = video
  const picture = toPicture(poster)
  return (
    <figure className="article-video">
      <VideoPlayer title={title} label={t('play', { title })} href={href} player={player}>
        {picture ? (
          <Image
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt=""
            sizes="(max-width: 720px) 100vw, 680px"
            style={{ objectPosition: picture.focus }}
          />
        ) : (
          <span className="article-video__title" aria-hidden>
            {title}
          </span>
        )}
      </VideoPlayer>
      <figcaption>
        <b>{title}</b>
        {caption ? <p>{caption}</p> : null}
        <p lang={locale}>
          <span className="article-video__notice">{t('notice', { provider })}</span> <a href={href}>{t('watch', { provider })}</a>
        </p>
      </figcaption>
    </figure>
  )
}
