/** @param {string} url */
const hasBrokenPath = (url) => {
  const [path = ''] = url.split('?', 1)
  if (!path.includes('%')) return false
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}

/**
 * Never sent by browsers and proxies: an absolute target, two Host headers, an undecodable path.
 * @param {import('node:http').IncomingMessage} request
 */
export const isMalformed = ({ url = '', headersDistinct }) =>
  !url.startsWith('/') || (headersDistinct.host?.length ?? 0) > 1 || hasBrokenPath(url)
