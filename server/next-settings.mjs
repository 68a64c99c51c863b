// Runtime settings of Next; build settings are in next.config.ts. The image contains only these.

/** @type {import('next').NextConfig} */
export const nextSettings = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  // The custom server compresses.
  compress: false,
  reactStrictMode: true,
  images: { localPatterns: [{ pathname: '/api/media/file/**' }] },
  // The page cache lives in memory only: after a restart pages are rendered from the current database.
  // Counted in characters, mostly two bytes each: room for a hundred pages and the RSC payloads of links. page-cache.mjs caches whole pages
  // as bytes.
  cacheMaxMemorySize: 24 * 1024 * 1024,
  // In seconds, for cache entries with a lifetime: only pages with a failed section, which live for one second (load-blocks.ts). A stale
  // copy would show the same error after Retry.
  expireTime: 1,
  experimental: { isrFlushToDisk: false },
}
