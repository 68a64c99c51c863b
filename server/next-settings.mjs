// Next's runtime settings; build settings are in next.config.ts. The image contains only these.

/** @type {import('next').NextConfig} */
export const nextSettings = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  // The custom server handles compression.
  compress: false,
  reactStrictMode: true,
  images: { localPatterns: [{ pathname: '/api/media/file/**' }] },
  // The page cache lives only in memory, so that pages are rendered from the current database after a restart. Counted in characters,
  // mostly two bytes each: room for a hundred pages and the RSC payloads of links. page-cache.mjs caches whole pages as bytes.
  cacheMaxMemorySize: 24 * 1024 * 1024,
  // In seconds, for cache entries with a lifetime. Only pages with a failed section have one, of one second (load-blocks.ts). A stale copy
  // would show the same error after Retry.
  expireTime: 1,
  experimental: { isrFlushToDisk: false },
}
