interface Watch {
  readonly element: Element
  /** In ms. */
  readonly interval: number
  /** Called whenever it has come into view. */
  readonly arrive?: () => void
  readonly tick: () => void
}

/**
 * R9: calls `tick` every `interval` while the element is in view, the tab is shown and motion is welcome, and at no other
 * time. Returns what ends it.
 */
export function watchWhileSeen({ element, interval, arrive, tick }: Watch): () => void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  let isInView = false
  let timer: ReturnType<typeof setInterval> | null = null

  const decide = () => {
    const mayRun = isInView && !document.hidden && !stillness.matches
    if (mayRun && timer === null) timer = setInterval(tick, interval)
    if (!mayRun && timer !== null) {
      clearInterval(timer)
      timer = null
    }
  }

  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false
    if (isInView) arrive?.()
    decide()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', decide)
  stillness.addEventListener('change', decide)

  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', decide)
    stillness.removeEventListener('change', decide)
    if (timer !== null) clearInterval(timer)
  }
}
