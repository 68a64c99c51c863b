import Image from 'next/image'
import type { CSSProperties } from 'react'
import { captionOf } from '@/core/articles/node-texts'
import { toPicture } from '@/modules/content/to-picture'

interface ArticlePictureProps {
  /** Upload node of a rich text. */
  readonly node: { readonly type: string; readonly fields?: unknown; readonly value?: unknown }
}

/** R32: the whole picture, no taller than the window; nothing if it was deleted. */
export const ArticlePicture = ({ node }: ArticlePictureProps) => {
  const picture = toPicture(node.value)
  if (!picture) return null
  const { src, width, height, alt, lang } = picture
  const caption = captionOf(node)
  return (
    <figure className="article-picture" style={{ '--width': width, '--ratio': width / height } as CSSProperties}>
      <Image src={src} width={width} height={height} alt={alt} lang={lang} sizes="(max-width: 720px) 100vw, 680px" />
      {caption === '' ? null : <figcaption>{caption}</figcaption>}
    </figure>
  )
}
