import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

import { pathAliases } from './src/lib/config/aliases'
import { addCompileHints } from './src/lib/config/compile-hints'
import { compressStatic } from './src/lib/config/compress-static'
import { buildEnvironment } from './src/lib/config/env'
import { nextSettings } from './server/next-settings.mjs'
import { languageSegment } from './src/lib/config/locales'
import { mailboxPolicy, securityHeaders } from './src/lib/config/security-headers'

const { NODE_ENV } = buildEnvironment()

/** Loaded where traces are sent, and only there. Bundled, each layer would have its own API. */
const tracing = ['api', 'exporter-trace-otlp-http', 'resources', 'sdk-trace-node'].map((name) => `@opentelemetry/${name}`)

const withNextIntl = createNextIntlPlugin({
  requestConfig: './src/lib/i18n/request.ts',
  // the browser gets messages already taken apart, and no parser (ADR 016)
  experimental: { messages: { path: './src/lib/i18n/messages', format: 'json', locales: 'infer', precompile: true } },
})

const nextConfig: NextConfig = {
  ...nextSettings,
  outputFileTracingRoot: path.resolve(import.meta.dirname),
  allowedDevOrigins: ['127.0.0.1'],
  // `npm test` checks every type; a build on a visitor's machine need not do it again.
  typescript: { ignoreBuildErrors: true },
  // One copy of Payload for pages and calls alike: bundled, each layer has its own, and an error of one is no
  // `instanceof` of the other's class, so the admin would not show which field is wrong.
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/drizzle',
    'drizzle-orm',
    'pg',
    'graphile-worker',
    'pdfkit',
    ...tracing,
  ],
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      addCompileHints(distDir)
      await compressStatic(distDir)
    },
  },
  experimental: { ...nextSettings.experimental, optimizePackageImports: ['lucide'] },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders(NODE_ENV === 'development') },
    // the later of two rules counts, and each before what a route says itself
    // nobody's own, so Back may bring it from the browser's memory; Next would say no-store
    { source: `/${languageSegment}/domains/search`, headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] },
    { source: '/api/mailbox/:path*', headers: [{ key: 'Content-Security-Policy', value: mailboxPolicy }] },
  ],
  redirects: async () => [
    { source: '/api/docs', destination: '/developers', permanent: false },
    ...pathAliases.map(({ alias, canonical }) => ({
      source: `/${languageSegment}${alias}`,
      destination: `/:lang${canonical}`,
      permanent: true,
    })),
  ],
}

const withCms = withPayload(withNextIntl(nextConfig), { devBundleServerPackages: false })

/** Payload adds client-hint headers to every route, which makes Chrome ask for the first page twice; only the admin needs them. */
const onlyForAdmin = (rule: Awaited<ReturnType<NonNullable<NextConfig['headers']>>>[number]) =>
  rule.headers.some(({ key }) => key === 'Critical-CH')
    ? { ...rule, source: '/admin/:path*', headers: rule.headers.filter(({ key }) => key !== 'X-Powered-By') }
    : rule

export default {
  ...withCms,
  headers: async () => ((await withCms.headers?.()) ?? []).map(onlyForAdmin),
} satisfies NextConfig
