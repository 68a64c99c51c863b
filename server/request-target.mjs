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
 * No browser and no proxy sends these: a target that names a host of its own, two hosts, a path that can't be decoded.
 * @param {import('node:http').IncomingMessage} request
 */
export const isMalformed = ({ url = '', headersDistinct }) =>
  !url.startsWith('/') || (headersDistinct.host?.length ?? 0) > 1 || hasBrokenPath(url)
