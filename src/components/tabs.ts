/** Message to other tabs, which then read the data themselves. */
type TabNews = 'cart' | 'currency'

const isNews = (value: unknown): value is TabNews => value === 'cart' || value === 'currency'

let channel: BroadcastChannel | null = null

/** Opened lazily. Browsers without BroadcastChannel refresh when the tab becomes visible. */
const openChannel = (): BroadcastChannel | null => {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return null
  channel ??= new BroadcastChannel('shop')
  return channel
}

/** Reaches every other tab, never this one. */
export const broadcast = (news: TabNews): void => openChannel()?.postMessage(news)

/** Calls back when another tab has changed something, or with `null` when this one becomes visible and may be stale. */
export const subscribeToTabs = (listener: (news: TabNews | null) => void): (() => void) => {
  const opened = openChannel()
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) listener(data)
  }
  const look = () => {
    if (!document.hidden) listener(null)
  }
  opened?.addEventListener('message', hear)
  document.addEventListener('visibilitychange', look)
  return () => {
    opened?.removeEventListener('message', hear)
    document.removeEventListener('visibilitychange', look)
  }
}
