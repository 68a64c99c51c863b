import { cleanLine } from '../typed-text'

const youTubePlayer = 'https://www.youtube-nocookie.com'
const vimeoPlayer = 'https://player.vimeo.com'

/** R33: the only other hosts that a page may embed in a frame. */
export const videoPlayers = [youTubePlayer, vimeoPlayer]

interface VideoLink {
  readonly provider: 'YouTube' | 'Vimeo'
  /** The video's page on the provider's site. */
  readonly href: string
  /** The provider's player, which starts immediately. */
  readonly player: string
}

const youTubePage = /^(?:(?:www|m)\.)?youtube\.com\/watch$/
const youTubePath = /^(?:(?:(?:www|m)\.)?youtube\.com\/(?:shorts|embed|live)|(?:www\.)?youtube-nocookie\.com\/embed|youtu\.be)\/([^/]+)$/
/** Excludes the path names that YouTube uses for playlists and channels in place of an id. */
const youTubeId = /^(?!videoseries$|live_stream$)[\w-]{11}$/

const vimeoPath = /^(?:(?:www\.)?vimeo\.com|player\.vimeo\.com\/video)\/(\d{1,12})(?:\/([^/]+))?$/
/** Privacy hash of an unlisted video. */
const vimeoHash = /^[\da-f]{6,40}$/i

const youTube = (id: string): VideoLink => ({
  provider: 'YouTube',
  href: `https://www.youtube.com/watch?v=${id}`,
  player: `${youTubePlayer}/embed/${id}?autoplay=1`,
})

const vimeo = (id: string, hash: string): VideoLink => ({
  provider: 'Vimeo',
  href: `https://vimeo.com/${id}${hash && `/${hash}`}`,
  player: `${vimeoPlayer}/video/${id}?${hash && `h=${hash}&`}dnt=1&autoplay=1`,
})

const urlOf = (typed: string): URL | null => {
  const line = cleanLine(typed)
  const address = /^https?:\/\//i.test(line) ? line : `https://${line}`
  return URL.canParse(address) ? new URL(address) : null
}

/** R33: accepts every form of link that YouTube and Vimeo offer for a single video; `null` for anything else. */
export const parseVideoLink = (typed: unknown): VideoLink | null => {
  const url = typeof typed === 'string' ? urlOf(typed) : null
  if (!url) return null
  const place = `${url.host}${url.pathname}`.replace(/\/$/, '')
  const watched = youTubePage.test(place) ? url.searchParams.get('v') : youTubePath.exec(place)?.[1]
  if (watched && youTubeId.test(watched)) return youTube(watched)
  const [, id, ownHash] = vimeoPath.exec(place) ?? []
  const hash = ownHash ?? url.searchParams.get('h') ?? ''
  return id !== undefined && (hash === '' || vimeoHash.test(hash)) ? vimeo(id, hash) : null
}
