// What Next needs to know to serve what was built; how it is built stands in next.config.ts beside it. The image has this alone.

/** @type {import('next').NextConfig} */
export const servedSettings = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  poweredByHeader: false,
  // this server does it better
  compress: false,
  reactStrictMode: true,
  images: { localPatterns: [{ pathname: '/api/media/file/**' }] },
  // Cached pages live in memory only: after a restart they are drawn from the database as it is then, never as it was.
  // Counted in letters, of which most take two bytes: room for a hundred pages and what links inside the site ask for of them. Whole pages are kept as bytes (page-cache.mjs).
  cacheMaxMemorySize: 24 * 1024 * 1024,
  experimental: { isrFlushToDisk: false },
}
