import { seoPlugin } from '@payloadcms/plugin-seo'
import { buildConfig, type SanitizedConfig } from 'payload'
import sharp from 'sharp'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { applyApiKeyScopes } from '@/payload/access/api-key-access'
import { restrictPayloadCollections, secureByDefault } from '@/payload/access/rules'
import { adminLanguages } from '@/payload/admin/languages'
import { translations } from '@/payload/i18n/payload-texts'
import { collections } from '@/payload/collections'
import { database, prepareConnections } from '@/payload/database'
import { jobEndpoints } from '@/payload/admin/jobs/job-endpoints'
import { dashboardEndpoints } from '@/payload/admin/dashboard/endpoints'
import { editor, namePictures } from '@/payload/editor'
import { addErrorForm, endpoints, loggingLevels } from '@/payload/http/handlers'
import { globals } from '@/payload/globals'
import { nameLockOwners } from '@/payload/hooks/documents'
import { withBrowserWords } from '@/payload/i18n/browser-words'
import { logger } from '@/payload/logger'
import { refuseOnce } from '@/payload/jobs/refuse-once'
import { pictureStorage } from '@/payload/picture-storage'
import { textLabels } from '@/payload/text-labels'
import { priceListEndpoints } from '@/payload/admin/price-lists/import-file'
import { priceEndpoints } from '@/payload/admin/prices/endpoints'
import { promotionEndpoints } from '@/payload/admin/promotions/answers'
import { pageTemplateEndpoints } from '@/payload/admin/page-templates/endpoints'
import { thumbnailEndpoints } from '@/payload/admin/pages/thumbnails'
import { headEndpoints } from '@/payload/admin/seo/endpoints'
import { textEndpoints } from '@/payload/admin/search-and-replace/search-texts'
import { translationEndpoints } from '@/payload/admin/translations/endpoints'
import { buildEnvironment } from '@/lib/config/env'
import { maximumPictureBytes } from '@/lib/config/limits'
import { defaultTimeZone, timeZones } from '@/lib/config/time-zones'
import { defaultLocale, localeNames, locales } from '@/lib/config/locales'
import { circuitTo } from '@/lib/circuits'
import { detectStaging } from '@/lib/detect-staging'
import { guardedMail, mailAdapter } from '@/integrations/smtp'

const root = path.dirname(fileURLToPath(import.meta.url))

const settings = buildEnvironment()

const config = buildConfig({
  // A build knows no secret; a running shop without one does not start.
  secret: settings.PAYLOAD_SECRET ?? '',
  serverURL: settings.SITE_URL,
  cors: [settings.SITE_URL],
  csrf: [settings.SITE_URL],
  telemetry: false,
  graphQL: { disable: true },
  defaultDepth: 1,
  maxDepth: 4,
  db: database,
  editor,
  email: guardedMail(mailAdapter, () => circuitTo('mail'))(),
  sharp,
  logger,
  loggingLevels,
  collections,
  globals,
  endpoints: [
    ...endpoints,
    ...dashboardEndpoints,
    ...priceListEndpoints,
    ...priceEndpoints,
    ...promotionEndpoints,
    ...pageTemplateEndpoints,
    ...thumbnailEndpoints,
    ...headEndpoints,
    ...jobEndpoints,
    ...textEndpoints,
    ...translationEndpoints,
  ],
  localization: {
    locales: locales.map((code) => ({ code, label: localeNames[code] })),
    defaultLocale,
    fallback: true,
  },
  i18n: { supportedLanguages: adminLanguages, fallbackLanguage: defaultLocale, translations: withBrowserWords(translations) },
  admin: {
    user: 'users',
    // The default asks another host for a picture of every member of staff.
    avatar: 'default',
    meta: { titleSuffix: ' · Hostfront' },
    components: {
      graphics: { Icon: '/payload/admin/brand#Icon', Logo: '/payload/admin/brand#Logo' },
      Nav: '/payload/admin/menu/menu#Menu',
      views: {
        dashboard: { Component: '/payload/admin/dashboard/dashboard-view#DashboardView' },
        login: { Component: '/payload/admin/two-step/login-view#LoginView', path: '/login' },
        links: { Component: '/payload/references/used-in#LinksView', path: '/links' },
        texts: { Component: '/payload/admin/search-and-replace/texts-view#TextsView', path: '/texts' },
        translations: { Component: '/payload/admin/translations/translations-view#TranslationsView', path: '/translations' },
        prices: { Component: '/payload/admin/prices/prices-view#PricesView', path: '/prices' },
        jobs: { Component: '/payload/admin/jobs/failed-jobs-view#FailedJobsView', path: '/jobs' },
      },
      providers: [
        '/payload/admin/menu/keep-history.client#KeepHistory',
        '/payload/admin/language/switching.client#SwitchingProvider',
        '/payload/admin/accessibility/named-controls.client#NamedControls',
      ],
      actions: [
        '/payload/admin/search-and-replace/palette#Palette',
        '/payload/admin/guides/how-to#HowTo',
        '/payload/admin/language/language-switch.client#LanguageSwitch',
      ],
    },
    timezones: { supportedTimezones: [...timeZones], defaultTimezone: defaultTimeZone },
    // as the language of the admin writes it
    dateFormat: 'PP, HH:mm',
    importMap: { baseDir: path.join(root, 'src'), importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
    livePreview: {
      breakpoints: [
        { name: 'phone', label: '390', width: 390, height: 844 },
        { name: 'tablet', label: '768', width: 768, height: 1024 },
        { name: 'desktop', label: '1440', width: 1440, height: 900 },
      ],
    },
  },
  upload: { limits: { fileSize: maximumPictureBytes } },
  jobs: {
    tasks: [],
    deleteJobOnComplete: true,
    // The worker runs them (ADR 107): Payload's own clock begins with the first visit to the admin.
    autoRun: [],
    processingOrder: 'waitUntil',
  },
  typescript: { outputFile: path.join(root, 'src/payload-types.ts'), autoGenerate: false },
  hooks: { afterError: [addErrorForm] },
  // The SEO plugin adds the texts of its image field (`pages.ts`).
  plugins: [pictureStorage, seoPlugin({}), textLabels, secureByDefault],
  onInit: async (payload) => {
    prepareConnections(payload)
    await detectStaging(payload)
  },
})

/**
 * Retries after 2, 4, 8, 16 and 32 seconds, for example while the database is down or a referenced page is not published yet. The
 * dashboard shows what still fails.
 */
const retries = { attempts: 5, backoff: { type: 'exponential', delay: 2000 } } as const

/** Payload adds its schedulePublish task after all plugins, without retries, so they are set on the finished configuration. */
const retryScheduled = (config: SanitizedConfig): SanitizedConfig => {
  for (const task of config.jobs.tasks ?? [])
    if (task.slug === 'schedulePublish') {
      task.retries = retries
      task.handler = refuseOnce(task.handler)
    }
  return config
}

export default config.then(restrictPayloadCollections).then(applyApiKeyScopes).then(nameLockOwners).then(retryScheduled).then(namePictures)
