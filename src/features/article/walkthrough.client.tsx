'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Drawing } from '@/components/ui/drawings/drawing.client'
import type { SceneView } from './types'

/** Duration of a scene in ms: long enough to read its caption twice. */
const sceneLength = 9_000

interface WalkthroughProps {
  readonly scenes: readonly SceneView[]
  readonly lang: string | undefined
  readonly words: Readonly<Record<'label' | 'play' | 'pause' | 'again' | 'previous' | 'next', string>> & {
    /** "Scene 2 of 5", by scene index. */
    readonly places: readonly string[]
  }
}

/** A video as a sequence of drawings, with buttons to start, pause and select scenes (WCAG 2.2.2). */
export const Walkthrough = ({ scenes, lang, words }: WalkthroughProps) => {
  const [place, setPlace] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const last = scenes.length - 1

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => (place < last ? setPlace(place + 1) : setPlaying(false)), sceneLength)
    return () => clearTimeout(timer)
  }, [isPlaying, place, last])

  const scene = scenes[place]
  if (!scene) return null
  const isOver = !isPlaying && place === last
  const press = () => {
    if (isOver) setPlace(0)
    setPlaying(!isPlaying)
  }
  const go = (to: number) => {
    setPlaying(false)
    setPlace(to)
  }
  return (
    <section className="walkthrough" aria-label={words.label}>
      <div className="walkthrough__screen" key={place}>
        <Drawing of={scene.drawing} />
        <p lang={lang} aria-live={isPlaying ? 'off' : 'polite'}>
          {scene.caption}
        </p>
      </div>
      <div className="walkthrough__controls">
        <Button variant="solid" onClick={press}>
          {isPlaying ? words.pause : isOver ? words.again : words.play}
        </Button>
        <Button size="small" disabled={place === 0} onClick={() => go(place - 1)}>
          {words.previous}
        </Button>
        <Button size="small" disabled={place === last} onClick={() => go(place + 1)}>
          {words.next}
        </Button>
        <span className="muted small">{words.places[place]}</span>
      </div>
    </section>
  )
}
