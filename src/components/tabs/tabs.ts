/** What one tab of the shop tells the others. They read the rest for themselves. */
type TabNews = 'cart' | 'currency'

const isNews = (value: unknown): value is TabNews => value === 'cart' || value === 'currency'

let channel: BroadcastChannel | null = null

/** Opened when it is first needed; a browser without it refreshes when the tab is looked at again. */
const openChannel = (): BroadcastChannel | null => {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return null
  channel ??= new BroadcastChannel('shop')
  return channel
}

/** Heard by every other tab of the shop, never by this one. */
export const broadcast = (news: TabNews): void => openChannel()?.postMessage(news)

/** Calls back when another tab has changed something, and when this one was hidden and is looked at again: `null` is "who knows". */
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
