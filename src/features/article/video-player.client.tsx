'use client'

import { type ReactNode, useState } from 'react'
import { Icon, Play } from '@/components/ui/icons/icon'

interface VideoPlayerProps {
  readonly title: string
  /** "Play video: Move a domain". */
  readonly label: string
  /** The provider's page of the video, for visitors without JavaScript. */
  readonly href: string
  readonly player: string
  /** The poster, or the title in its place. */
  readonly children: ReactNode
}

/** The play button, which had focus, is unmounted. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus()

/** R33: makes no request to the provider until the visitor presses play. */
export const VideoPlayer = ({ title, label, href, player, children }: VideoPlayerProps) => {
  const [isPlaying, setPlaying] = useState(false)
  const icon = <Icon of={Play} size={28} />
  return (
    <div className="article-video__screen">
      {isPlaying ? (
        <iframe
          ref={takeFocus}
          src={player}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        />
      ) : (
        <>
          {children}
          <button type="button" className="article-video__play" aria-label={label} onClick={() => setPlaying(true)}>
            {icon}
          </button>
          <noscript>
            <a className="article-video__play" aria-label={label} href={href}>
              {icon}
            </a>
          </noscript>
        </>
      )}
    </div>
  )
}
